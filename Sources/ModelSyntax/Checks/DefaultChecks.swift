import ModelSchema
import SwiftDiagnostics
import SwiftSyntax

/// A default can be used, and there is one where it is needed.
enum DefaultChecks {
  static func faults(of read: ReadStructure) -> [Diagnostic] {
    read.properties.flatMap { property in
      [twice(property), neverMissing(property, read), missing(property, read)].compactMap { $0 }
    }
  }

  private static func twice(_ property: ReadProperty) -> Diagnostic? {
    guard let attribute = property.annotations[.codableDefault],
      let initializer = property.binding.initializer
    else { return nil }
    return .error(
      "two-defaults", "'\(property.model.name)' has two defaults", at: attribute,
      why: ("this value stands in for a missing key already", Syntax(initializer.value)),
      fixes: [
        Fix.edit(
          "remove the initial value",
          initializerRange(of: property), "", in: property.binding),
        Fix.remove(attribute),
      ])
  }

  private static func initializerRange(of property: ReadProperty) -> Range<AbsolutePosition> {
    let before =
      property.binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      ?? property.binding.pattern.endPositionBeforeTrailingTrivia
    return before..<property.binding.endPositionBeforeTrailingTrivia
  }

  private static func neverMissing(
    _ property: ReadProperty, _ read: ReadStructure
  ) -> Diagnostic? {
    guard let attribute = property.annotations[.codableDefault],
      !read.options.halves.contains(.decoding)
    else { return nil }
    return .warning(
      "unused-default", "the default of '\(property.model.name)' is never used",
      at: attribute, why: ("'@\(read.attribute.baseName)' only writes", nil),
      fixes: [Fix.remove(attribute)])
  }

  /// What is not read has to start with a value.
  private static func missing(_ property: ReadProperty, _ read: ReadStructure) -> Diagnostic? {
    let model = property.model
    let startsAsNil = model.isOptional && !model.isConstant
    guard model.role == .ignored || model.isNotRead, model.initialValue == nil, !startsAsNil,
      property.wrapper == nil, read.options.halves.contains(.decoding),
      // The fault is that of the key then.
      !OwnKeysCheck.propertiesMeant(in: read).contains(model.name)
    else { return nil }
    // A `let` with an initial value would do as well; a wrapper may start with one of its own.
    return .error(
      "ignored", "'\(model.name)' is not read and has no initial value", at: property.name,
      why: ("the initialiser that decodes has to set every property", nil),
      fixes: [Fix.insert(" = <#value#>", after: property.binding)])
  }
}
