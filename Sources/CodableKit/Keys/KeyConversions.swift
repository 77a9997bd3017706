/// The conversions of keys that one strategy has made.
///
/// Coders convert the keys of each object again, and the few names of a model come thousands of
/// times. A payload may hold any number of keys, so no more than some short ones are kept; and only
/// ASCII, since other texts of different bytes can be equal as strings.
struct KeyConversions: Sendable {
  private static let capacity = 1000
  private static let longest = 64

  private let convert: @Sendable (String) -> String
  private let known = Locked<[String: String]>([:])

  init(_ convert: @escaping @Sendable (String) -> String) { self.convert = convert }

  subscript(text: String) -> String {
    if let converted = known.withLock({ $0[text] }) { return converted }
    let converted = convert(text)
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return converted
    }
    known.withLock { if $0.count < Self.capacity { $0[text] = converted } }
    return converted
  }
}
