/// One value of a stream, or why there is none, with what was recovered in it.
///
///     for try await element in FastJSONDecoder().lines(User.self, from: chunks).reporting() {
///       places.append(element.location.description)   // 1:1, then 2:1
///     }
///
/// The elements of ``JSONStream/Reporting``.
public struct JSONStreamElement<Value> {
  /// The number of the value, from 0; blank lines do not count.
  ///
  ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     elements.map(\.index)   // [0, 1]
  public let index: Int

  /// Where the value begins in the stream.
  ///
  ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     elements.map(\.location.description)   // ["1:1", "2:1"]
  public let location: JSONLocation

  /// The value, or the fault.
  ///
  ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     try elements[0].result.get()   // User(id: 1, name: "a")
  ///     try elements[1].result.get()   // throws: expected Int, found string "x"
  public let result: Result<Value, JSONStreamError>

  /// What tolerant strategies recovered from, with places in the whole stream.
  ///
  ///     // Of {"id":1,"name":"a"}⏎{"id":"x"}⏎:
  ///     elements[0].report.isEmpty   // true
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
