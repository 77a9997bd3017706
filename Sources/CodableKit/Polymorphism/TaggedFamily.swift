/// A closed list of types that a tag in the payload tells apart.
///
/// For a protocol, a class hierarchy or an enum. The list belongs to a type, so there is no
/// registry to fill at run time, and two lists for one protocol never mix:
///
///     enum Shapes: TaggedFamily {
///       typealias Value = any Shape
///       static let cases: [Case] = [
///         Case("circle", Circle.self) { $0 },
///         Case("square", Square.self) { $0 },
///       ]
///     }
///     struct Drawing: Codable {
///       @Coded<Tagged<Shapes>> var outline: any Shape
///       @Coded<Lossy<[Tagged<Shapes>]>> var shapes: [any Shape]
///     }
///     // {"outline": {"type": "circle", "radius": 1}, "shapes": [{"type": "star"}]}
///     // -> outline Circle(radius: 1), shapes [], one issue:
///     //    dropped element: expected "circle" or "square", found "star" at $.shapes[0].type
///
/// An enum lists itself; see ``TaggedCodable``.
public protocol TaggedFamily<Value> {
  /// What the cases have in common: a protocol, a base class, or an enum.
  associatedtype Value

  /// How the tag is read and written; `String` unless declared.
  ///
  /// Any strategy will do: `Int`, `Lossless<Int>` for `1` and `"1"`, `Plain<Kind>` for an enum
  /// whose raw values are all that there can be, `Plain<Open<Kind>>` for one that knows only some.
  associatedtype Tag: CodingStrategy = String where Tag.CodedValue: Hashable & Sendable

  /// Where tag and content stand; beside each other in one object, under `type`, unless declared.
  ///
  ///     static var tagging: Tagging { .adjacent("kind", content: "content") }
  ///     // {"kind": "circle", "content": {"radius": 1}}
  static var tagging: Tagging { get }

  /// The cases, in the order in which messages name them.
  ///
  /// When two have the same type the first one is written: so a further case is an alias. When two
  /// have the same tag the first one is read, and a value of the other cannot be written.
  ///
  ///     static let cases: [Case] = [
  ///       Case("circle", Circle.self) { $0 },
  ///       Case("square", Square.self) { $0 },
  ///     ]
  ///     // {"type": "square"} is read as a Square
  static var cases: [TaggedCase<Value, Tag.CodedValue>] { get }

  /// Takes a value whose tag no case has; nil, so that it is an error, unless declared.
  ///
  ///     static let unknownCase: UnknownTagCase<Block>? = UnknownTagCase(embed: Block.unknown) {
  ///       if case .unknown(let json) = $0 { json } else { nil }
  ///     }
  ///     // {"type": "video", "seconds": 9} -> .unknown(["type": "video", "seconds": 9])
  static var unknownCase: UnknownTagCase<Value>? { get }
}

extension TaggedFamily {
  /// A case of this family.
  ///
  ///     static let cases: [Case] = [Case("circle", Circle.self) { $0 }]
  public typealias Case = TaggedCase<Value, Tag.CodedValue>

  public static var tagging: Tagging { .internal() }

  public static var unknownCase: UnknownTagCase<Value>? { nil }
}
