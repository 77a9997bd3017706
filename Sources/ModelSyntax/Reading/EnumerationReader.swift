import ModelSchema
import SwiftSyntax

/// Reads an enumeration.
struct EnumerationReader {
  let attribute: AttributeSyntax

  private static let rawTypes: Set<String> = [
    "String", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  func read(_ declaration: EnumDeclSyntax) -> ReadEnumeration {
    let options = TypeOptions(attribute)
    var model = Enumeration(
      name: declaration.name.identifier?.name ?? declaration.name.text, cases: [])
    model.header = TypeHeader(declaration)
    model.tagging = options.tagging ?? .external
    let inherited = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    model.hasRawValues = inherited.map(Self.rawTypes.contains) ?? false
    var read = ReadEnumeration(
      model: model, options: options, attribute: attribute, declaration: declaration)
    for member in declaration.memberBlock.members.withConditions() {
      if let group = member.declaration.as(EnumCaseDeclSyntax.self) {
        read.cases += group.elements.map { self.read($0, of: group, options) }
      } else {
        read.hooks += HookReader.hooks(of: member.declaration)
        read.strays += StructureReader.strays(of: member.declaration)
      }
      // Raw values are seen in any of the cases, also where a typealias is the raw type.
      read.model.hasRawValues =
        read.model.hasRawValues || read.cases.contains { $0.element.rawValue != nil }
    }
    read.model.cases = read.cases.map(\.model)
    read.model.hooks = HookReader.model(of: read.hooks)
    return read
  }

  private func read(
    _ element: EnumCaseElementSyntax, of group: EnumCaseDeclSyntax, _ options: TypeOptions
  ) -> ReadCase {
    let name = element.name.identifier?.name ?? element.name.text
    let annotations = Dictionary(
      group.attributes.annotated.map { ($0.annotation, $0.attribute) },
      uniquingKeysWith: { first, _ in first })
    var model = EnumerationCase(name: name, value: options.key(for: name))
    if let attribute = annotations[.codingKey] {
      let arguments = AttributeArguments(attribute)
      let integers = arguments.integers() + arguments.integers("aliases")
      model.integerTags = integers.isEmpty ? nil : integers
      model.value = arguments.strings().first ?? model.value
      model.aliases = arguments.strings("aliases")
    }
    model.isUnknown = annotations[.unknownCase] != nil
    model.payload = element.parameterClause?.parameters.map(Self.value) ?? []
    if model.payload.count == 1 {
      var coding = ValueCoding()
      coding.strategy = annotations[.codableBy].flatMap {
        AttributeArguments($0)[""].first?.trimmedDescription
      }
      coding.isLossy = annotations[.lossy] != nil
      coding.isLossless = annotations[.lossless] != nil
      model.payload[0].coding = coding
    }
    return ReadCase(
      model: model, declaration: group, element: element, annotations: annotations)
  }

  private static func value(_ parameter: EnumCaseParameterSyntax) -> AssociatedValue {
    let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
    return AssociatedValue(
      label: label.map { $0.identifier?.name ?? $0.text }, type: TypeReference(parameter.type),
      defaultValue: parameter.defaultValue?.value.trimmedDescription)
  }
}
