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
    case c1(a: [M3], b: JSONValue?, c: Int = 4)
    case c2
    case c3(a: JSONValue, b: [String: Int]?, c: Int = 4)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .merged([.object([.init(["type"], .constant("\"c0\""))]), .object([.init(["a"], .any), .init(["b"], .optional(.any), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .merged([.object([.init(["type"], .constant("\"c1\""))]), .object([.init(["a"], .array(M3.shape)), .init(["b"], .optional(.any), isRequired: false), .init(["c"], .int, isRequired: false)])]),
      .object([.init(["type"], .constant("\"c2\""))]),
      .merged([.object([.init(["type"], .constant("\"c3\""))]), .object([.init(["a"], .any), .init(["b"], .optional(.map(.int)), isRequired: false), .init(["c"], .int, isRequired: false)])]),
    ])
  }

  @Codable struct M9: Equatable {
    let f25: Int?
    @CodingKey(reading: "f26r", writing: "f26w") let f26: Double?
    let f27: Field<Int>
    let f28: Int
    @Doubled var f29: Int
    let f30: Double?
    @CodingNull(.written) let f31: String?

    static let shape = DocumentShape.object([
      .init(["f25"], .optional(.int), isRequired: false),
      .init(["f26r"], .optional(.double), isRequired: false),
      .init(["f27"], .optional(.int), isRequired: false),
      .init(["f28"], .int),
      .init(["f29"], .int),
      .init(["f30"], .optional(.double), isRequired: false),
      .init(["f31"], .optional(.string), isRequired: false),
    ])
  }

  @Codable struct M10: Equatable {
    @CodingPath("M10p1", "f32") let f32: JSONValue
    let f33: Field<Bool>
    @Lossy let f34: [Double]
    @Lossy let f35: Bool?
    @Flatten let f36: M7?

    static let shape = DocumentShape.merged([.object([
      .init(path: ["M10p1"], ["f32"], .any),
      .init(["f33"], .optional(.bool), isRequired: false),
      .init(["f34"], .array(.double)),
      .init(["f35"], .optional(.bool), isRequired: false),
    ]), .optional(M7.shape)])
  }

  @Codable enum M11: Equatable {
    case c0(a: M1, b: Int?, c: Int = 4)
    @Lossless(at: "c")
    case c1(a: Double, b: [Int]?, c: Int? = 4)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([.init(["a"], M1.shape), .init(["b"], .optional(.int), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
      .object([.init(["c1"], .object([.init(["a"], .double), .init(["b"], .optional(.array(.int)), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M12: Equatable {
    @CodingPath("M12p1", "f37") let f37: Bool?
    @Nullable var f38: String?
    @Lossy let f39: [Int]
    @CodingKey(reading: "f40r", writing: "f40w") let f40: Bool?
    var f41: String? = "s"
    @LossyArray var f42: [Int]
    @Lossy let f43: Bool?
    @Flatten let f44: M7

    static let shape = DocumentShape.merged([.object([
      .init(path: ["M12p1"], ["f37"], .optional(.bool), isRequired: false),
      .init(["f38"], .optional(.string), isRequired: false),
      .init(["f39"], .array(.int)),
      .init(["f40r"], .optional(.bool), isRequired: false),
      .init(["f41"], .optional(.string), isRequired: false),
      .init(["f42"], .array(.int)),
      .init(["f43"], .optional(.bool), isRequired: false),
    ]), M7.shape])
  }

  @Codable(nulls: .written) struct M13: Equatable {
    let f45: JSONValue?
    @Lossy let f46: [Double]
    @Lossy let f47: Bool?

    static let shape = DocumentShape.object([
      .init(["f45"], .optional(.any), isRequired: false),
      .init(["f46"], .array(.double)),
      .init(["f47"], .optional(.bool), isRequired: false),
    ])
  }

  @Codable enum M14: Equatable {
    case c0
    case c1
    @CodableDefault(4, at: "c") @CodableBy(Tens.self, at: 2)
    case c2(a: String, b: String?, c: Int)
    @UnknownCase case other(JSONValue)

    static let shape = DocumentShape.oneOf([
      .object([.init(["c0"], .object([]))]),
      .object([.init(["c1"], .object([]))]),
      .object([.init(["c2"], .object([.init(["a"], .string), .init(["b"], .optional(.string), isRequired: false), .init(["c"], .int, isRequired: false)]))]),
    ])
  }

  @Codable struct M15: Equatable {
    let f48: String
    @CodingKey("f49-k", aliases: "f49.a", "f49/b") let f49: [M7]
    #if true
      let f50: Int?
    #else
      let f50: Int
    #endif
    let f51: Int

    static let shape = DocumentShape.object([
      .init(["f48"], .string),
      .init(["f49-k", "f49.a", "f49/b"], .array(M7.shape)),
      .init(["f50"], .optional(.int), isRequired: false),
      .init(["f51"], .int),
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
