#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All options of a decoder.
struct DecodingOptions: Sendable {
  /// The options as one reference: they are larger than the index of a small document.
  typealias Settings = OptionStore<DecodingOptions, Never>.Version

  var reading = JSONReadingOptions()
  var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Where the document stands, when it is a string in another one.
  var embeddingPath: [any CodingKey] = []
}
