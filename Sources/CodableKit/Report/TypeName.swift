/// The name of a type as Swift writes it in source.
func typeName(_ type: Any.Type) -> String {
  if type == [Any].self { return "array" }
  if type == [String: Any].self { return "object" }
  if let sugared = type as? any SugaredType.Type { return sugared.sugaredName }
  return String(describing: type)
}

private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { typeName(Wrapped.self) + "?" }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(typeName(Key.self)): \(typeName(Value.self))]"
  }
}
