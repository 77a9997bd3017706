#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's `convertFromSnakeCase`.
///
///     user_name   userName
///     _a_b_       _aB_       underscores at either end stay
///     ABC         ABC        a single word stays as it is
///     FOO_BAR     fooBar
///     a_1b        a1B        as `capitalized` has it
enum SnakeCase {
  static func camelCase(of key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    var result = String(key[..<first])
    result += words[0].lowercased()
    for word in words.dropFirst() { result += capitalized(word) }
    return result + key[key.index(after: last)...]
  }

  private static func capitalized(_ word: Substring) -> String {
    // Foundation's own is for all scripts and many times slower than this is for plain letters.
    guard word.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) else { return word.capitalized }
    return word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}
