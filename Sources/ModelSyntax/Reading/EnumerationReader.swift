import ModelSchema
import SwiftSyntax

/// Reads an enumeration.
struct EnumerationReader {
  let attribute: AttributeSyntax
  /// Whether the type stands inside of another.
  let isNested: Bool

  private static let rawTypes: Set<String> = [
    "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "Int128", "UInt128", "Float16", "CGFloat",
  ]

  /// Protocols that stand first in the list of what an enum without raw values conforms to.
  private static let protocols: Set<String> = [
    "Any", "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKey",
    "CodingKeyRepresentable", "Comparable", "CustomDebugStringConvertible",
    "CustomLocalizedStringResourceConvertible", "CustomReflectable", "CustomStringConvertible",
    "Decodable", "DefaultProvider", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "JSONReadable", "JSONWritable", "LocalizedError", "Sendable", "SendableMetatype",
  ]

  func read(_ declaration: EnumDeclSyntax) -> ReadEnumeration {
    let options = TypeOptions(attribute)
    var model = Enumeration(
      name: declaration.name.plainText, cases: [])
    model.header = TypeHeader(declaration)
    model.header.isNested = isNested
    model.tagging = options.tagging ?? .external
    let inherited = declaration.inheritanceClause?.inheritedTypes.first?.type
    let name = inherited?.trimmedDescription.withoutModule
    model.hasRawValues = name.map(Self.rawTypes.contains) ?? false
    var read = ReadEnumeration(
      model: model, options: options, attribute: attribute, declaration: declaration)
    if let name, !model.hasRawValues, !Self.protocols.contains(name),
      inherited?.is(IdentifierTypeSyntax.self) == true
        || inherited?.is(MemberTypeSyntax.self) == true
    {
      read.possibleRawType = inherited
    }
    for member in declaration.memberBlock.members.withConditions() {
      if let group = member.declaration.as(EnumCaseDeclSyntax.self) {
        read.cases += group.elements.map {
          var item = self.read($0, of: group, options)
          item.model.condition = member.condition
          return item
        }
      } else {
        if member.declaration.declaredName == "CodingKeys" { read.ownKeys = member.declaration }
        read.hooks += HookReader.hooks(of: member.declaration)
        read.strays += StructureReader.strays(of: member.declaration)
      }
      // Raw values are seen in any of the cases, also where a typealias is the raw type.
      read.model.hasRawValues =
        read.model.hasRawValues || read.cases.contains { $0.element.rawValue != nil }
    }
    read.model.cases = read.cases.map(\.model)
    read.model.header.usesDeprecated = read.cases.contains {
      $0.declaration.attributes.isDeprecated
    }
    read.model.hooks = HookReader.model(of: read.hooks)
    read.model.header.ownCode = OwnCode(declaration.memberBlock)
    return read
  }

  private func read(
    _ element: EnumCaseElementSyntax, of group: EnumCaseDeclSyntax, _ options: TypeOptions
  ) -> ReadCase {
    let name = element.name.plainText
    let annotations = Dictionary(
      group.attributes.annotated.map { ($0.annotation, $0.attribute) },
      uniquingKeysWith: { first, _ in first })
    var model = EnumerationCase(name: name, value: options.key(for: name))
    if let attribute = annotations[.codingKey] {
      let arguments = AttributeArguments(attribute)
      let integers = arguments.integers() + arguments.integers("aliases")
      model.integerTags = integers.isEmpty ? nil : integers.withoutRepetitions()
      model.value = arguments.strings().first ?? model.value
      model.aliases = arguments.strings("aliases").withoutRepetitions()
    }
    model.isUnknown = annotations[.unknownCase] != nil
    model.payload = element.parameterClause?.parameters.map(Self.value) ?? []
    let values = group.attributes.annotated.filter { Annotation.values.contains($0.annotation) }
      .map { ReadValueAnnotation($0.annotation, $0.attribute, payload: model.payload) }
    for value in values {
      if let index = value.index { Self.apply(value, to: &model.payload[index]) }
    }
    for index in model.payload.indices {
      let value = model.payload[index]
      model.payload[index].coding.hasDefault =
        value.coding.isLossy && value.fallback?.coversInvalid == true
    }
    return ReadCase(
      model: model, declaration: group, element: element, annotations: annotations,
      values: values)
  }

  private static func apply(_ read: ReadValueAnnotation, to value: inout AssociatedValue) {
    let arguments = AttributeArguments(read.attribute)
    switch read.annotation {
    case .codableBy: value.coding.strategy = arguments[""].first?.trimmedDescription
    case .lossy: value.coding.isLossy = true
    case .lossless: value.coding.isLossless = true
    default: value.fallback = Fallback(arguments)
    }
  }

  private static func value(_ parameter: EnumCaseParameterSyntax) -> AssociatedValue {
    let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
    return AssociatedValue(
      label: label?.plainText, type: TypeReference(parameter.type),
      defaultValue: parameter.defaultValue?.value.trimmedDescription)
  }
}
