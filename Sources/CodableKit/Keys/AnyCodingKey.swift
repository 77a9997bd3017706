/// A coding key made of any text or index.
///
/// Three words, which a path holds without an allocation for each step.
struct AnyCodingKey: CodingKey, Hashable {
  let stringValue: String
  /// The index, or `noNumber`.
  private let number: Int

  private static let noNumber = Int.min

  /// The number that the key is; looked for only when somebody asks.
  var intValue: Int? { number == Self.noNumber ? Int(stringValue) : number }

  init(_ text: String) {
    stringValue = text
    number = Self.noNumber
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    number = index
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) {
    stringValue = String(intValue)
    number = Self.noNumber
  }
}
