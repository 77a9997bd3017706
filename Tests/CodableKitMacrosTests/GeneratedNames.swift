import CodableKitMacros
import Foundation

// Models whose names are those that generated code takes, or make one name of two.

/// Two paths to one variable, and a path beside a key that begins like it.
@Codable struct AlikePaths: Equatable {
  @CodingPath("location", "detail", "x") var x: Int
  @CodingPath("locationDetail", "y") var y: Int
  @CodingPath("LocationDetail", "z") var z: Int?
}

/// Of the first object nothing is read, so that it need not be one.
@Codable struct UnreadObject: Equatable {
  @CodingIgnored(.decoding) @CodingPath("location", "x") var x: Int = 1
  @CodingPath("locations", "y") var y: Int
}

/// A key inside of a path that is called like a property there, and enums called like cases.
@Codable struct AlikeKeys: Equatable {
  @CodingPath("a", "b", "c") var first: Int
  @CodingPath("a", "k") var b: Int
  @CodingPath("location", "x") var second: Int
  var LocationKeys: Int
  let `Type`: Int
  var TypeKey: Int
}

@Codable(unknownKeys: .refuse) struct ListedKeys: Equatable { var allCases: Int }

/// Variables of the direct path.
@Codable struct TakenVariables: Equatable {
  var reader: String
  var readerValue: Int
  var tag: String
  var tagValue: Int
  var members: Int
  var membersValue: Int
  var valueMembers: Int
  var isValid: Bool
  var await: Int?
  var unsafe: Int?
  @Validate("it is one") var isFirst: Bool { get throws { true } }
  @Validate("it is the other") var isSecond: Bool { get throws { true } }
}

/// The initialiser that the compiler would make has these names as parameters.
enum NamesAround {
  struct String: Codable, Equatable { var x: Swift.Int }

  @Codable struct Model: Equatable {
    var await: Int?
    let `self`: Int
    var value: Int
    var text: Swift.String
    var shadow: String
    @Lossless var lossless: Swift.String
  }

  @Codable(tagging: .internal("t")) enum Choice: Equatable { case a(x: Int), b(y: Swift.String) }
  @Codable enum Raw: Swift.String { case a, b }
}

@Codable struct NamesInside: Equatable {
  var a: Int
  #if os(Linux) || os(macOS)
    struct String: Codable, Equatable {}
  #endif
}

/// Properties with the names of types.
@Codable struct TypeNames: Equatable {
  @Codable struct Part: Equatable { var x: Int }

  var Date: String
  var created: Date?
  var String: Int
  var texts: [String: [Date]]
  @Flatten var Part: Part
  @UnknownKeys var JSONValue: [String: JSONValue]
}

@Codable enum CaseTypeNames: Equatable {
  case a(Int: String, b: Int)
  case String(String)
}

@Codable(tagging: .untagged) enum UntaggedTypeNames: Equatable {
  case Int(Int)
  case String([String])
}

/// Cases that differ by their first capital alone.
@Codable enum AlikeCases: Equatable {
  case foo(x: Int)
  case Foo(y: Int)
  case FooValues(z: Int)
  case allCases
  @Lossless case a(bC: Int)
  @Lossless(at: 0) case aB(c: Int, d: Int)
}

@Codable(tagging: .untagged) enum AlikeAttempts: Equatable {
  case foo(x: Int)
  case Foo(y: Int)
  case foo2(z: Int)
}

/// Labels that are called like what generated code has beside the values.
@Codable enum TakenLabels: Equatable {
  case a(writer: Int)
  case b(reader: Int, readerValue: Int)
  case c(object: Int?, match: Int, matchValue: Int)
}

@Codable(tagging: .internal("meta", "kind")) enum LabelsBesidePath: Equatable {
  case a(metaContainer: Int, container: Int)
  case b(writer: Int, object: Int)
}

/// An initialiser of another kind is none of `Decodable`.
@Codable struct WithLegacyDecoder: Equatable {
  struct LegacyDecoder {}

  var a: Int

  init(a: Int) { self.a = a }
  init(from decoder: LegacyDecoder) { a = 0 }
}

@Codable struct WrappersOfOwnTypes: Equatable {
  enum Level: String, Codable, CaseIterable { case low, high }

  @DefaultFirstCase var level: Level
  @DefaultNewUUID var id: UUID
  @DefaultNow var at: Date
  @LosslessAsRead var count: Int
}
