public import JSONCore

extension EmptyForm {
  // Only its function for containers is known.
  public static func stands(in reader: inout JSONReader) throws(JSONError) -> Bool? { nil }
}

extension EmptyText {
  public static func stands(in reader: inout JSONReader) throws(JSONError) -> Bool? {
    guard reader.nextByte == UInt8(ascii: "\"") else { return false }
    return try reader.readString().isEmpty
  }
}

extension EmptyList {
  public static func stands(in reader: inout JSONReader) throws(JSONError) -> Bool? {
    guard reader.nextByte == UInt8(ascii: "[") else { return false }
    var elements = try reader.readArray()
    return try !elements.next(&reader)
  }
}

extension EmptyAsNil where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue? {
    if try reader.readNull() { return nil }
    let mark = reader.mark
    let stands = try Form.stands(in: &reader)
    if stands == true { return nil }
    reader.goBack(to: mark)
    if stands == false { return orNil(try Strategy.read(from: &reader)) }
    return try reader.readByContainers(ByContainers<Self>.self).value
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue? {
    let mark = reader.mark
    let stands = try Form.stands(in: &reader)
    if stands == true { return nil }
    reader.goBack(to: mark)
    if stands == false { return orNil(try Strategy?.readLossily(from: &reader)) }
    return try reader.readByContainers(ByContainers<Lossy<Self>>.self).value
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue? {
    nil
  }
}

extension EmptyAsNil where Strategy: EncodingStrategy {
  public static func write(
    _ value: Strategy.CodedValue?, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try Strategy?.write(value, to: &writer)
  }

  public static func writeMember(
    _ value: Strategy.CodedValue?, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try Strategy?.writeMember(value, to: &writer, literal: key)
  }
}
