import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Hooks are functions without parameters, and conditions are of type Bool.
enum HookCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let names = Set(read.properties.map(\.model.name))
    return read.hooks.flatMap { faults(of: $0, read.options, read.model.header.ownCode, names) }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    if read.model.hasRawValues {
      return read.hooks.map { neverCalled($0, why: "the standard library codes raw values") }
    }
    return read.hooks.flatMap { faults(of: $0, read.options, read.model.header.ownCode, []) }
  }

  private static func faults(
    of hook: ReadHook, _ options: TypeOptions, _ own: OwnCode, _ properties: Set<String>
  ) -> [Diagnostic] {
    signature(hook) + reason(hook) + effect(hook, options, own) + place(hook, properties)
  }

  /// The reason and the name of the property have to be readable in the source.
  private static func reason(_ hook: ReadHook) -> [Diagnostic] {
    guard hook.annotation == .validate,
      case .argumentList(let list) = hook.attribute.arguments
    else { return [] }
    return list.filter { $0.expression.stringLiteral == nil }.map {
      .error(
        "reason", "the argument is a string literal without interpolation", at: $0.expression,
        why: ("a macro sees the source only, not the values of expressions", nil),
        fixes: [Fix.replace($0.expression, with: "\"<#reason#>\"")])
    }
  }

  private static func signature(_ hook: ReadHook) -> [Diagnostic] {
    guard !hook.faults.isEmpty else { return [] }
    let wanted =
      hook.annotation == .validate
      ? "'var isValid: Bool { … }' or 'func isValid() -> Bool'" : "'func name() throws'"
    let fix = hook.function.map { signatureFix($0, hook.annotation) } ?? typeFix(hook)
    return [
      .error(
        "hook", "'\(hook.annotation.text)' cannot call this: \(list(hook.faults))",
        at: hook.attribute, why: ("it calls \(wanted) on the value", nil),
        fixes: [fix ?? Fix.remove(hook.attribute)])
    ]
  }

  /// Puts the signature right where the body is all that the user has to look at.
  private static func signatureFix(
    _ function: FunctionDeclSyntax, _ annotation: Annotation
  ) -> FixIt? {
    if let modifier = function.modifiers.first(where: {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }) {
      return Fix.edit(
        "remove '\(modifier.trimmedDescription)'",
        modifier.positionAfterSkippingLeadingTrivia..<modifier.endPosition, "", in: function)
    }
    guard function.genericParameterClause == nil else { return nil }
    let result = annotation == .validate ? "() -> Bool" : "() throws"
    return Fix.replace(function.signature, with: result)
  }

  /// A condition is of type Bool.
  private static func typeFix(_ hook: ReadHook) -> FixIt? {
    let type = hook.declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    guard hook.annotation == .validate, let type, type.trimmedDescription != "Bool" else {
      return nil
    }
    return Fix.replace(type, with: "Bool")
  }

  private static func effect(
    _ hook: ReadHook, _ options: TypeOptions, _ own: OwnCode
  ) -> [Diagnostic] {
    let isUsed = options.halves.contains(hook.annotation == .willEncode ? .encoding : .decoding)
    if !options.isDirectOnly, hook.annotation == .willEncode ? own.encodes : own.decodes {
      return [neverCalled(hook, why: "the type's own code does the work here")]
    }
    return isUsed ? [] : [neverCalled(hook, why: "the macro makes the other half only")]
  }

  private static func neverCalled(_ hook: ReadHook, why: String) -> Diagnostic {
    .warning(
      "unused-hook", "'\(hook.annotation.text)' is never called", at: hook.attribute,
      why: (why, nil), fixes: [Fix.remove(hook.attribute)])
  }

  private static func place(_ hook: ReadHook, _ properties: Set<String>) -> [Diagnostic] {
    guard hook.annotation == .validate, let name = hook.validation?.property,
      !properties.contains(name)
    else { return [] }
    return [
      .error(
        "validated-property", "there is no coded property '\(name)'", at: hook.attribute,
        why: ("'at' names the property that the error is about", nil),
        fixes: hook.attribute.argument(labelled: "at").map { argument in
          let likely = nearest(to: name, among: properties.sorted())
          return [
            likely.map { Fix.replace(argument.expression, with: stringLiteral($0)) },
            Fix.remove(argument),
          ].compactMap { $0 }
        } ?? [])
    ]
  }

  private static func list(_ faults: [String]) -> String { faults.joined(separator: ", and ") }
}
