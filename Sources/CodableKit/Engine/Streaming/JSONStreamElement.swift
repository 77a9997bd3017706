/// One value of a stream, or why there is none, with what was recovered in it.
///
///     for try await element in FastJSONDecoder().lines(User.self, from: chunks).reporting() {
///       places.append(element.location.description)   // 1:1, then 2:1
///     }
///
/// The elements of ``JSONStream/Reporting``.
public struct JSONStreamElement<Value> {
  /// The number of the value, from 0; blank lines do not count.
  public let index: Int

  /// Where the value begins in the stream.
  public let location: JSONLocation

  /// The value, or the fault.
  public let result: Result<Value, JSONStreamError>

  /// What tolerant strategies recovered from, with places in the whole stream.
  public let report: DecodingReport
}

extension JSONStreamElement: Sendable where Value: Sendable {}

extension JSONStreamElement {
  /// A fault before a value could be read.
  init(_ fault: StreamFault) {
    let error = JSONStreamError(fault)
    self.init(
      index: fault.number, location: fault.start, result: .failure(error),
      report: DecodingReport(issues: [], totalCount: 0, documentName: nil))
  }
}
