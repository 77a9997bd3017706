extension Dictionary {
  /// The entries, by the order of their keys where keys have one, else by that of the keys' texts.
  ///
  /// What is written then does not change from run to run.
  func inOrderOfKeys() -> [(key: Key, value: Value)] {
    if let type = Key.self as? any Comparable.Type { return entries(orderedAs: type) }
    return map { (text: Self.text(of: $0.key), entry: $0) }
      .sorted { $0.text < $1.text }
      .map { (key: $0.entry.key, value: $0.entry.value) }
  }

  /// The text that a key is written as, or one that describes it.
  private static func text(of key: Key) -> String {
    let encoder = KeyTextEncoder(codingPath: [])
    // A key that fails to encode has no text; its description orders it.
    try? (key as? any Encodable)?.encode(to: encoder)
    return encoder.text ?? "\(key)"
  }

  private func entries<Order: Comparable>(orderedAs: Order.Type) -> [(key: Key, value: Value)] {
    sorted { left, right in
      guard let left = left.key as? Order, let right = right.key as? Order else { return false }
      return left < right
    }
  }
}
