/// The keys of one object, for when they cannot be found by looking at them in order: converted
/// keys, and large objects.
///
/// A dictionary of the standard library, whose hashing is seeded anew in each process: keys that
/// are chosen to collide collide nowhere.
final class KeyTable {
  /// The keys in the order of the document, each once.
  private(set) var keys: [String] = []
  private var places: [String: Int] = [:]

  /// Makes an empty table; `keepsLast` says whether of a repeated key the last value counts.
  init(keepsLast: Bool, capacity: Int) {
    self.keepsLast = keepsLast
    places.reserveCapacity(capacity)
  }

  private let keepsLast: Bool

  func add(_ key: String, value: Int) {
    if places[key] == nil {
      keys.append(key)
      places[key] = value
    } else if keepsLast {
      places[key] = value
    }
  }

  func value(of key: String) -> Int { places[key] ?? -1 }
}
