public import JSONCore

extension Tagged {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Family.Value {
    let mark = reader.mark
    let start = reader.offset
    let tag = try readTag(&reader)
    // The tag is read again with the content, or passed over.
    reader.goBack(to: mark)
    reader.noteKey(Family.tagging.tagKey, ofAll: Family.tagging.contentPath.isEmpty)
    if let match = Family.cases.first(where: { $0.tag == tag }) {
      guard let read = match.read else {
        return try reader.readByContainers(ByContainers<Self>.self).value
      }
      return try read(&reader, Family.tagging.contentPath[...])
    }
    guard let unknown = Family.unknownCase else { throw reader.invalidValue(at: start) }
    reader.noteUnknown()
    return unknown.embed(try JSONValue(from: &reader))
  }

  private static func readTag(
    _ reader: inout JSONReader
  ) throws(JSONError) -> Family.Tag.CodedValue {
    let key = Family.tagging.tagKey
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      if members.key(in: reader) == key { return try Family.Tag.read(from: &reader) }
      try reader.skipValue()
    }
    return try Family.Tag.readMissing(0, of: members)
  }
}

extension TaggedCase {
  @usableFromInline
  static func directReading<Concrete: Decodable>(
    of type: Concrete.Type, embed: @escaping @Sendable (Concrete) -> Value
  ) -> DirectReading? where Concrete: SendableMetatype {
    guard type is any JSONReadable.Type else { return nil }
    return { (reader: inout JSONReader, path: ArraySlice<String>) throws(JSONError) -> Value in
      embed(try reader.readPlainly(Concrete.self, below: path))
    }
  }
}

extension JSONReader {
  /// Reads a value that stands below some keys, and passes over the rest.
  fileprivate mutating func readPlainly<Value: Decodable>(
    _ type: Value.Type, below path: ArraySlice<String>
  ) throws(JSONError) -> Value {
    guard let key = path.first else { return try Plain<Value>.read(from: &self) }
    var value: Value?
    var members = try readObject(names: "")
    while try members.next(&self) {
      if value == nil, members.key(in: self) == key {
        value = .some(try readPlainly(type, below: path.dropFirst()))
      } else {
        try skipValue()
      }
    }
    guard let value else { throw members.missing(0) }
    return value
  }
}

extension Tagged: MemberEncodingStrategy {
  public static func write(
    _ value: Family.Value, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    for (number, member) in Family.cases.enumerated() {
      let content = member.content(value)
      if content != nil, isShadowed(number) { throw .refusedByType }
      switch content {
      case nil: continue
      case .some(.none): return try write(member.tag, to: &writer) { _ throws(JSONWritingError) in }
      case .unwritable: throw .refusedByType
      case .some(.some(let content)):
        guard let content = content as? any JSONWritable else {
          return try writer.writeByContainers(WrittenByContainers<Self>(value: value))
        }
        return try write(content, tag: member.tag, to: &writer)
      }
    }
    guard let payload = Family.unknownCase?.extract(value) else { throw .refusedByType }
    try payload.write(to: &writer)
  }

  private static func write(
    _ tag: Family.Tag.CodedValue, to writer: inout JSONWriter,
    content: (inout JSONWriter) throws(JSONWritingError) -> Void
  ) throws(JSONWritingError) {
    try writer.beginObject()
    try Family.Tag.writeMember(tag, to: &writer, key: Family.tagging.tagKey)
    try content(&writer)
    writer.endObject()
  }

  private static func write(
    _ content: any JSONWritable, tag: Family.Tag.CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    let path = Family.tagging.contentPath
    if path.isEmpty {
      let text = try writer.text(ofMembersOf: content, without: Family.tagging.tagKey)
      return try write(tag, to: &writer) { (writer: inout JSONWriter) throws(JSONWritingError) in
        if text.count <= 2 { return }
        writer.buffer.separate()
        unsafe text[1..<text.count - 1].withUnsafeBufferPointer { unsafe writer.buffer.append($0) }
      }
    }
    try write(tag, to: &writer) { (writer: inout JSONWriter) throws(JSONWritingError) in
      for step in path.dropLast() {
        writer.writeKey(step)
        try writer.beginObject()
      }
      writer.writeKey(path.last ?? "")
      try content.write(to: &writer)
      for _ in path.dropLast() { writer.endObject() }
    }
  }
}

extension JSONWriter {
  /// The text of an object whose members are to stand among others.
  ///
  /// - Throws: ``JSONWritingError/refusedByType`` for anything but an object, and where the key may
  ///   be among its members: the encoder by containers says what becomes of either.
  fileprivate func text(
    ofMembersOf content: any JSONWritable, without key: String
  ) throws(JSONWritingError) -> [UInt8] {
    var inner = JSONWriter(
      options: options.subtracting([.prettyPrinted, .sortedKeys]), maximumDepth: depthLeft)
    inner.context = context
    try content.write(to: &inner)
    guard inner.isBalanced else { throw .malformed }
    let text = inner.finished()
    guard text.first == UInt8(ascii: "{"), !text.contains(quoted: key) else {
      throw .refusedByType
    }
    return text
  }
}

extension [UInt8] {
  /// Whether a key may be in a JSON text: also where it is a value, or needs an escape.
  fileprivate func contains(quoted key: String) -> Bool {
    let quoted = Array("\"\(key)\"".utf8)
    guard key.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x2F })
    else { return true }
    guard count >= quoted.count else { return false }
    return (0...count - quoted.count).contains { start in
      self[start] == quoted[0] && self[start..<start + quoted.count].elementsEqual(quoted)
    }
  }
}
