public import JSONCore

// Dictionaries whose keys are no plain text.

extension Dictionary
where Key: DecodingStrategy, Key.CodedValue: Hashable, Value: DecodingStrategy {
  /// Reads an object, each key from its text, or the keys and values of an array in turn.
  static func readEntries(
    from reader: inout JSONReader, isLossy: Bool
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    if !DictionaryKey<Key>.isAlwaysText, reader.nextByte == UInt8(ascii: "[") {
      return try isLossy ? readTurnsLossily(from: &reader) : readTurns(from: &reader)
    }
    let start = reader.mark
    var object: JSONMembers
    do throws(JSONError) {
      object = try reader.readObject(names: "")
    } catch {
      guard isLossy else { throw error }
      try reader.recover(from: error, at: start)
      return [:]
    }
    var members: [Key.CodedValue: Value.CodedValue] = [:]
    var texts: Set<String> = []
    while try object.next(&reader) {
      let text = object.key(in: reader)
      // Which of two counts is for the containers to say.
      guard texts.insert(text).inserted else { throw object.repeated() }
      let mark = reader.mark
      do throws(JSONError) {
        let value = try Value.read(from: &reader)
        guard let key = try? DictionaryKey<Key>.decode(text, at: []) else {
          throw reader.invalidValue(at: reader.offset)
        }
        guard members[key] == nil else { throw object.repeated() }
        members[key] = .some(value)
      } catch {
        guard isLossy else { throw error }
        try reader.recover(from: error, at: mark)
      }
    }
    return members
  }

  private static func readTurns(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    var members: [Key.CodedValue: Value.CodedValue] = [:]
    var elements = try reader.readArray()
    while try elements.next(&reader) {
      let start = reader.offset
      let key = try Key.read(from: &reader)
      guard try elements.next(&reader) else { throw reader.invalidValue(at: start) }
      let value = try Value.read(from: &reader)
      guard members[key] == nil else { throw reader.invalidValue(at: start) }
      members[key] = .some(value)
    }
    return members
  }

  private static func readTurnsLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    var members: [Key.CodedValue: Value.CodedValue] = [:]
    var elements = try reader.readArray()
    while try elements.next(&reader) {
      let key = try attempt(Key.self, &reader)
      guard try elements.next(&reader) else {
        reader.noteRecovery()
        break
      }
      let value = try attempt(Value.self, &reader)
      if let key, let value, members[key] == nil {
        members[key] = .some(value)
      } else {
        reader.noteRecovery()
      }
    }
    return members
  }

  private static func attempt<Strategy: DecodingStrategy>(
    _ strategy: Strategy.Type, _ reader: inout JSONReader
  ) throws(JSONError) -> Strategy.CodedValue? {
    let mark = reader.mark
    do throws(JSONError) {
      return try Strategy.read(from: &reader)
    } catch {
      try reader.recover(from: error, at: mark)
      return nil
    }
  }
}

extension Dictionary
where Key: EncodingStrategy, Key.CodedValue: Hashable, Value: EncodingStrategy {
  public static func write(
    _ value: [Key.CodedValue: Value.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    guard let texts = try texts(of: value) else { return try writeTurns(value, to: &writer) }
    try writer.beginObject()
    for (text, element) in texts {
      writer.writeKey(text)
      try Value.write(element, to: &writer)
    }
    writer.endObject()
  }

  public static func writeMember(
    _ value: [Key.CodedValue: Value.CodedValue], to writer: inout JSONWriter,
    literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }

  /// The entries with their keys as texts, or nil where a key is no single value.
  private static func texts(
    of value: [Key.CodedValue: Value.CodedValue]
  ) throws(JSONWritingError) -> [(text: String, value: Value.CodedValue)]? {
    var entries: [(text: String, value: Value.CodedValue)] = []
    entries.reserveCapacity(value.count)
    var taken: Set<String> = []
    for (key, element) in value {
      let text: String?
      do {
        text = try DictionaryKey<Key>.encode(key, at: [])
      } catch {
        throw .refusedByType
      }
      guard let text else { return nil }
      if !DictionaryKey<Key>.isText, !taken.insert(text).inserted { throw .refusedByType }
      entries.append((text, element))
    }
    return entries
  }

  private static func writeTurns(
    _ value: [Key.CodedValue: Value.CodedValue], to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try writer.beginArray()
    for (key, element) in value {
      try Key.write(key, to: &writer)
      try Value.write(element, to: &writer)
    }
    writer.endArray()
  }
}
