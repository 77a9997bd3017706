public import JSONCore

extension CaseInsensitive: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let start = reader.offset
    let text = try reader.readString()
    if let value = T(rawValue: text) { return value }
    guard let value = value(spelled: text) else { throw reader.invalidValue(at: start) }
    // A report may ask for other spellings.
    reader.noteRecovery()
    return value
  }

  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    writer.write(value.rawValue)
  }
}

extension LosslessRaw: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let start = reader.offset
    guard let value = T(rawValue: try Lossless<T.RawValue>.read(from: &reader)) else {
      throw reader.invalidValue(at: start)
    }
    // Asked only where it matters.
    if reader.isAttempting, (value as? any OpenValue)?.isUnknown == true { reader.noteUnknown() }
    return value
  }

  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    try Plain<T.RawValue>.write(value.rawValue, to: &writer)
  }
}

extension Open: JSONReadable where Known.RawValue: JSONReadable {
  /// Reads the raw value.
  ///
  ///     try JSONReader.read(Open<Payment>.self, from: Array(#""Gift""#.utf8))
  ///     // .unknown("Gift")
  public init(from reader: inout JSONReader) throws(JSONError) {
    self.init(rawValue: try Known.RawValue(from: &reader))
    if isUnknown { reader.noteUnknown() }
  }
}

extension Open: JSONWritable where Known.RawValue: JSONWritable {
  /// Writes the raw value.
  ///
  ///     try JSONWriter.bytes(of: Open<Payment>.unknown("Gift"))   // "Gift"
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try rawValue.write(to: &writer)
  }
}
