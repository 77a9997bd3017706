/// Finds the annotation that would have accepted a value.
enum Annotation {
  /// A sentence that names the annotation, or nil when the package has none for the fault.
  static func help(for error: DecodingError, found: DecodingIssue.Found?) -> String? {
    guard let name = error.pathOfFault.last?.stringValue, isIdentifier(name) else { return nil }
    switch error {
    case .keyNotFound:
      return "an optional `\(name)` accepts a missing key"
    case .valueNotFound(let type, _):
      return "`var \(name): \(typeName(type))?` accepts null"
    case .typeMismatch(let type, _):
      guard let found, found.kind != "null" else {
        return "`var \(name): \(typeName(type))?` accepts null"
      }
      guard isScalar(type), ["string", "number", "bool"].contains(found.kind) else { return nil }
      let value = found.excerpt.map { " accepts \($0) if it converts exactly" } ?? ""
      return "`@LosslessValue var \(name): \(typeName(type))`\(value)"
    default:
      return nil
    }
  }

  private static func isScalar(_ type: Any.Type) -> Bool {
    type is any (LosslessStringConvertible & Decodable).Type
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
