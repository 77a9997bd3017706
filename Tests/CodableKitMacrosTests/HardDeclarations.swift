import CodableKitMacros

// More declarations for which it matters that the generated code compiles.

/// Types of the user's whose names the library has too.
enum Clashing {
  struct JSONError: Error {}
  struct JSONReader {}
  struct JSONWriter {}
  struct JSONWritingError: Error {}
  struct JSONFlattenedKeys {}
  struct JSONAttempts {}
  struct FlattenedDecoder {}
  struct DecodingError: Error {}
  struct Lossy {}
  struct Lossless {}
  struct Coded {}
  struct Plain {}
  protocol Decoder {}
  protocol Encoder {}
  protocol CodingKey {}
  protocol CaseIterable {}
  protocol JSONReadable {}
  protocol JSONWritable {}
  enum Optional {}

  @Codable struct Inner: Equatable { var name: String? }

  @Codable struct Model: Equatable {
    var id: Int
    @CodableMacrosLossy var tags: [Int]
    @Flatten var inner: Inner?
    @UnknownKeys var extra: [String: JSONValue]
    @Validate("id is positive") var isPositive: Bool { id > 0 }
  }

  @Codable(tagging: .untagged) enum Choice: Equatable {
    case number(Int)
    case point(x: Int, y: Int?)
  }

  @Codable(tagging: .bare) enum Level: Equatable { case low, high }
  typealias CodableMacrosLossy = LossyArray<Int>
}

/// Where a half is written by hand, the macro makes the other one.
@Codable struct HalfByHand: Equatable {
  let id: Int

  init(id: Int) { self.id = id }

  init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode(Int.self)
  }
}

@MainActor @Codable struct Isolated: Equatable {
  var id: Int
  @CodableDefault(1) var count: Int
}

@Codable enum Conditional: Equatable {
  case first
  #if os(Linux) || os(macOS)
    case second(Int)
  #else
    case other(String)
  #endif
  @CodingKey("3") case third(x: Int?)
}

@Codable enum QualifiedRaw: Swift.String { case low, high }
@Codable enum SmallRaw: Int8 { case low = -1, high }

typealias RawText = String
@Codable enum AliasedRaw: RawText { case low = "l", high }

/// Names that generated code takes, and values that have them too.
@Codable enum Taken: Equatable {
  case first(Int, value0: Int, value1: Int)
  case second(values: Int, valuesValue: Int)
  case third(key: Int, keyValue: Int, Int)
}

@Codable struct Typed: Equatable {
  let `Type`: Int
  let `Protocol`: Int?
}

@Codable struct ThrowingCondition: Equatable {
  var id: Int
  @Validate("the id is odd", at: "id") var isOdd: Bool {
    get throws { id % 2 == 1 }
  }
}

@Codable struct RepeatedFallback: Equatable {
  @CodableDefault(7, for: .all.subtracting(.missing)) var a: Int
  @CodableDefault(8, for: [.null]) var b: Int?
  @CodingKey("k", aliases: "k2") var field: Field<Int>
}

@Codable struct KnownFallback: Equatable {
  @CodableDefault(8, for: [.null]) var b: Int?
  @CodingKey("k", aliases: "k2") var field: Field<Int>
}

@Codable(unknownKeys: .refuse) struct ClosedInside: Equatable {
  let id: Int
  @CodingPath("place", "lat") let latitude: Int?
}

/// Keys that JSON holds with escapes only.
@Codable struct EscapedKeys: Equatable {
  @CodingKey("a\"b") let quote: Int
  @CodingKey("a\\b") let backslash: Int
  @CodingKey("a\nb") let line: Int?
  @CodingKey("\u{0}", aliases: "\t") let control: Int
  @CodingPath("o\"p", "q\\") let inside: Int?
}

@Codable enum EscapedTags: Equatable {
  @CodingKey("a\"b") case quote(x: Int)
  @CodingKey("a\nb") case line
}

/// Beside a tag nothing stands where no case has a value.
@Codable(tagging: .adjacent("t", content: "c")) enum Valueless: Equatable { case first, second }

@Codable(tagging: .internal("a\"b")) enum EscapedTag: Equatable { case first(x: Int), second }

@Decodable final actor Stored {
  let id: Int
  var names: [String] = []
}

/// Types and values beside an enum, which its extensions do not see.
enum Beside<T: Codable & Equatable> {
  @Codable struct Leaf: Equatable { var n: Int }
  static var usual: Int { 7 }

  @Codable enum Choice: Equatable {
    case leaf(Leaf, more: [String: Leaf?]), value(T), known([Beside.Leaf?])
    #if os(Linux) || os(macOS)
      @CodableDefault(usual) case count(Int)
      @CodableDefault(Leaf(n: usual), at: "leaf") case both(leaf: Leaf, z: Int = usual)
    #endif
    @Lossy case list([Leaf])
    case `Self`(Leaf?)
  }
}

/// Defaults whose names are those of others.
@Codable struct NamedDefaults: Equatable {
  @CodableDefault(usual) let usualCount: Int
  @CodableDefault(usualCountDefault, for: .missing) let usualCountDefault2: Int
  @CodableDefault(Self.usual, for: .null) let `default`: Int
  @CodableDefault([NamedDefaults.usual]) let list: Set<Int>
}

extension NamedDefaults {
  static let usual = 3
  static let usualCountDefault = 4
}
