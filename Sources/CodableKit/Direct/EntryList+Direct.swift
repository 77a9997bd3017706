import JSONCore

/// A list in which every element makes one entry of a dictionary, on the direct path.
///
/// The counterpart of ``EntryList``: a key that comes twice is refused, and dropped where the list is
/// read lossily.
enum DirectEntryList<Key: Hashable, Value> {
  typealias Entry = (key: Key, value: Value)

  static func read(
    from reader: inout JSONReader, entry: (inout JSONReader) throws(JSONError) -> Entry
  ) throws(JSONError) -> [Key: Value] {
    var members: [Key: Value] = [:]
    var elements = try reader.readArray()
    while try elements.next(&reader) { try add(entry, of: &reader, to: &members) }
    return members
  }

  static func readLossily(
    from reader: inout JSONReader, entry: (inout JSONReader) throws(JSONError) -> Entry
  ) throws(JSONError) -> [Key: Value] {
    let start = reader.mark
    var elements: JSONElements
    do throws(JSONError) {
      elements = try reader.readArray()
    } catch {
      try reader.recover(from: error, at: start)
      return [:]
    }
    var members: [Key: Value] = [:]
    while try elements.next(&reader) {
      let mark = reader.mark
      do throws(JSONError) {
        try add(entry, of: &reader, to: &members)
      } catch {
        try reader.recover(from: error, at: mark)
      }
    }
    return members
  }

  private static func add(
    _ entry: (inout JSONReader) throws(JSONError) -> Entry, of reader: inout JSONReader,
    to members: inout [Key: Value]
  ) throws(JSONError) {
    let start = reader.offset
    let (key, value) = try entry(&reader)
    guard members[key] == nil else { throw reader.invalidValue(at: start) }
    members[key] = value
  }
}
