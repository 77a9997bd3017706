import CodableKit
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A response that cannot be used, with the beginning of its body.
///
///     GET https://example.org/users: error: expected a status from 200 to 299, found 500
///       body: <html>Internal Server Error</html>
///
/// A longer body is cut in the text, which then says how many bytes it has in all. The query of the
/// URL is left out of the text: it may hold a secret. Where the options of the
/// report hide the payload (`.redacted`), nothing of the body is told:
///
///     GET https://example.org/users: error: expected Int, found string at $[0].pin
public struct ResponseError: Error {
  /// How many bytes of a body are kept.
  ///
  ///     error.body.count <= ResponseError.largestExcerpt   // true
  public static let largestExcerpt = 4096

  /// What is wrong.
  ///
  /// When the payload is hidden, a `DecodingError` in it has its case, its type and its path, and
  /// says of the value no more than the description does. An error of your own is as you threw it.
  ///
  ///     // Of a page that is not there:
  ///     if case .status(404) = error.reason { isMissing = true }
  public let reason: Reason

  /// The request, as it was sent.
  ///
  ///     // Of a page that is not there:
  ///     error.request.url?.lastPathComponent   // missing
  public let request: URLRequest

  /// The status of the response; nil when it is not HTTP.
  ///
  ///     // Of a page that is not there:
  ///     error.statusCode   // 404
  public let statusCode: Int?

  /// The type that the response gives for its body.
  ///
  ///     // Of a page that is not there:
  ///     error.contentType   // application/json
  public let contentType: String?

  /// The beginning of the body, no more than ``largestExcerpt`` bytes; empty when the payload is
  /// hidden.
  ///
  ///     // Of a page that is not there:
  ///     String(decoding: error.body, as: UTF8.self)   // {"error":"no such page"}
  public let body: Data

  private let text: String
  /// How many bytes the whole body has.
  private let bodySize: Int

  /// The ways in which a response cannot be used.
  ///
  ///     switch error.reason {
  ///     case .status(let code): answer = "status \(code)"
  ///     case .emptyBody: answer = "no body"
  ///     case .undecodable(let fault): answer = "unreadable: \(fault)"
  ///     case .notHTTP: answer = "no HTTP"
  ///     }
  ///     // of a page that is not there: status 404
  public enum Reason: Sendable {
    /// The status is not from 200 to 299.
    case status(Int)
    /// There is no body.
    case emptyBody
    /// What the decoder, or an `init(from:)` of your own, threw.
    case undecodable(any Error)
    /// The response is not one of HTTP.
    case notHTTP
  }

  init(
    reason: Reason, request: URLRequest, response: URLResponse, body: Data, hidesPayload: Bool
  ) {
    if hidesPayload, case .undecodable(let error as DecodingError) = reason {
      self.reason = .undecodable(error.withoutPayload)
    } else {
      self.reason = reason
    }
    self.request = request
    statusCode = (response as? HTTPURLResponse)?.statusCode
    contentType = response.mimeType
    self.body = hidesPayload ? Data() : Data(body.prefix(Self.largestExcerpt))
    bodySize = body.count
    let name = Self.name(of: request)
    switch reason {
    case .status(let status):
      text = "\(name): error: expected a status from 200 to 299, found \(status)"
    case .emptyBody:
      text = "\(name): error: expected JSON, found an empty body"
    case .notHTTP:
      text = "\(name): error: expected a response of HTTP"
    case .undecodable(let error as DecodingError):
      // The whole of the payload tells line and column.
      text =
        hidesPayload
        ? error.summaryWithoutPayload(named: name) : error.summary(in: body, named: name)
    case .undecodable(let error):
      // What an error of one's own repeats, nobody knows.
      text = "\(name): error: " + (hidesPayload ? "\(type(of: error))" : "\(error)")
    }
  }

  /// The method and the URL without user and query.
  static func name(of request: URLRequest) -> String {
    let method = request.httpMethod ?? "GET"
    guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return method }
    (parts.query, parts.fragment, parts.user, parts.password) = (nil, nil, nil, nil)
    return "\(method) \(parts.string ?? "")"
  }
}

extension ResponseError: CustomStringConvertible {
  public var description: String {
    var lines = [text]
    if case .undecodable = reason, let contentType, !contentType.contains("json") {
      lines.append("  content type: \(contentType)")
    }
    if !body.isEmpty { lines.append("  body: \(bodyText)") }
    return lines.joined(separator: "\n")
  }

  /// The beginning of the body in one line; how long the whole is, where that is cut.
  private var bodyText: String {
    let scalars = String(decoding: body, as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(200).map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        ? " " : Character(scalar)
    }
    return String(shown) + (scalars.count > 200 ? "… (\(bodySize) bytes in all)" : "")
  }
}

extension ResponseError: LocalizedError {
  public var errorDescription: String? { description }
}
