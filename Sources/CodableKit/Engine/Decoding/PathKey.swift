/// A step of a coding path: a key of an object, which is never a number, or an index of an array.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  /// Whether the key is known to be one of a dictionary, whose values have no declarations.
  let isData: Bool

  init(_ key: String, isData: Bool = false) {
    stringValue = key
    intValue = nil
    self.isData = isData
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
    isData = false
  }

  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) { self.init(index: intValue) }
}
