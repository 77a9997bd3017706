import ModelSchema
import ModelSyntax

/// The names that generated code gives to the strategies of a type.
///
/// Each strategy is used in four functions. Named once, a mistake in it is one error of the
/// compiler.
///
///     private enum CodingStrategies {
///       typealias sentAt = CodableKit.CheckedStrategy<UnixSeconds, Date>
///     }
struct StrategyNames {
  private static let typeName = "CodingStrategies"

  /// The model, whose strategies go by their names.
  private(set) var model: Declaration
  private var aliases: [Alias] = []
  private let halves: CodingHalves

  private struct Alias {
    let name: String
    let definition: String
    let condition: String?
    /// What the compiler shows beside its error, when the strategy is none of the type.
    var hint = ""
  }

  init(_ model: Declaration, _ halves: CodingHalves) {
    self.model = model
    self.halves = halves
    switch model {
    case .structure(var structure):
      for index in structure.properties.indices {
        structure.properties[index].coding.alias = name(
          structure.properties[index], structure.header)
      }
      self.model = .structure(structure)
    case .enumeration(var enumeration):
      for index in enumeration.cases.indices where !enumeration.cases[index].isUnknown {
        for place in enumeration.cases[index].payload.indices {
          let item = enumeration.cases[index]
          let alias = name(item.payload[place], at: place, of: item, enumeration.header)
          enumeration.cases[index].payload[place].coding.alias = alias
        }
      }
      self.model = .enumeration(enumeration)
    case .alias: break
    }
  }

  /// Adds the enum with the names, if there are some.
  func declaration() -> String? {
    guard !aliases.isEmpty else { return nil }
    var lines = SourceLines()
    lines.addBlock("private enum \(Self.typeName)") { lines in
      for alias in aliases {
        lines.add(
          "typealias \(identifier(alias.name)) = \(alias.definition)\(alias.hint)",
          when: alias.condition)
      }
    }
    return lines.text
  }

  // MARK: Naming

  private mutating func name(_ property: Property, _ header: TypeHeader) -> String? {
    guard property.strategy == nil, property.role == .member else { return nil }
    var uses = halves
    if !property.isRead { uses.remove(.decoding) }
    if property.isNotWritten { uses.remove(.encoding) }
    return add(
      property.name, property.coding, property.type, header, uses, condition: property.condition)
  }

  private mutating func name(
    _ value: AssociatedValue, at index: Int, of item: EnumerationCase, _ header: TypeHeader
  ) -> String? {
    let name = item.valueName(at: index)
    // Another case's name and label may make the same word.
    let free = distinctNames(aliases.map(\.name) + [name]).last ?? name
    return add(free, value.coding, value.type, header, halves)
  }

  private mutating func add(
    _ name: String, _ coding: ValueCoding, _ type: TypeReference, _ header: TypeHeader,
    _ uses: CodingHalves, condition: String? = nil
  ) -> String? {
    guard coding != ValueCoding(), let strategy = coding.strategyType(for: type),
      canName(name, Self.words(of: "\(strategy) \(type)"), header),
      let check = Self.check(for: uses)
    else { return nil }
    // Of an optional nobody can tell whether the strategy is for it or for what it wraps.
    let isLifted = coding.strategy != nil && type.madeOptional == type
    let definition = isLifted ? "\(strategy)" : "CodableKit.\(check)<\(strategy), \(type)>"
    let hint = coding.isLossless ? Self.rawValueHint(for: type) : nil
    aliases.append(
      Alias(name: name, definition: definition, condition: condition, hint: hint ?? ""))
    return "\(Self.typeName).\(identifier(name))"
  }

  /// What to write where the type that is to be read losslessly is an enum, which nobody can see in
  /// its name.
  private static func rawValueHint(for type: TypeReference) -> String? {
    switch type {
    case .named(let name)
    where !scalars.contains(name.split(separator: ".").last.map(String.init) ?? name):
      "  // of an enum: '@CodableBy(LosslessRaw<\(name)>.self)'"
    case .optional(.named(let name)): rawValueHint(for: .named(name))
    default: nil
    }
  }

  private static let scalars: Set<String> = [
    "Bool", "CGFloat", "Decimal", "Double", "Float", "Float16", "Int", "Int8", "Int16", "Int32",
    "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func check(for uses: CodingHalves) -> String? {
    switch uses {
    case .both: "CheckedStrategy"
    case .decoding: "CheckedDecodingStrategy"
    case .encoding: "CheckedEncodingStrategy"
    default: nil
    }
  }

  /// Whether the strategy means the same inside of the enum, and needs nothing that is known only
  /// in an extension.
  private func canName(_ name: String, _ words: Set<String>, _ header: TypeHeader) -> Bool {
    let reserved: Set = ["Type", "Protocol", "self", "init", "_"]
    let parameters = header.genericParameters.map(\.name)
    return !reserved.contains(name) && !words.contains("Self")
      && words.isDisjoint(with: parameters) && words.isDisjoint(with: names)
  }

  /// The names of all that could get one.
  private var names: Set<String> {
    switch model {
    case .structure(let structure): Set(structure.properties.map(\.name))
    case .enumeration(let enumeration): Set(enumeration.cases.map(\.name))
    case .alias: []
    }
  }

  private static func words(of source: String) -> Set<String> {
    Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

extension EnumerationCase {
  /// A name for one of its values beside those of other cases: `span` and `start` are `spanStart`.
  func valueName(at index: Int) -> String {
    let part = payload[index].label?.capitalizedName ?? "\(index)"
    return soleValue == nil ? name + part : name
  }
}
