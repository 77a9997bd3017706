import ModelSchema

/// Writes the calls of hooks and the checks of conditions on the direct path.
///
/// What they throw is not passed on: the other path calls them again and says what happened.
struct DirectHooks {
  private let hooks: Hooks

  init(_ hooks: Hooks) { self.hooks = hooks }

  /// Whether something after the decoding may fail, at the place of the value.
  var needsPlace: Bool {
    !hooks.validations.isEmpty || hooks.didDecode.contains(where: \.isThrowing)
  }

  /// Adds the place of the value, for errors.
  func addStart(to lines: inout SourceLines) {
    if needsPlace { lines.add("let place = reader.offset") }
  }

  /// Adds what comes after every property has its value.
  func addAfterDecoding(to lines: inout SourceLines) {
    for hook in hooks.didDecode {
      lines.add(
        hook.isThrowing
          ? "do { try self.\(hook.name)() } catch { throw reader.abandoned(at: place) }"
          : "self.\(hook.name)()")
    }
    for validation in hooks.validations {
      let check = "guard \(validation.condition) else { throw reader.invalidValue(at: place) }"
      if validation.condition.hasPrefix("try ") {
        lines.addBlock("do") { lines in
          lines.add("let isValid: Bool")
          lines.add(
            "do { isValid = \(validation.condition) } catch { throw reader.abandoned(at: place) }")
          lines.add("guard isValid else { throw reader.invalidValue(at: place) }")
        }
      } else {
        lines.add(check)
      }
    }
  }

  /// Adds what comes before anything is written.
  ///
  /// - Returns: the name of the value that is written: a copy, when a hook changes it.
  func addBeforeEncoding(to lines: inout SourceLines) -> String {
    let value = hooks.changesBeforeEncoding ? "value" : "self"
    if hooks.changesBeforeEncoding { lines.add("var value = self") }
    for hook in hooks.willEncode {
      lines.add(
        hook.isThrowing
          ? "do { try \(value).\(hook.name)() } catch { throw .refusedByType }"
          : "\(value).\(hook.name)()")
    }
    return value
  }
}
