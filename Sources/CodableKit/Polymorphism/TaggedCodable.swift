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
public protocol TaggedCodable: TaggedFamily, Codable where Value == Self {}

extension TaggedCodable {
  /// Reads the case that the tag names; see ``Tagged``.
  public init(from decoder: any Decoder) throws {
    self = try Tagged<Self>.decode(from: decoder)
  }

  /// Writes the tag and the content; see ``Tagged``.
  public func encode(to encoder: any Encoder) throws {
    try Tagged<Self>.encode(self, to: encoder)
  }
}
