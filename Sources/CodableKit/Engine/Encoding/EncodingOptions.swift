import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The settings of an encoder, as they are at one call.
struct EncodingOptions: Sendable {
  var outputFormatting: JSONEncoder.OutputFormatting = []
  var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
  var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
  var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
  var encodesNonConformingFloatsAsNull = false
  var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  var maximumDepth = 512
  /// Whether `.sortedKeys` leaves the values alone that have an order of their own.
  var keepsGivenOrder = false

  var layout: JSONWritingOptions {
    var layout: JSONWritingOptions = []
    if outputFormatting.contains(.prettyPrinted) { layout.insert(.prettyPrinted) }
    if outputFormatting.contains(.sortedKeys) { layout.insert(.sortedKeys) }
    if outputFormatting.contains(.withoutEscapingSlashes) { layout.insert(.withoutEscapingSlashes) }
    return layout
  }
}
