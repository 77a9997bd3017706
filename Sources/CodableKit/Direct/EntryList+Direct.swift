import JSONCore

/// A list in which every element makes one entry of a dictionary, on the direct path.
///
/// The counterpart of ``EntryList``: a key that comes twice is refused, and dropped where the list
/// is read lossily.
protocol DirectEntryList {
  associatedtype EntryKey: Hashable
  associatedtype EntryValue

  /// Reads one element.
  static func readEntry(
    from reader: inout JSONReader
  ) throws(JSONError) -> (key: EntryKey, value: EntryValue)
}

extension DirectEntryList {
  static func readEntries(
    from reader: inout JSONReader
  ) throws(JSONError) -> [EntryKey: EntryValue] {
    var members: [EntryKey: EntryValue] = [:]
    var elements = try reader.readArray()
    while try elements.next(&reader) { try addEntry(of: &reader, to: &members) }
    return members
  }

  static func readEntriesLossily(
    from reader: inout JSONReader
  ) throws(JSONError) -> [EntryKey: EntryValue] {
    let start = reader.mark
    var elements: JSONElements
    do throws(JSONError) {
      elements = try reader.readArray()
    } catch {
      try reader.recover(from: error, at: start)
      return [:]
    }
    var members: [EntryKey: EntryValue] = [:]
    while try elements.next(&reader) {
      let mark = reader.mark
      do throws(JSONError) {
        try addEntry(of: &reader, to: &members)
      } catch {
        try reader.recover(from: error, at: mark)
      }
    }
    return members
  }

  private static func addEntry(
    of reader: inout JSONReader, to members: inout [EntryKey: EntryValue]
  ) throws(JSONError) {
    let start = reader.offset
    let (key, value) = try readEntry(from: &reader)
    guard members[key] == nil else { throw reader.invalidValue(at: start) }
    members[key] = .some(value)
  }
}
