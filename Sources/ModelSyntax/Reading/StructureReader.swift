import ModelSchema
import SwiftSyntax

/// Reads a structure, class or actor.
struct StructureReader {
  let attribute: AttributeSyntax
  /// Whether the compiler says that the type is coded already, by a superclass.
  let isCodedAlready: Bool
  /// Whether the type stands inside of another.
  let isNested: Bool

  func read(_ declaration: some DeclGroupSyntax, name: String) -> ReadStructure {
    let options = TypeOptions(attribute)
    var model = Structure(name: name)
    model.header = TypeHeader(declaration)
    model.header.isNested = isNested
    model.kind = kind(of: declaration)
    model.superclass = superclass(of: declaration, options)
    model.refusesUnknownMembers = options.refusesUnknownKeys
    model.writesNull = options.writesNull
    let members = declaration.memberBlock.members.withConditions()
    let ownKeys = members.lazy.compactMap { $0.declaration.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
    model.hasOwnKeys = ownKeys != nil
    model.header.ownCode = OwnCode(declaration.memberBlock)
    model.hasOpaqueKeys =
      ownKeys?.memberBlock.members.contains { !$0.decl.is(EnumCaseDeclSyntax.self) } ?? false
    model.hasMemberwiseInit =
      !members.contains { $0.declaration.is(InitializerDeclSyntax.self) }
      && !declaration.attributes.plain.contains { $0.baseName == "MemberwiseInit" }
    var read = ReadStructure(
      model: model, ownKeys: ownKeys,
      otherKeys: members.lazy.map(\.declaration).first {
        $0.declaredName == "CodingKeys" && !$0.is(EnumDeclSyntax.self)
      },
      options: options, attribute: attribute, declaration: declaration)
    let reader = PropertyReader(options: options, ownKeys: ownKeys.map(Self.keys))
    for member in members {
      if let variable = member.declaration.as(VariableDeclSyntax.self), variable.isStored {
        read.properties += reader.read(variable, condition: member.condition)
      } else {
        read.hooks += HookReader.hooks(of: member.declaration)
        read.strays += Self.strays(of: member.declaration)
      }
    }
    read.model.properties = read.properties.map(\.model)
    read.model.header.usesDeprecated = read.properties.contains {
      $0.model.role != .ignored && $0.declaration.attributes.isDeprecated
    }
    read.model.hooks = HookReader.model(of: read.hooks)
    return read
  }

  /// The annotations of a member that is no stored property, but for those of hooks.
  static func strays(of member: DeclSyntax) -> [(
    annotation: Annotation, attribute: AttributeSyntax
  )] {
    guard let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return []
    }
    // A lazy variable is left out anyway; to say so is no mistake.
    let isLazy = member.as(VariableDeclSyntax.self)?.modifiers.has(.lazy) ?? false
    return attributes.annotated.filter {
      !Annotation.hooks.contains($0.annotation)
        && !(isLazy && $0.annotation == .codingIgnored && $0.attribute.arguments == nil)
    }
  }

  /// The keys of coding keys that the source has, by the names of their cases.
  private static func keys(of declaration: EnumDeclSyntax) -> [String: String] {
    var keys: [String: String] = [:]
    for member in declaration.memberBlock.members.withConditions() {
      for element in member.declaration.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let name = element.name.plainText
        keys[name] = element.rawValue?.value.stringLiteral ?? name
      }
    }
    return keys
  }

  private func kind(of declaration: some DeclGroupSyntax) -> Structure.Kind {
    if declaration.is(ActorDeclSyntax.self) { return .actor }
    guard declaration.is(ClassDeclSyntax.self) else { return .structure }
    return declaration.modifiers.has(.final) ? .finalClass : .class
  }

  /// The compiler lists the conformances that are missing: where one is not, and the declaration
  /// does not name it, a superclass has it.
  private func superclass(
    of declaration: some DeclGroupSyntax, _ options: TypeOptions
  ) -> Structure.Superclass {
    guard declaration.is(ClassDeclSyntax.self) else { return .none }
    let inherited = declaration.inheritanceClause?.inheritedTypes.flatMap {
      Self.names(in: $0.type)
    }
    guard let first = inherited?.first else { return .none }
    let conformances: Set = [
      "Codable", "Decodable", "Encodable", "JSONReadable", "JSONWritable",
    ]
    if isCodedAlready && conformances.isDisjoint(with: inherited ?? []) {
      return options.isSuperclassNested ? .nested : .flat
    }
    return first == "NSObject" ? .uncoded : .none
  }

  /// The names of what `Codable & Hashable` is made of, without their modules.
  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    // A conformance that is bound to an actor, as in `@MainActor Codable`.
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType) }
    let name = type.trimmedDescription.withoutModule
    return [name.hasPrefix("JSONCore.") ? String(name.dropFirst("JSONCore.".count)) : name]
  }
}
