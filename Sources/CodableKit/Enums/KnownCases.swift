/// An enum that lists its cases, so that a message can name what it accepts.
///
///     enum Level: String, Decodable, KnownCases {
///       case low, high
///       static let knownCases: [Level] = [.low, .high]
///       init(from decoder: any Decoder) throws {
///         self = try decoder.decodeCase(of: Self.self)
///       }
///     }
///     // "extreme" -> expected "low" or "high", found "extreme"
///
/// An enum of texts or of `Int` that is `CaseIterable` is listed without these lines, whoever
/// decodes; one with other raw values wherever its type is known: by ``FastJSONDecoder``, in
/// reports, under every wrapper. `@Codable` needs neither: it writes the cases into `init(from:)`,
/// as the argument of `decodeCase(of:among:)`.
public protocol KnownCases {
  /// The cases, as a message lists them.
  ///
  ///     Transport.knownCases   // [.train, .bus]
  static var knownCases: [Self] { get }
}

extension Decoder {
  /// Reads the raw value of a case.
  ///
  ///     self = try decoder.decodeCase(of: Self.self)
  ///
  /// - Parameter type: the enum.
  /// - Returns: the case.
  /// - Throws: what reading the raw value throws, and `DecodingError.dataCorrupted` for a raw value
  ///   that no case has; either says which ones there are.
  public func decodeCase<Case: KnownCases & RawRepresentable>(
    of type: Case.Type
  ) throws -> Case where Case.RawValue: Decodable {
    try decodeCase(of: type, among: type.knownCases)
  }

  /// Reads the raw value of one of some cases.
  ///
  ///     self = try decoder.decodeCase(of: Self.self, among: [.low, .high])
  ///     // "extreme" -> expected "low" or "high", found "extreme"
  ///
  /// - Parameters:
  ///   - type: the enum.
  ///   - cases: the cases, as a message lists them.
  /// - Returns: the case.
  /// - Throws: what reading the raw value throws, and `DecodingError.dataCorrupted` for a raw value
  ///   that no case has; either says which ones there are.
  public func decodeCase<Case: RawRepresentable>(
    of type: Case.Type, among cases: @autoclosure () -> [Case]
  ) throws -> Case where Case.RawValue: Decodable {
    let rawValue = try singleValueContainer().decode(
      Case.RawValue.self, for: Wanted(listed(rawTexts(cases())), type: type))
    guard let value = Case(rawValue: rawValue) else {
      throw StatedFault.error(
        .unknownCase, expected: listed(rawTexts(cases())), found: rawValue,
        among: cases().compactMap { $0.rawValue as? String }, at: codingPath)
    }
    return value
  }
}
