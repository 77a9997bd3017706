/// Where a value stands in the one around it, in a form that costs nothing to note down.
enum PathKey {
  /// The root of the document.
  case none
  case index(Int)
  /// A key of a type whose keys are known by number.
  case known(KeyTable, Int)
  case name(String)
  case key(any CodingKey)

  var codingKey: (any CodingKey)? {
    switch self {
    case .none: nil
    case .index(let index): PlainKey(index: index)
    case .known(let table, let number): table.entries[number].key
    case .name(let name): PlainKey(name)
    case .key(let key): key
    }
  }
}

/// A key without a type of its own: an element's index, a dictionary's key, `super`.
struct PlainKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = Int(name)
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  static let `super` = PlainKey("super")
}

extension EncodingNode {
  /// The keys and indices from the root to this value, found when somebody asks.
  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var node: EncodingNode? = self
    while let current = node {
      if let key = current.key.codingKey { path.append(key) }
      node = current.parent
    }
    return path.reversed()
  }
}
