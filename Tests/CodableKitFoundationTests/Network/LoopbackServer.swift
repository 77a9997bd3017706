import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A web server on the loopback interface, for one test.
///
/// Each connection is one request and one response, given byte for byte, so that a test can answer
/// wrongly as well.
final class LoopbackServer: Sendable {
  struct Response: Sendable {
    var head: String
    var body: Data
    /// How long the server waits before it answers, in seconds.
    var delay: Double

    init(
      _ body: String, status: String = "200 OK", type: String = "application/json",
      announcing length: Int? = nil, delay: Double = 0
    ) {
      self.body = Data(body.utf8)
      self.delay = delay
      head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n"
      head += "Content-Length: \(length ?? self.body.count)\r\nConnection: close\r\n\r\n"
    }
  }

  struct Failure: Error { let call: String }

  private let listener: Int32
  let port: UInt16

  /// Starts to serve responses by the path of the request.
  init(_ responses: [String: Response]) throws {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw Failure(call: "bind") }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { Self.serve(responses, on: listener) }
  }

  /// Closes the port; a connection that is being answered goes on.
  ///
  /// To be called once: the number of a closed socket may be that of a stranger's by then.
  func stop() {
    // `close` alone would leave the thread waiting in `accept`.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func request(_ path: String) throws -> URLRequest {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw Failure(call: "URL")
    }
    return URLRequest(url: url, timeoutInterval: 30)
  }

  private static func serve(_ responses: [String: Response], on listener: Int32) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      Thread.detachNewThread {
        answer(responses, on: connection)
        close(connection)
      }
    }
  }

  private static func answer(_ responses: [String: Response], on connection: Int32) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request.append(contentsOf: buffer[..<count])
    }
    let line = String(decoding: request.prefix { $0 != 0x0D }, as: UTF8.self)
    let target = line.split(separator: " ").dropFirst().first ?? ""
    let path = String(target.prefix { $0 != "?" })
    let response =
      responses[path] ?? Response(#"{"error":"no such page"}"#, status: "404 Not Found")
    Thread.sleep(forTimeInterval: response.delay)
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      // Without it a client that has gone away ends the process.
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let bytes = [UInt8](response.head.utf8) + response.body
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        send(connection, raw.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
