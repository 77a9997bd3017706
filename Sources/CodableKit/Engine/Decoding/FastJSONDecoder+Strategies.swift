#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The options are Foundation's own types. They are reached by the coder's name too, so that code that
// spells a type of an option migrates by the change of name as well.
extension FastJSONDecoder {
  /// How dates are read: the type of ``dateDecodingStrategy``.
  ///
  ///     let dates = FastJSONDecoder.DateDecodingStrategy.iso8601
  public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy

  /// How data is read: the type of ``dataDecodingStrategy``.
  ///
  ///     let data = FastJSONDecoder.DataDecodingStrategy.base64
  public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy

  /// Which strings stand for infinities and NaN: the type of ``nonConformingFloatDecodingStrategy``.
  ///
  ///     let floats = FastJSONDecoder.NonConformingFloatDecodingStrategy.throw
  public typealias NonConformingFloatDecodingStrategy =
    JSONDecoder.NonConformingFloatDecodingStrategy

  /// How keys are read: the type of ``keyDecodingStrategy``.
  ///
  ///     let keys = FastJSONDecoder.KeyDecodingStrategy.convertFromSnakeCase
  public typealias KeyDecodingStrategy = JSONDecoder.KeyDecodingStrategy
}
