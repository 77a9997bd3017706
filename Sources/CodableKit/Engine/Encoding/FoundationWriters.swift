import JSONCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date: DirectlyEncodable {
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
      try node.encodeOrEmpty { try encode(date, node) }
    @unknown default:
      try date.encode(to: node)
    }
  }
}

extension Data: DirectlyEncodable {
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
      try node.encodeOrEmpty { try encode(data, node) }
    @unknown default:
      try data.encode(to: node)
    }
  }
}

extension URL: DirectlyEncodable {
  static var writer: any ValueWriter.Type { URLWriter.self }
}

enum URLWriter: ValueWriter {
  static func write(_ url: URL, in node: EncodingNode) throws {
    try node.single.encode(url.absoluteString)
  }
}

extension Decimal: DirectlyEncodable {
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
  /// Encodes by a strategy of the user, whose value is an empty object if it encodes nothing.
  fileprivate func encodeOrEmpty(_ encode: () throws -> Void) throws {
    try encode()
    if content == .nothing { try begin(.object) }
  }
}
