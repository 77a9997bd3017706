/// Where the tag and the content of a tagged value stand.
///
///     .internal("kind")
///     // {"kind": "text", "body": "a"}
///     .adjacent("kind", content: "content")
///     // {"kind": "text", "content": {"body": "a"}}
///     .adjacent("kind", content: "data", "attributes")
///     // {"kind": "text", "data": {"attributes": {"body": "a"}}}
///
/// The macro `@Codable` has the same two in its `tagging:`, an `EnumTagging`, for enums whose cases
/// it reads from the source. Keys are spelled as coding keys are: under a decoder that converts
/// `event_type`, write `eventType`.
public struct Tagging: Hashable, Sendable {
  /// The key of the tag.
  ///
  ///     Tagging.internal("kind").tagKey   // "kind"
  public let tagKey: String

  /// The keys that lead to the content; none when it stands beside the tag.
  ///
  ///     Tagging.adjacent("kind", content: "data", "attributes").contentPath
  ///     // ["data", "attributes"]
  public let contentPath: [String]

  /// The tag stands among the content's own keys.
  ///
  ///     static var tagging: Tagging { .internal("kind") }
  ///     // {"kind": "circle", "radius": 1}
  public static func `internal`(_ tagKey: String = "type") -> Self {
    Self(tagKey: tagKey, contentPath: [])
  }

  /// The content stands under a key beside the tag, or below further keys.
  ///
  ///     static var tagging: Tagging { .adjacent("kind", content: "content") }
  ///     // {"kind": "circle", "content": {"radius": 1}}
  public static func adjacent(
    _ tagKey: String, content contentKey: String, _ deeper: String...
  ) -> Self {
    Self(tagKey: tagKey, contentPath: [contentKey] + deeper)
  }
}
