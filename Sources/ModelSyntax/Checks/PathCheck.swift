import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// What has values inside it is no value of a property itself.
enum PathCheck {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    let members = read.properties.filter { $0.model.role == .member }
    return members.flatMap { property -> [Diagnostic] in
      guard let attribute = property.annotations[.codingPath] else { return [] }
      let parents = property.model.parents
      var faults: [Diagnostic] = []
      if AttributeArguments(attribute)[""].isEmpty {
        faults.append(
          .error(
            "empty-path", "a path has at least one key", at: attribute,
            why: ("the last one is the key of the value", nil),
            fixes: [
              Fix.replace(attribute, with: "@CodingPath(\"<#object#>\", \"<#key#>\")"),
              Fix.remove(attribute),
            ]))
      } else if parents.isEmpty {
        faults.append(
          .warning(
            "short-path", "a path of one key is a key", at: attribute,
            why: ("there is no object around the value", nil),
            fixes: [Fix.replace(attribute.attributeName, with: "CodingKey")]))
      }
      for other in members where other.name.id != property.name.id {
        let keys =
          [other.model.key, other.model.writtenKey].compactMap { $0 } + other.model.aliases
        let places = keys.map { other.model.parents + [$0] }
        guard let place = places.first(where: { parents.starts(with: $0) }) else { continue }
        faults.append(
          .error(
            "path",
            "'\(property.model.name)' is inside of \"\(place.joined(separator: "."))\", "
              + "which is the value of '\(other.model.name)'",
            at: attribute, why: ("'\(other.model.name)' is declared here", Syntax(other.name)),
            fixes: [Fix.remove(attribute)]))
      }
      return faults
    }
  }
}
