import JSONCore

/// A type whose values have one text, whatever the path and the strategies are.
///
/// Such values need neither a node nor a container: `[[Double]]` is one loop inside another.
protocol PlainEncodable: Encodable {
  /// Appends the value, or answers false if it has no plain text.
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool

  /// Appends the values with commas between, or answers false if one has no plain text.
  ///
  /// A requirement so that each type has a loop of its own, in which `append` is no indirect call.
  static func append(all values: [Self], to buffer: inout OutputBuffer, style: PlainStyle) -> Bool
}

struct PlainStyle {
  let escapesSlashes: Bool
  /// How many more arrays and objects may stand inside each other.
  let remainingDepth: Int

  /// The style inside one more array or object, nil if that is too many.
  var entered: PlainStyle? {
    guard remainingDepth > 0 else { return nil }
    return PlainStyle(escapesSlashes: escapesSlashes, remainingDepth: remainingDepth &- 1)
  }
}

/// A scalar: it needs a writer of its own only where it comes as a value of a generic type.
protocol EncodableScalar: PlainEncodable, WriterProviding {}

extension EncodableScalar {
  static var writer: any ValueWriter.Type { plainWriter }
}

extension PlainEncodable {
  static var plainWriter: any ValueWriter.Type { PlainWriter<Self>.self }

  static func append(all values: [Self], to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    for value in values {
      buffer.separate()
      guard value.append(to: &buffer, style: style) else { return false }
    }
    return true
  }
}

private enum PlainWriter<Value: PlainEncodable>: ValueWriter {
  static func write(_ value: Value, in node: EncodingNode) throws {
    let session = node.session
    let style = PlainStyle(
      escapesSlashes: session.escapesSlashes,
      remainingDepth: session.maximumDepth - node.depth)
    let mark = session.buffer.count
    if value.append(to: &session.buffer, style: style) {
      node.content = .scalar
    } else {
      // A number that is not finite, or too many levels: the error, or what a strategy writes,
      // needs the coding path.
      session.buffer.truncate(to: mark)
      try value.encode(to: node)
    }
  }
}

// MARK: - Scalars

extension Bool: EncodableScalar {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(literal: self)
    return true
  }
}

extension EncodableScalar where Self: FixedWidthInteger {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(integer: self)
    return true
  }
}

extension Int: EncodableScalar {}
extension Int8: EncodableScalar {}
extension Int16: EncodableScalar {}
extension Int32: EncodableScalar {}
extension Int64: EncodableScalar {}
extension UInt: EncodableScalar {}
extension UInt8: EncodableScalar {}
extension UInt16: EncodableScalar {}
extension UInt32: EncodableScalar {}
extension UInt64: EncodableScalar {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Int128: EncodableScalar {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension UInt128: EncodableScalar {}

extension EncodableScalar where Self: BinaryFloatingPoint {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    guard isFinite else { return false }
    buffer.append(finite: self)
    return true
  }
}

extension Float: EncodableScalar {}
extension Double: EncodableScalar {}

extension String: EncodableScalar {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(quoted: self, escapesSlashes: style.escapesSlashes)
    return true
  }
}
