// The scalars of the standard library. `String`, `Double` and `Int` write an array of themselves in
// one loop, with nothing but the buffer in it.

extension Bool: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }

  public static func writeElements(_ values: [String], to writer: inout JSONWriter) {
    for value in values { writer.write(value) }
  }
}

extension Double: JSONWritable {
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.write(self)
  }

  public static func writeElements(
    _ values: [Double], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    for value in values { try writer.write(value) }
  }
}

extension Float: JSONWritable {
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.write(self)
  }
}

extension Int: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }

  public static func writeElements(_ values: [Int], to writer: inout JSONWriter) {
    for value in values { writer.write(value) }
  }
}

extension Int8: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int16: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int32: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int64: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension UInt: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension UInt8: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension UInt16: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension UInt32: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension UInt64: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}
