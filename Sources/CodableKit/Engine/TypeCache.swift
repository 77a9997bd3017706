/// What was found out about types in one coding, by type.
///
/// Open addressing on the address of the type's metadata, because a `Dictionary` spends more on
/// hashing a type than a small value costs to encode.
struct TypeCache<Value> {
  private var slots: [(type: ObjectIdentifier, value: Value)?] = []
  private var count = 0

  subscript(type: Any.Type) -> Value? {
    let identifier = ObjectIdentifier(type)
    guard !slots.isEmpty, let slot = slots[place(of: identifier)] else { return nil }
    return slot.value
  }

  func forEach(_ body: (Value) -> Void) {
    for case let slot? in slots { body(slot.value) }
  }

  mutating func insert(_ value: Value, for type: Any.Type) {
    // At most half full, so that a search meets an empty slot soon.
    if 2 * (count + 1) > slots.count { grow() }
    let identifier = ObjectIdentifier(type)
    slots[place(of: identifier)] = (identifier, value)
    count += 1
  }

  /// The slot that holds `type`, or the empty one where it would stand.
  private func place(of type: ObjectIdentifier) -> Int {
    // Metadata is aligned to 16 bytes: the lowest bits are alike.
    var place = Int(bitPattern: type) >> 4 & (slots.count - 1)
    while let slot = slots[place], slot.type != type { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    // Small at first: a small document has a type or two.
    slots = Array(repeating: nil, count: max(2, old.count * 2))
    for case let slot? in old { slots[place(of: slot.type)] = slot }
  }
}
