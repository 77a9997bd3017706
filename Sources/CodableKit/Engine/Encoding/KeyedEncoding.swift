import JSONCore

/// The members of one object.
struct KeyedEncoding<Key: CodingKey>: CachedKeyedEncoding {
  let node: EncodingNode
  let table: KeyTexts

  init(node: EncodingNode, table: KeyTexts) {
    self.node = node
    self.table = table
    if table.isNumbered { node.expectKeys(of: table) }
  }

  var codingPath: [any CodingKey] { node.codingPath }
}

// MARK: - Keys

extension KeyedEncoding {
  /// Writes the key of the next member; answers false where the object's text is lost.
  private func begin(_ key: Key) throws -> Bool {
    guard try node.isWritable() else { return false }
    let session = node.session
    if table.isNumbered {
      let span = session.names.span(of: key, in: table)
      node.noteKey(span.number, of: table)
      table.write(span, to: &session.buffer)
    } else {
      node.begin(named: name(of: key))
    }
    return true
  }

  private func name(of key: some CodingKey) -> String {
    table.isData ? key.stringValue : node.session.names.name(of: key, in: node)
  }

  private func writtenName(of key: Key) -> String {
    guard table.isNumbered else { return name(of: key) }
    return table.name(node.session.names.span(of: key, in: table).number)
  }

  private func pathKey(_ key: Key) -> NodeKey {
    guard table.isNumbered else { return .key(key) }
    return .known(node.session.names.span(of: key, in: table).number, in: table)
  }
}

// MARK: - Scalars

extension KeyedEncoding {
  func encodeNil(forKey key: Key) throws { try write(key) { $0.appendNull() } }
  func encode(_ value: Bool, forKey key: Key) throws {
    try write(key) { $0.append(literal: value) }
  }
  func encode(_ value: Int, forKey key: Key) throws { try write(key) { $0.append(integer: value) } }
  func encode(_ value: Int8, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: Int16, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: Int32, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: Int64, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: UInt, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: UInt8, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: UInt16, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: UInt32, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }
  func encode(_ value: UInt64, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func encode(_ value: Int128, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func encode(_ value: UInt128, forKey key: Key) throws {
    try write(key) { $0.append(integer: value) }
  }

  func encode(_ value: Float, forKey key: Key) throws {
    if value.isFinite { return try write(key) { $0.append(finite: value) } }
    try write(substituteFor: value, key)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    if value.isFinite { return try write(key) { $0.append(finite: value) } }
    try write(substituteFor: value, key)
  }

  func encode(_ value: String, forKey key: Key) throws {
    let escapesSlashes = node.session.escapesSlashes
    try write(key) { $0.append(quoted: value, escapesSlashes: escapesSlashes) }
  }

  private func write(_ key: Key, _ body: (inout OutputBuffer) -> Void) throws {
    guard try begin(key) else { return }
    body(&node.session.buffer)
  }

  private func write(substituteFor value: some BinaryFloatingPoint, _ key: Key) throws {
    let session = node.session
    let substitute = try session.options.substitute(for: value, at: codingPath + [key])
    try write(key) { substitute.append(to: &$0, escapesSlashes: session.escapesSlashes) }
  }
}

// MARK: - Other values

extension KeyedEncoding {
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    guard try node.isWritable() else { return }
    let session = node.session
    let (writer, mark) = (session.writer(for: Value.self), session.buffer.count)
    guard try begin(key) else { return }
    do {
      try node.push(pathKey(key)).encode(value, by: writer, from: mark)
    } catch {
      node.takeBackKey(writtenName(of: key), from: mark)
      throw error
    }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    requested(for: key).open(.object).keyedContainer()
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedEncoding(node: requested(for: key).open(.array))
  }

  func superEncoder() -> any Encoder {
    guard (try? node.isWritable()) == true else { return node.session.lostNode() }
    node.begin(named: name(of: AnyCodingKey("super")))
    return node.push(.key(AnyCodingKey("super")))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    guard (try? begin(key)) == true else { return node.session.lostNode() }
    return node.push(pathKey(key))
  }

  /// The node of a container that is made by request: the same for each request with one key.
  private func requested(for key: Key) -> EncodingNode {
    let (session, name) = (node.session, writtenName(of: key))
    if let known = node.nested?[name] { return known }
    let repeats = session.repeats.count
    guard (try? begin(key)) == true else { return session.lostNode() }
    guard session.repeats.count == repeats else {
      // A container that went on with the earlier value would need its text, which may be anywhere;
      // one that took its place would lose it.
      session.fail(EncodingError.secondValue(at: codingPath + [key]))
      return session.lostNode()
    }
    let made = node.push(pathKey(key))
    node.keepNested(made, named: name)
    return made
  }
}
