import ModelSchema
import SwiftSyntax

/// Reads the functions and conditions that coding calls.
struct HookReader {
  /// The hook that a member is, if it is annotated as one.
  static func hooks(of member: DeclSyntax) -> [ReadHook] {
    guard let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return []
    }
    if let variable = member.as(VariableDeclSyntax.self), variable.isStored { return [] }
    return attributes.annotated.filter { Annotation.hooks.contains($0.annotation) }.map {
      ReadHook(annotation: $0.annotation, attribute: $0.attribute, declaration: member)
    }
  }

  /// The model of the hooks, without those whose signature is wrong.
  static func model(of hooks: [ReadHook]) -> Hooks {
    var model = Hooks()
    for hook in hooks where hook.faults.isEmpty {
      switch hook.annotation {
      case .didDecode: hook.function.map { model.didDecode.append(Hook($0)) }
      case .willEncode: hook.function.map { model.willEncode.append(Hook($0)) }
      default: hook.validation.map { model.validations.append($0) }
      }
    }
    return model
  }
}

extension Hook {
  fileprivate init(_ function: FunctionDeclSyntax) {
    self.init(
      name: function.name.text, isMutating: function.modifiers.has(.mutating),
      isThrowing: function.signature.effectSpecifiers?.throwsClause != nil)
  }
}

extension ReadHook {
  var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

  var validation: Validation? {
    let arguments = AttributeArguments(attribute)
    guard let reason = arguments.strings().first else { return nil }
    let property = arguments.strings("at").first
    if let function {
      let call = (isThrowing ? "try " : "") + "self.\(function.name.text)()"
      return Validation(condition: call, reason: reason, property: property)
    }
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    return binding.map {
      let access = (isThrowing ? "try " : "") + "self.\($0.pattern.trimmedDescription)"
      return Validation(condition: access, reason: reason, property: property)
    }
  }

  private var isThrowing: Bool {
    if let function { return function.signature.effectSpecifiers?.throwsClause != nil }
    return getter?.effectSpecifiers?.throwsClause != nil
  }

  /// The getter of a computed property that is written out.
  private var getter: AccessorDeclSyntax? {
    let block = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    guard case .accessors(let accessors) = block?.accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }

  /// What is wrong with the signature, in words.
  var faults: [String] {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    var faults: [String] = []
    if let modifiers, modifiers.has(.static) || modifiers.has(.class) {
      faults.append("it belongs to the type instead of a value")
    }
    if let function {
      let signature = function.signature
      if !signature.parameterClause.parameters.isEmpty { faults.append("it takes parameters") }
      if signature.effectSpecifiers?.asyncSpecifier != nil { faults.append("it is async") }
      if function.genericParameterClause != nil { faults.append("it is generic") }
      let result = signature.returnClause?.type.trimmedDescription
      if annotation == .validate {
        if result != "Bool" { faults.append("it does not return Bool") }
        if function.modifiers.has(.mutating) { faults.append("it is mutating") }
      } else if let result, result != "Void", result != "()" {
        faults.append("it returns a value")
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
      if annotation != .validate { faults.append("it is no function") }
      if annotation == .validate, type != "Bool" { faults.append("it is no Bool") }
      if getter?.effectSpecifiers?.asyncSpecifier != nil { faults.append("it is async") }
    } else {
      faults.append("it is no function")
    }
    return faults
  }
}
