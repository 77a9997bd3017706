import SwiftDiagnostics
import SwiftSyntax

extension Fix {
  /// Gives each case of a declaration a declaration of its own.
  ///
  /// - Parameters:
  ///   - declaration: the declaration of several cases.
  ///   - attribute: an attribute that goes before one of them.
  ///   - element: the case that it goes before.
  /// - Returns: the fix; the attributes that stand there stay with the first case.
  static func split(
    _ declaration: EnumCaseDeclSyntax, putting attribute: String? = nil,
    before element: EnumCaseElementSyntax? = nil
  ) -> FixIt {
    let separator = separator(before: declaration)
    let parts = declaration.elements.map { item in
      let text = "case \(item.with(\.trailingComma, nil).trimmedDescription)"
      return item.id == element?.id ? "\(attribute.map { "\($0) " } ?? "")\(text)" : text
    }
    let start = declaration.caseKeyword.positionAfterSkippingLeadingTrivia
    return edit(
      "declare each case by itself", start..<declaration.endPositionBeforeTrailingTrivia,
      parts.joined(separator: separator), in: declaration)
  }

  /// Gives each name of a tuple's pattern a declaration of its own.
  static func split(
    _ pattern: TuplePatternSyntax, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> FixIt {
    let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map {
      $0.type.trimmedDescription
    }
    let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements.map {
      $0.expression.trimmedDescription
    }
    let parts = pattern.elements.enumerated().map { index, element in
      let type = types.flatMap { index < $0.count ? $0[index] : nil }
      let value = values.flatMap { index < $0.count ? $0[index] : nil }
      let placeholder = binding.initializer == nil || values != nil ? nil : "<#value#>"
      return element.pattern.trimmedDescription + ": \(type ?? "<#Type#>")"
        + ((value ?? placeholder).map { " = \($0)" } ?? "")
    }
    return edit(
      "declare each name by itself",
      binding.positionAfterSkippingLeadingTrivia..<binding.endPositionBeforeTrailingTrivia,
      parts.joined(separator: ", "), in: variable)
  }

  /// Takes a case away, with its declaration where there is no other in it.
  static func remove(_ element: EnumCaseElementSyntax) -> FixIt? {
    guard let list = element.parent?.as(EnumCaseElementListSyntax.self),
      let declaration = list.parent?.as(EnumCaseDeclSyntax.self)
    else { return nil }
    if list.count == 1 { return removeMember(DeclSyntax(declaration)) }
    let rest = list.filter { $0.id != element.id }.map {
      $0.with(\.trailingComma, nil).trimmedDescription
    }
    return edit(
      "remove '\(element.name.text)'", list.trimmedRange, rest.joined(separator: ", "), in: list)
  }

  /// What stands between two declarations: a line break where the first one begins a line.
  private static func separator(before declaration: EnumCaseDeclSyntax) -> String {
    let trivia = declaration.leadingTrivia.description
    guard let end = trivia.lastIndex(where: \.isNewline) else { return "; " }
    return "\n\(trivia[trivia.index(after: end)...])"
  }
}
