/// An enum whose raw value is sent as another kind of scalar, converted exactly as by ``Lossless``.
///
///     enum Level: Int, Codable { case low = 1, high = 2 }
///     @Coded<LosslessRaw<Level>> var level: Level
///     // {"level": "2"} and {"level": 2} -> .high; written as {"level":2}
///
/// Any type with a raw value will do, so ``Open`` keeps unknown ones: `LosslessRaw<Open<Level>>`
/// reads `"7"` as `.unknown(7)`. It nests: `Lossy<LosslessRaw<Level>?>` reads an unknown case as
/// nil, `Default<LosslessRaw<Level>, FirstCase<Level>>` as the first.
public enum LosslessRaw<T: RawRepresentable>: ValueStrategy where T.RawValue: LosslessScalar {
  public typealias CodedValue = T
}

extension LosslessRaw: CodingStrategy {
  public static func decode(from decoder: any Decoder) throws -> T {
    try decode(from: decoder.singleValueContainer())
  }

  public static func decode(from container: any SingleValueDecodingContainer) throws -> T {
    let rawValue: T.RawValue
    do {
      rawValue = try Lossless<T.RawValue>.decode(from: container)
    } catch {
      throw Wanted(expectation(of: T.self), type: T.self, strategy: Self.self).marking(error)
    }
    guard let value = T(rawValue: rawValue) else {
      throw StatedFault.error(
        .unknownCase, expected: expectation(of: T.self), found: rawValue,
        among: caseStrings(of: T.self), at: container.codingPath)
    }
    // Asked only where it matters.
    if let collector = IssueCollector.current, (value as? any OpenValue)?.isUnknown == true {
      collector.noteUnknown()
    }
    return value
  }

  public static func encode(_ value: T, to encoder: any Encoder) throws {
    try Plain<T.RawValue>.encode(value.rawValue, to: encoder)
  }
}

// Never created; hashable so that a dictionary can have keys of it.
extension LosslessRaw: Equatable where T: Hashable {}
extension LosslessRaw: Hashable where T: Hashable {}
