public import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: JSONReadable {
  /// Reads a date by the decoder's strategy.
  ///
  /// Not by a closure, here and below: it may ask for the coding path, and would then be called again
  /// on the path that knows it.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let form = reader.decodingContext.options.dates
    if case .custom = form { throw reader.abandoned(at: reader.offset) }
    switch form {
    case .deferredToDate: self.init(timeIntervalSinceReferenceDate: try Double(from: &reader))
    case .secondsSince1970: self.init(timeIntervalSince1970: try Double(from: &reader))
    case .millisecondsSince1970: self.init(timeIntervalSince1970: try Double(from: &reader) / 1000)
    case .iso8601:
      let mark = reader.mark
      let text = try reader.readRawString()
      // Everything beyond the usual form is judged elsewhere.
      if let text, let date = InternetDate(text, at: 0, length: text.count) {
        self.init(timeIntervalSince1970: date.secondsSince1970)
      } else {
        reader.goBack(to: mark)
        self = try reader.readByContainers(Date.self)
      }
    default: self = try reader.readByContainers(Date.self)
    }
  }
}

extension Date: JSONWritable {
  /// Writes a date by the encoder's strategy.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    switch writer.encodingContext.options.dateEncodingStrategy {
    case .deferredToDate: try writer.write(timeIntervalSinceReferenceDate)
    case .secondsSince1970: try writer.write(timeIntervalSince1970)
    case .millisecondsSince1970: try writer.write(1000 * timeIntervalSince1970)
    case .custom: throw .refusedByType
    default: try writer.writeByContainers(self)
    }
  }
}

extension Data: JSONWritable {
  /// Writes data by the encoder's strategy.
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    switch writer.encodingContext.options.dataEncodingStrategy {
    case .base64: writer.write(base64EncodedString())
    case .custom: throw .refusedByType
    default: try writer.writeByContainers(self)
    }
  }
}

extension URL: JSONWritable {
  /// Writes the text of a URL.
  public func write(to writer: inout JSONWriter) { writer.write(absoluteString) }
}

extension UUID: JSONWritable {
  /// Writes the text of a UUID.
  public func write(to writer: inout JSONWriter) { writer.write(uuidString) }
}

extension Data: JSONReadable {
  /// Reads data by the decoder's strategy.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    switch reader.decodingContext.options.data {
    case .base64: break
    case .custom: throw reader.abandoned(at: start)
    default:
      self = try reader.readByContainers(Data.self)
      return
    }
    guard let data = Data(base64Encoded: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    self = data
  }
}

extension URL: JSONReadable {
  /// Reads the text of a URL.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let url = URL(string: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    self = url
  }
}

extension UUID: JSONReadable {
  /// Reads the text of a UUID.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let id = UUID(uuidString: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    self = id
  }
}
