import JSONCore

/// A strategy that tells whether all of it reads without containers.
///
/// Asked before a wrapper that is a whole document takes the direct path: with an element's type
/// that has only its `Codable` conformance, every element would be a document of its own.
private protocol DirectlyReadStrategy: ValueStrategy {
  static var readsDirectly: Bool { get }
}

/// Whether a strategy is known to read without containers.
func readsDirectly(_ strategy: any ValueStrategy.Type) -> Bool {
  if let known = strategy as? any DirectlyReadStrategy.Type { return known.readsDirectly }
  return strategy is any TextStrategy.Type || strategy is any UnixTimeStrategy.Type
    || strategy is any JSONReadable.Type
}

extension Plain: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { FastJSONDecoder.directType(of: T.self) != nil }
}

extension Optional: DirectlyReadStrategy where Wrapped: ValueStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Wrapped.self) }
}

extension Array: DirectlyReadStrategy where Element: ValueStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Element.self) }
}

extension Set: DirectlyReadStrategy where Element: ValueStrategy, Element.CodedValue: Hashable {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Element.self) }
}

extension Dictionary: DirectlyReadStrategy
where Key: ValueStrategy, Key.CodedValue: Hashable, Value: ValueStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Value.self) }
}

extension Lossy: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Strategy.self) }
}

extension Default: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Strategy.self) }
}

extension Required: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Strategy.self) }
}

extension ExplicitNull: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Strategy.self) }
}

extension Lossless: DirectlyReadStrategy {
  fileprivate static var readsDirectly: Bool { CodableKit.readsDirectly(Plain<T>.self) }
}
