/// Where a value stands in the one around it, in a form that costs next to nothing to note down.
struct NodeKey {
  /// The table of the key, or the key itself.
  private let source: AnyObject?
  /// The index of an element, the number of a key in its table, or -1.
  private let number: Int

  /// The root of the document.
  static var none: NodeKey { NodeKey(source: nil, number: -1) }

  static func index(_ index: Int) -> NodeKey { NodeKey(source: nil, number: index) }

  static func known(_ number: Int, in table: KeyTexts) -> NodeKey {
    NodeKey(source: table, number: number)
  }

  static func key(_ key: any CodingKey) -> NodeKey { NodeKey(source: HeldKey(key), number: -1) }

  var codingKey: (any CodingKey)? {
    switch source {
    case let table as KeyTexts: table.key(number)
    case let held as HeldKey: held.key
    default: number < 0 ? nil : AnyCodingKey(index: number)
    }
  }

  private final class HeldKey {
    let key: any CodingKey

    init(_ key: any CodingKey) {
      self.key = key
    }
  }
}

extension EncodingNode {
  /// The keys and indices from the root to this value, found when somebody asks.
  var codingPath: [any CodingKey] {
    session.isPathRequested = true
    var path: [any CodingKey] = []
    var node: EncodingNode? = self
    while let current = node {
      if let key = current.key.codingKey { path.append(key) }
      node = current.parent
    }
    return path.reversed()
  }
}
