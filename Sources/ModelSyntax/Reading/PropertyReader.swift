import ModelSchema
import SwiftSyntax

/// Reads the stored properties that a declaration of variables makes.
struct PropertyReader {
  let options: TypeOptions
  /// The keys of the type's own coding keys by the names of their cases, if it has some.
  let ownKeys: [String: String]?

  /// Attributes that begin with a capital and are no property wrappers.
  private static let otherAttributes: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship",
  ]

  func read(_ declaration: VariableDeclSyntax, condition: String?) -> [ReadProperty] {
    guard declaration.isStored else { return [] }
    return declaration.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return read(binding, pattern.identifier, of: declaration, condition: condition)
    }
  }

  private func read(
    _ binding: PatternBindingSyntax, _ token: TokenSyntax, of declaration: VariableDeclSyntax,
    condition: String?
  ) -> ReadProperty {
    let type = PropertyType(of: binding, in: declaration)
    let name = token.plainText
    var annotations: [Annotation: AttributeSyntax] = [:]
    var repeated: [AttributeSyntax] = []
    for (annotation, attribute) in declaration.attributes.annotated {
      if annotations.updateValue(attribute, forKey: annotation) != nil {
        repeated.append(attribute)
      }
    }
    let wrapper = wrapper(of: declaration, annotations: annotations)
    var model = Property(name: name, key: options.key(for: name), type: type.reference)
    model.strategy = wrapper.map {
      Strategy(name: $0.baseName, argument: $0.genericArguments)
    }
    model.isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    model.initialValue = binding.initializer?.value.trimmedDescription
    model.writesNull = options.writesNull
    model.access =
      declaration.modifiers.has(.private)
      ? "private" : declaration.modifiers.has(.fileprivate) ? "fileprivate" : nil
    model.condition = condition
    apply(annotations, to: &model)
    model.coding.hasDefault = model.coding.isLossy && model.fallback?.coversInvalid == true
    if let ownKeys {
      if let key = ownKeys[name] {
        model.key = key
      } else if model.role == .member {
        model.role = .ignored
      }
    }
    return ReadProperty(
      model: model, declaration: declaration, binding: binding, name: token,
      annotations: annotations, wrapper: wrapper, hasType: type.isKnown || wrapper != nil,
      repeated: repeated)
  }

  private func wrapper(
    of declaration: VariableDeclSyntax, annotations: [Annotation: AttributeSyntax]
  ) -> AttributeSyntax? {
    let candidates = declaration.attributes.plain.filter { attribute in
      attribute.annotation == nil && attribute.baseName.first?.isUppercase == true
        && !Self.otherAttributes.contains(attribute.baseName)
    }
    let known = candidates.first { Strategy.namesOfWrappers.contains($0.baseName) }
    // No wrapper goes on a `let`: what is unknown there is something else.
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return known }
    // With an annotation for the value, an attribute of unknown meaning does not matter.
    let isAnnotated = !Annotation.values.isDisjoint(with: annotations.keys)
    return known ?? (isAnnotated ? nil : candidates.first)
  }

  private func apply(_ annotations: [Annotation: AttributeSyntax], to property: inout Property) {
    for (annotation, attribute) in annotations {
      let arguments = AttributeArguments(attribute)
      switch annotation {
      case .codingKey: applyKey(arguments, to: &property)
      case .codingPath:
        let path = arguments.strings()
        property.parents = path.dropLast()
        property.key = path.last ?? property.key
      case .codingIgnored:
        switch arguments.member("") {
        case "decoding": property.isNotRead = true
        case "encoding": property.isNotWritten = true
        default: property.role = .ignored
        }
      case .codingNull:
        property.writesNull = arguments.member("") == "written"
        property.hasNullRule = true
      case .codableDefault:
        property.fallback = Fallback(arguments)
      case .codableBy: property.coding.strategy = arguments[""].first?.trimmedDescription
      case .lossy: property.coding.isLossy = true
      case .lossless: property.coding.isLossless = true
      case .flatten: property.role = .flattened
      case .unknownKeys: property.role = .unknownMembers
      case .unknownCase, .didDecode, .willEncode, .validate: break
      }
    }
  }

  private func applyKey(_ arguments: AttributeArguments, to property: inout Property) {
    if let key = arguments.strings().first ?? arguments.strings("reading").first {
      property.key = key
    }
    property.aliases = arguments.strings("aliases").withoutRepetitions()
    property.writtenKey = arguments.strings("writing").first
  }
}

extension VariableDeclSyntax {
  /// Whether it stores something in each instance.
  var isStored: Bool {
    guard !modifiers.has(.static), !modifiers.has(.class), !modifiers.has(.lazy) else {
      return false
    }
    return bindings.allSatisfy { binding in
      guard case .accessors(let accessors) = binding.accessorBlock?.accessors else {
        return binding.accessorBlock == nil
      }
      return accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
