/// What is asked of a type, or of a value of any type, that may be an optional.
protocol OptionalType {
  static var wrappedType: Any.Type { get }

  /// Whether the value is nil, at whatever depth of optionals.
  var isNilInside: Bool { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }

  var isNilInside: Bool {
    guard let value = self else { return true }
    return isNil(value)
  }
}

/// Whether a value of any type is an optional's nil, at whatever depth of optionals.
@usableFromInline
func isNil<T>(_ value: T) -> Bool { (value as? any OptionalType)?.isNilInside ?? false }
