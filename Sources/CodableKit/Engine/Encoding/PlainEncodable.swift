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
protocol PlainScalar: PlainEncodable, DirectlyEncodable {}

extension PlainScalar {
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
      // A number that is not finite, or too many levels: what is due then depends on the path.
      session.buffer.truncate(to: mark)
      try value.encode(to: node)
    }
  }
}

// MARK: - Scalars

extension Bool: PlainScalar {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(literal: self)
    return true
  }
}

extension PlainScalar where Self: FixedWidthInteger {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(integer: self)
    return true
  }
}

extension Int: PlainScalar {}
extension Int8: PlainScalar {}
extension Int16: PlainScalar {}
extension Int32: PlainScalar {}
extension Int64: PlainScalar {}
extension UInt: PlainScalar {}
extension UInt8: PlainScalar {}
extension UInt16: PlainScalar {}
extension UInt32: PlainScalar {}
extension UInt64: PlainScalar {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Int128: PlainScalar {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension UInt128: PlainScalar {}

extension PlainScalar where Self: BinaryFloatingPoint {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    guard isFinite else { return false }
    buffer.append(finite: self)
    return true
  }
}

extension Float: PlainScalar {}
extension Double: PlainScalar {}

extension String: PlainScalar {
  func append(to buffer: inout OutputBuffer, style: PlainStyle) -> Bool {
    buffer.append(quoted: self, escapesSlashes: style.escapesSlashes)
    return true
  }
}
