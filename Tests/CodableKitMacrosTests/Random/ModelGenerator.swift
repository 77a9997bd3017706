import CodableKitTestSupport

/// Writes the source of random models of every construct, the same ones for the same seed.
///
/// Each model may hold the ones before it. Beside its properties it says what its documents look
/// like.
struct ModelGenerator {
  private(set) var source = ""
  var random: SeededGenerator
  /// Properties so far: each has a name that no other has.
  private var propertyCount = 0
  /// The models that may stand in others.
  private(set) var models: [String] = []
  /// Those whose members may stand beside others.
  private var flattenable: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The files by their names: the models, a number of them in each, and the rows in the first.
  static func files(seed: UInt64, count: Int, each size: Int) -> [String: String] {
    var generator = ModelGenerator(seed: seed)
    var parts: [String] = []
    for number in 0..<count {
      number % 3 == 2 ? generator.addEnumeration(number) : generator.addStructure(number)
      if (number + 1) % size == 0 || number == count - 1 {
        parts.append(generator.source)
        generator.source = ""
      }
    }
    let rows = generator.models.map {
      "    GeneratedRow($0.self, $0.shape),".replacing("$0", with: $0)
    }
    var files: [String: String] = [:]
    for (number, models) in parts.enumerated() {
      let isFirst = number == 0
      let name = "GeneratedModels" + (isFirst ? "" : "+From\(number * size)") + ".swift"
      let end =
        isFirst ? "  static let rows = [\n" + rows.joined(separator: "\n") + "\n  ]\n" : ""
      files[name] =
        head + "\(isFirst ? "enum" : "extension") GeneratedModels {\n"
        + (isFirst ? models : String(models.dropLast())) + end + "}\n"
    }
    return files
  }

  private static let head = """
    // Written by ModelGenerator; see GeneratedModelsTests. Its lines are as long as they come.
    // swift-format-ignore-file

    import CodableKitMacros


    """

  // MARK: Parts

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  private mutating func newName() -> String {
    propertyCount += 1
    return "f\(propertyCount)"
  }

  mutating func add(_ line: String) { source += line.isEmpty ? "\n" : "  \(line)\n" }

  /// A type and the shape of its values.
  typealias Kind = (type: String, shape: String)

  private static let scalars: [Kind] = [
    ("Int", ".int"), ("String", ".string"), ("Bool", ".bool"), ("Double", ".double"),
  ]

  mutating func anyKind() -> Kind {
    switch number(below: 10) {
    case 0..<5: return one(of: Self.scalars)
    case 5: return ("[Int]", ".array(.int)")
    case 6: return ("[String: Int]", ".map(.int)")
    case 7: return ("JSONValue", ".any")
    default:
      guard let model = models.randomElement(using: &random) else { return ("Int", ".int") }
      return number(below: 3) == 0
        ? ("[\(model)]", ".array(\(model).shape)") : (model, "\(model).shape")
    }
  }

  // MARK: Structures

  private mutating func addStructure(_ number: Int) {
    let name = "M\(number)"
    let isRefusing = self.number(below: 8) == 0
    let isOpen = !isRefusing && self.number(below: 5) == 0
    let options = [
      self.number(below: 6) == 0 ? "nulls: .written" : "", isRefusing ? "unknownKeys: .refuse" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    add("@Codable\(options.isEmpty ? "" : "(\(options))") struct \(name): Equatable {")
    var shapes: [String] = []
    var integers: [String] = []
    for _ in 0..<self.number(below: 6) + 2 {
      addProperty(of: name, to: &shapes, integers: &integers)
    }
    var parts: [String] = []
    if let other = flattenable.randomElement(using: &random), self.number(below: 3) == 0 {
      let isOptional = self.number(below: 2) == 0
      add("  @Flatten let \(newName()): \(other)\(isOptional ? "?" : "")")
      parts.append(isOptional ? ".optional(\(other).shape)" : "\(other).shape")
    }
    if isOpen { add("  @UnknownKeys var \(newName()): [String: JSONValue]") }
    addHooks(integers)
    add("")
    addShape(shapes, beside: parts)
    add("}")
    add("")
    models.append(name)
    // A value in two objects would be read from either.
    if !isRefusing && parts.isEmpty { flattenable.append(name) }
  }

  private mutating func addHooks(_ integers: [String]) {
    guard let property = integers.first, number(below: 4) == 0 else { return }
    add("  @Validate(\"it is small\", at: \"\(property)\")")
    add("  private var isSmall: Bool { \(property) < 5000 }")
    if number(below: 2) == 0 { add("  @DidDecode func look() throws {}") }
    if number(below: 2) == 0 { add("  @WillEncode func prepare() {}") }
  }

  private mutating func addShape(_ members: [String], beside parts: [String]) {
    add("  static let shape = DocumentShape.\(parts.isEmpty ? "" : "merged([.")object([")
    for member in members { add("    \(member),") }
    add("  ])\(parts.isEmpty ? "" : ", " + parts.joined(separator: ", ") + "])")")
  }

  private mutating func addProperty(
    of model: String, to shapes: inout [String], integers: inout [String]
  ) {
    let name = newName()
    let kind = anyKind()
    let scalar = one(of: Self.scalars)
    func required(_ shape: String, keys: [String]? = nil) -> String {
      ".init([\((keys ?? [name]).map { "\"\($0)\"" }.joined(separator: ", "))], \(shape))"
    }
    func optional(_ shape: String, keys: [String]? = nil) -> String {
      required(".optional(\(shape))", keys: keys).dropLast() + ", isRequired: false)"
    }
    func missing(_ shape: String) -> String { required(shape).dropLast() + ", isRequired: false)" }
    switch number(below: 24) {
    case 0..<3:
      add("  let \(name): Int")
      integers.append(name)
      shapes.append(required(".int"))
    case 3, 4:
      add("  let \(name): \(kind.type)")
      shapes.append(required(kind.shape))
    case 5, 6:
      add("  let \(name): \(kind.type)?")
      shapes.append(optional(kind.shape))
    case 7:
      add("  var \(name) = 3")
      shapes.append(missing(".int"))
    case 8:
      add("  var \(name): String? = \"s\"")
      shapes.append(optional(".string"))
    case 9:
      add(
        "  @CodingKey(\"\(name)-k\", aliases: \"\(name).a\", \"\(name)/b\") let \(name): \(kind.type)"
      )
      shapes.append(required(kind.shape, keys: ["\(name)-k", "\(name).a", "\(name)/b"]))
    case 10:
      add("  @CodingKey(\"\(name)ü\", aliases: \"\(name)a\") let \(name): \(scalar.type)?")
      shapes.append(optional(scalar.shape, keys: ["\(name)ü", "\(name)a"]))
    case 11:
      add("  @CodingKey(reading: \"\(name)r\", writing: \"\(name)w\") let \(name): \(scalar.type)?")
      shapes.append(optional(scalar.shape, keys: ["\(name)r"]))
    case 12, 13, 14: addPath(name, of: model, kind, to: &shapes)
    case 15:
      let causes = one(of: ["", ", for: .missing", ", for: [.missing, .null]", ", for: .invalid"])
      add("  @CodableDefault(5\(causes)) let \(name): Int")
      shapes.append(causes.contains("invalid") ? required(".int") : missing(".int"))
    case 16:
      add("  @Lossy let \(name): [\(scalar.type)]")
      shapes.append(required(".array(\(scalar.shape))"))
    case 17:
      add("  @Lossy let \(name): \(scalar.type)?")
      shapes.append(optional(scalar.shape))
    case 18:
      let isOptional = number(below: 2) == 0
      add("  @CodableBy(Tens.self) let \(name): Int\(isOptional ? "?" : "")")
      shapes.append(isOptional ? optional(".int") : required(".int"))
    case 19:
      add("  @CodingNull(.written) let \(name): \(scalar.type)?")
      shapes.append(optional(scalar.shape))
    case 20:
      add("  let \(name): Field<\(scalar.type)>")
      shapes.append(optional(scalar.shape))
    case 21:
      let wrapper = one(of: ["LossyArray", "Nullable", "LossyOptional"])
      let isArray = wrapper == "LossyArray"
      add("  @\(wrapper) var \(name): \(isArray ? "[Int]" : "String?")")
      shapes.append(isArray ? required(".array(.int)") : optional(".string"))
    case 22:
      add("  @Doubled var \(name): Int")
      shapes.append(required(".int"))
    default:
      add("  #if true")
      add("    let \(name): \(scalar.type)?")
      add("  #else")
      add("    let \(name): \(scalar.type)")
      add("  #endif")
      shapes.append(optional(scalar.shape))
    }
  }

  private mutating func addPath(
    _ name: String, of model: String, _ kind: Kind, to shapes: inout [String]
  ) {
    let parent = "\(model)p\(number(below: 2))"
    let path = number(below: 3) == 0 ? [parent, "q"] : [parent]
    let isOptional = number(below: 2) == 0
    let keys = (path + [name]).map { "\"\($0)\"" }.joined(separator: ", ")
    add("  @CodingPath(\(keys)) let \(name): \(kind.type)\(isOptional ? "?" : "")")
    let texts = path.map { "\"\($0)\"" }.joined(separator: ", ")
    let shape = isOptional ? ".optional(\(kind.shape)), isRequired: false" : kind.shape
    shapes.append(".init(path: [\(texts)], [\"\(name)\"], \(shape))")
  }
}

// MARK: - Enumerations

extension ModelGenerator {
  private mutating func addEnumeration(_ number: Int) {
    let name = "M\(number)"
    let hasUnknown = self.number(below: 3) == 0
    var shapes: [String] = []
    switch self.number(below: 6) {
    case 0:
      add("@Codable enum \(name): Equatable {")
      addCases(to: &shapes) { ".object([.init([\"\($0)\"], \($1.isEmpty ? ".object([])" : $1))])" }
    case 1, 2:
      let isNested = self.number(below: 3) == 0
      let tag = isNested ? "\"\(name)t\", \"type\"" : "\"type\""
      let path = isNested ? "path: [\"\(name)t\"], " : ""
      add("@Codable(tagging: .internal(\(tag))) enum \(name): Equatable {")
      addCases(to: &shapes, isInternal: true) {
        let object = ".object([.init(\(path)[\"type\"], .constant(\"\\\"\($0)\\\"\"))])"
        return $1.isEmpty ? object : ".merged([\(object), \($1)])"
      }
    case 3:
      add("@Codable(tagging: .adjacent(\"t\", content: \"in\", \"c\")) enum \(name): Equatable {")
      addCases(to: &shapes, isSole: true) {
        let tag = ".init([\"t\"], .constant(\"\\\"\($0)\\\"\"))"
        return ".object([\(tag)\($1.isEmpty ? "" : ", .init(path: [\"in\"], [\"c\"], \($1))")])"
      }
    case 4:
      add("@Codable(tagging: .bare) enum \(name): Equatable {")
      add("  @CodingKey(\"c0\", aliases: \"c00\") case c0")
      add("  case c1")
      shapes = [
        ".constant(\"\\\"c0\\\"\")", ".constant(\"\\\"c00\\\"\")", ".constant(\"\\\"c1\\\"\")",
      ]
    default:
      add("@Codable(tagging: .untagged) enum \(name): Equatable {")
      add("  case c0(Int)")
      add("  case c1([String])")
      add("  case c2(x: Int, y: String?)")
      shapes = [
        ".int", ".array(.string)", ".object([.init([\"x\"], .int), .init([\"y\"], .string)])",
      ]
      if let model = models.randomElement(using: &random) {
        add("  case c3(\(model))")
        shapes.append("\(model).shape")
      }
    }
    if hasUnknown { add("  @UnknownCase case other(JSONValue)") }
    add("")
    add("  static let shape = DocumentShape.oneOf([")
    for shape in shapes { add("    \(shape),") }
    add("  ])")
    add("}")
    add("")
    appendModel(name)
  }

  /// Adds cases, and for each the shape that `document` makes of its tag and its values.
  private mutating func addCases(
    to shapes: inout [String], isInternal: Bool = false, isSole: Bool = false,
    document: (String, String) -> String
  ) {
    for number in 0..<self.number(below: 3) + 2 {
      let name = "c\(number)"
      let (first, second) = (anyKind(), anyKind())
      switch self.number(below: 5) {
      case 0:
        add("  case \(name)")
        shapes.append(document(name, ""))
      case 1 where isInternal:
        guard let model = flattenableModel() else { fallthrough }
        add("  case \(name)(\(model))")
        shapes.append(document(name, "\(model).shape"))
      case 1:
        add("  case \(name)(\(first.type))")
        shapes.append(
          document(name, isSole ? first.shape : ".object([.init([\"_0\"], \(first.shape))])"))
      default:
        switch self.number(below: 4) {
        case 0:
          add("  @CodableDefault(4, at: \"c\") @CodableBy(Tens.self, at: 2)")
          add("  case \(name)(a: \(first.type), b: \(second.type)?, c: Int)")
        case 1:
          add("  @Lossless(at: \"c\")")
          add("  case \(name)(a: \(first.type), b: \(second.type)?, c: Int? = 4)")
        default: add("  case \(name)(a: \(first.type), b: \(second.type)?, c: Int = 4)")
        }
        shapes.append(
          document(
            name,
            ".object([.init([\"a\"], \(first.shape)), "
              + ".init([\"b\"], .optional(\(second.shape)), isRequired: false), "
              + ".init([\"c\"], .int, isRequired: false)])"))
      }
    }
  }
}

extension ModelGenerator {
  fileprivate mutating func flattenableModel() -> String? {
    flattenable.randomElement(using: &random)
  }

  fileprivate mutating func appendModel(_ name: String) { models.append(name) }
}
