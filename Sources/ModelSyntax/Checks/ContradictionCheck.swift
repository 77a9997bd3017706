import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Annotations that cannot both hold for one property.
enum ContradictionCheck {
  private struct Rule {
    let first: Set<Annotation>
    let second: Set<Annotation>
    let why: String
  }

  private static let rules = [
    Rule(
      first: [.codingIgnored],
      second: Annotation.values.union(Annotation.places).union([
        .flatten, .unknownKeys, .codingNull,
      ]),
      why: "a property that is ignored is neither read nor written"),
    Rule(
      first: [.flatten, .unknownKeys], second: Annotation.places.union([.codingNull]),
      why: "its members stand beside those of the type, under keys of their own"),
    Rule(
      first: [.flatten, .unknownKeys], second: Annotation.values,
      why: "it is read from the members of the type, and not from one value"),
    Rule(
      first: [.flatten], second: [.unknownKeys],
      why: "either the value's own keys are read, or those that nobody declares"),
    Rule(
      first: [.codableBy], second: [.lossy, .lossless],
      why: "the strategy says all of how the value is read"),
    Rule(
      first: [.codingKey], second: [.codingPath],
      why: "the last part of the path is the key"),
  ]

  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.flatMap { property in
      rules.flatMap { conflicts($0, of: property) } + wrapper(of: property)
        + property.repeated.map { attribute in
          .error(
            "repeated-annotation", "'@\(attribute.baseName)' stands there twice", at: attribute,
            why: ("one of them would be ignored", nil), fixes: [Fix.remove(attribute)])
        }
    }
  }

  private static func conflicts(_ rule: Rule, of property: ReadProperty) -> [Diagnostic] {
    // Ignored in one direction, a property has its place and its value in the other.
    let model = property.model
    let isOneWay = model.role == .member && (model.isNotRead || model.isNotWritten)
    let present = Annotation.allCases.filter {
      property.has($0) && !($0 == .codingIgnored && isOneWay)
    }
    guard let first = present.first(where: rule.first.contains) else { return [] }
    return present.filter { rule.second.contains($0) && $0 != first }.compactMap { second in
      guard let attribute = property.annotations[second] else { return nil }
      if first == .codableBy, second == .lossy, let strategy = lossyStrategy(of: property) {
        return conflict(
          attribute, with: first.text, why: "\(rule.why): '@CodableBy(\(strategy).self)'",
          fix: property.annotations[first].map {
            Fix.all(
              "use '\(strategy)'",
              [Fix.replace($0, with: "@CodableBy(\(strategy).self)"), Fix.remove(attribute)])
          })
      }
      return conflict(attribute, with: first.text, why: rule.why)
    }
  }

  /// The strategy of a property within the one that `@Lossy` stands for; nil where the source does
  /// not tell that it is for an optional or a collection.
  private static func lossyStrategy(of property: ReadProperty) -> String? {
    guard
      let argument = property.annotations[.codableBy].flatMap({ AttributeArguments($0)[""].first }),
      let access = argument.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let base = access.base
    else { return nil }
    let text = base.trimmedDescription
    let isInParentheses = text.hasPrefix("(") && text.hasSuffix("?)")
    let strategy = isInParentheses ? String(text.dropFirst().dropLast()) : text
    if strategy.hasSuffix("?") || strategy.hasPrefix("[") { return "Lossy<\(strategy)>" }
    guard property.model.type.madeOptional == property.model.type else { return nil }
    return "Lossy<\(strategy)?>"
  }

  private static func wrapper(of property: ReadProperty) -> [Diagnostic] {
    guard let wrapper = property.wrapper else { return [] }
    let others = Annotation.values.union([.codingNull, .flatten, .unknownKeys])
    return Annotation.allCases.filter { others.contains($0) }.compactMap { annotation in
      property.annotations[annotation].map {
        conflict(
          $0, with: "@\(wrapper.baseName)",
          why: "the property wrapper says how the value is read and written")
      }
    }
  }

  private static func conflict(
    _ attribute: AttributeSyntax, with other: String, why: String, fix: FixIt? = nil
  ) -> Diagnostic {
    .error(
      "contradiction", "'@\(attribute.baseName)' contradicts '\(other)'", at: attribute,
      why: (why, nil), fixes: (fix.map { [$0] } ?? []) + [Fix.remove(attribute)])
  }
}
