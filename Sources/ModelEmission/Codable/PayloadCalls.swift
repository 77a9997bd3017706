import ModelSchema

/// The expressions and statements that read and write the values of a case.
struct PayloadCalls {
  let item: EnumerationCase

  /// Names that the generated functions use themselves.
  private static let taken: Set<String> = [
    "container", "content", "decoder", "encoder", "key", "object", "self", "shared", "tag",
    "values", "writer",
  ]

  private static func isTaken(_ name: String) -> Bool {
    taken.contains(name) || name.hasSuffix("Container")
  }

  /// The names that the values are bound to.
  var names: [String] {
    var used = Set(item.payload.compactMap(\.label))
    return item.payload.enumerated().map { index, value in
      if let label = value.label, !Self.isTaken(label) { return label }
      var name = value.label ?? (item.payload.count == 1 ? "value" : "value\(index)")
      if value.label != nil { name += "Value" }
      while !used.insert(name).inserted { name += "_" }
      return name
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
        let key = ".\(identifier(value.keyCase(at: index)))"
        return Self.reading(value, from: container, key: key)
      })
  }

  /// The case with values that are given as expressions.
  func construction(_ values: [String]) -> String {
    let arguments = zip(item.payload, values).map { value, text in
      (value.label.map { "\(Self.label($0)): " } ?? "") + text
    }
    return ".\(identifier(item.name))"
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// A label as a call writes it, where nearly all keywords are labels as they are.
  private static func label(_ name: String) -> String {
    isPlainIdentifier(name) && name != "inout" ? name : "`\(name)`"
  }

  /// Reads one value.
  static func reading(_ value: AssociatedValue, from container: String, key: String) -> String {
    let valueCall = ValueCall(value.property(named: "value", at: 0))
    if let fallback = value.fallback {
      return "try \(container).\(valueCall.decoding(otherwise: fallback, forKey: key))"
    }
    let call = "\(valueCall.decoding), forKey: \(key))"
    guard let fallback = value.defaultValue else { return "try \(container).\(call)" }
    return "try \(container).contains(\(key)) ? \(container).\(call) : \(fallback)"
  }

  /// Adds the writing of all values.
  func addWriting(to container: String, _ lines: inout SourceLines) {
    for (index, (value, name)) in zip(item.payload, names).enumerated() {
      let key = ".\(identifier(value.keyCase(at: index)))"
      lines.add(Self.writing(value, name, to: container, key: key))
    }
  }

  /// Writes one value.
  static func writing(
    _ value: AssociatedValue, _ name: String, to container: String, key: String
  ) -> String {
    let call = ValueCall(value.property(named: name, at: 0)).encoding(identifier(name))
    return "try \(container).\(call), forKey: \(key))"
  }
}

extension AssociatedValue {
  /// The value as if it were a property, with the default of its parameter as initial value.
  func property(named name: String, at index: Int) -> Property {
    var property = Property(name: name, key: key(at: index), type: type)
    property.initialValue = defaultValue
    property.coding = coding
    property.fallback = fallback
    property.isUncertain = isUncertain
    return property
  }

  /// Reads the value where all of a decoder's value is it.
  var wholeReading: String {
    let container = "try decoder.singleValueContainer()"
    return storage.map { "\(container).decode(\($0.metatype)).wrappedValue" }
      ?? "\(container).decode(\(type.metatype))"
  }

  /// The value where its key is missing, for those that can be.
  var valueForMissing: String {
    if let fallback, fallback.coversMissing { return fallback.value }
    return defaultValue ?? "nil"
  }

  /// The expression that writes `value` in the annotated way.
  var written: String { storage.map { "\($0)(wrappedValue: value)" } ?? "value" }

  /// The expression that reads the value at the cursor of the direct path.
  var directReading: String {
    if let fallback {
      return "try \(ValueCall(property(named: "value", at: 0)).directReading(otherwise: fallback))"
    }
    guard let storage else { return "try reader.\(directReader)(\(type.metatype))" }
    return coding.strategy != nil && isOptional
      ? "try reader.readIfPresent(\(storage.metatype))?.wrappedValue"
      : "try reader.read(\(storage.metatype)).wrappedValue"
  }
}
