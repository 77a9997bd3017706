public import JSONCore

extension LossyContents where Strategy: LossyCollectionStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    switch reader.nextByte {
    case UInt8(ascii: "[") where Strategy.isReadFromArrays: break
    case UInt8(ascii: "{") where Strategy.isReadFromObjects: break
    default:
      // Throws, and says what it wants.
      if Strategy.isReadFromObjects {
        _ = try reader.readObject(names: "")
      } else {
        _ = try reader.readArray()
      }
    }
    return try Strategy.readLossily(from: &reader)
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue {
    try Strategy.readMissing(index, of: members)
  }
}

extension LossyContents where Strategy: EncodingStrategy {
  public static func write(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try Strategy.write(value, to: &writer)
  }

  public static func writeMember(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try Strategy.writeMember(value, to: &writer, literal: key)
  }
}
