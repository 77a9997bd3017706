import ModelSchema

/// The expressions and statements that read and write the values of a case.
struct PayloadCalls {
  let item: EnumerationCase

  /// Names that the generated functions use themselves.
  private static let taken: Set<String> = [
    "container", "content", "decoder", "encoder", "key", "self", "tag", "values",
  ]

  /// The names that the values are bound to.
  var names: [String] {
    item.payload.enumerated().map { index, value in
      guard let label = value.label else {
        return item.payload.count == 1 ? "value" : "value\(index)"
      }
      return Self.taken.contains(label) ? label + "Value" : label
    }
  }

  /// The pattern of the case: `.move(let x, let y)`.
  var pattern: String {
    let bindings = names.map { "let \(identifier($0))" }.joined(separator: ", ")
    return ".\(identifier(item.name))" + (bindings.isEmpty ? "" : "(\(bindings))")
  }

  /// The case with the values that are read from a container of their keys.
  func reading(from container: String) -> String {
    construction(
      item.payload.enumerated().map { index, value in
        let key = ".\(identifier(value.key(at: index)))"
        return Self.reading(value, from: container, key: key)
      })
  }

  /// The case with values that are given as expressions.
  func construction(_ values: [String]) -> String {
    let arguments = zip(item.payload, values).map { value, text in
      (value.label.map { "\($0): " } ?? "") + text
    }
    return ".\(identifier(item.name))"
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// Reads one value.
  static func reading(_ value: AssociatedValue, from container: String, key: String) -> String {
    let type = value.type.withoutOptional.metatype
    if let fallback = value.defaultValue {
      let function = value.isOptional ? "decodeIfPresent" : "decode"
      return "try \(container).contains(\(key)) "
        + "? \(container).\(function)(\(type), forKey: \(key)) : \(fallback)"
    }
    return value.isOptional
      ? "try \(container).decodeIfPresent(\(type), forKey: \(key))"
      : "try \(container).decode(\(type), forKey: \(key))"
  }

  /// Adds the writing of all values.
  func addWriting(to container: String, _ lines: inout SourceLines) {
    for (index, (value, name)) in zip(item.payload, names).enumerated() {
      let key = ".\(identifier(value.key(at: index)))"
      lines.add(Self.writing(value, name, to: container, key: key))
    }
  }

  /// Writes one value.
  static func writing(
    _ value: AssociatedValue, _ name: String, to container: String, key: String
  ) -> String {
    let function = value.isOptional ? "encodeIfPresent" : "encode"
    return "try \(container).\(function)(\(identifier(name)), forKey: \(key))"
  }
}
