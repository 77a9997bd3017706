#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EncodingError {
  /// The error of a value that a strategy does not write.
  static func refusing(_ value: Any, at path: [any CodingKey], _ text: String) -> EncodingError {
    .invalidValue(printable(value), .init(codingPath: path, debugDescription: text))
  }
}

/// A value that an error may hold: in place of a date that is not finite, its seconds since 1970.
///
/// Where Foundation is the open-source one, to print such a date ends the program.
func printable(_ value: Any) -> Any {
  guard let seconds = (value as? Date)?.timeIntervalSince1970, !seconds.isFinite else {
    return value
  }
  return seconds
}
