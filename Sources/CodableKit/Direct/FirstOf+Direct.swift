public import JSONCore

extension FirstOf where First: DecodingStrategy, Second: DecodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> First.CodedValue {
    // Whatever the first one loses decides here, also where nobody collects a report.
    reader.countsAllRecoveries = true
    reader.beginAttempts()
    defer { reader.endAttempts() }
    let (mark, losses) = (reader.mark, reader.recoveryCount)
    switch reader.outcome(of: AttemptedType(Self.self), at: mark) {
    case .match: return try Second.read(from: &reader)
    case .noMatch: throw reader.invalidValue(at: reader.offset)
    case nil: break
    }
    do throws(JSONError) {
      let value = try First.read(from: &reader)
      if reader.recoveryCount == losses { return value }
    } catch {
      guard reader.canGoBack(after: error) else { throw error }
      reader.goBack(to: mark)
      return try readSecond(from: &reader, at: mark)
    }
    // Which of the two is the better match is for the containers to say.
    reader.goBack(to: mark)
    return try reader.readByContainers(ByContainers<Self>.self).value
  }

  /// Reads by the second one where the first one does not fit, and remembers the outcome.
  private static func readSecond(
    from reader: inout JSONReader, at mark: JSONReader.Mark
  ) throws(JSONError) -> First.CodedValue {
    let type = AttemptedType(Self.self)
    do throws(JSONError) {
      let value = try Second.read(from: &reader)
      reader.remember(.match(1), of: type, at: mark)
      return value
    } catch {
      if reader.canGoBack(after: error) { reader.remember(.noMatch, of: type, at: mark) }
      throw error
    }
  }

  public static func readMissing(
    _ index: Int, of members: JSONMembers
  ) throws(JSONError) -> First.CodedValue {
    do throws(JSONError) {
      return try First.readMissing(index, of: members)
    } catch {
      return try Second.readMissing(index, of: members)
    }
  }
}

extension FirstOf where First: LossyDecodingStrategy, Second: LossyDecodingStrategy {
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> First.CodedValue {
    let mark = reader.mark
    do throws(JSONError) {
      return try read(from: &reader)
    } catch {
      guard reader.canGoBack(after: error) else { throw error }
    }
    // Which of the two loses less is for the containers to say.
    reader.goBack(to: mark)
    return try reader.readByContainers(ByContainers<Lossy<Self>>.self).value
  }
}

extension FirstOf where First: EncodingStrategy {
  @inlinable  // Specialised in the client, where the strategy is known.
  public static func write(
    _ value: First.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try First.write(value, to: &writer)
  }

  @inlinable  // As above.
  public static func writeMember(
    _ value: First.CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    try First.writeMember(value, to: &writer, literal: key)
  }
}

extension JSONReader {
  /// Whether a value that failed may be read in another way: the document is JSON as far as it was
  /// read, and the attempt counts.
  func canGoBack(after error: JSONError) -> Bool {
    error.code.isAboutContent && !isAbandoned
  }
}
