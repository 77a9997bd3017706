import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A static member in a default that stands in the initialiser has its type before it: an
/// initialiser belongs to a value, where the short name is no name of the type's.
///
/// Other defaults have names of their own beside the type's static members. One beside a strategy
/// for an optional may be of either type, and stays where it is.
enum StaticDefaultCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let names = staticNames(in: read.declaration)
    return read.properties.filter(\.model.hasLiftedStrategy).flatMap { property in
      property.annotations[.codableDefault].flatMap(value).map { faults(in: $0, names) } ?? []
    }
  }

  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    let names = staticNames(in: read.declaration)
    return read.cases.flatMap { item in
      item.values.flatMap { value -> [Diagnostic] in
        guard value.annotation == .codableDefault, let index = value.index,
          item.model.payload[index].hasLiftedStrategy
        else { return [] }
        return Self.value(of: value.attribute).map { faults(in: $0, names) } ?? []
      }
    }
  }

  private static func value(of attribute: AttributeSyntax) -> ExprSyntax? {
    AttributeArguments(attribute)[""].first
  }

  private static func staticNames(in declaration: some DeclGroupSyntax) -> Set<String> {
    let members = declaration.memberBlock.members.withConditions().map(\.declaration)
    return members.reduce(into: []) { names, member in
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.has(.static) == true || modifiers?.has(.class) == true else { return }
      if let function = member.as(FunctionDeclSyntax.self) { names.insert(function.name.plainText) }
      for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        pattern.map { _ = names.insert($0.identifier.plainText) }
      }
    }
  }

  private static func faults(in value: ExprSyntax, _ names: Set<String>) -> [Diagnostic] {
    let finder = StaticNameFinder(names)
    finder.walk(value)
    return finder.found.map { reference in
      .error(
        "static-default", "'\(reference.trimmedDescription)' needs 'Self.' before it",
        at: reference,
        why: ("the default is read where a value is made, and the type is not looked into", nil),
        fixes: [Fix.insert("Self.", before: reference)])
    }
  }
}

/// Finds names without a base, but for those in closures, which may have names of their own, and in
/// key paths.
private final class StaticNameFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [DeclReferenceExprSyntax] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.plainText) { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
