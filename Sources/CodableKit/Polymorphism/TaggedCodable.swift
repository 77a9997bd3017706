public import JSONCore

/// An enum that lists its own cases and is `Codable` by them.
///
///     enum Block: TaggedCodable, Equatable {
///       case text(Text), divider, unknown(JSONValue)
///
///       static let cases: [Case] = [
///         Case("text", Text.self, embed: Block.text) {
///           if case .text(let text) = $0 { text } else { nil }
///         },
///         Case("divider", .divider),
///       ]
///       static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
///         if case .unknown(let json) = $0 { json } else { nil }
///       }
///     }
///     // [{"type": "text", "body": "a"}, {"type": "divider"}, {"type": "video", "seconds": 9}]
///     // -> [.text(Text(body: "a")), .divider, .unknown(["type": "video", "seconds": 9])]
///
/// It is read and written as ``Tagged`` says, wherever it stands: `[Block]`, `@LossyArray`, a
/// dictionary, the root. A case's content may hold further blocks.
///
/// An enum whose contents all have a direct path may take it itself:
/// `extension Block: JSONReadable, JSONWritable {}`.
public protocol TaggedCodable: TaggedFamily, Codable where Value == Self {}

extension TaggedCodable where Self: JSONReadable {
  /// Reads the case that the tag names, on the direct path; see ``Tagged``.
  ///
  ///     try JSONReader.read(Block.self, from: Array(#"{"type":"divider"}"#.utf8))   // .divider
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try Tagged<Self>.read(from: &reader)
  }
}

extension TaggedCodable where Self: JSONWritable {
  /// Writes the tag and the content, on the direct path; see ``Tagged``.
  ///
  ///     try JSONWriter.bytes(of: Block.text(Text(body: "a")))   // {"type":"text","body":"a"}
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try Tagged<Self>.write(self, to: &writer)
  }
}

extension TaggedCodable {
  /// Reads the case that the tag names; see ``Tagged``.
  ///
  ///     try JSONDecoder().decode(Block.self, from: Data(#"{"type":"text","body":"a"}"#.utf8))
  ///     // .text(Text(body: "a"))
  @inlinable  // Specialised in the client; see `Tagged`.
  public init(from decoder: any Decoder) throws {
    self = try Tagged<Self>.decode(from: decoder)
  }

  /// Writes the tag and the content; see ``Tagged``.
  ///
  ///     try FastJSONEncoder().encodeToString([Block.divider])   // [{"type":"divider"}]
  @inlinable  // As above.
  public func encode(to encoder: any Encoder) throws {
    try Tagged<Self>.encode(self, to: encoder)
  }
}
