#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates and data by the decoder's strategies.
extension JSONDocument {
  func date(at place: Int) throws -> Date {
    if node(at: place).kind == .null { throw missingValue(Date.self, at: place) }
    if case .custom(let decode) = options.dates { return try decode(customized(at: place)) }
    do {
      return try dateByForm(at: place)
    } catch {
      throw DateForm(options.dates).explaining(error, found: foundText(at: place))
    }
  }

  private func dateByForm(at place: Int) throws -> Date {
    switch options.dates {
    case .secondsSince1970: return Date(timeIntervalSince1970: try double(at: place))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(at: place) / 1000)
    case .iso8601: return try iso8601Date(at: place)
    #if canImport(Darwin)
      case .formatted(let formatter):
        guard let date = formatter.date(from: try string(at: place)) else {
          throw corrupted("Date string does not match format expected by formatter.", at: place)
        }
        return date
    #endif
    default: return Date(timeIntervalSinceReferenceDate: try double(at: place))
    }
  }

  private func iso8601Date(at place: Int) throws -> Date {
    let node = node(at: place)
    guard node.isString else { throw unfit(String.self, at: place) }
    if !node.isEscaped, let date = InternetDate(bytes, at: node.offset, length: node.size) {
      return Date(timeIntervalSince1970: date.secondsSince1970)
    }
    // Everything beyond the usual form is Foundation's to judge.
    guard let date = try? Date.ISO8601FormatStyle().parse(index.text(of: node)) else {
      throw corrupted("Expected date string to be ISO8601-formatted.", at: place)
    }
    return date
  }

  /// The decoder for a closure of the user, who may count its calls: the part of a document, whose
  /// values are decoded again where the closure asks for a coding path, gives it none.
  private func customized(at place: Int) throws -> NodeDecoder {
    guard !isPart else {
      isPathRequested = true
      throw corrupted("The value is read with the whole document.", at: place)
    }
    return NodeDecoder(self, at: place)
  }

  func data(at place: Int) throws -> Data {
    if node(at: place).kind == .null { throw missingValue(Data.self, at: place) }
    switch options.data {
    case .deferredToData: return try Data(from: NodeDecoder(self, at: place))
    case .base64: return try base64Data(at: place)
    case .custom(let decode): return try decode(customized(at: place))
    @unknown default: return try base64Data(at: place)
    }
  }

  private func base64Data(at place: Int) throws -> Data {
    guard let data = Data(base64Encoded: try string(at: place)) else {
      throw corrupted("Encountered Data is not valid Base64.", at: place)
    }
    return data
  }
}
