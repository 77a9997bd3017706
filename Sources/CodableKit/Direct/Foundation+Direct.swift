public import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: JSONReadable {
  /// Reads a date by the decoder's strategy.
  ///
  /// Not by a closure, here and below: it may ask for the coding path, and would then be called
  /// again on the path that knows it.
  ///
  ///     try JSONReader.read(Date.self, from: Array("5".utf8)).timeIntervalSinceReferenceDate
  ///     // 5
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
  ///
  ///     try JSONWriter.bytes(of: Date(timeIntervalSinceReferenceDate: 5))   // 5
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
  ///
  ///     try JSONWriter.bytes(of: Data([104, 105]))   // "aGk="
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
  ///
  ///     // Of the URL https://a.example:
  ///     url.write(to: &writer)   // "https:\/\/a.example"
  public func write(to writer: inout JSONWriter) { writer.write(absoluteString) }
}

extension UUID: JSONWritable {
  /// Writes the text of a UUID.
  ///
  ///     try JSONWriter.bytes(of: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
  ///     // "00000000-0000-0000-0000-000000000001"
  public func write(to writer: inout JSONWriter) { writer.write(uuidString) }
}

extension Data: JSONReadable {
  /// Reads data by the decoder's strategy.
  ///
  ///     try JSONReader.read(Data.self, from: Array(#""aGk=""#.utf8))   // Data([104, 105])
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
  ///
  ///     try JSONReader.read(URL.self, from: Array(#""https://a.example""#.utf8)).host()
  ///     // "a.example"
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
  ///
  ///     let text = "00000000-0000-0000-0000-000000000001"
  ///     try JSONReader.read(UUID.self, from: Array("\"\(text)\"".utf8)).uuidString == text
  ///     // true
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let id = UUID(uuidString: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    self = id
  }
}
