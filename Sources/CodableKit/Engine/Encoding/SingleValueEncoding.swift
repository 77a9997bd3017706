import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is the whole of its node's value.
struct SingleValueEncoding: SingleValueEncodingContainer {
  let node: EncodingNode

  var codingPath: [any CodingKey] { node.codingPath }

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

  func encode<Value: Encodable>(_ value: Value) throws {
    guard node.content == .nothing else { throw EncodingError.secondValue(at: codingPath) }
    guard try node.isWritable() else { return }
    let (mark, strand) = (node.session.buffer.count, node.strand)
    do {
      try node.encode(value)
    } catch {
      // The type that asked may catch this and encode something else.
      node.session.takeBack(node, from: mark, in: strand)
      throw error
    }
    // A type that encodes nothing is an empty object, also here.
    if node.content == .nothing { _ = node.open(.object) }
  }

  /// Writes a number that comes as text.
  func encode(number text: String) throws {
    try write { $0.append(verbatim: text) }
  }

  /// Writes a date as its ISO 8601 text.
  func encode(iso8601 date: Date) throws {
    try write { $0.append(iso8601: date) }
  }

  private func write(_ body: (inout OutputBuffer) -> Void) throws {
    guard node.content == .nothing else { throw EncodingError.secondValue(at: codingPath) }
    guard try node.isWritable() else { return }
    body(&node.session.buffer)
    node.content = .scalar
  }

  private func write(substituteFor value: some BinaryFloatingPoint) throws {
    let session = node.session
    let substitute = try session.options.substitute(for: value, at: codingPath)
    try write { substitute.append(to: &$0, escapesSlashes: session.escapesSlashes) }
  }
}
