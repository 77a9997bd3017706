// The standard library's error for an unknown raw value has the name of the enum in its text and no
// type, so nobody can tell which cases there are. Of an enum that lists them, the compiler takes
// these initialisers, which are the more special ones; they read the same values and throw the same
// errors, and mark these with the enum.

extension RawRepresentable where Self: Decodable & CaseIterable, RawValue == String {
  /// Reads the raw value of an enum that lists its cases.
  ///
  ///     enum Size: String, Decodable, CaseIterable { case small, large }
  ///     // "huge" -> expected "small" or "large", found "huge"
  ///
  /// As the standard library's for other enums, but that the error can tell which cases there are,
  /// whoever decodes. Throws `DecodingError.dataCorrupted` for a raw value that no case has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try Self.listed(try container.decode(String.self), in: container)
    } catch {
      throw Self.marking(error, in: container)
    }
  }
}

extension RawRepresentable where Self: Decodable & CaseIterable, RawValue == Int {
  /// Reads the raw value of an enum that lists its cases.
  ///
  ///     enum Grade: Int, Decodable, CaseIterable { case first = 1, second }
  ///     // 3 -> expected 1 or 2, found 3
  ///
  /// As for texts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try Self.listed(try container.decode(Int.self), in: container)
    } catch {
      throw Self.marking(error, in: container)
    }
  }
}

extension RawRepresentable where Self: Decodable & CaseIterable {
  /// The case of a raw value, or the error that the standard library throws for it.
  fileprivate static func listed(
    _ rawValue: RawValue, in container: any SingleValueDecodingContainer
  ) throws -> Self {
    guard let value = Self(rawValue: rawValue) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath,
          debugDescription:
            "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(rawValue)"))
    }
    return value
  }

  fileprivate static func marking(
    _ error: any Error, in container: any SingleValueDecodingContainer
  ) -> any Error {
    guard let fault = error as? DecodingError,
      fault.pathOfFault.count == container.codingPath.count
    else { return error }
    return Wanted(type: Self.self).marking(error)
  }
}
