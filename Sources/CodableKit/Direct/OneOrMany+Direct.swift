public import JSONCore

extension OneOrMany where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    switch reader.nextByte {
    // Null is no element, whatever the strategy would make of it.
    case UInt8(ascii: "["), UInt8(ascii: "n"): try [Strategy].read(from: &reader)
    default: [try Strategy.read(from: &reader)]
    }
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    switch reader.nextByte {
    case UInt8(ascii: "["), UInt8(ascii: "n"): return try [Strategy].readLossily(from: &reader)
    default: break
    }
    let mark = reader.mark
    do throws(JSONError) {
      return [try Strategy.read(from: &reader)]
    } catch {
      try reader.recover(from: error, at: mark)
      return []
    }
  }
}

extension OneOrMany: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: [Strategy.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try [Strategy].write(value, to: &writer)
  }
}

extension OneOrManyCompact where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    try OneOrMany<Strategy>.read(from: &reader)
  }

  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Strategy.CodedValue] {
    try OneOrMany<Strategy>.readLossily(from: &reader)
  }
}

extension OneOrManyCompact: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: [Strategy.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    if let only = value.first, value.count == 1 {
      try Strategy.write(only, to: &writer)
    } else {
      try [Strategy].write(value, to: &writer)
    }
  }
}
