#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The form in which a decoder's strategy wants dates: the reason behind an error about one.
///
/// Foundation's error says only that a number or a string was expected, not that it was for a date.
struct DateForm: Error, CustomStringConvertible {
  /// What was expected, in the words of a message.
  let description: String

  init(_ strategy: JSONDecoder.DateDecodingStrategy) {
    description =
      switch strategy {
      case .secondsSince1970: Self.date("seconds since 1970", by: "secondsSince1970")
      case .millisecondsSince1970:
        Self.date("milliseconds since 1970", by: "millisecondsSince1970")
      case .iso8601: Self.date("ISO 8601 text", by: "iso8601")
      #if canImport(Darwin)
        case .formatted: Self.date("text that the formatter reads", by: "formatted")
      #endif
      default: Self.date("seconds since 2001", by: "deferredToDate")
      }
  }

  private init(description: String) { self.description = description }

  /// The error of a date within a string of JSON, for which another decoder is set than the one
  /// that the user called.
  static func namingStringDecoder(in error: any Error) -> any Error {
    guard let fault = error as? DecodingError,
      let form = fault.context?.underlyingError as? DateForm
    else { return error }
    let named = DateForm(
      description: form.description + ", for JSON in a string set by userInfo.jsonStringDecoder")
    return fault.mapContext {
      .init(
        codingPath: $0.codingPath, debugDescription: "Expected \(named)", underlyingError: named)
    }
  }

  private static func date(_ form: String, by strategy: String) -> String {
    "Date as \(form) (dateDecodingStrategy is .\(strategy))"
  }

  /// The same error with this reason and in its words.
  func explaining(_ error: any Error, found: String) -> any Error {
    guard let fault = error as? DecodingError else { return error }
    switch fault {
    case .typeMismatch, .dataCorrupted:
      return fault.mapContext {
        .init(
          codingPath: $0.codingPath, debugDescription: "Expected \(self), found \(found)",
          underlyingError: self)
      }
    default: return error
    }
  }
}
