import ModelSchema

/// Writes the calls of hooks and the checks of conditions.
struct HookCalls {
  private let hooks: Hooks
  private let header: TypeHeader

  init(_ hooks: Hooks, _ header: TypeHeader) {
    self.hooks = hooks
    self.header = header
  }

  /// Adds what comes after every property has its value.
  ///
  /// - Parameters:
  ///   - lines: the body of the initialiser.
  ///   - path: the coding path of a property, as the elements of an array.
  func addAfterDecoding(to lines: inout SourceLines, path: (String) -> String?) {
    for hook in hooks.didDecode { lines.add(call(hook, on: "self")) }
    for validation in hooks.validations {
      lines.addBlock("guard \(validation.condition) else") { lines in
        let key = validation.property.flatMap(path).map { " + [\($0)]" } ?? ""
        let error = header.standard("DecodingError")
        lines.add("throw \(error).dataCorrupted(")
        lines.add("  .init(")
        lines.add("    codingPath: decoder.codingPath\(key),")
        lines.add("    debugDescription: \(stringLiteral("expected that \(validation.reason)"))))")
      }
    }
  }

  /// Adds what comes before anything is written.
  ///
  /// - Returns: the name of the value that is written: a copy, when a hook changes it.
  func addBeforeEncoding(to lines: inout SourceLines) -> String {
    let value = hooks.changesBeforeEncoding ? "value" : "self"
    if hooks.changesBeforeEncoding { lines.add("var value = self") }
    for hook in hooks.willEncode { lines.add(call(hook, on: value)) }
    return value
  }

  private func call(_ hook: Hook, on value: String) -> String {
    (hook.isThrowing ? "try " : "") + "\(value).\(hook.name)()"
  }
}
