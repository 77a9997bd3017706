/// A coding key made of any text or index.
struct AnyCodingKey: CodingKey, Hashable {
  let stringValue: String
  private let number: Int?

  /// The number that the key is; looked for only when somebody asks.
  var intValue: Int? { number ?? Int(stringValue) }

  init(_ text: String) {
    stringValue = text
    number = nil
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    number = index
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) {
    stringValue = String(intValue)
    number = nil
  }
}
