#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONDecoder {
  /// Reads a value, and reports what tolerant strategies recovered from, with line and column.
  ///
  /// As ``FastJSONDecoder/decodeReporting(_:from:_:named:)``.
  ///
  ///     struct Model: Decodable { @LossyArray var ids: [Int] }
  ///     let data = Data(#"{"ids":[1,"x"]}"#.utf8)
  ///     let (model, report) = try JSONDecoder().decodeReporting(Model.self, from: data)
  ///     // report: 1:11: warning: dropped element: expected Int, found string "x"
  ///     //           at $.ids[1]
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - input: the document.
  ///   - options: how the report is collected.
  ///   - name: the document's name, for the text of the report.
  /// - Returns: the value and the report.
  /// - Throws: As `decode(_:from:)`; with strict options also where a strategy would have
  ///   recovered.
  public func decodeReporting<T: Decodable, Input: JSONInput & ~Escapable>(
    _ type: T.Type, from input: borrowing Input, _ options: DecodingReport.Options = .lenient,
    named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    try decodeReporting(type, from: input.withView { Data($0.copy()) }, options, named: name)
  }

  /// Reads a value from data, and reports what tolerant strategies recovered from.
  ///
  /// As ``decodeReporting(_:from:_:named:)-(T.Type,Input,_,_)``.
  ///
  ///     try JSONDecoder().decodeReporting([Int].self, from: data).report.isEmpty   // true
  public func decodeReporting<T: Decodable>(
    _ type: T.Type, from data: Data, _ options: DecodingReport.Options = .lenient,
    named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try IssueCollector.$current.withValue(collector) { try decode(type, from: data) }
    let text = {
      PayloadText(
        locator: JSONLocator([UInt8](data), options: .lenient),
        convert: KeyRule(self.keyDecodingStrategy).conversion())
    }
    return (value, DecodingReport(collector, in: text, name: name))
  }
}

extension PropertyListDecoder {
  /// Reads a value, and reports what tolerant strategies recovered from, with their paths.
  ///
  ///     struct Model: Codable { @LossyArray var ids: [Int] }
  ///     let data = try PropertyListEncoder().encode(["ids": ["x"]])
  ///     let (model, report) = try PropertyListDecoder().decodeReporting(Model.self, from: data)
  ///     // report: warning: dropped element: expected Int, found string "x" at $.ids[0]
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - data: the property list.
  ///   - options: how the report is collected.
  ///   - name: the document's name, for the text of the report.
  /// - Returns: the value and the report.
  /// - Throws: As `decode(_:from:)`; with strict options also where a strategy would have
  ///   recovered.
  public func decodeReporting<T: Decodable>(
    _ type: T.Type, from data: Data, _ options: DecodingReport.Options = .lenient,
    named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try IssueCollector.$current.withValue(collector) { try decode(type, from: data) }
    return (value, DecodingReport(collector, in: { nil }, name: name))
  }
}
