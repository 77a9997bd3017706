/// Words that a Swift name writes in capitals: `URL` in `imageURL`.
///
///     let acronyms: Acronyms = ["URL", "ID"]
///     Acronyms.common.adding("SKU", "EAN")
///
/// Letters' case makes no difference here, and digits or the `s` of a plural may follow: `ID`
/// covers `userID2` and `userIDs` as well.
public struct Acronyms: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The words, in capitals.
  ///
  ///     Acronyms(["url", "ID"]).words   // ["URL", "ID"]
  public private(set) var words: Set<String>

  /// Lists words.
  ///
  ///     Acronyms("url id".split(separator: " ").map(String.init)) == ["URL", "ID"]   // true
  public init(_ words: some Sequence<String>) { self.words = Set(words.map { $0.uppercased() }) }

  /// Lists words.
  ///
  ///     let acronyms: Acronyms = ["URL", "ID"]
  ///     KeyStyle.snake(acronyms: acronyms).name(for: "user_id")   // userID
  public init(arrayLiteral elements: String...) { self.init(elements) }

  /// The list with further words.
  ///
  ///     Acronyms(["URL"]).adding("sku").words   // ["URL", "SKU"]
  public func adding(_ words: String...) -> Acronyms { Acronyms(Array(self.words) + words) }

  /// No words: each word of a name begins with a capital and goes on in small letters.
  ///
  ///     KeyStyle.snake(acronyms: .none).name(for: "image_url")   // imageUrl
  public static let none = Acronyms([])

  /// Those that the names of Swift and of Apple's frameworks write in capitals.
  ///
  ///     Acronyms.common.words.contains("URL")   // true
  public static let common: Acronyms = [
    "API", "ASCII", "CPU", "CSS", "CSV", "DNS", "FTP", "GPU", "GUID", "HTML", "HTTP", "HTTPS", "ID",
    "IP", "ISBN", "JPEG", "JSON", "JWT", "MIME", "PDF", "PNG", "RGB", "SDK", "SQL", "SSH", "SSL",
    "SVG", "TCP", "TLS", "TTL", "UDP", "UI", "URI", "URL", "UTC", "UTF", "UUID", "VAT", "XML",
    "YAML",
  ]

  /// One of these words as names write it, also in the plural and with digits, or nil for any
  /// other.
  ///
  ///     id    ID
  ///     ids2  IDs2
  func spelling(of word: some StringProtocol) -> String? {
    let digits = word.reversed().prefix { "0"..."9" ~= $0 }.count
    let letters = word.dropLast(digits).uppercased()
    if words.contains(letters) { return letters + word.suffix(digits) }
    let singular = String(letters.dropLast())
    guard letters.last == "S", words.contains(singular) else { return nil }
    return singular + "s" + word.suffix(digits)
  }

  /// Splits capitals that stand in a row into acronyms, or gives nil when they are no row of them.
  ///
  ///     HTTPSURL   HTTPS, URL
  ///     IDEA       nil: there is no EA
  func split(_ capitals: Substring) -> [Substring]? {
    let letters = Array(capitals)
    let longest = words.lazy.map(\.count).max() ?? 0
    // From each place: how long an acronym leads on to the end; 0 when none does. Worked from the
    // end, so that no row of capitals takes more than linear time.
    var lengths = Array(repeating: 0, count: letters.count)
    for place in letters.indices.reversed() {
      // The longest first, so that HTTPS is not read as HTTP and S.
      for length in stride(from: min(longest, letters.count - place), to: 0, by: -1)
      where place + length == letters.count || lengths[place + length] > 0 {
        guard words.contains(String(letters[place..<place + length])) else { continue }
        lengths[place] = length
        break
      }
    }
    var result: [Substring] = []
    var rest = capitals
    while !rest.isEmpty {
      let length = lengths[letters.count - rest.count]
      guard length > 0 else { return nil }
      result.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return result
  }
}
