import CodableKit

/// What the samples say about the strings at one place.
struct StringShape: Hashable, Sendable {
  private(set) var count = 0
  /// The different strings in the order in which they came, up to ``distinctLimit``.
  private(set) var distinct: [String] = []
  /// Whether there are more different strings than ``distinct`` holds.
  private(set) var hasMore = false
  /// The number of strings that are documents themselves, an object or array each.
  private(set) var documents = 0

  /// More different strings than this are never taken for an enumeration.
  static let distinctLimit = 16

  mutating func add(_ string: String) {
    count += 1
    // Where one string is none, the others need not be looked at.
    if documents == count - 1, Self.isDocument(string) { documents += 1 }
    note(string)
  }

  mutating func merge(_ other: StringShape) {
    count += other.count
    documents += other.documents
    hasMore = hasMore || other.hasMore
    for string in other.distinct { note(string) }
  }

  private static func isDocument(_ string: String) -> Bool {
    guard string.first == "{" || string.first == "[" else { return false }
    return (try? JSONValue(parsing: string)) != nil
  }

  private mutating func note(_ string: String) {
    if hasMore || distinct.contains(string) { return }
    if distinct.count < Self.distinctLimit { distinct.append(string) } else { hasMore = true }
  }
}
