/// Reads and writes a value of one of several types, told apart by a tag.
///
///     @Coded<Tagged<Shapes>> var outline: any Shape
///     @Coded<Tagged<Shapes>?> var clip: (any Shape)?
///     @Coded<Lossy<[Tagged<Shapes>]>> var shapes: [any Shape]
///
/// The types are those of a ``TaggedFamily``. The tag may stand anywhere among the keys. Errors are
/// `keyNotFound` and `valueNotFound` for a tag that is missing or null, `dataCorrupted` at the tag
/// for one that is not in the list, which names those that are, and the content's own.
///
/// Encoding writes the tag first; a member of the content with the tag's key gives way to it. It
/// throws `EncodingError.invalidValue` for a value of a type that is not in the list, for one whose
/// tag an earlier case of the list has too, and for content that cannot share an object with its
/// tag because it is itself an array, a text or a number: such content needs
/// ``Tagging/adjacent(_:content:_:)``.
public enum Tagged<Family: TaggedFamily>: ValueStrategy {
  public typealias CodedValue = Family.Value
}

// The ways through the cases are inlinable: in a client they know the family, and ask the runtime
// for no generic type at each value.

extension Tagged: DecodingStrategy {
  @inlinable  // As above.
  public static func decode(from decoder: any Decoder) throws -> Family.Value {
    try decode(from: decoder.singleValueContainer())
  }

  @inlinable  // As above.
  public static func decode(
    from container: any SingleValueDecodingContainer
  ) throws -> Family.Value {
    // The container is read twice, for the tag and for the content: a decoder may be asked for one
    // container only.
    let tagging = Family.tagging
    let tag = try tag(in: container, under: tagging.tagKey)
    let cases = Family.cases
    for number in 0..<cases.count where cases[number].tag == tag {
      return try cases[number].decode(
        TaggedContent(container: container, tagging: tagging, family: Family.self))
    }
    return try decode(from: container, withUnknown: tag)
  }

  @usableFromInline
  static func decode(
    from container: any SingleValueDecodingContainer, withUnknown tag: Family.Tag.CodedValue
  ) throws -> Family.Value {
    if let unknown = Family.unknownCase {
      IssueCollector.current?.noteUnknown()
      return unknown.embed(try container.decode(JSONValue.self))
    }
    throw StatedFault.error(
      .unknownCase, expected: listed(Family.cases.map { text(of: $0.tag) }), found: tag,
      among: Family.cases.compactMap { $0.tag as? String },
      at: container.codingPath + [AnyCodingKey(Family.tagging.tagKey)])
  }

  /// The tag of a value; that of most families is a string, which the engine looks up at once.
  @usableFromInline
  static func tag(
    in container: any SingleValueDecodingContainer, under key: String
  ) throws -> Family.Tag.CodedValue {
    if Family.Tag.self == String.self, let node = container as? NodeDecoder,
      let text = node.document.string(of: key, in: node.place)
    {
      // The content may have a member of that name itself, and of two the first one counts.
      node.document.forgetExpectedKey()
      // The same type, as the comparison has shown.
      return unsafe unsafeBitCast(text, to: Family.Tag.CodedValue.self)
    }
    let tag = try container.decode(TagReading<Family>.self).tag
    (container as? NodeDecoder)?.document.forgetExpectedKey()
    return tag
  }

  private static func text<T>(of tag: T) -> String {
    if let text = tag as? String { return Excerpt.quoted(text) }
    if let raw = tag as? any RawRepresentable { return text(of: raw.rawValue) }
    return "\(tag)"
  }
}

extension Tagged: EncodingStrategy {
  @inlinable  // As above.
  public static func encode(_ value: Family.Value, to encoder: any Encoder) throws {
    let cases = Family.cases
    for number in 0..<cases.count {
      guard let content = cases[number].content(value) else { continue }
      guard !isShadowed(number) else { throw shadow(of: number, value, encoder) }
      return try encode(content, tag: cases[number].tag, of: value, to: encoder)
    }
    try encodeUnknown(value, to: encoder)
  }

  @usableFromInline
  static func shadow(
    of number: Int, _ value: Family.Value, _ encoder: any Encoder
  ) -> EncodingError {
    failure(
      value, encoder,
      "Two cases of \(Family.self) have the tag \(text(of: Family.cases[number].tag)): "
        + "a value of the second would be read as one of the first.")
  }

  @usableFromInline
  static func encodeUnknown(_ value: Family.Value, to encoder: any Encoder) throws {
    guard let payload = Family.unknownCase?.extract(value) else {
      let name = typeName(type(of: value as Any))
      throw failure(
        value, encoder,
        missingExtract(for: value)
          ?? "A value of type \(name) is none of the cases of \(Family.self).")
    }
    try payload.encode(to: encoder)
  }

  /// What to say of an enum's cases that were listed like the types of a protocol.
  ///
  /// `{ $0 }` and the name of a case look the same to the compiler, and only reading works then.
  private static func missingExtract(for value: Family.Value) -> String? {
    guard type(of: value as Any) == Family.Value.self, !(Family.Value.self is AnyClass) else {
      return nil
    }
    let tags = Family.cases.filter(\.isToldByType).map { text(of: $0.tag) }
    guard !tags.isEmpty else { return nil }
    return
      "Nothing takes the content out of \(listed(tags)): the case of an enum needs `extract:`."
  }

  /// Whether a case before this one has the same tag, so that reading never comes to this one.
  @inlinable  // As above.
  static func isShadowed(_ number: Int) -> Bool {
    let cases = Family.cases
    for earlier in 0..<number where cases[earlier].tag == cases[number].tag { return true }
    return false
  }

  @usableFromInline
  static func encode(
    _ content: TaggedCaseContent,
    tag: Family.Tag.CodedValue, of value: Family.Value, to encoder: any Encoder
  ) throws {
    let tagging = Family.tagging
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    try Family.Tag.encode(tag, to: &container, forKey: AnyCodingKey(tagging.tagKey))
    switch content {
    case .none: break
    case .unwritable(let type): throw failure(value, encoder, "\(type) is not Encodable.")
    case .some(let content):
      guard let key = tagging.contentPath.last else {
        let merging = MergingEncoder(into: encoder)
        try content.encode(to: merging)
        guard merging.isObject else {
          throw failure(
            value, encoder,
            "The content of \(typeName(type(of: content))) is no object: "
              + "its tag has no place in it.")
        }
        // The tag is the family's to say, also where the content has a member of the same key. The
        // fast encoder tells whether it has.
        if (encoder as? EncodingNode)?.session.hasRepeatedKeys ?? true {
          try Family.Tag.encode(tag, to: &container, forKey: AnyCodingKey(tagging.tagKey))
        }
        return
      }
      for step in tagging.contentPath.dropLast() {
        container = container.nestedContainer(
          keyedBy: AnyCodingKey.self, forKey: AnyCodingKey(step))
      }
      try container.encode(content, forKey: AnyCodingKey(key))
    }
  }

  private static func failure(
    _ value: Family.Value, _ encoder: any Encoder, _ text: String
  ) -> EncodingError {
    .invalidValue(value, .init(codingPath: encoder.codingPath, debugDescription: text))
  }
}

/// The tag of a value.
private struct TagReading<Family: TaggedFamily>: Decodable {
  let tag: Family.Tag.CodedValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    do {
      tag = try Family.Tag.decode(from: container, forKey: AnyCodingKey(Family.tagging.tagKey))
    } catch {
      throw TagFault(tagOf: Family.self).marking(error, inObjectAt: container.codingPath.count)
    }
  }
}

extension TagFault {
  fileprivate init<Family: TaggedFamily>(tagOf family: Family.Type) {
    self.init(.tag(of: typeName(family), Family.tagging))
    tagType = Family.Tag.self
    tags = Family.cases.map { "\($0.tag)" }
  }
}
