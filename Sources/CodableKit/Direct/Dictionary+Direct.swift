public import JSONCore

extension Dictionary
where Key: DecodingStrategy, Key.CodedValue: Hashable, Value: DecodingStrategy {
  /// Reads an object; keys that are plain text are not looked at.
  ///
  ///     // Before {"a": 1}:
  ///     try [String: Int].read(from: &reader)   // ["a": 1]
  public static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    guard DictionaryKey<Key>.isText else {
      return try readEntries(from: &reader, isLossy: false)
    }
    return try readMembers(from: &reader) { (reader: inout JSONReader) throws(JSONError) in
      try Value.read(from: &reader)
    }
  }

  /// As ``read(from:)``, without the members that cannot be read.
  ///
  ///     // Before {"a": 1, "b": "x"}:
  ///     try [String: Int].readLossily(from: &reader)   // ["a": 1]
  public static func readLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    guard DictionaryKey<Key>.isText else {
      return try readEntries(from: &reader, isLossy: true)
    }
    let start = reader.mark
    do throws(JSONError) {
      _ = try reader.readObject(names: "")
    } catch {
      try reader.recover(from: error, at: start)
      return [:]
    }
    reader.goBack(to: start)
    return try readMembers(from: &reader) {
      (reader: inout JSONReader) throws(JSONError) -> Value.CodedValue? in
      let mark = reader.mark
      do throws(JSONError) {
        return try Value.read(from: &reader)
      } catch {
        try reader.recover(from: error, at: mark)
        return nil
      }
    }
  }

  private static func readMembers(
    from reader: inout JSONReader,
    by read: (inout JSONReader) throws(JSONError) -> Value.CodedValue?
  ) throws(JSONError) -> [Key.CodedValue: Value.CodedValue] {
    var values: [Key.CodedValue: Value.CodedValue] = [:]
    var texts: Set<String> = []
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      let text = members.key(in: reader)
      // Which of two counts is for the containers to say.
      guard texts.insert(text).inserted, let key = text as? Key.CodedValue else {
        throw members.repeated()
      }
      if let value = try read(&reader) { values[key] = value }
    }
    return values
  }
}
