#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The options are Foundation's own types. They are reached by the coder's name too, so that code that
// spells a type of an option migrates by the change of name as well.
extension FastJSONEncoder {
  /// The layout of the text: the type of ``outputFormatting``.
  ///
  ///     let layout: FastJSONEncoder.OutputFormatting = [.sortedKeys, .prettyPrinted]
  public typealias OutputFormatting = JSONEncoder.OutputFormatting

  /// How dates are written: the type of ``dateEncodingStrategy``.
  ///
  ///     let writtenDates = FastJSONEncoder.DateEncodingStrategy.iso8601
  public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy

  /// How data is written: the type of ``dataEncodingStrategy``.
  ///
  ///     let writtenData = FastJSONEncoder.DataEncodingStrategy.base64
  public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy

  /// What stands for infinities and NaN: the type of ``nonConformingFloatEncodingStrategy``.
  ///
  ///     let writtenFloats = FastJSONEncoder.NonConformingFloatEncodingStrategy.throw
  public typealias NonConformingFloatEncodingStrategy =
    JSONEncoder.NonConformingFloatEncodingStrategy

  /// How keys are written: the type of ``keyEncodingStrategy``.
  ///
  ///     let writtenKeys = FastJSONEncoder.KeyEncodingStrategy.convertToSnakeCase
  public typealias KeyEncodingStrategy = JSONEncoder.KeyEncodingStrategy
}
