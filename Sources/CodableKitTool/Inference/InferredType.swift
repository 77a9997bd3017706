import ModelSchema

/// A type for the values at one place, and what a reader of the model should know about it.
struct InferredType: Hashable, Sendable {
  var type: TypeReference
  var note: String?

  init(_ type: TypeReference, note: String? = nil) {
    self.type = type
    self.note = note
  }

  init(_ name: String, note: String? = nil) {
    self.init(.named(name), note: note)
  }

  /// The same with another type around it.
  func wrapped(_ wrap: (TypeReference) -> TypeReference) -> InferredType {
    InferredType(wrap(type), note: note)
  }
}

extension NumberShape.SwiftType {
  /// Why the type is none of the two that one expects for a number.
  var note: String? {
    switch self {
    case .int, .double: nil
    case .uint64: "Some number in the samples is too large for Int."
    case .decimal: "Some number in the samples has more digits than Double keeps."
    case .jsonValue: "Some number in the samples has more digits than Decimal keeps."
    }
  }
}

extension Shape {
  /// How often each kind occurs: "3 numbers, 1 string".
  var summaryOfKinds: String {
    let counts = [
      (bools, "Boolean"), (numbers.count, "number"), (strings.count, "string"),
      (arrays.count, "array"), (objects.count, "object"), (nulls, "null"),
    ]
    return counts.filter { $0.0 > 0 }
      .map { count, noun in count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
      .joined(separator: ", ")
  }
}
