/// The keys that values know whose members stand beside those of another.
///
///     var keys = JSONFlattenedKeys()
///     owner = try reader.readFlattened(at: start, noting: &keys) { reader throws(JSONError) in
///       try reader.read(Owner.self)
///     }
///
/// Then, at a key that the type itself does not know:
///
///     if keys.contain(members, in: reader) { try reader.skipValue() }
@_documentation(visibility: internal)
public struct JSONFlattenedKeys {
  private var names: [ByteView] = []
  /// Keys that stand in no text of names.
  private var others: [String] = []
  /// Whether every key counts as one of them.
  var isOpaque = false

  /// No keys.
  @_documentation(visibility: internal)
  public init() {}

  /// Whether the key at the cursor is one of them.
  @_documentation(visibility: internal)
  public func contain(_ members: JSONMembers, in reader: borrowing JSONReader) -> Bool {
    if isOpaque { return true }
    let bytes = reader.bytes
    if names.contains(where: { members.isKey(in: $0, of: bytes) }) { return true }
    return !others.isEmpty && others.contains(members.key(in: reader))
  }

  mutating func add(_ other: JSONFlattenedKeys) {
    names += other.names
    others += other.others
    isOpaque = isOpaque || other.isOpaque
  }

  mutating func add(_ names: ByteView) { self.names.append(names) }

  mutating func add(_ key: String) { others.append(key) }
}
