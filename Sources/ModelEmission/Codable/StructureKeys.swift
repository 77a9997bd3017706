import ModelSchema

/// The coding keys of a structure, and the names of the cases for each property.
struct StructureKeys {
  private(set) var root = KeyScope()
  private var cases: [String: Cases] = [:]

  /// The cases of one property.
  struct Cases {
    /// The case that is read first.
    let first: String
    let aliases: [String]
    let written: String
  }

  init(_ structure: Structure) {
    root.reserve(structure.members.map { ($0.parents[...], $0.name) })
    for property in structure.members where !structure.hasOwnKeys {
      cases[property.name] = root.withScope(at: property.parents[...]) { scope in
        Self.add(property, to: &scope)
      }
    }
    if structure.superclass == .nested, structure.tracksUnknownMembers, !structure.hasOwnKeys,
      !root.keys.contains(where: { $0.text == "super" })
    {
      // The key that the standard library has for a superclass: it is not unknown.
      _ = root.add("super", named: "super")
    }
    root.separateVariables()
    if structure.hasOwnKeys {
      for property in structure.members {
        let name = property.name
        cases[name] = Cases(first: name, aliases: [], written: name)
      }
    }
  }

  private static func add(_ property: Property, to scope: inout KeyScope) -> Cases {
    let name = scope.addOwn(property.key, named: property.name, condition: property.condition)
    let aliases = property.aliases.filter { $0 != property.key }.map {
      scope.add($0, named: property.name + "Alias", condition: property.condition)
    }
    let written = property.writtenKey.flatMap { key in
      key == property.key
        ? nil : scope.add(key, named: property.name + "Written", condition: property.condition)
    }
    return Cases(first: name, aliases: aliases, written: written ?? name)
  }

  /// The cases that a property is read by, in order.
  func reading(_ property: Property) -> [String] {
    cases[property.name].map { [$0.first] + $0.aliases }?.map { ".\(identifier($0))" } ?? []
  }

  /// The case that a property is written by.
  func writing(_ property: Property) -> String {
    ".\(identifier(cases[property.name]?.written ?? property.name))"
  }

  /// The variable with the container that a property's value stands in.
  func container(of property: Property) -> String {
    root.scope(at: property.parents[...])?.variable ?? root.variable
  }

  /// The argument that says which keys are known in the objects inside.
  var knownKeysInside: String { root.knownKeysInside.map { ", inside: \($0)" } ?? "" }

  /// The coding path of a property, as the elements of an array.
  func path(of property: Property) -> String {
    let type = root.scope(at: property.parents[...])?.typeName ?? root.typeName
    let parents = root.caseNames(to: property.parents[...])
    let name = cases[property.name]?.first ?? property.name
    return (parents + ["\(type).\(identifier(name))"]).joined(separator: ", ")
  }
}
