// Written by ModelGenerator; see GeneratedModelsTests. Its lines are as long as they come.
// swift-format-ignore-file

import CodableKitMacros

extension GeneratedModels {
  @Codable struct M16: Equatable {
    @CodingNull(.written) let f52: Int?
    @Nullable var f53: String?
    let f54: Double
    let f55: Field<Bool>
    let f56: Int

    static let shape = DocumentShape.object([
      .init(["f52"], .optional(.int), isRequired: false),
      .init(["f53"], .optional(.string), isRequired: false),
      .init(["f54"], .double),
      .init(["f55"], .optional(.bool), isRequired: false),
      .init(["f56"], .int),
    ])
  }

  @Codable(tagging: .internal("type")) enum M17: Equatable {
    case c0
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c1(a: [String: Int], b: Bool?, c: Int)
    @Lossless(at: "c")
    case c2(a: Int, b: String?, c: Int? = 4)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .object([.init(["type"], .constant("\"c0\""))]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], .map(.int)), .init(["b"], .optional(.bool), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c2\""))]), .object([.init(["a"], .int), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable(nulls: .written, unknownKeys: .refuse) struct M18: Equatable {
    @Doubled var f57: Int
    let f58: Int
    @Nullable var f59: String?

    static let shape = DocumentShape.object([
      .init(["f57"], .int),
      .init(["f58"], .int),
      .init(["f59"], .optional(.string), isRequired: false),
    ])
  }

  @Codable struct M19: Equatable {
    let f60: Int
    @CodableDefault(5, for: .invalid) let f61: Int
    let f62: String
    let f63: Bool?
    let f64: String?
    let f65: Double?
    @CodingKey(reading: "f66r", writing: "f66w") let f66: Double?
    @Flatten let f67: M7?
    @Validate("it is small", at: "f60")
    private var isSmall: Bool { f60 < 5000 }

    static let shape = DocumentShape.merged([.object([
      .init(["f60"], .int),
      .init(["f61"], .int),
      .init(["f62"], .string),
      .init(["f63"], .optional(.bool), isRequired: false),
      .init(["f64"], .optional(.string), isRequired: false),
      .init(["f65"], .optional(.double), isRequired: false),
      .init(["f66r"], .optional(.double), isRequired: false),
    ]), .optional(M7.shape)])
  }

  @Codable enum M20: Equatable {
    case c0(String)
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c1(a: Bool, b: [String: Int]?, c: Int)
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c2(a: Int, b: Bool?, c: Int)
    case c3(String)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["_0"], .string)]))]),
      .object([.init(["c1"], .object([.init(["a"], .bool), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c2"], .object([.init(["a"], .int), .init(["b"], .optional(.bool), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c3"], .object([.init(["_0"], .string)]))]),
    ])
  }

  @Codable struct M21: Equatable {
    @CodableDefault(5) let f68: Int
    @Lossy let f69: Bool?
    let f70: Field<Double>
    @UnknownKeys var f71: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f68"], .int, isRequired: false),
      .init(["f69"], .optional(.bool), isRequired: false),
      .init(["f70"], .optional(.double), isRequired: false),
    ])
  }

  @Codable struct M22: Equatable {
    @LossyArray var f72: [Int]
    let f73: [Int]?
    @CodingKey(reading: "f74r", writing: "f74w") let f74: String?
    @LossyOptional var f75: String?
    let f76: Int
    let f77: [String: Int]?
    @UnknownKeys var f78: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f72"], .array(.int)),
      .init(["f73"], .optional(.array(.int)), isRequired: false),
      .init(["f74r"], .optional(.string), isRequired: false),
      .init(["f75"], .optional(.string), isRequired: false),
      .init(["f76"], .int),
      .init(["f77"], .optional(.map(.int)), isRequired: false),
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
    @CodingKey(reading: "f79r", writing: "f79w") let f79: Int?
    @CodingKey("f80-k", aliases: "f80.a", "f80/b") let f80: M20
    @Flatten let f81: M21

    static let shape = DocumentShape.merged([.object([
      .init(["f79r"], .optional(.int), isRequired: false),
      .init(["f80-k", "f80.a", "f80/b"], M20.shape),
    ]), M21.shape])
  }

  @Codable struct M25: Equatable {
    #if true
      let f82: Bool?
    #else
      let f82: Bool
    #endif
    let f83: JSONValue
    @CodingKey(reading: "f84r", writing: "f84w") let f84: Int?
    var f85: String? = "s"
    @CodingPath("M25p0", "f86") let f86: M18
    @UnknownKeys var f87: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f82"], .optional(.bool), isRequired: false),
      .init(["f83"], .any),
      .init(["f84r"], .optional(.int), isRequired: false),
      .init(["f85"], .optional(.string), isRequired: false),
      .init(path: ["M25p0"], ["f86"], M18.shape),
    ])
  }

  @Codable(tagging: .internal("type")) enum M26: Equatable {
    case c0
    case c1(a: M2, b: Bool?, c: Int = 4)
    case c2(a: [Int], b: [M15]?, c: Int = 4)
    case c3(a: String, b: [M1]?, c: Int = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["type"], .constant("\"c0\""))]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], M2.shape), .init(["b"], .optional(.bool), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c2\""))]), .object([.init(["a"], .array(.int)), .init(["b"], .optional(.array(M15.shape)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c3\""))]), .object([.init(["a"], .string), .init(["b"], .optional(.array(M1.shape)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable struct M27: Equatable {
    @Lossy let f88: Bool?
    let f89: Int
    @CodingNull(.written) let f90: Int?
    let f91: Int
    let f92: [String: Int]?
    @Lossy let f93: Double?
    @Flatten let f94: M13?
    @Validate("it is small", at: "f89")
    private var isSmall: Bool { f89 < 5000 }
    @WillEncode func prepare() {}

    static let shape = DocumentShape.merged([.object([
      .init(["f88"], .optional(.bool), isRequired: false),
      .init(["f89"], .int),
      .init(["f90"], .optional(.int), isRequired: false),
      .init(["f91"], .int),
      .init(["f92"], .optional(.map(.int)), isRequired: false),
      .init(["f93"], .optional(.double), isRequired: false),
    ]), .optional(M13.shape)])
  }

  @Codable struct M28: Equatable {
    let f95: Int?
    @Nullable var f96: String?
    @Lossy let f97: Bool?
    @Lossy let f98: String?
    let f99: [Int]
    @UnknownKeys var f100: [String: JSONValue]

    static let shape = DocumentShape.object([
      .init(["f95"], .optional(.int), isRequired: false),
      .init(["f96"], .optional(.string), isRequired: false),
      .init(["f97"], .optional(.bool), isRequired: false),
      .init(["f98"], .optional(.string), isRequired: false),
      .init(["f99"], .array(.int)),
    ])
  }

  @Codable enum M29: Equatable {
    case c0(M28)
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c1(a: [Int], b: [Int]?, c: Int)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["_0"], M28.shape)]))]),
      .object([.init(["c1"], .object([.init(["a"], .array(.int)), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M30: Equatable {
    @CodingNull(.written) let f101: String?
    @CodingKey("f102-k", aliases: "f102.a", "f102/b") let f102: [Int]
    var f103: String? = "s"
    @Doubled var f104: Int
    #if true
      let f105: Bool?
    #else
      let f105: Bool
    #endif
    let f106: Int
    @Validate("it is small", at: "f106")
    private var isSmall: Bool { f106 < 5000 }

    static let shape = DocumentShape.object([
      .init(["f101"], .optional(.string), isRequired: false),
      .init(["f102-k", "f102.a", "f102/b"], .array(.int)),
      .init(["f103"], .optional(.string), isRequired: false),
      .init(["f104"], .int),
      .init(["f105"], .optional(.bool), isRequired: false),
      .init(["f106"], .int),
    ])
  }

  @Codable struct M31: Equatable {
    @CodableBy(Tens.self) let f107: Int
    let f108: [Int]?
    let f109: Int
    var f110 = 3

    static let shape = DocumentShape.object([
      .init(["f107"], .int),
      .init(["f108"], .optional(.array(.int)), isRequired: false),
      .init(["f109"], .int),
      .init(["f110"], .int, isRequired: false),
    ])
  }
}
