public import JSONCore

extension NilAs where Strategy: DecodingStrategy {
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> Provider.DefaultValue {
    try Strategy.read(from: &reader) ?? Provider.defaultValue
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Provider.DefaultValue {
    try Strategy.readMissing(index, of: members) ?? Provider.defaultValue
  }
}

extension NilAs where Strategy: LossyDecodingStrategy {
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> Provider.DefaultValue {
    try Strategy.readLossily(from: &reader) ?? Provider.defaultValue
  }
}

extension NilAs: MemberEncodingStrategy where Strategy: EncodingStrategy {
  public static func write(
    _ value: Provider.DefaultValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try Strategy.write(value, to: &writer)
  }
}
