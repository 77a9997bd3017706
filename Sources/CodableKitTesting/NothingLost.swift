public import CodableKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks that a tolerant model has nothing to tolerate.
///
/// A strict report, ``/CodableKit/DecodingReport/Options/strict``, throws the error of the first
/// recovery, of which a test runner shows little. This check throws a text with all of them: where
/// each one is, what was expected and found, and what would accept it.
///
///     @Test func theServerSendsWhatWeExpect() throws {
///       try NothingLost.check(Order.self, recordedResponse)
///     }
///     // throws when an element was dropped:
///     //   Order recovers from 1 fault:
///     //   1:11: warning: dropped element: expected Int, found string "x"
///     //     at $.ids[1]
public enum NothingLost {
  /// Decodes JSON and looks at what was recovered.
  ///
  ///     try NothingLost.check(Order.self, #"{"ids":[1,2]}"#)
  ///
  /// - Parameters:
  ///   - type: the model.
  ///   - json: the JSON text: a `String`, `Data` or bytes.
  ///   - decoder: decodes the text.
  /// - Returns: the value.
  /// - Throws: ``LossFailure`` with the report, or with the error where the text does not decode at
  ///   all.
  @discardableResult
  public static func check<T: Decodable>(
    _ type: T.Type, _ json: some JSONInput, decoder: some CheckedDecoder = FastJSONDecoder()
  ) throws -> T {
    let data = JSONDifference.data(json)
    let (value, report): (T, DecodingReport)
    do {
      (value, report) = try DecodingReport.collect(from: data) {
        try decoder.decode(type, from: data)
      }
    } catch let error as DecodingError {
      throw LossFailure("\(type) does not decode:\n\(error.explanation(in: data))")
    }
    guard report.isEmpty else {
      let faults = report.count == 1 ? "1 fault" : "\(report.count) faults"
      throw LossFailure("\(type) recovers from \(faults):\n\(report)")
    }
    return value
  }
}

/// What a model has recovered from, or why it does not decode.
///
///     do {
///       try NothingLost.check([Int].self, "7")
///     } catch let failure as LossFailure {
///       failure.description   // Array<Int> does not decode: 1:1: error: expected array, …
///     }
public struct LossFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report, or the explanation of the error.
  ///
  ///     // Of [1,"x"] and a lossy array:
  ///     failure.description.hasSuffix("at $.ids[1]")   // true
  public let description: String

  init(_ description: String) { self.description = description }
}
