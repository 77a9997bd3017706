import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date: WriterProviding {
  static var writer: any ValueWriter.Type { DateWriter.self }
}

enum DateWriter: ValueWriter {
  static func write(_ date: Date, in node: EncodingNode) throws {
    switch node.session.options.dateEncodingStrategy {
    case .deferredToDate:
      try date.encode(to: node)
    case .secondsSince1970:
      try node.single.encode(date.timeIntervalSince1970)
    case .millisecondsSince1970:
      try node.single.encode(1000 * date.timeIntervalSince1970)
    case .iso8601:
      try node.single.encode(iso8601: date)
    #if !canImport(FoundationEssentials)
      case .formatted(let formatter):
        try node.single.encode(formatter.string(from: date))
    #endif
    case .custom(let encode):
      try node.encode(date, by: encode)
    @unknown default:
      try date.encode(to: node)
    }
  }
}

extension Data: WriterProviding {
  static var writer: any ValueWriter.Type { DataWriter.self }
}

enum DataWriter: ValueWriter {
  static func write(_ data: Data, in node: EncodingNode) throws {
    switch node.session.options.dataEncodingStrategy {
    case .deferredToData:
      try data.encode(to: node)
    case .base64:
      try node.single.encode(data.base64EncodedString())
    case .custom(let encode):
      try node.encode(data, by: encode)
    @unknown default:
      try data.encode(to: node)
    }
  }
}

extension URL: WriterProviding {
  static var writer: any ValueWriter.Type { URLWriter.self }
}

enum URLWriter: ValueWriter {
  static func write(_ url: URL, in node: EncodingNode) throws {
    try node.single.encode(url.absoluteString)
  }
}

extension Decimal: WriterProviding {
  static var writer: any ValueWriter.Type { DecimalWriter.self }
}

enum DecimalWriter: ValueWriter {
  static func write(_ number: Decimal, in node: EncodingNode) throws {
    guard number.isFinite else {
      throw EncodingError.nonFinite(number, named: "Decimal.nan", at: node.codingPath)
    }
    try SingleValueEncoding(node: node).encode(number: number.description)
  }
}

extension EncodingNode {
  /// Encodes by a closure of the user, whose value is an empty object if it encodes nothing.
  ///
  /// The user may count its calls: the part of a value, which is encoded again where the closure
  /// asks for a coding path, does not call it.
  fileprivate func encode<Value>(
    _ value: Value, by encode: (Value, any Encoder) throws -> Void
  ) throws {
    guard !session.isPart else {
      session.isPathRequested = true
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "The value is written with the whole."))
    }
    try encode(value, self)
    if content == .nothing { try begin(.object) }
  }
}
