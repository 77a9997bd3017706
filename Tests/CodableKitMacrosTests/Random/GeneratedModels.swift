// Written by ModelGenerator; see GeneratedModelsTests. Its lines are as long as they come.
// swift-format-ignore-file

import CodableKitMacros

enum GeneratedModels {
  @Codable struct M0: Equatable {
    @CodingPath("M0p0", "f1") let f1: String?
    @Doubled var f2: Int

    static let shape = DocumentShape.object([
      .init(path: ["M0p0"], ["f1"], .optional(.string), isRequired: false),
      .init(["f2"], .int),
    ])
  }

  @Codable struct M1: Equatable {
    let f3: Int
    let f4: Int

    static let shape = DocumentShape.object([
      .init(["f3"], .int),
      .init(["f4"], .int),
    ])
  }

  @Codable(tagging: .untagged) enum M2: Equatable {
    case c0(Int)
    case c1([String])
    case c2(x: Int, y: String?)
    case c3(M0)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .int,
      .array(.string),
      .object([.init(["x"], .int), .init(["y"], .string)]),
      M0.shape,
    ])
  }

  @Codable struct M3: Equatable {
    @CodableDefault(5, for: .missing) let f5: Int
    let f6: Bool?
    let f7: Int
    @CodingKey("f8ü", aliases: "f8a") let f8: Double?

    static let shape = DocumentShape.object([
      .init(["f5"], .int, isRequired: false),
      .init(["f6"], .optional(.bool), isRequired: false),
      .init(["f7"], .int),
      .init(["f8ü", "f8a"], .optional(.double), isRequired: false),
    ])
  }

  @Codable struct M4: Equatable {
    let f9: Double?
    @CodingPath("M4p1", "f10") let f10: Bool?
    let f11: [Int]
    @Doubled var f12: Int
    @Flatten let f13: M0?

    static let shape = DocumentShape.merged([.object([
      .init(["f9"], .optional(.double), isRequired: false),
      .init(path: ["M4p1"], ["f10"], .optional(.bool), isRequired: false),
      .init(["f11"], .array(.int)),
      .init(["f12"], .int),
    ]), .optional(M0.shape)])
  }

  @Codable enum M5: Equatable {
    case c0(a: M2, b: [String: Int]?, c: Int = 4)
    case c1
    case c2(M4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["a"], M2.shape), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c1"], .object([]))]),
      .object([.init(["c2"], .object([.init(["_0"], M4.shape)]))]),
    ])
  }

  @Codable struct M6: Equatable {
    @LossyArray var f14: [Int]
    #if true
      let f15: String?
    #else
      let f15: String
    #endif
    @CodingPath("M6p0", "f16") let f16: M2?
    @CodingPath("M6p1", "q", "f17") let f17: String
    @Flatten let f18: M3?

    static let shape = DocumentShape.merged([.object([
      .init(["f14"], .array(.int)),
      .init(["f15"], .optional(.string), isRequired: false),
      .init(path: ["M6p0"], ["f16"], .optional(M2.shape), isRequired: false),
      .init(path: ["M6p1", "q"], ["f17"], .string),
    ]), .optional(M3.shape)])
  }

  @Codable struct M7: Equatable {
    let f19: Field<Double>
    let f20: Int
    @CodingPath("M7p0", "q", "f21") let f21: [String: Int]
    @Lossy let f22: Int?
    @CodingPath("M7p0", "q", "f23") let f23: JSONValue?
    @CodableDefault(5, for: .invalid) let f24: Int

    static let shape = DocumentShape.object([
      .init(["f19"], .optional(.double), isRequired: false),
      .init(["f20"], .int),
      .init(path: ["M7p0", "q"], ["f21"], .map(.int)),
      .init(["f22"], .optional(.int), isRequired: false),
      .init(path: ["M7p0", "q"], ["f23"], .optional(.any), isRequired: false),
      .init(["f24"], .int),
    ])
  }

  @Codable(tagging: .internal("type")) enum M8: Equatable {
    case c0(a: JSONValue, b: JSONValue?, c: Int = 4)
    case c1(a: [String: Int], b: [M3]?, c: Int = 4)
    case c2(M3)
    case c3(a: Double, b: [String: Int]?, c: Int = 4)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(["type"], .constant("\"c0\""))]), .object([.init(["a"], .any), .init(["b"], .optional(.any), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], .map(.int)), .init(["b"], .optional(.array(M3.shape)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c2\""))]), M3.shape]),
      .merged([.object([.init(["type"], .constant("\"c3\""))]), .object([.init(["a"], .double), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable struct M9: Equatable {
    let f25: [M4]?
    @CodingKey(reading: "f26r", writing: "f26w") let f26: Double?
    let f27: Field<Int>
    let f28: Int
    @Doubled var f29: Int
    let f30: Double?

    static let shape = DocumentShape.object([
      .init(["f25"], .optional(.array(M4.shape)), isRequired: false),
      .init(["f26r"], .optional(.double), isRequired: false),
      .init(["f27"], .optional(.int), isRequired: false),
      .init(["f28"], .int),
      .init(["f29"], .int),
      .init(["f30"], .optional(.double), isRequired: false),
    ])
  }

  @Codable struct M10: Equatable {
    @CodableBy(Tens.self) let f31: Int?
    @CodingPath("M10p1", "f32") let f32: [String: Int]
    @LossyOptional var f33: String?
    @Lossy let f34: [Double]
    @Lossy let f35: Bool?
    @Flatten let f36: M7?

    static let shape = DocumentShape.merged([.object([
      .init(["f31"], .optional(.int), isRequired: false),
      .init(path: ["M10p1"], ["f32"], .map(.int)),
      .init(["f33"], .optional(.string), isRequired: false),
      .init(["f34"], .array(.double)),
      .init(["f35"], .optional(.bool), isRequired: false),
    ]), .optional(M7.shape)])
  }

  @Codable enum M11: Equatable {
    case c0(a: M1, b: Int?, c: Int = 4)
    case c1(a: M1, b: [Int]?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["a"], M1.shape), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c1"], .object([.init(["a"], M1.shape), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M12: Equatable {
    @CodingPath("M12p1", "f37") let f37: M1?
    @Nullable var f38: String?
    @Lossy let f39: [Int]
    @CodingKey(reading: "f40r", writing: "f40w") let f40: Bool?
    var f41: String? = "s"
    @LossyArray var f42: [Int]

    static let shape = DocumentShape.object([
      .init(path: ["M12p1"], ["f37"], .optional(M1.shape), isRequired: false),
      .init(["f38"], .optional(.string), isRequired: false),
      .init(["f39"], .array(.int)),
      .init(["f40r"], .optional(.bool), isRequired: false),
      .init(["f41"], .optional(.string), isRequired: false),
      .init(["f42"], .array(.int)),
    ])
  }

  @Codable struct M13: Equatable {
    @CodingKey("f43-k", aliases: "f43.a", "f43/b") let f43: [Int]
    let f44: String
    @Lossy let f45: [Double]

    static let shape = DocumentShape.object([
      .init(["f43-k", "f43.a", "f43/b"], .array(.int)),
      .init(["f44"], .string),
      .init(["f45"], .array(.double)),
    ])
  }

  @Codable(tagging: .internal("type")) enum M14: Equatable {
    case c0(a: String, b: [Int]?, c: Int = 4)
    case c1(a: Double, b: Int?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(["type"], .constant("\"c0\""))]), .object([.init(["a"], .string), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], .double), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable struct M15: Equatable {
    @CodingPath("M15p0", "f46") let f46: Int
    @CodingKey("f47ü", aliases: "f47a") let f47: String?
    let f48: Field<Int>
    @CodingKey("f49-k", aliases: "f49.a", "f49/b") let f49: Int
    @Flatten let f50: M3?
    @UnknownKeys var f51: [String: JSONValue]

    static let shape = DocumentShape.merged([.object([
      .init(path: ["M15p0"], ["f46"], .int),
      .init(["f47ü", "f47a"], .optional(.string), isRequired: false),
      .init(["f48"], .optional(.int), isRequired: false),
      .init(["f49-k", "f49.a", "f49/b"], .int),
    ]), .optional(M3.shape)])
  }

  @Codable struct M16: Equatable {
    @CodingPath("M16p0", "f52") let f52: Double
    let f53: [String: Int]?
    @CodingKey("f54ü", aliases: "f54a") let f54: Double?

    static let shape = DocumentShape.object([
      .init(path: ["M16p0"], ["f52"], .double),
      .init(["f53"], .optional(.map(.int)), isRequired: false),
      .init(["f54ü", "f54a"], .optional(.double), isRequired: false),
    ])
  }

  @Codable(tagging: .internal("M17t", "type")) enum M17: Equatable {
    case c0(a: Int, b: [String: Int]?, c: Int = 4)
    case c1
    case c2(M3)
    case c3(M0)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(path: ["M17t"], ["type"], .constant("\"c0\""))]), .object([.init(["a"], .int), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .object([.init(path: ["M17t"], ["type"], .constant("\"c1\""))]),
      .merged([.object([.init(path: ["M17t"], ["type"], .constant("\"c2\""))]), M3.shape]),
      .merged([.object([.init(path: ["M17t"], ["type"], .constant("\"c3\""))]), M0.shape]),
    ])
  }

  @Codable(nulls: .written) struct M18: Equatable {
    let f55: Bool
    var f56: String? = "s"
    var f57 = 3
    @Doubled var f58: Int
    let f59: Int
    @Nullable var f60: String?
    @UnknownKeys var f61: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f55"], .bool),
      .init(["f56"], .optional(.string), isRequired: false),
      .init(["f57"], .int, isRequired: false),
      .init(["f58"], .int),
      .init(["f59"], .int),
      .init(["f60"], .optional(.string), isRequired: false),
    ])
  }

  @Codable struct M19: Equatable {
    let f62: Int
    @CodableDefault(5, for: .invalid) let f63: Int
    let f64: String
    let f65: Bool?
    let f66: String?
    let f67: Double?
    @CodingKey(reading: "f68r", writing: "f68w") let f68: Double?
    @Flatten let f69: M7?
    @Validate("it is small", at: "f62")
    private var isSmall: Bool { f62 < 5000 }

    static let shape = DocumentShape.merged([.object([
      .init(["f62"], .int),
      .init(["f63"], .int),
      .init(["f64"], .string),
      .init(["f65"], .optional(.bool), isRequired: false),
      .init(["f66"], .optional(.string), isRequired: false),
      .init(["f67"], .optional(.double), isRequired: false),
      .init(["f68r"], .optional(.double), isRequired: false),
    ]), .optional(M7.shape)])
  }

  @Codable enum M20: Equatable {
    case c0(String)
    case c1(a: Bool, b: [String: Int]?, c: Int = 4)
    case c2(a: String, b: Int?, c: Int = 4)
    case c3(a: [String: Int], b: String?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["_0"], .string)]))]),
      .object([.init(["c1"], .object([.init(["a"], .bool), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c2"], .object([.init(["a"], .string), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c3"], .object([.init(["a"], .map(.int)), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M21: Equatable {
    let f70: Int?
    @CodableDefault(5) let f71: Int
    @Lossy let f72: Bool?
    let f73: Field<Double>

    static let shape = DocumentShape.object([
      .init(["f70"], .optional(.int), isRequired: false),
      .init(["f71"], .int, isRequired: false),
      .init(["f72"], .optional(.bool), isRequired: false),
      .init(["f73"], .optional(.double), isRequired: false),
    ])
  }

  @Codable struct M22: Equatable {
    @LossyArray var f74: [Int]
    let f75: [Int]?
    @CodingKey(reading: "f76r", writing: "f76w") let f76: String?
    @LossyOptional var f77: String?
    let f78: Int
    let f79: [String: Int]?
    @UnknownKeys var f80: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f74"], .array(.int)),
      .init(["f75"], .optional(.array(.int)), isRequired: false),
      .init(["f76r"], .optional(.string), isRequired: false),
      .init(["f77"], .optional(.string), isRequired: false),
      .init(["f78"], .int),
      .init(["f79"], .optional(.map(.int)), isRequired: false),
    ])
  }

  @Codable(tagging: .untagged) enum M23: Equatable {
    case c0(Int)
    case c1([String])
    case c2(x: Int, y: String?)
    case c3(M22)

    static let shape = DocumentShape.oneOf([
      .int,
      .array(.string),
      .object([.init(["x"], .int), .init(["y"], .string)]),
      M22.shape,
    ])
  }

  @Codable struct M24: Equatable {
    @CodingKey(reading: "f81r", writing: "f81w") let f81: Int?
    @CodingKey("f82-k", aliases: "f82.a", "f82/b") let f82: M20
    @Flatten let f83: M18

    static let shape = DocumentShape.merged([.object([
      .init(["f81r"], .optional(.int), isRequired: false),
      .init(["f82-k", "f82.a", "f82/b"], M20.shape),
    ]), M18.shape])
  }

  @Codable struct M25: Equatable {
    #if true
      let f84: Bool?
    #else
      let f84: Bool
    #endif
    let f85: JSONValue
    @CodingKey(reading: "f86r", writing: "f86w") let f86: Int?
    var f87: String? = "s"
    @CodingPath("M25p0", "f88") let f88: M18
    @UnknownKeys var f89: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f84"], .optional(.bool), isRequired: false),
      .init(["f85"], .any),
      .init(["f86r"], .optional(.int), isRequired: false),
      .init(["f87"], .optional(.string), isRequired: false),
      .init(path: ["M25p0"], ["f88"], M18.shape),
    ])
  }

  @Codable(tagging: .internal("type")) enum M26: Equatable {
    case c0
    case c1(a: M2, b: Bool?, c: Int = 4)
    case c2(a: JSONValue, b: [Int]?, c: Int = 4)
    case c3(a: [String: Int], b: String?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["type"], .constant("\"c0\""))]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], M2.shape), .init(["b"], .optional(.bool), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c2\""))]), .object([.init(["a"], .any), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c3\""))]), .object([.init(["a"], .map(.int)), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable struct M27: Equatable {
    @Lossy let f90: [Double]
    @Lossy let f91: Bool?

    static let shape = DocumentShape.object([
      .init(["f90"], .array(.double)),
      .init(["f91"], .optional(.bool), isRequired: false),
    ])
  }

  @Codable struct M28: Equatable {
    @LossyArray var f92: [Int]
    @Lossy let f93: [Int]
    @CodingKey(reading: "f94r", writing: "f94w") let f94: Int?

    static let shape = DocumentShape.object([
      .init(["f92"], .array(.int)),
      .init(["f93"], .array(.int)),
      .init(["f94r"], .optional(.int), isRequired: false),
    ])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M29: Equatable {
    case c0(a: Int, b: [Int]?, c: Int = 4)
    case c1(a: [Int], b: Int?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\"")), .init(path: ["in"], ["c"], .object([.init(["a"], .int), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["t"], .constant("\"c1\"")), .init(path: ["in"], ["c"], .object([.init(["a"], .array(.int)), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable(nulls: .written, unknownKeys: .refuse) struct M30: Equatable {
    @Nullable var f95: String?
    @Lossy let f96: Bool?
    @Lossy let f97: String?
    @Flatten let f98: M13?

    static let shape = DocumentShape.merged([.object([
      .init(["f95"], .optional(.string), isRequired: false),
      .init(["f96"], .optional(.bool), isRequired: false),
      .init(["f97"], .optional(.string), isRequired: false),
    ]), .optional(M13.shape)])
  }

  @Codable struct M31: Equatable {
    #if true
      let f99: Double?
    #else
      let f99: Double
    #endif
    @CodingPath("M31p1", "f100") let f100: M16?

    static let shape = DocumentShape.object([
      .init(["f99"], .optional(.double), isRequired: false),
      .init(path: ["M31p1"], ["f100"], .optional(M16.shape), isRequired: false),
    ])
  }

  @Codable(tagging: .bare) enum M32: Equatable {
    @CodingKey("c0", aliases: "c00") case c0
    case c1
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .constant("\"c0\""),
      .constant("\"c00\""),
      .constant("\"c1\""),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M33: Equatable {
    let f101: Int
    let f102: Int
    let f103: Double?
    @Validate("it is small", at: "f101")
    private var isSmall: Bool { f101 < 5000 }
    @DidDecode func look() throws {}

    static let shape = DocumentShape.object([
      .init(["f101"], .int),
      .init(["f102"], .int),
      .init(["f103"], .optional(.double), isRequired: false),
    ])
  }

  @Codable(nulls: .written) struct M34: Equatable {
    @Lossy let f104: Int?
    #if true
      let f105: String?
    #else
      let f105: String
    #endif

    static let shape = DocumentShape.object([
      .init(["f104"], .optional(.int), isRequired: false),
      .init(["f105"], .optional(.string), isRequired: false),
    ])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M35: Equatable {
    case c0
    case c1
    case c2(Double)
    case c3(a: [String: Int], b: Double?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\""))]),
      .object([.init(["t"], .constant("\"c1\""))]),
      .object([.init(["t"], .constant("\"c2\"")), .init(path: ["in"], ["c"], .double)]),
      .object([.init(["t"], .constant("\"c3\"")), .init(path: ["in"], ["c"], .object([.init(["a"], .map(.int)), .init(["b"], .optional(.double), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M36: Equatable {
    @CodingPath("M36p0", "f106") let f106: Int?
    @CodingPath("M36p1", "f107") let f107: M31?
    let f108: M12

    static let shape = DocumentShape.object([
      .init(path: ["M36p0"], ["f106"], .optional(.int), isRequired: false),
      .init(path: ["M36p1"], ["f107"], .optional(M31.shape), isRequired: false),
      .init(["f108"], M12.shape),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M37: Equatable {
    @CodingKey("f109-k", aliases: "f109.a", "f109/b") let f109: Double
    let f110: Int
    @CodableDefault(5) let f111: Int
    let f112: Int
    @CodingKey("f113-k", aliases: "f113.a", "f113/b") let f113: [String: Int]
    var f114: String? = "s"

    static let shape = DocumentShape.object([
      .init(["f109-k", "f109.a", "f109/b"], .double),
      .init(["f110"], .int),
      .init(["f111"], .int, isRequired: false),
      .init(["f112"], .int),
      .init(["f113-k", "f113.a", "f113/b"], .map(.int)),
      .init(["f114"], .optional(.string), isRequired: false),
    ])
  }

  @Codable(tagging: .internal("M38t", "type")) enum M38: Equatable {
    case c0(a: Int, b: Double?, c: Int = 4)
    case c1(a: Bool, b: String?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(path: ["M38t"], ["type"], .constant("\"c0\""))]), .object([.init(["a"], .int), .init(["b"], .optional(.double), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(path: ["M38t"], ["type"], .constant("\"c1\""))]), .object([.init(["a"], .bool), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M39: Equatable {
    @CodingPath("M39p0", "q", "f115") let f115: Bool?
    @Doubled var f116: Int
    @CodingKey(reading: "f117r", writing: "f117w") let f117: Bool?
    let f118: String
    let f119: [Int]?

    static let shape = DocumentShape.object([
      .init(path: ["M39p0", "q"], ["f115"], .optional(.bool), isRequired: false),
      .init(["f116"], .int),
      .init(["f117r"], .optional(.bool), isRequired: false),
      .init(["f118"], .string),
      .init(["f119"], .optional(.array(.int)), isRequired: false),
    ])
  }

  @Codable struct M40: Equatable {
    @CodingKey(reading: "f120r", writing: "f120w") let f120: Bool?
    let f121: JSONValue
    @CodableDefault(5) let f122: Int
    @Doubled var f123: Int
    let f124: Int
    @CodingKey("f125ü", aliases: "f125a") let f125: String?

    static let shape = DocumentShape.object([
      .init(["f120r"], .optional(.bool), isRequired: false),
      .init(["f121"], .any),
      .init(["f122"], .int, isRequired: false),
      .init(["f123"], .int),
      .init(["f124"], .int),
      .init(["f125ü", "f125a"], .optional(.string), isRequired: false),
    ])
  }

  @Codable(tagging: .adjacent("t", content: "in", "c")) enum M41: Equatable {
    case c0
    case c1(a: M32, b: M14?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["t"], .constant("\"c0\""))]),
      .object([.init(["t"], .constant("\"c1\"")), .init(path: ["in"], ["c"], .object([.init(["a"], M32.shape), .init(["b"], .optional(M14.shape), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M42: Equatable {
    @LossyOptional var f126: String?
    let f127: M28?
    @CodingKey("f128-k", aliases: "f128.a", "f128/b") let f128: Double
    #if true
      let f129: Int?
    #else
      let f129: Int
    #endif

    static let shape = DocumentShape.object([
      .init(["f126"], .optional(.string), isRequired: false),
      .init(["f127"], .optional(M28.shape), isRequired: false),
      .init(["f128-k", "f128.a", "f128/b"], .double),
      .init(["f129"], .optional(.int), isRequired: false),
    ])
  }

  @Codable struct M43: Equatable {
    let f130: Int
    @Doubled var f131: Int
    @CodingPath("M43p0", "f132") let f132: Int?

    static let shape = DocumentShape.object([
      .init(["f130"], .int),
      .init(["f131"], .int),
      .init(path: ["M43p0"], ["f132"], .optional(.int), isRequired: false),
    ])
  }

  @Codable(tagging: .untagged) enum M44: Equatable {
    case c0(Int)
    case c1([String])
    case c2(x: Int, y: String?)
    case c3(M32)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .int,
      .array(.string),
      .object([.init(["x"], .int), .init(["y"], .string)]),
      M32.shape,
    ])
  }

  @Codable struct M45: Equatable {
    let f133: String
    let f134: [String: Int]?
    @CodingPath("M45p1", "f135") let f135: Int?
    @CodingPath("M45p1", "f136") let f136: JSONValue?
    @Doubled var f137: Int
    @Doubled var f138: Int

    static let shape = DocumentShape.object([
      .init(["f133"], .string),
      .init(["f134"], .optional(.map(.int)), isRequired: false),
      .init(path: ["M45p1"], ["f135"], .optional(.int), isRequired: false),
      .init(path: ["M45p1"], ["f136"], .optional(.any), isRequired: false),
      .init(["f137"], .int),
      .init(["f138"], .int),
    ])
  }

  @Codable(unknownKeys: .refuse) struct M46: Equatable {
    @Doubled var f139: Int
    @CodingKey(reading: "f140r", writing: "f140w") let f140: Double?
    let f141: Int
    @CodingKey("f142ü", aliases: "f142a") let f142: String?
    @Doubled var f143: Int

    static let shape = DocumentShape.object([
      .init(["f139"], .int),
      .init(["f140r"], .optional(.double), isRequired: false),
      .init(["f141"], .int),
      .init(["f142ü", "f142a"], .optional(.string), isRequired: false),
      .init(["f143"], .int),
    ])
  }

  @Codable(tagging: .untagged) enum M47: Equatable {
    case c0(Int)
    case c1([String])
    case c2(x: Int, y: String?)
    case c3(M31)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .int,
      .array(.string),
      .object([.init(["x"], .int), .init(["y"], .string)]),
      M31.shape,
    ])
  }

  static let rows = [
    GeneratedRow(M0.self, M0.shape),
    GeneratedRow(M1.self, M1.shape),
    GeneratedRow(M2.self, M2.shape),
    GeneratedRow(M3.self, M3.shape),
    GeneratedRow(M4.self, M4.shape),
    GeneratedRow(M5.self, M5.shape),
    GeneratedRow(M6.self, M6.shape),
    GeneratedRow(M7.self, M7.shape),
    GeneratedRow(M8.self, M8.shape),
    GeneratedRow(M9.self, M9.shape),
    GeneratedRow(M10.self, M10.shape),
    GeneratedRow(M11.self, M11.shape),
    GeneratedRow(M12.self, M12.shape),
    GeneratedRow(M13.self, M13.shape),
    GeneratedRow(M14.self, M14.shape),
    GeneratedRow(M15.self, M15.shape),
    GeneratedRow(M16.self, M16.shape),
    GeneratedRow(M17.self, M17.shape),
    GeneratedRow(M18.self, M18.shape),
    GeneratedRow(M19.self, M19.shape),
    GeneratedRow(M20.self, M20.shape),
    GeneratedRow(M21.self, M21.shape),
    GeneratedRow(M22.self, M22.shape),
    GeneratedRow(M23.self, M23.shape),
    GeneratedRow(M24.self, M24.shape),
    GeneratedRow(M25.self, M25.shape),
    GeneratedRow(M26.self, M26.shape),
    GeneratedRow(M27.self, M27.shape),
    GeneratedRow(M28.self, M28.shape),
    GeneratedRow(M29.self, M29.shape),
    GeneratedRow(M30.self, M30.shape),
    GeneratedRow(M31.self, M31.shape),
    GeneratedRow(M32.self, M32.shape),
    GeneratedRow(M33.self, M33.shape),
    GeneratedRow(M34.self, M34.shape),
    GeneratedRow(M35.self, M35.shape),
    GeneratedRow(M36.self, M36.shape),
    GeneratedRow(M37.self, M37.shape),
    GeneratedRow(M38.self, M38.shape),
    GeneratedRow(M39.self, M39.shape),
    GeneratedRow(M40.self, M40.shape),
    GeneratedRow(M41.self, M41.shape),
    GeneratedRow(M42.self, M42.shape),
    GeneratedRow(M43.self, M43.shape),
    GeneratedRow(M44.self, M44.shape),
    GeneratedRow(M45.self, M45.shape),
    GeneratedRow(M46.self, M46.shape),
    GeneratedRow(M47.self, M47.shape),
  ]
}
