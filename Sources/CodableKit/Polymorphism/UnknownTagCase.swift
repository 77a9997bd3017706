/// Takes the values of a ``TaggedFamily`` whose tag is not in the list, and writes them back.
///
///     static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
///       if case .unknown(let json) = $0 { json } else { nil }
///     }
///     // {"type": "video", "seconds": 9} -> .unknown(["type": "video", "seconds": 9])
///
/// The whole payload is kept, tag included. Nothing is lost, so nothing is reported. A tag that is
/// missing, null or of a wrong type is an error all the same.
public struct UnknownTagCase<Value>: Sendable {
  let embed: @Sendable (JSONValue) -> Value
  let extract: @Sendable (Value) -> JSONValue?

  /// Takes the whole payload of a value with an unknown tag.
  ///
  ///     UnknownTagCase(embed: Block.unknown) {
  ///       if case .unknown(let json) = $0 { json } else { nil }
  ///     }
  ///     // {"type": "video"} -> .unknown(["type": "video"])
  ///
  /// - Parameters:
  ///   - embed: makes the value that keeps the payload.
  ///   - extract: gives the payload back, or nil for any other value.
  public init(
    embed: @escaping @Sendable (JSONValue) -> Value,
    extract: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.embed = embed
    self.extract = extract
  }
}
