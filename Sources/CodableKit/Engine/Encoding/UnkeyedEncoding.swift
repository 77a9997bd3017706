import JSONCore

/// The elements of one array.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let node: EncodingNode

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { node.count }
}

// MARK: - Scalars

extension UnkeyedEncoding {
  func encodeNil() throws { try write { $0.appendNull() } }
  func encode(_ value: Bool) throws { try write { $0.append(literal: value) } }
  func encode(_ value: Int) throws { try write { $0.append(integer: value) } }
  func encode(_ value: Int8) throws { try write { $0.append(integer: value) } }
  func encode(_ value: Int16) throws { try write { $0.append(integer: value) } }
  func encode(_ value: Int32) throws { try write { $0.append(integer: value) } }
  func encode(_ value: Int64) throws { try write { $0.append(integer: value) } }
  func encode(_ value: UInt) throws { try write { $0.append(integer: value) } }
  func encode(_ value: UInt8) throws { try write { $0.append(integer: value) } }
  func encode(_ value: UInt16) throws { try write { $0.append(integer: value) } }
  func encode(_ value: UInt32) throws { try write { $0.append(integer: value) } }
  func encode(_ value: UInt64) throws { try write { $0.append(integer: value) } }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func encode(_ value: Int128) throws { try write { $0.append(integer: value) } }

  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func encode(_ value: UInt128) throws { try write { $0.append(integer: value) } }

  func encode(_ value: Float) throws {
    if value.isFinite { return try write { $0.append(finite: value) } }
    try write(substituteFor: value)
  }

  func encode(_ value: Double) throws {
    if value.isFinite { return try write { $0.append(finite: value) } }
    try write(substituteFor: value)
  }

  func encode(_ value: String) throws {
    let escapesSlashes = node.session.escapesSlashes
    try write { $0.append(quoted: value, escapesSlashes: escapesSlashes) }
  }

  private func write(_ body: (inout OutputBuffer) -> Void) throws {
    guard try node.isWritable() else { return }
    node.session.buffer.separate()
    body(&node.session.buffer)
    node.count &+= 1
  }

  private func write(substituteFor value: some BinaryFloatingPoint) throws {
    let session = node.session
    let index = AnyCodingKey(index: count)
    let substitute = try session.options.substitute(for: value, at: codingPath + [index])
    try write { substitute.append(to: &$0, escapesSlashes: session.escapesSlashes) }
  }
}

// MARK: - Other values

extension UnkeyedEncoding {
  func encode<Value: Encodable>(_ value: Value) throws {
    guard try node.isWritable() else { return }
    let session = node.session
    let (writer, mark) = (session.writer(for: Value.self), session.buffer.count)
    try node.pushElement().encode(value, by: writer, from: mark)
    node.count &+= 1
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next().open(.object).keyedContainer()
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedEncoding(node: next().open(.array))
  }

  func superEncoder() -> any Encoder { next() }

  private func next() -> EncodingNode {
    guard (try? node.isWritable()) == true else { return node.session.lostNode() }
    let element = node.pushElement()
    node.count &+= 1
    return element
  }
}
