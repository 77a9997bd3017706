public import JSONCore

extension Refined where Strategy: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Strategy.CodedValue {
    let start = reader.offset
    let value = try Strategy.read(from: &reader)
    switch Rule.judge(value) {
    case .accepted:
      return value
    case .normalized(let other), .corrected(let other, _):
      // A report may ask for either.
      reader.noteRecovery()
      return other
    case .refused:
      throw reader.invalidValue(at: start)
    }
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> Strategy.CodedValue {
    let value = try Strategy.readMissing(index, of: members)
    // What the rule changes is recorded by the containers.
    guard case .accepted = Rule.judge(value) else { throw members.missing(index) }
    return value
  }
}

extension Refined where Strategy: EncodingStrategy {
  public static func write(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try Strategy.write(directForm(of: value), to: &writer)
  }

  public static func writeMember(
    _ value: Strategy.CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try Strategy.writeMember(directForm(of: value), to: &writer, literal: key)
  }

  private static func directForm(
    of value: Strategy.CodedValue
  ) throws(JSONWritingError) -> Strategy.CodedValue {
    let (value, verdict) = judged(value)
    switch verdict {
    case .accepted: return value
    case .normalized(let other): return other
    case .corrected, .refused: throw .refusedByType
    }
  }
}
