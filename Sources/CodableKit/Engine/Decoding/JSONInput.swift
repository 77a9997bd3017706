#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a document can be read from: `Data`, `[UInt8]`, `String` and `Span<UInt8>`.
///
///     try FastJSONDecoder().decodeReporting(Model.self, from: text)
///     try FastJSONDecoder().decodeReporting(Model.self, from: bytes.span)
///
/// Another type that holds bytes in one piece needs one function:
///
///     extension Chunk: JSONInput {
///       func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
///         try body(bytes.span)
///       }
///     }
public protocol JSONInput: ~Escapable {
  /// Calls `body` with the bytes of the document.
  ///
  ///     Array("[1]".utf8).withJSONBytes { $0.count }   // 3
  func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result
}

extension Data: JSONInput {
  public func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe withUnsafeBytes { raw in
      try unsafe raw.withMemoryRebound(to: UInt8.self) { try unsafe body($0.span) }
    }
  }
}

extension [UInt8]: JSONInput {
  public func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe withUnsafeBufferPointer { try unsafe body($0.span) }
  }
}

extension String: JSONInput {
  public func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    var text = self
    return try text.withUTF8 { try unsafe body($0.span) }
  }
}

extension Span: JSONInput where Element == UInt8 {
  public func withJSONBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(self)
  }
}

extension JSONInput where Self: ~Escapable {
  /// Calls `body` with a view of the bytes, valid during the call.
  func withView<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
    try withJSONBytes { span in
      try unsafe span.withUnsafeBufferPointer { try body(unsafe ByteView($0)) }
    }
  }
}
