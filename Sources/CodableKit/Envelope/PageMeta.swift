/// Which page of how many a response is.
///
/// Servers spell the count as `totalPages` or as `total_pages`; both are read, also under a
/// decoder that converts keys. Numbers may be sent as text. It is written as `totalPages`.
///
///     // {"page": 1, "totalPages": 3} and {"page": "1", "total_pages": 3}
///     // -> page 1, totalPages 3, isLast false
public struct PageMeta: Hashable, Sendable {
  /// The number of the page; the first is 1.
  public var page: Int

  /// How many pages there are.
  public var totalPages: Int

  /// Creates the place of a page.
  public init(page: Int, totalPages: Int) {
    self.page = page
    self.totalPages = totalPages
  }

  /// Whether no page follows.
  public var isLast: Bool { page >= totalPages }
}

extension PageMeta: Codable {
  /// Reads a page's place.
  ///
  /// Throws `DecodingError.keyNotFound` when either number is missing, and
  /// `DecodingError.typeMismatch` when one is no whole number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    page = try Lossless<Int>.decode(from: container, forKey: AnyCodingKey("page"))
    let key = try container.requiredKey(AnyCodingKey("totalPages"), AnyCodingKey("total_pages"))
    totalPages = try Lossless<Int>.decode(from: container, forKey: key)
  }
}
