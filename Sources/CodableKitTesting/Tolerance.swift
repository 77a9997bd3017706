public import CodableKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a model does with each fault at each place of a payload.
///
///     let tolerance = try Tolerance(of: User.self, #"{"id": 7, "nick": "A", "tags": ["a"]}"#)
///     print(tolerance)
///     //            missing   null      wrong type
///     // $          -         throws    throws
///     // $.id       throws    throws    throws
///     // $.nick     survives  survives  recovers
///     // $.tags     throws    recovers  recovers
///     // $.tags[0]  survives  recovers  recovers
///
/// A team pins the table in a test, and sees each change of it:
///
///     try tolerance.check("""
///                 missing   null      wrong type
///       $         -         throws    throws
///       $.id      throws    throws    throws
///       …
///       """)
///
/// It works with plain `Codable` types, wrappers, and any decoder.
public struct Tolerance: Hashable, Sendable {
  /// A fault that is tried at a place.
  ///
  ///     Tolerance.Fault.allCases.map(\.rawValue)   // ["missing", "null", "wrong type"]
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// The key, or the element, is taken away; of the whole payload it is not tried.
    case missing
    /// The value is null.
    case null
    /// The value is a text where an object was, and an object elsewhere.
    case wrongType = "wrong type"
  }

  /// What came of a fault.
  ///
  /// Of a model with `var id: Int` and `@LossyArray var tags: [String]`:
  ///
  ///     let tolerance = try Tolerance(of: Tagged.self, #"{"id": 7, "tags": ["a"], "extra": 1}"#)
  ///     tolerance.rows[1].answers   // [.missing: .throws, .null: .throws, .wrongType: .throws]
  ///     tolerance.rows[2].answers[.null]   // .recovers
  ///     tolerance.rows[3].answers[.missing]   // .survives
  ///     tolerance.rows[4].answers[.wrongType]   // .ignores
  public enum Answer: String, Hashable, Sendable {
    /// A value, and nothing to report.
    case survives
    /// A value, and an issue in the report.
    case recovers
    /// An error.
    case `throws`
    /// The model does not read the place: whatever stands there, it encodes as before.
    ///
    /// Told only of models that are `Encodable` too; of others it reads ``survives``. A key that
    /// should be read and is not has most likely another spelling in the model.
    case ignores
  }

  /// A place and its answers.
  ///
  ///     // Of the key "id" of the model above:
  ///     tolerance.rows[1].path.description   // $.id
  ///     tolerance.rows[1].answers[.null]     // .throws
  public struct Row: Hashable, Sendable {
    /// The place.
    ///
    ///     tolerance.rows.map(\.path.description)
    ///     // ["$", "$.id", "$.tags", "$.tags[0]", "$.extra"]
    public let path: JSONPath
    /// What comes of each fault that is tried.
    ///
    ///     // Of the key "id" of the model above:
    ///     tolerance.rows[1].answers[.null]   // .throws
    public let answers: [Fault: Answer]
  }

  /// The places of the payload, in its order: `$`, keys, elements, and what is below them.
  ///
  ///     tolerance.rows.map(\.path.description)
  ///     // ["$", "$.id", "$.tags", "$.tags[0]", "$.extra"]
  public let rows: [Row]

  /// Tries every fault at every place of a payload.
  ///
  ///     try Tolerance(of: Named.self, #"{"name": "Ada"}"#).rows.count   // 2
  ///
  /// - Parameters:
  ///   - type: the model.
  ///   - json: a payload that the model decodes: a `String`, `Data` or bytes.
  ///   - decoder: the decoder.
  /// - Throws: ``ToleranceFailure`` when the payload does not decode as it is, or recovers
  ///   something: the table would say nothing then. Also when the model is `Encodable` and cannot
  ///   be encoded: whether it reads a place could not be told.
  /// - Complexity: O(*p* · *n*) in the places and the size of the payload. A short one tells as
  ///   much.
  public init<T: Decodable>(
    of type: T.Type, _ json: some JSONInput, decoder: some CheckedDecoder = FastJSONDecoder()
  ) throws {
    let json = JSONDifference.data(json)
    let payload: JSONValue
    let unchanged: JSONValue?
    let trial = Trial(type, decoder)
    do {
      payload = try JSONDifference.tree(of: json, by: decoder)
      let report = try DecodingReport.collect(from: json) {
        _ = try decoder.decode(type, from: json)
      }.report
      guard report.isEmpty else { throw ToleranceFailure(description: report.description) }
      unchanged = try trial.encoding(of: payload)
    } catch let error as ToleranceFailure {
      throw error
    } catch {
      throw ToleranceFailure(description: JSONDifference.text(of: error, in: json))
    }
    rows = payload.places.map { path in
      trial.row(for: path, of: payload, unchanged: unchanged)
    }
  }
}

/// Decodes a payload with one fault in it.
private struct Trial<T: Decodable, Decoder: CheckedDecoder> {
  let type: T.Type
  let decoder: Decoder

  init(_ type: T.Type, _ decoder: Decoder) {
    self.type = type
    self.decoder = decoder
  }

  func row(
    for path: JSONPath, of payload: JSONValue, unchanged: JSONValue?
  ) -> Tolerance.Row {
    var answers: [Tolerance.Fault: Tolerance.Answer] = [:]
    var isIgnored = unchanged != nil
    for fault in Tolerance.Fault.allCases where fault != .missing || !path.components.isEmpty {
      let changed = payload.with(fault, at: path.components[...])
      let answer = answer(to: changed)
      answers[fault] = answer
      if answer != .survives { isIgnored = false }
      // What can be encoded no more has changed.
      if isIgnored { isIgnored = (try? encoding(of: changed)) == unchanged }
    }
    return .init(path: path, answers: isIgnored ? answers.mapValues { _ in .ignores } : answers)
  }

  private func answer(to payload: JSONValue) -> Tolerance.Answer {
    let data = Data(payload.description.utf8)
    do {
      let report = try DecodingReport.collect { _ = try decoder.decode(type, from: data) }.report
      return report.isEmpty ? .survives : .recovers
    } catch {
      return .throws
    }
  }

  /// The decoded value as JSON again; nil when the model is not `Encodable`.
  func encoding(of payload: JSONValue) throws -> JSONValue? {
    let value = try decoder.decode(type, from: Data(payload.description.utf8))
    guard let value = value as? any Encodable else { return nil }
    let encoder = FastJSONEncoder()
    // Only to be compared.
    encoder.nonConformingFloatEncodingStrategy = .asTheirNames
    return try JSONValue(parsing: [UInt8](encoder.encode(value)))
  }
}
