/// Dictionaries are read without a container, and their keys as they stand in the document: they
/// are data, which a key strategy does not touch; but for `Int` keys, which Foundation converts.
extension Dictionary: IndexDecodable where Key: Decodable, Value: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    if Key.self == String.self {
      let plan = document.plans.plan(for: Value.self)
      try Self.checkObject(document, at: place)
      if let pairs = try document.scalarsByKey([String: Value].self, by: plan, in: place) {
        self = unsafe unsafeBitCast(pairs, to: Self.self)
        return
      }
      // The test above says that the key type is `String`.
      try self.init(document, at: place) { unsafe unsafeBitCast($0, to: Key.self) }
    } else if Key.self == Int.self, document.keyRule.isUnchanged {
      try self.init(document, at: place) { text in
        Int(text).map { unsafe unsafeBitCast($0, to: Key.self) }
      }
    } else if Key.self != Int.self, let type = Key.self as? any CodingKeyRepresentable.Type {
      try self.init(document, at: place) { type.init(codingKey: AnyCodingKey($0)) as? Key }
    } else {
      // Keys of other types stand in an array, before their values.
      try self.init(from: NodeDecoder(document, at: place))
    }
  }

  private init(_ document: JSONDocument, at object: Int, _ makeKey: (String) -> Key?) throws {
    try Self.checkObject(document, at: object)
    self.init(minimumCapacity: Swift.min(document.index.count(at: object), 1 << 20))
    let plan = document.plans.plan(for: Value.self)
    let keepsLast = document.keepsLast
    try document.forEachPairThatCounts(in: object) { text, place in
      guard let key = makeKey(text) else {
        let context = DecodingError.Context(
          codingPath: document.pathOfError(at: place),
          debugDescription: "Expected a key of type \(Key.self), found \"\(text)\"",
          underlyingError: BadKey(text: text, expected: typeName(Key.self)))
        // As the standard library has it.
        throw Key.self == Int.self
          ? DecodingError.typeMismatch(Int.self, context) : .dataCorrupted(context)
      }
      // Another text may stand for the same key.
      let value: Value
      do {
        value = try document.decode(Value.self, by: plan, at: place)
      } catch {
        // A value that does not count may be of any kind.
        if !keepsLast, self[key] != nil {
          return try document.acceptRepeatedKey(ofValueAt: place)
        }
        throw document.marking(error, Value.self, at: place)
      }
      if let first = updateValue(value, forKey: key), !keepsLast {
        try document.acceptRepeatedKey(ofValueAt: place)
        self[key] = first
      }
    }
  }

  private static func checkObject(_ document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .object else {
      throw document.unfit([String: Any].self, at: place)
    }
    // The standard library's key of a dictionary is a number where its text is one.
    document.index.leave(.keysAreNumbers, at: place)
  }
}

extension JSONDocument {
  /// Calls `body` with the text of every key of an object and the place of its value.
  ///
  /// Where a value is read for nothing that does not count, because its key stands in the object
  /// before, it may be among them. It is not where its losses would be reported, or the last value
  /// counts.
  fileprivate func forEachPairThatCounts(
    in object: Int, _ body: (String, Int) throws -> Void
  ) throws {
    guard keepsLast || IssueCollector.current != nil else {
      return try forEachPair(in: object) { try body(index.text(of: $0), $1) }
    }
    let table = KeyTable(keepsLast: keepsLast, capacity: index.count(at: object))
    forEachPair(in: object) { table.add(index.text(of: $0), value: $1) }
    try forEachPair(in: object) { key, place in
      let text = index.text(of: key)
      if table.value(of: text) == place { try body(text, place) }
    }
  }
}
