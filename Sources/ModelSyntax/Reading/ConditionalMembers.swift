import SwiftSyntax

/// A member of a type, with the condition of the `#if` around it.
struct ConditionalMember {
  let declaration: DeclSyntax
  let condition: String?
}

extension MemberBlockItemListSyntax {
  /// All members, those of every branch of an `#if` included.
  func withConditions(_ outer: String? = nil) -> [ConditionalMember] {
    flatMap { item -> [ConditionalMember] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else {
        return [ConditionalMember(declaration: item.decl, condition: outer)]
      }
      var earlier: [String] = []
      return block.clauses.flatMap { clause -> [ConditionalMember] in
        let own = clause.condition.map { "(\($0.trimmedDescription))" }
        let parts = [outer].compactMap { $0 } + earlier.map { "!\($0)" } + [own].compactMap { $0 }
        if let own { earlier.append(own) }
        guard case .decls(let members) = clause.elements else { return [] }
        return members.withConditions(parts.joined(separator: " && "))
      }
    }
  }
}
