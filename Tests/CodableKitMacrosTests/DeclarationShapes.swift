public import CodableKitMacros

// Declarations that are hard to read or to repeat. Here it matters that the code compiles.

/// Generic parameters with names that generated code would use.
@Codable struct Shaded<Decoder: Codable & Equatable, String>: Equatable
where String: Codable & Equatable {
  let first: Decoder
  let second: [String]
}

@Codable struct Box<Element>: Equatable where Element: Equatable {
  let element: Element
  var others: [Element]?
  @CodingIgnored var count = 0
}

@Codable enum Tree<Leaf> {
  case leaf(Leaf)
  indirect case node(left: Tree, right: Tree)
}

@Codable public struct Visible {
  public let id: Int
  package var note: String?
}

@Codable package struct InPackage { package let id: Int }

@usableFromInline @Codable struct Inlined { @usableFromInline var id: Int }

/// Its conformances are bound to the actor, as its properties are.
@MainActor @Codable final class IsolatedClass { var name: String = "" }

/// An actor is known by the end of its name; for another one the conformance says it.
@globalActor actor Storage { static let shared = Storage() }
@Storage @Codable final class StoredClass: @Storage Codable { var name: String = "" }

/// What is deprecated is coded without a warning.
@Codable struct Ageing {
  var id: Int
  @available(*, deprecated, message: "by id") var name: String?
  @Codable enum Stage: Equatable {
    @available(*, deprecated) case early
    case late(Int)
  }
  var stage: Stage
}

@Codable private struct Hidden: Equatable {
  private let id: Int
  init(id: Int) { self.id = id }
}

@Codable fileprivate enum HiddenCase { case a }

/// A comment between everything.
@Codable  // Here too.
struct Commented: Equatable {  // And here.
  /// The identifier.
  let id: Int  // a comment on the same line
  /* before */ var name /* between */: String /* behind */ = "x" /* the end */
  static let shared = 1
  lazy var later = 2
  @CodingIgnored lazy var said = 3
  var derived: Int { id + 1 }
  var observed: Int = 0 { didSet { name = "\(observed)" } }
  var spread:
    [String:
      Int]? = nil
  var made: Int = {
    let value = 3
    return value
  }()
  var first = 1, second = "2"
  var third, fourth: Int?
  #if os(Linux) || os(macOS)
    let conditional: Int
    @CodingKey("other_one", aliases: "other") let other: Int?
  #else
    let conditional: String
  #endif
}

@Codable struct Named: Equatable {
  let type: String
  let `self`: Int
  let `class`: Int
  let `init`: Int
  let container: Int
  let decoder: Int
  let encoder: Int
  let value: Int
  let key: Int
  let `default`: Int?
  @CodingPath("decoder2", "self") let inside: Int
}

@Codable struct Uncommon {
  let existential: StringOrNumber
  let nested: [[String: [Int?]]]
  let double: Int??
  let optional: Optional<Int>
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let implicit: Int!
  let set: Set<String>
  let range: ClosedRange<Int>
}

extension Visible {
  @Codable struct Inner: Equatable {
    let state: State
    @Codable enum State: String { case on, off }
  }
}

@Decodable struct OnlyDecodable { let id: Int }
@Encodable struct OnlyEncodable { let id: Int }

@Codable struct Conforming: Codable, Hashable, Sendable { let id: Int }

@Codable open class Opened {
  public let id: Int
  public init(id: Int) { self.id = id }
}

@Codable struct NoMembers: Equatable {}

@Codable struct OwnKeys: Equatable {
  let id: Int
  var name = "x"

  enum CodingKeys: String, CodingKey { case id = "identifier" }
}

func hiddenRoundTrip() -> any Codable.Type { Hidden.self }
