/// An enum with text raw values that is sent in any mix of upper and lower case.
///
///     enum Size: String, Codable, CaseIterable { case small = "Small", large = "Large" }
///     @Coded<CaseInsensitive<Size>> var size: Size
///     // {"size": "SMALL"} -> .small; written as {"size":"Small"}
///
/// A case that is spelled exactly so goes first; of cases that differ only in upper and lower case,
/// the first in the order of `allCases`.
public enum CaseInsensitive<T: RawRepresentable & CaseIterable>: ValueStrategy
where T.RawValue == String {
  public typealias CodedValue = T
}

extension CaseInsensitive: CodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    let text = try container.decode(
      String.self, for: Wanted(expectation(of: T.self), type: T.self, strategy: Self.self))
    if let value = T(rawValue: text) { return value }
    guard let value = value(spelled: text) else {
      throw StatedFault.error(
        .unknownCase, expected: expectation(of: T.self), found: text,
        among: caseStrings(of: T.self), at: container.codingPath)
    }
    try Recovery.noteNormalization(at: container.codingPath, expecting: T.self) {
      try container.decode(FoundProbe.self)
    }
    return value
  }

  /// The case whose text is this one in another mix of upper and lower case.
  static func value(spelled text: String) -> T? {
    let folded = text.lowercased()
    return T.allCases.first { $0.rawValue.lowercased() == folded }
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    try Plain<String>.encode(value.rawValue, to: encoder)
  }
}

// Never created; hashable so that a dictionary can have keys of it.
extension CaseInsensitive: Equatable where T: Hashable {}
extension CaseInsensitive: Hashable where T: Hashable {}
