import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// Whether the cases have raw values has to be seen in the source.
enum RawTypeCheck {
  static func faults(of read: ReadEnumeration) -> [Diagnostic] {
    [character(read), possible(read), ownKeys(read)].compactMap { $0 }
  }

  private static func character(_ read: ReadEnumeration) -> Diagnostic? {
    let type = read.declaration.inheritanceClause?.inheritedTypes.first?.type
    guard let type, type.trimmedDescription.withoutModule == "Character" else { return nil }
    return .error(
      "raw-character", "'Character' cannot be coded", at: type,
      why: ("the standard library codes raw values, and has no coding of it", nil),
      fixes: [Fix.replace(type, with: "String")])
  }

  private static func possible(_ read: ReadEnumeration) -> Diagnostic? {
    guard let type = read.possibleRawType, read.options.given["tagging"] == nil,
      !read.model.hasRawValues, read.cases.allSatisfy({ $0.model.payload.isEmpty })
    else { return nil }
    let first = read.cases.first
    return .warning(
      "raw-type", "'\(type.trimmedDescription)' is taken for a protocol", at: type,
      why: (
        "if it is a raw type by another name, a raw value at one of the cases says so", nil
      ),
      fixes: [
        Fix.addArgument("tagging: .external", to: read.attribute),
        first.map { Fix.insert(" = \"\($0.model.name)\"", after: $0.element.name) },
      ].compactMap { $0 })
  }

  private static func ownKeys(_ read: ReadEnumeration) -> Diagnostic? {
    guard let keys = read.ownKeys, !read.model.hasRawValues, read.model.tagging != .bare else {
      return nil
    }
    return .error(
      "enum-own-keys", "the 'CodingKeys' of an enum are not read", at: keys,
      why: ("the macro makes them; '@CodingKey' at a case says its name", nil),
      fixes: [Fix.removeMember(keys)])
  }
}
