/// A step of a coding path: a key of an object, which is never a number, or an index of an array.
///
/// Three words, which a path holds without an allocation for each step.
struct PathKey: CodingKey {
  private let text: String
  /// The index, or what kind of key this is.
  private let number: Int

  private static let noNumber = Int.min
  private static let noNumberButData = Int.min + 1

  /// Makes a key; `isData` if it is known to be one of a dictionary, whose values have no
  /// declarations.
  init(_ key: String, isData: Bool = false) {
    text = key
    number = isData ? Self.noNumberButData : Self.noNumber
  }

  /// Makes the key of a dictionary, which is a number as well if its text is one.
  init(number text: String) {
    self.text = text
    number = Int(text) ?? Self.noNumberButData
  }

  init(index: Int) {
    text = ""
    number = index
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) { self.init(index: intValue) }

  var stringValue: String { isText || !text.isEmpty ? text : "Index \(number)" }

  var intValue: Int? { isText ? nil : number }

  /// Whether the key is known to be one of a dictionary.
  var isData: Bool { number != Self.noNumber && (isText || !text.isEmpty) }

  private var isText: Bool { number <= Self.noNumberButData }
}
