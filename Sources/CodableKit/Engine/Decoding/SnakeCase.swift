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

  /// Whether a key is a spelling of `wanted`, told without making a string; nil if it holds anything
  /// but letters and underscores, so that `capitalized` has to be asked.
  static func isSpelling(_ bytes: ByteView, from start: Int, length: Int, of wanted: ByteView)
    -> Bool?
  {
    var first = start
    var last = start &+ length
    while first < last, bytes.byte(at: first) == 0x5F { first &+= 1 }
    while last > first, bytes.byte(at: last &- 1) == 0x5F { last &-= 1 }
    // A key of one word stays as it is.
    guard (first..<last).contains(where: { bytes.byte(at: $0) == 0x5F }) else {
      return length == wanted.count && bytes.matches(wanted, at: start, length: length)
    }
    var place = 0
    var isWordStart = false
    for position in start..<start &+ length {
      let byte = bytes.byte(at: position)
      if byte == 0x5F, position >= first, position < last {
        isWordStart = true
        continue
      }
      guard byte == 0x5F || 0x61...0x7A ~= byte | 0x20 else { return nil }
      let letter = byte == 0x5F ? byte : isWordStart ? byte & 0xDF : byte | 0x20
      if wanted.byte(at: place) != letter { return false }
      place &+= 1
      isWordStart = false
    }
    return place == wanted.count
  }

  private static func capitalized(_ word: Substring) -> String {
    // Foundation's own is for all scripts and many times slower than this is for plain letters.
    guard word.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) else { return word.capitalized }
    return word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}
