/// Tells keys that are data, such as ids, dates and currency codes, from names of fields.
///
///     DataKeys.areData(["1001", "1002"])          // true
///     DataKeys.areData(["2025-03-01", "total"])   // false
///     DataKeys.areData(["EUR", "USD", "GBP"])     // true
///     DataKeys.areData(["line1", "line2"])        // false
enum DataKeys {
  static func areData(_ keys: [String]) -> Bool {
    keys.allSatisfy(looksLikeData) || areCodes(keys)
  }

  /// Whether each key is a number of three digits or more: `337100890` is nobody's name of a field.
  static func areLongNumbers(_ keys: [String]) -> Bool {
    keys.allSatisfy { $0.utf8.count >= 3 && $0.utf8.allSatisfy(isDigit) }
  }

  /// Three capital codes or more of one length: `EURUSD`, `EURGBP`, `USDJPY`.
  private static func areCodes(_ keys: [String]) -> Bool {
    let lengths = Set(keys.map(\.utf8.count))
    return keys.count >= 3 && lengths.count == 1 && !lengths.contains(1)
      && keys.allSatisfy { $0.utf8.allSatisfy(isCapitalOrDigit) }
  }

  private static func looksLikeData(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return false }
    if isDigit(first) { return true }
    // An address or a path, but not the "@id" of JSON-LD.
    if key.utf8.dropFirst().contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") })
    {
      return true
    }
    if !key.contains(where: { $0.isLetter || $0 == "_" }) { return true }
    return key.utf8.count >= 8 && key.utf8.contains(where: isDigit)
      && key.utf8.allSatisfy(isHexadecimalOrHyphen)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isCapitalOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isHexadecimalOrHyphen(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-")
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
