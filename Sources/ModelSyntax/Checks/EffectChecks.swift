import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Annotations that would change nothing, and values that would never be read.
enum EffectChecks {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.strays.map { stray($0.annotation, $0.attribute) }
      + read.properties.flatMap { misplaced($0) + nullOfNoOptional($0) }
      + read.properties.compactMap { fixedValue($0, read) }
      + read.properties.flatMap { conditional($0.declaration.attributes) }
      + read.properties.compactMap { otherDirection($0, read) } + read.properties.flatMap(place)
  }

  static func stray(_ annotation: Annotation, _ attribute: AttributeSyntax) -> Diagnostic {
    .error(
      "stray", "'\(annotation.text)' is for stored properties", at: attribute,
      why: ("nothing else is read and written", nil), fixes: [Fix.remove(attribute)])
  }

  /// An annotation in `#if` would not be read.
  static func conditional(_ attributes: AttributeListSyntax) -> [Diagnostic] {
    attributes.compactMap { $0.as(IfConfigDeclSyntax.self) }.flatMap { block in
      block.clauses.flatMap { clause -> [Diagnostic] in
        guard case .attributes(let list) = clause.elements else { return [] }
        return list.annotated.map { _, attribute in
          .error(
            "conditional", "'@\(attribute.baseName)' stands in '#if'", at: attribute,
            why: ("a macro does not know which branch counts; declare the property in each", nil),
            fixes: [
              Fix.edit(
                "put it there in any case", block.trimmedRange, list.trimmedDescription, in: block)
            ])
        }
      }
    }
  }

  private static func misplaced(_ property: ReadProperty) -> [Diagnostic] {
    let wrong: [(Annotation, String)] = [
      (.unknownCase, "cases of an enum"), (.didDecode, "functions"), (.willEncode, "functions"),
      (.validate, "functions and computed properties of type Bool"),
    ]
    return wrong.compactMap { annotation, place in
      property.annotations[annotation].map {
        .error(
          "misplaced", "'\(annotation.text)' is for \(place)", at: $0,
          why: ("the macro looks for it there", nil), fixes: [Fix.remove($0)])
      }
    }
  }

  private static func nullOfNoOptional(_ property: ReadProperty) -> [Diagnostic] {
    guard let attribute = property.annotations[.codingNull], !property.model.isOptional,
      property.hasType, !property.model.type.mayBeAlias
    else { return [] }
    return [
      .warning(
        "null", "'@CodingNull' has no effect on '\(property.model.name)'", at: attribute,
        why: ("only an optional can be nil", nil), fixes: [Fix.remove(attribute)])
    ]
  }

  /// As the compiler's synthesis warns.
  private static func fixedValue(_ property: ReadProperty, _ read: ReadStructure) -> Diagnostic? {
    guard property.model.isFixed, property.hasType, property.model.role != .ignored,
      !property.model.isNotRead,
      read.options.halves.contains(.decoding)
    else { return nil }
    return .warning(
      "fixed", "'\(property.model.name)' is never read", at: property.name,
      why: ("a 'let' that starts with a value keeps it", nil),
      fixes: [
        Fix.replace(property.declaration.bindingSpecifier, with: "var"),
        Fix.insert("@CodingIgnored ", before: property.declaration),
      ])
  }

  /// Which value of a case is meant; a property has one.
  private static func place(_ property: ReadProperty) -> [Diagnostic] {
    Annotation.allCases.filter(Annotation.values.contains).compactMap { annotation in
      property.annotations[annotation]?.argument(labelled: "at").map {
        .error(
          "property-place", "'at' is for the values of a case", at: $0,
          why: ("a property is one value", nil), fixes: [Fix.remove($0)])
      }
    }
  }

  /// A direction that the type's macro does not code at all.
  private static func otherDirection(
    _ property: ReadProperty, _ read: ReadStructure
  ) -> Diagnostic? {
    let model = property.model
    guard let attribute = property.annotations[.codingIgnored] else { return nil }
    let halves = read.options.halves
    let isIdle =
      (model.isNotRead && !halves.contains(.decoding))
      || (model.isNotWritten && !halves.contains(.encoding))
    guard isIdle else { return nil }
    return .warning(
      "idle-direction", "'@CodingIgnored' has no effect on '\(model.name)'", at: attribute,
      why: ("'@\(read.attribute.baseName)' makes the other half only", nil),
      fixes: [Fix.remove(attribute)])
  }
}
