public import CodableKit

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension URLSession {
  /// Loads a response, checks its status, and decodes its body.
  ///
  ///     let (users, report, response) = try await session.decoded([User].self, for: request)
  ///     // 200 [{"name": "Ada"}]           -> users[0].name "Ada", report empty
  ///     // 200 with an element that is bad -> the rest of a lossy array, and its issue in report
  ///     // 404 {"error": "no such page"}   -> throws ResponseError:
  ///     //   GET https://example.org/users: error: expected a status from 200 to 299, found 404
  ///     //     body: {"error": "no such page"}
  ///
  /// The body counts, not what its content type says: many servers send JSON as plain text. The
  /// type is named when the body is no JSON.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - request: the request.
  ///   - decoder: decodes the body.
  ///   - options: how the report is collected. Where they hide the payload, errors do too.
  ///   - isolation: where the caller runs; the body is decoded there.
  /// - Returns: the value, what was recovered from, and the response with its headers.
  /// - Throws: ``ResponseError`` when there is a response that cannot be used; `CancellationError`
  ///   when the task is cancelled; `URLError` when there is no complete response.
  public func decoded<Value: Decodable>(
    _ type: Value.Type, for request: URLRequest, by decoder: FastJSONDecoder = FastJSONDecoder(),
    _ options: DecodingReport.Options = .lenient, isolation: isolated (any Actor)? = #isolation
  ) async throws -> (value: Value, report: DecodingReport, response: HTTPURLResponse) {
    let (body, response) = try await load(request)
    func failure(_ reason: ResponseError.Reason) -> ResponseError {
      ResponseError(
        reason: reason, request: request, response: response, body: body,
        hidesPayload: options.hidesPayload)
    }
    guard let response = response as? HTTPURLResponse else { throw failure(.notHTTP) }
    guard 200..<300 ~= response.statusCode else { throw failure(.status(response.statusCode)) }
    guard !body.isEmpty else { throw failure(.emptyBody) }
    do {
      let name = ResponseError.name(of: request)
      let (value, report) = try decoder.decodeReporting(type, from: body, options, named: name)
      return (value, report, response)
    } catch let error where !(error is CancellationError) {
      throw failure(.undecodable(error))
    }
  }

  private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      let result = try await data(for: request)
      try Task.checkCancellation()
      return result
    } catch {
      // The session says in words of its own that the task was cancelled.
      try Task.checkCancellation()
      throw error
    }
  }
}
