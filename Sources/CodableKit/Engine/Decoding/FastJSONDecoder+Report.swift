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
  ///   - input: the document.
  ///   - options: how the report is collected.
  ///   - name: the document's name, for the text of the report.
  /// - Returns: the value and the report.
  /// - Throws: As ``decode(_:from:)-(T.Type,Data)``; with strict options also where a strategy
  ///   would have recovered.
  public func decodeReporting<T: Decodable, Input: JSONInput & ~Escapable>(
    _ type: T.Type, from input: borrowing Input, _ options: DecodingReport.Options = .lenient,
    named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    try input.withView { bytes in
      try reporting(on: bytes, options, name) { try decode(type, over: bytes) }
    }
  }

  /// Reads a value whose type needs a configuration, and reports what strategies recovered from.
  ///
  /// As ``decodeReporting(_:from:_:named:)``.
  ///
  ///     let (length, report) = try decoder.decodeReporting(
  ///       Length.self, from: "2.5", configuration: 1000)
  ///     length.metres    // 2500
  ///     report.isEmpty   // true
  public func decodeReporting<T: DecodableWithConfiguration, Input: JSONInput & ~Escapable>(
    _ type: T.Type, from input: borrowing Input, configuration: T.DecodingConfiguration,
    _ options: DecodingReport.Options = .lenient, named name: String? = nil
  ) throws -> (value: T, report: DecodingReport) {
    try input.withView { bytes in
      try reporting(on: bytes, options, name) {
        try decode(type, over: bytes, configuration: configuration)
      }
    }
  }

  /// Reads a value whose type needs a configuration, taken from a provider, and reports what
  /// strategies recovered from.
  ///
  /// As ``decodeReporting(_:from:_:named:)``.
  ///
  ///     try decoder.decodeReporting(Length.self, from: "2.5", configuration: Kilometres.self)
  ///     // the length of 2500 metres and an empty report
  public func decodeReporting<
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    Input: JSONInput & ~Escapable
  >(
    _ type: T.Type, from input: borrowing Input, configuration: C.Type,
    _ options: DecodingReport.Options = .lenient, named name: String? = nil
  ) throws -> (value: T, report: DecodingReport)
  where T.DecodingConfiguration == C.DecodingConfiguration {
    try decodeReporting(
      type, from: input, configuration: C.decodingConfiguration, options, named: name)
  }

  private func reporting<T>(
    on bytes: ByteView, _ options: DecodingReport.Options, _ name: String?,
    _ body: () throws -> T
  ) throws -> (value: T, report: DecodingReport) {
    let collector = IssueCollector(options)
    let value = try IssueCollector.$current.withValue(collector) { try body() }
    let settings = self.options.snapshot
    let text = {
      PayloadText(
        locator: JSONLocator(bytes.copy(), options: settings.reading),
        convert: KeyRule(settings.keys).conversion())
    }
    return (value, DecodingReport(collector, in: text, name: name))
  }
}
