import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Keys are different from each other, and said where saying them changes something.
enum KeyChecks {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    duplicates(in: read) + read.properties.flatMap { redundant($0, read) } + besidesOwnKeys(read)
      + read.properties.flatMap(nonLiterals)
  }

  private static func duplicates(in read: ReadStructure) -> [Diagnostic] {
    var owners: [[String]: ReadProperty] = [:]
    var faults: [Diagnostic] = []
    for property in read.properties where property.model.role == .member {
      let model = property.model
      let keys = Set([model.key, model.writtenKey ?? model.key] + model.aliases)
      for key in keys.sorted() {
        let place = model.parents + [key]
        guard let other = owners[place] else {
          owners[place] = property
          continue
        }
        // In two branches of an `#if` only one of them is there.
        if let first = model.condition, let second = other.model.condition, first != second {
          continue
        }
        faults.append(duplicate(place, of: property, and: other))
      }
    }
    return faults
  }

  private static func duplicate(
    _ place: [String], of property: ReadProperty, and other: ReadProperty
  ) -> Diagnostic {
    let attribute = property.annotations[.codingKey] ?? property.annotations[.codingPath]
    let removal = attribute.flatMap { attribute in
      property.model.name == place.last ? nil : Fix.remove(attribute)
    }
    let fix = removal ?? Fix.insert("@CodingKey(\"<#key#>\") ", before: property.declaration)
    return .error(
      "duplicate-key",
      "'\(property.model.name)' has the key \"\(place.joined(separator: "."))\", "
        + "which '\(other.model.name)' has",
      at: attribute.map(Syntax.init) ?? Syntax(property.name),
      why: ("'\(other.model.name)' is declared here", Syntax(other.name)), fixes: [fix])
  }

  private static func redundant(_ property: ReadProperty, _ read: ReadStructure) -> [Diagnostic] {
    guard let attribute = property.annotations[.codingKey], read.ownKeys == nil,
      literals(in: attribute).isEmpty
    else { return [] }
    let model = property.model
    let arguments = AttributeArguments(attribute)
    if let number = (arguments[""] + arguments["aliases"]).first(where: { $0.integerLiteral != nil }
    ) {
      return [
        .error(
          "integer-name", "the key of a property is a string", at: number,
          why: ("integers are tags of the cases of an enum", nil),
          fixes: [Fix.quoteIntegers(of: attribute)])
      ]
    }
    let usual = read.options.key(for: model.name)
    var faults: [Diagnostic] = []
    if model.key == usual, model.aliases.isEmpty, model.writtenKey ?? usual == usual {
      faults.append(
        .warning(
          "redundant-key", "\"\(usual)\" is the key of '\(model.name)' anyway",
          at: attribute, why: ("a property's key is its name, in the type's key case", nil),
          fixes: [Fix.remove(attribute)]))
    }
    return faults + redundantAliases(attribute, key: model.key)
  }

  /// A name that is the key already, or stands in the list twice.
  static func redundantAliases(_ attribute: AttributeSyntax, key: String) -> [Diagnostic] {
    guard case .argumentList(let list) = attribute.arguments else { return [] }
    var names = [key]
    let others = list.drop { $0.label?.text != "aliases" }
    for argument in others {
      let value = argument.expression
      guard let name = value.stringLiteral ?? value.integerLiteral.map(String.init) else {
        continue
      }
      if names.contains(name) {
        return [
          .warning(
            "redundant-alias",
            "\(value.trimmedDescription) is the key already, and no other name for it",
            at: attribute, why: ("each name is looked for once", nil),
            fixes: [Fix.remove(argument)])
        ]
      }
      names.append(name)
    }
    return []
  }

  private static func besidesOwnKeys(_ read: ReadStructure) -> [Diagnostic] {
    guard let ownKeys = read.ownKeys else { return [] }
    return read.properties.flatMap { property in
      Annotation.places.sorted { $0.rawValue < $1.rawValue }.compactMap { annotation in
        property.annotations[annotation].map { attribute in
          .error(
            "own-keys", "'\(annotation.text)' has no place beside 'CodingKeys'", at: attribute,
            why: ("the keys are written down here", Syntax(ownKeys.name)),
            fixes: [Fix.remove(attribute)])
        }
      }
    }
  }

  /// A key has to be readable in the source.
  private static func nonLiterals(of property: ReadProperty) -> [Diagnostic] {
    Annotation.places.compactMap { property.annotations[$0] }.flatMap { literals(in: $0) }
  }

  static func literals(in attribute: AttributeSyntax) -> [Diagnostic] {
    guard case .argumentList(let list) = attribute.arguments else { return [] }
    return list.compactMap { argument in
      let value = argument.expression
      if value.stringLiteral != nil || value.integerLiteral != nil { return nil }
      return .error(
        "literal", "a key is a string literal", at: value,
        why: ("a macro sees the source only, not the values of expressions", nil),
        fixes: [Fix.replace(value, with: "\"<#key#>\"")])
    }
  }
}
