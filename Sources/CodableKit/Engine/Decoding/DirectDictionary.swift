/// Dictionaries are read without a container, and their keys as they stand in the document: they
/// are data, which a key strategy does not touch.
extension Dictionary: DirectlyDecodable where Key: Decodable, Value: Decodable {
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
    } else if Key.self == Int.self {
      try self.init(document, at: place) { text in
        Int(text).map { unsafe unsafeBitCast($0, to: Key.self) }
      }
    } else if let type = Key.self as? any CodingKeyRepresentable.Type {
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
    try document.forEachPair(in: object) { key, place in
      let text = document.index.text(of: key)
      guard let key = makeKey(text) else {
        let context = DecodingError.Context(
          codingPath: document.pathOfError(at: place),
          debugDescription: "Expected a key of type \(Key.self), found \"\(text)\".")
        // As the standard library's dictionaries tell the two apart.
        throw Key.self == Int.self
          ? DecodingError.typeMismatch(Key.self, context) : .dataCorrupted(context)
      }
      let value: Value
      do {
        value = try document.decode(Value.self, by: plan, at: place)
      } catch {
        // A value that does not count may be of any kind.
        if !keepsLast, self[key] != nil { return }
        throw document.marking(error, Value.self, at: place)
      }
      if let first = updateValue(value, forKey: key), !keepsLast { self[key] = first }
    }
  }

  private static func checkObject(_ document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .object else {
      throw document.unfit([String: Any].self, at: place)
    }
    document.index.leave(.keysAreData, at: place)
  }
}
