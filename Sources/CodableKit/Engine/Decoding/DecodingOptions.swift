#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All options of a decoder.
struct DecodingOptions {
  var reading = JSONReadingOptions()
  var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: Any] = [:]
  /// Where the document stands, when it is a string in another one.
  var embeddingPath: [any CodingKey] = []
}
