import ModelSchema

/// The names that generated code gives to the defaults of a type which mention something else.
///
/// A default stands in two functions, in one of them twice. Named once, a mistake in it is one
/// error of the compiler.
///
///     private enum CodingDefaults {
///       static var level: Level { Level.low }
///     }
///
/// The compiler (6.3) checks no code that a macro adds to the body of an enumeration, but it checks
/// a parameter's default where the function is called:
///
///     private enum CodingDefaults {
///       static func level(_ value: Level = Level.low) -> Level { value }
///     }
struct DefaultNames {
  private static let typeName = "CodingDefaults"

  /// The model, whose defaults go by their names.
  private(set) var model: Declaration
  private var values: [Named] = []
  /// The words of all defaults, of which none may come to mean one of the names.
  private var words: Set<String> = []

  private struct Named {
    let name: String
    let type: TypeReference
    let source: String
    let condition: String?
  }

  init(_ model: Declaration) {
    self.model = model
    switch model {
    case .structure(var structure):
      let typeName = structure.kind == .structure ? structure.name : nil
      words = Self.words(of: structure.properties.compactMap(\.fallback?.value))
      for index in structure.properties.indices {
        let property = structure.properties[index]
        guard let fallback = property.fallback, !property.hasLiftedStrategy else { continue }
        let value = name(
          fallback.value, as: property.name, property.type, in: typeName, property.condition)
        structure.properties[index].fallback?.value = value
      }
      self.model = .structure(structure)
    case .enumeration(var enumeration):
      let payload = enumeration.knownCases.flatMap(\.payload)
      words = Self.words(
        of: payload.flatMap { [$0.fallback?.value, $0.defaultValue].compactMap(\.self) })
      for index in enumeration.cases.indices where !enumeration.cases[index].isUnknown {
        let item = enumeration.cases[index]
        for (place, value) in item.payload.enumerated() {
          guard !value.hasLiftedStrategy else { continue }
          let word = item.valueName(at: place)
          if let source = value.fallback?.value {
            enumeration.cases[index].payload[place].fallback?.value = name(
              source, as: word, value.type, in: enumeration.name, nil)
          }
          if let source = value.defaultValue {
            enumeration.cases[index].payload[place].defaultValue = name(
              source, as: word, value.type, in: enumeration.name, nil)
          }
        }
      }
      self.model = .enumeration(enumeration)
    case .alias: break
    }
  }

  private var isFunction: Bool { if case .enumeration = model { true } else { false } }

  /// The enum with the defaults.
  ///
  /// - Parameter header: the head of the type around it.
  /// - Returns: the source; nil where no default has a name.
  func declaration(_ header: TypeHeader) -> String? {
    guard !values.isEmpty else { return nil }
    var lines = SourceLines()
    // A type in another one does not follow it to an actor, nor away from the module's.
    let isNonisolated = header.isNonisolated || header.isIsolated
    let words = [header.isolation, "private", isNonisolated ? "nonisolated" : nil, "enum"]
    lines.addBlock("\(words.compactMap(\.self).joined(separator: " ")) \(Self.typeName)") { lines in
      for value in values {
        let name = identifier(value.name)
        lines.add(
          isFunction
            ? "static func \(name)(_ value: \(value.type) = \(value.source)) -> \(value.type) { value }"
            : "static var \(name): \(value.type) { \(value.source) }",
          when: value.condition)
      }
    }
    return lines.text
  }

  /// The expression that stands for a default: a name where it mentions one.
  private mutating func name(
    _ source: String, as word: String, _ type: TypeReference, in typeName: String?,
    _ condition: String?
  ) -> String {
    guard Self.needsName(source, as: type), let source = Self.withoutSelf(source, typeName) else {
      return source
    }
    var name = word
    while words.contains(name) || Self.reserved.contains(name) { name += "Default" }
    name = distinctNames(values.map(\.name) + [name]).last ?? name
    values.append(Named(name: name, type: type, source: source, condition: condition))
    return "\(Self.typeName).\(identifier(name))\(isFunction ? "()" : "")"
  }

  private static let reserved: Set = ["Type", "Protocol", "self", "init", "_"]

  // MARK: The source of a default

  private static func words(of sources: [String]) -> Set<String> {
    sources.reduce(into: []) { words, source in
      words.formUnion(source.split { !isPartOfName($0) }.map(String.init))
    }
  }

  /// Whether a mistake in it is not seen by the macro: of a literal for a type of the standard
  /// library it is.
  private static func needsName(_ source: String, as type: TypeReference) -> Bool {
    if mentionsNames(source) { return true }
    let isCollection = source.hasPrefix("[")
    return !isCollection && !type.withoutOptional.isStandard
  }

  /// Whether it mentions a name that is no member of something before it.
  private static func mentionsNames(_ source: String) -> Bool {
    var rest = source[...]
    var before: Character = " "
    while let first = rest.first {
      if first == "\"" {
        // Of a text with values in it nobody needs to know more.
        let end = rest.dropFirst().firstIndex { $0 == "\"" || $0 == "\\" }
        guard let end, rest[end] == "\"" else { return true }
        rest = rest[rest.index(after: end)...]
      } else if isPartOfName(first) || first == "`" {
        let word = rest.prefix { isPartOfName($0) || $0 == "`" }
        let isName = !first.isNumber && before != "." && !["true", "false", "nil"].contains(word)
        if isName { return true }
        rest = rest[word.endIndex...]
        before = "a"
        continue
      } else {
        rest = rest.dropFirst()
      }
      if !first.isWhitespace { before = first }
    }
    return false
  }

  /// The source in which the type stands by its name; nil where that could be another type, or
  /// where `Self` may be part of a text.
  private static func withoutSelf(_ source: String, _ typeName: String?) -> String? {
    guard words(of: [source]).contains("Self") else { return source }
    guard let typeName, !source.contains("\"") else { return nil }
    var text = ""
    var rest = source[...]
    while let first = rest.first {
      let word = isPartOfName(first) ? rest.prefix(while: isPartOfName) : rest.prefix(1)
      text += word == "Self" ? typeName : String(word)
      rest = rest[word.endIndex...]
    }
    return text
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
