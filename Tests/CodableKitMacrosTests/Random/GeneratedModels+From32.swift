// Written by ModelGenerator; see GeneratedModelsTests. Its lines are as long as they come.
// swift-format-ignore-file

import CodableKitMacros

extension GeneratedModels {
  @Codable(tagging: .untagged) enum M32: Equatable {
    case c0(Int)
    case c1([String])
    case c2(x: Int, y: String?)
    case c3(M15)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .int,
      .array(.string),
      .object([.init(["x"], .int), .init(["y"], .string)]),
      M15.shape,
    ])
  }

  @Codable struct M33: Equatable {
    @CodingPath("M33p0", "f111") let f111: Int?
    @CodingPath("M33p1", "f112") let f112: M28?
    let f113: M11

    static let shape = DocumentShape.object([
      .init(path: ["M33p0"], ["f111"], .optional(.int), isRequired: false),
      .init(path: ["M33p1"], ["f112"], .optional(M28.shape), isRequired: false),
      .init(["f113"], M11.shape),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M34: Equatable {
    @CodingKey("f114-k", aliases: "f114.a", "f114/b") let f114: Double
    let f115: Int
    @CodableDefault(5) let f116: Int
    let f117: Int
    @CodingKey("f118-k", aliases: "f118.a", "f118/b") let f118: [String: Int]
    var f119: String? = "s"

    static let shape = DocumentShape.object([
      .init(["f114-k", "f114.a", "f114/b"], .double),
      .init(["f115"], .int),
      .init(["f116"], .int, isRequired: false),
      .init(["f117"], .int),
      .init(["f118-k", "f118.a", "f118/b"], .map(.int)),
      .init(["f119"], .optional(.string), isRequired: false),
    ])
  }

  @Codable(tagging: .internal("M35t", "type")) enum M35: Equatable {
    @Lossless(at: "c")
    case c0(a: Int, b: Double?, c: Int? = 4)
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c1(a: [String: Int], b: String?, c: Int)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(path: ["M35t"], ["type"], .constant("\"c0\""))]), .object([.init(["a"], .int), .init(["b"], .optional(.double), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(path: ["M35t"], ["type"], .constant("\"c1\""))]), .object([.init(["a"], .map(.int)), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable(nulls: .written) struct M36: Equatable {
    let f120: Int
    var f121: String? = "s"
    @CodingKey(reading: "f122r", writing: "f122w") let f122: Bool?
    let f123: String
    let f124: [Int]?

    static let shape = DocumentShape.object([
      .init(["f120"], .int),
      .init(["f121"], .optional(.string), isRequired: false),
      .init(["f122r"], .optional(.bool), isRequired: false),
      .init(["f123"], .string),
      .init(["f124"], .optional(.array(.int)), isRequired: false),
    ])
  }

  @Codable struct M37: Equatable {
    @CodingKey(reading: "f125r", writing: "f125w") let f125: Bool?
    let f126: JSONValue
    @CodableDefault(5) let f127: Int
    @Doubled var f128: Int
    let f129: Int
    @CodingKey("f130ü", aliases: "f130a") let f130: String?

    static let shape = DocumentShape.object([
      .init(["f125r"], .optional(.bool), isRequired: false),
      .init(["f126"], .any),
      .init(["f127"], .int, isRequired: false),
      .init(["f128"], .int),
      .init(["f129"], .int),
      .init(["f130ü", "f130a"], .optional(.string), isRequired: false),
    ])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M38: Equatable {
    case c0
    @Lossless(at: "c")
    case c1(a: M30, b: M13?, c: Int? = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\""))]),
      .object([.init(["t"], .constant("\"c1\"")), .init(path: ["in"], ["c"], .object([.init(["a"], M30.shape), .init(["b"], .optional(M13.shape), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M39: Equatable {
    @LossyOptional var f131: String?
    let f132: Int
    @CodingPath("M39p0", "f133") let f133: M5?
    @Lossy let f134: Bool?
    @Doubled var f135: Int

    static let shape = DocumentShape.object([
      .init(["f131"], .optional(.string), isRequired: false),
      .init(["f132"], .int),
      .init(path: ["M39p0"], ["f133"], .optional(M5.shape), isRequired: false),
      .init(["f134"], .optional(.bool), isRequired: false),
      .init(["f135"], .int),
    ])
  }

  @Codable struct M40: Equatable {
    @CodableDefault(5, for: .missing) let f136: Int
    @LossyOptional var f137: String?
    @CodableBy(Tens.self) let f138: Int?

    static let shape = DocumentShape.object([
      .init(["f136"], .int, isRequired: false),
      .init(["f137"], .optional(.string), isRequired: false),
      .init(["f138"], .optional(.int), isRequired: false),
    ])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M41: Equatable {
    case c0(a: Int, b: Int?, c: Int = 4)
    case c1(JSONValue)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\"")), .init(path: ["in"], ["c"], .object([.init(["a"], .int), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["t"], .constant("\"c1\"")), .init(path: ["in"], ["c"], .any)]),
    ])
  }

  @Codable struct M42: Equatable {
    @Doubled var f139: Int
    @Doubled var f140: Int
    @CodingPath("M42p0", "f141") let f141: [M16]
    @CodingKey(reading: "f142r", writing: "f142w") let f142: Double?
    @Flatten let f143: M33?

    static let shape = DocumentShape.merged([.object([
      .init(["f139"], .int),
      .init(["f140"], .int),
      .init(path: ["M42p0"], ["f141"], .array(M16.shape)),
      .init(["f142r"], .optional(.double), isRequired: false),
    ]), .optional(M33.shape)])
  }

  @Codable(unknownKeys: .refuse) struct M43: Equatable {
    #if true
      let f144: Bool?
    #else
      let f144: Bool
    #endif
    let f145: Int
    @CodingKey("f146-k", aliases: "f146.a", "f146/b") let f146: M28
    let f147: Int?

    static let shape = DocumentShape.object([
      .init(["f144"], .optional(.bool), isRequired: false),
      .init(["f145"], .int),
      .init(["f146-k", "f146.a", "f146/b"], M28.shape),
      .init(["f147"], .optional(.int), isRequired: false),
    ])
  }

  @Codable(tagging: .bare) enum M44: Equatable {
    @CodingKey("c0", aliases: "c00") case c0
    case c1
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .constant("\"c0\""),
      .constant("\"c00\""),
      .constant("\"c1\""),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M45: Equatable {
    let f148: M44?
    @CodableDefault(5, for: .invalid) let f149: Int

    static let shape = DocumentShape.object([
      .init(["f148"], .optional(M44.shape), isRequired: false),
      .init(["f149"], .int),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M46: Equatable {
    @Doubled var f150: Int
    let f151: Int
    @CodingNull(.written) let f152: Int?
    @CodingPath("M46p0", "f153") let f153: Double?
    @LossyOptional var f154: String?
    @Lossy let f155: String?
    @CodingPath("M46p1", "f156") let f156: Double?
    @Flatten let f157: M25
    @Validate("it is small", at: "f151")
    private var isSmall: Bool { f151 < 5000 }

    static let shape = DocumentShape.merged([.object([
      .init(["f150"], .int),
      .init(["f151"], .int),
      .init(["f152"], .optional(.int), isRequired: false),
      .init(path: ["M46p0"], ["f153"], .optional(.double), isRequired: false),
      .init(["f154"], .optional(.string), isRequired: false),
      .init(["f155"], .optional(.string), isRequired: false),
      .init(path: ["M46p1"], ["f156"], .optional(.double), isRequired: false),
    ]), M25.shape])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M47: Equatable {
    case c0
    case c1

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\""))]),
      .object([.init(["t"], .constant("\"c1\""))]),
    ])
  }
}
