#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What reads a value that only its spelling keeps from being read: a case in other letters, bytes
/// in another form of Base64, an integer with a fraction.
enum SpellingAdvice {
  /// The strategy that refused a value, and one that accepts it.
  ///
  /// - Parameters:
  ///   - error: why the value could not be read.
  ///   - type: the type of the value, if anybody else knows it.
  ///   - found: what stands there.
  /// - Returns: the refusing type or strategy, and the name and the value's type of the other; nil
  ///   where none is known.
  static func exchange(
    for error: DecodingError, of type: Any.Type? = nil, found: DecodingIssue.Found
  ) -> (refused: Any.Type, strategy: String, value: String)? {
    let wanted = Wanted(error)
    let strategy = wanted?.strategy
    if strategy == nil, let raw = (wanted?.type ?? type).flatMap(enumeration),
      let text = found.text, let spelled = raw as? any (RawRepresentable & CaseIterable).Type,
      isCase(text, of: spelled)
    {
      return (raw, "CaseInsensitive<\(typeName(raw))>", typeName(raw))
    }
    if let text = found.text, strategy is any DataTextStrategy.Type || isOfData(error),
      let form = forms.first(where: { $0 != strategy && $0.data(from: text) != nil })
    {
      return (strategy ?? Data.self, typeName(form), "Data")
    }
    guard found.kind == .number, let excerpt = found.excerpt,
      let number = (try? JSONValue(parsing: excerpt))?.number
    else { return nil }
    if let integer = wholeType(error, type) as? any (FixedWidthInteger & LosslessScalar).Type,
      rounds(number, to: integer)
    {
      return (strategy ?? integer, "Rounded<\(typeName(integer))>", typeName(integer))
    }
    return nil
  }

  private static var forms: [any DataTextStrategy.Type] {
    [Base64.self, Base64URL.self, LenientBase64.self]
  }

  /// Whether the decoder's own strategy for bytes has refused a text.
  private static func isOfData(_ error: DecodingError) -> Bool {
    guard case .dataCorrupted(let context) = error, context.isUnmarked else { return false }
    return formOfFoundation(in: context.debugDescription) == "data in Base64"
  }

  private static func isCase<T: RawRepresentable & CaseIterable>(
    _ text: String, of type: T.Type
  ) -> Bool {
    let folded = text.lowercased()
    return T.allCases.contains { ($0.rawValue as? String)?.lowercased() == folded }
  }

  /// The integer type that a number does not fit.
  private static func wholeType(_ error: DecodingError, _ type: Any.Type?) -> Any.Type? {
    if let fault = error.context?.underlyingError as? NumberFault { return fault.type }
    guard let wanted = Wanted(error) else { return nil }
    return wanted.isOfScalar && !wanted.isOutOfRange ? type ?? scalarType(error) : nil
  }

  private static func scalarType(_ error: DecodingError) -> Any.Type? {
    guard case .typeMismatch(let type, _) = error else { return nil }
    return type
  }

  private static func rounds<T: FixedWidthInteger & LosslessScalar>(
    _ number: JSONNumber, to type: T.Type
  ) -> Bool {
    number.integer(as: type) == nil && Rounded<T>.nearest(number) != nil
  }
}
