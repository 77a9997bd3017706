/// Which page of how many a response is.
///
/// Servers spell the count as `totalPages` or as `total_pages`; both are read, also under a
/// decoder that converts keys. Numbers may be sent as text. It is written as `totalPages`.
///
///     // {"page": 1, "totalPages": 3} and {"page": "1", "total_pages": 3}
///     // -> page 1, totalPages 3, isLast false
public struct PageMeta: Hashable, Sendable {
  /// The number of the page; the first is 1.
  ///
  ///     PageMeta(page: 2, totalPages: 3).page   // 2
  public var page: Int

  /// How many pages there are.
  ///
  ///     PageMeta(page: 2, totalPages: 3).totalPages   // 3
  public var totalPages: Int

  /// Creates the place of a page.
  ///
  ///     PageMeta(page: 3, totalPages: 3).isLast   // true
  public init(page: Int, totalPages: Int) {
    self.page = page
    self.totalPages = totalPages
  }

  /// Whether no page follows.
  ///
  ///     PageMeta(page: 2, totalPages: 3).isLast   // false
  public var isLast: Bool { page >= totalPages }
}

extension PageMeta: Codable {
  /// Reads a page's place.
  ///
  /// Throws `DecodingError.keyNotFound` when either number is missing, and
  /// `DecodingError.typeMismatch` when one is no whole number.
  ///
  ///     try FastJSONDecoder()
  ///       .decode(PageMeta.self, from: #"{"page":"1","total_pages":3}"#).totalPages
  ///     // 3
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    page = try Lossless<Int>.decode(from: container, forKey: AnyCodingKey("page"))
    let key = try container.requiredKey(AnyCodingKey("totalPages"), AnyCodingKey("total_pages"))
    totalPages = try Lossless<Int>.decode(from: container, forKey: key)
  }
}
