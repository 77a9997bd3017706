public import JSONCore

/// One case of a ``TaggedFamily``: a tag, the type of its content, and the way in and out.
///
///     Case("circle", Circle.self) { $0 }                // a protocol, or a base class
///     Case("text", Text.self, embed: Block.text) {      // an enum
///       if case .text(let text) = $0 { text } else { nil }
///     }
///     Case("divider", .divider)                         // a case without content
///
/// `{ $0 }` is checked by the compiler: a type that is no `Shape` has no place in a list of shapes.
public struct TaggedCase<Value, Tag: Hashable & Sendable>: Sendable {
  /// The text or number that stands for the case.
  ///
  ///     Block.cases.map(\.tag)   // ["text", "divider"]
  public let tag: Tag

  @usableFromInline let decode: @Sendable (TaggedContent) throws -> Value
  /// Reads a value at the cursor, whose content stands below some keys; nil where the content is
  /// read by containers.
  @usableFromInline let read: DirectReading?
  /// The content of a value of this case; nil for a value of another.
  @usableFromInline let content: @Sendable (Value) -> TaggedCaseContent?
  /// Whether a value is told by its type alone, as that of an enum never is.
  @usableFromInline var isToldByType = false

  @usableFromInline
  typealias DirectReading =
    @Sendable (inout JSONReader, ArraySlice<String>) throws(JSONError) -> Value

  /// Lists a type that is a subtype of the family's value.
  ///
  /// A value belongs to the case when its type is exactly this one: a subclass has a case of its
  /// own.
  ///
  ///     static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  ///     // {"type": "circle", "radius": 1} -> Circle(radius: 1)
  ///
  /// - Parameters:
  ///   - tag: what stands for the type in the payload.
  ///   - type: the type of the content. It has to be `Encodable` too for the family to be written.
  ///   - embed: `{ $0 }`.
  @inlinable  // Specialised in the client, as are the closures; see `Tagged`.
  public init<Concrete: Decodable & SendableMetatype>(
    _ tag: Tag, _ type: Concrete.Type, embed: @escaping @Sendable (Concrete) -> Value
  ) {
    self.init(tag, type, embed: embed) { value in
      Swift.type(of: value as Any) == Concrete.self ? value as? Concrete : nil
    }
    isToldByType = true
  }

  /// Lists the case of an enum.
  ///
  ///     Case("text", Text.self, embed: Block.text) {
  ///       if case .text(let text) = $0 { text } else { nil }
  ///     }
  ///     // {"type": "text", "body": "a"} -> .text(Text(body: "a"))
  ///
  /// - Parameters:
  ///   - tag: what stands for the case in the payload.
  ///   - type: the type of the content. It has to be `Encodable` too for the family to be written.
  ///   - embed: makes the case of its content: the name of the case is enough.
  ///   - extract: gives the content back, or nil when the value is another case.
  @inlinable  // Specialised in the client, as are the closures; see `Tagged`.
  public init<Concrete: Decodable & SendableMetatype>(
    _ tag: Tag, _ type: Concrete.Type, embed: @escaping @Sendable (Concrete) -> Value,
    extract: @escaping @Sendable (Value) -> Concrete?
  ) {
    self.init(
      tag, type, embed: embed,
      content: { value in
        guard let concrete = extract(value) else { return nil }
        return (concrete as? any Encodable).map(TaggedCaseContent.some) ?? .unwritable(type)
      })
  }

  /// Lists the case of an enum whose content can be written.
  ///
  /// As the initialiser for any content, without a question at run time.
  ///
  ///     Case("text", Text.self, embed: Block.text) {
  ///       if case .text(let text) = $0 { text } else { nil }
  ///     }
  ///     // .text(Text(body: "a")) -> {"type":"text","body":"a"}
  @inlinable  // Specialised in the client, as are the closures; see `Tagged`.
  public init<Concrete: Codable & SendableMetatype>(
    _ tag: Tag, _ type: Concrete.Type, embed: @escaping @Sendable (Concrete) -> Value,
    extract: @escaping @Sendable (Value) -> Concrete?
  ) {
    self.init(tag, type, embed: embed, content: { extract($0).map { .some($0) } })
  }

  @inlinable  // As above.
  init<Concrete: Decodable & SendableMetatype>(
    _ tag: Tag, _ type: Concrete.Type, embed: @escaping @Sendable (Concrete) -> Value,
    content: @escaping @Sendable (Value) -> TaggedCaseContent?
  ) {
    self.tag = tag
    self.content = content
    decode = { embed(try $0.decode(type)) }
    read = Self.directReading(of: type, embed: embed)
  }

  /// Lists a value without content: the tag stands alone.
  ///
  /// Whatever else the payload holds beside the tag is not looked at.
  ///
  ///     Case("divider", .divider)
  ///     // {"type": "divider", "width": 3} -> .divider
  @inlinable  // As above.
  public init(_ tag: Tag, _ value: Value) where Value: Equatable & Sendable {
    self.tag = tag
    decode = { _ in value }
    read = { (reader: inout JSONReader, _: ArraySlice<String>) throws(JSONError) -> Value in
      try reader.skipValue()
      return value
    }
    content = { $0 == value ? TaggedCaseContent.none : nil }
  }
}

/// The content of a value, as a case writes it.
@usableFromInline
enum TaggedCaseContent {
  case none
  case some(any Encodable)
  /// The type has no `encode(to:)`.
  case unwritable(Any.Type)
}
