#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FastJSONDecoder {
  /// Reads a value, and reports what tolerant strategies recovered from, with line and column.
  ///
  ///     struct Model: Decodable { @LossyArray var ids: [Int] }
  ///     let data = Data(#"{"ids":[1,"x"]}"#.utf8)
  ///     let (model, report) = try FastJSONDecoder().decodeReporting(Model.self, from: data)
  ///     // report: 1:11: warning: dropped element: expected Int, found string "x"
  ///     //           at $.ids[1]
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - data: the document.
  ///   - options: how the report is collected.
  ///   - name: the document's name, for the text of the report.
  /// - Returns: the value and the report.
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``; with strict options also where a strategy
  ///   would have recovered.
  public func decodeReporting<T: Decodable>(
    _ type: T.Type, from data: Data, _ options: DecodingReport.Options = .lenient,
    named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try IssueCollector.$current.withValue(collector) { try decode(type, from: data) }
    let settings = self.options.snapshot
    let text = {
      PayloadText(
        locator: JSONLocator([UInt8](data), options: settings.reading),
        convert: KeyRule(settings.keys).conversion())
    }
    return (value, DecodingReport(collector, in: text, name: name))
  }
}
