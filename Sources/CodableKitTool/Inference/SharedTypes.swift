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
  /// `outer` holds the names of the types that are visible around the structure.
  func sharingEqualTypes(outer: Set<String> = []) -> Structure {
    var result = self
    while let declaration = result.shareableDeclaration(outer: outer) { result.adopt(declaration) }
    let visible = outer.union(result.nested.map(\.name))
    result.nested = result.nested.map { declaration in
      guard case .structure(let structure) = declaration else { return declaration }
      return .structure(structure.sharingEqualTypes(outer: visible))
    }
    return result
  }

  /// The first declaration that occurs in two or more of the nested types and can move here.
  private func shareableDeclaration(outer: Set<String>) -> Declaration? {
    var census = DeclarationCensus()
    for (index, declaration) in nested.enumerated() { census.count(declaration, inChild: index) }
    let members = Set(properties.map(\.name))
    return census.order.first { declaration in
      let name = declaration.name
      return (census.children[declaration]?.count ?? 0) > 1
        && !census.shadowed.contains(declaration)
        && !outer.contains(name) && !members.contains(name) && name != self.name
        && !nested.contains { $0.name == name && $0 != declaration }
    }
  }

  /// Declares `declaration` here, and nowhere further inside.
  private mutating func adopt(_ declaration: Declaration) {
    nested = nested.map { $0.removing(declaration) }
    if !nested.contains(declaration) { nested.append(declaration) }
  }
}

/// Where each declaration inside a structure occurs.
private struct DeclarationCensus {
  /// Each different declaration once, in the order of the source.
  var order: [Declaration] = []
  /// The nested types of the structure that contain, or are, the declaration.
  var children: [Declaration: Set<Int>] = [:]
  /// The declarations that could not be seen from some place, because a structure on the way there
  /// declares their name itself.
  var shadowed: Set<Declaration> = []

  /// Counts a declaration and all inside it.
  ///
  /// `between` are the names that the structures between the counting one and the declaration's
  /// parent declare; `siblings` are those that the parent declares.
  mutating func count(
    _ declaration: Declaration, inChild child: Int, between: Set<String> = [],
    siblings: Set<String> = []
  ) {
    if children[declaration, default: []].isEmpty { order.append(declaration) }
    children[declaration, default: []].insert(child)
    if between.contains(declaration.name) { shadowed.insert(declaration) }
    guard case .structure(let structure) = declaration else { return }
    let names = Set(structure.nested.map(\.name))
    for nested in structure.nested {
      count(nested, inChild: child, between: between.union(siblings), siblings: names)
    }
  }
}

extension Declaration {
  /// The same declaration without `other` at any depth inside it.
  fileprivate func removing(_ other: Declaration) -> Declaration {
    guard case .structure(var structure) = self else { return self }
    structure.nested = structure.nested.filter { $0 != other }.map { $0.removing(other) }
    return .structure(structure)
  }
}
