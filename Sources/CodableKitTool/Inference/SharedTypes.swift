import ModelSchema

extension Structure {
  /// The same structure, with nested types that are equal declared once.
  ///
  /// Documents repeat themselves: an item and a fee both have a price.
  ///
  ///     Order { Item { Price { amount } }, Fee { Price { amount } } }
  ///     Order { Item { }, Fee { }, Price { amount } }
  ///
  /// Types are equal if their names and all that they contain are. They move to the innermost
  /// structure around all of them, where every use still finds them by name; where another type of
  /// that name would be found instead, they stay.
  ///
  /// - Complexity: O(*n* · *d*) for *n* types of which the innermost stands *d* levels deep, and
  ///   O(*n*) more for each type that moves.
  func sharingEqualTypes() -> Structure {
    var numbers = DeclarationNumbers()
    let shared = numbers.node(of: .structure(self)).sharingEqualTypes(outer: [], &numbers)
    guard case .structure(let structure) = shared.declaration else { return self }
    return structure
  }
}

/// A declaration with its number, which all that are equal to it have, and no other.
private struct DeclarationNode {
  let number: Int
  /// The declaration without those inside it.
  let shell: Declaration
  var nested: [DeclarationNode]

  var name: String { shell.name }

  var declaration: Declaration {
    guard case .structure(var structure) = shell else { return shell }
    structure.nested = nested.map(\.declaration)
    return .structure(structure)
  }

  /// `outer` holds the names of the types that are visible around the declaration.
  func sharingEqualTypes(
    outer: Set<String>, _ numbers: inout DeclarationNumbers
  ) -> DeclarationNode {
    guard case .structure(let structure) = shell else { return self }
    var result = self
    let taken = outer.union(structure.properties.map(\.name)).union([name])
    while let node = result.shareableNode(taken: taken) {
      // Declared here, and nowhere further inside.
      result.nested = result.nested.map { $0.removing(node, &numbers) }
      if !result.nested.contains(where: { $0.number == node.number }) { result.nested.append(node) }
    }
    let visible = outer.union(result.nested.map(\.name))
    result.nested = result.nested.map { $0.sharingEqualTypes(outer: visible, &numbers) }
    return result
  }

  /// The first declaration that occurs in two or more of the nested types and can move here.
  private func shareableNode(taken: Set<String>) -> DeclarationNode? {
    var census = DeclarationCensus()
    for (index, node) in nested.enumerated() { census.count(node, inChild: index, among: []) }
    return census.order.first { node in
      census.isInSeveral.contains(node.number) && !census.shadowed.contains(node.number)
        && !taken.contains(node.name)
        && !nested.contains { $0.name == node.name && $0.number != node.number }
    }
  }

  /// The same declaration without `other` at any depth inside it.
  private func removing(
    _ other: DeclarationNode, _ numbers: inout DeclarationNumbers
  ) -> DeclarationNode {
    let kept = nested.filter { $0.number != other.number }.map { $0.removing(other, &numbers) }
    return kept.map(\.number) == nested.map(\.number) ? self : numbers.node(of: shell, kept)
  }
}

/// The numbers of declarations, given from the inside out: to tell whether two are equal takes no
/// walk through all that they contain.
private struct DeclarationNumbers {
  private struct Key: Hashable {
    let shell: Declaration
    let nested: [Int]
  }

  private var numbers: [Key: Int] = [:]

  mutating func node(of declaration: Declaration) -> DeclarationNode {
    guard case .structure(var structure) = declaration else { return node(of: declaration, []) }
    let nested = structure.nested.map { node(of: $0) }
    structure.nested = []
    return node(of: .structure(structure), nested)
  }

  mutating func node(of shell: Declaration, _ nested: [DeclarationNode]) -> DeclarationNode {
    let key = Key(shell: shell, nested: nested.map(\.number))
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return DeclarationNode(number: number, shell: shell, nested: nested)
  }
}

/// Where each declaration inside a structure occurs.
private struct DeclarationCensus {
  /// Each different declaration once, in the order of the source.
  private(set) var order: [DeclarationNode] = []
  /// The declarations that are, or are inside, more than one of the structure's nested types.
  private(set) var isInSeveral: Set<Int> = []
  /// The declarations that could not be seen from some place, because a structure on the way there
  /// declares their name itself.
  private(set) var shadowed: Set<Int> = []
  private var firstChild: [Int: Int] = [:]
  /// How many structures between the counting one and the declaration's parent declare a name.
  private var between: [String: Int] = [:]

  /// Counts a declaration, one of `siblings`, and all inside it.
  mutating func count(
    _ node: DeclarationNode, inChild child: Int, among siblings: [DeclarationNode]
  ) {
    if let first = firstChild[node.number] {
      if first != child { isInSeveral.insert(node.number) }
    } else {
      firstChild[node.number] = child
      order.append(node)
    }
    if between[node.name, default: 0] > 0 { shadowed.insert(node.number) }
    for sibling in siblings { between[sibling.name, default: 0] += 1 }
    for nested in node.nested { count(nested, inChild: child, among: node.nested) }
    for sibling in siblings { between[sibling.name, default: 0] -= 1 }
  }
}
