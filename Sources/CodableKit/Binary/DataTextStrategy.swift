#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes that are sent as text.
///
///     enum Bits: DataTextStrategy {
///       static var form: String { "eight bits such as 00000101" }
///       static func data(from text: String) -> Data? {
///         text.utf8.count == 8 ? UInt8(text, radix: 2).map { Data([$0]) } : nil
///       }
///       static func text(from data: Data) -> String? { nil }
///     }
///     @Coded<Bits> var flags: Data
///     // {"flags": "00000101"} -> 05; cannot be written
///
/// Errors are those of ``TextStrategy``. The decoder's own data strategy has no say. For a byte
/// array in place of `Data` see ``ByteArray``.
public protocol DataTextStrategy: TextStrategy where CodedValue == Data {
  /// Reads the whole text, or gives nil.
  ///
  ///     Hex.data(from: "05")   // Data([5])
  ///     Hex.data(from: "0x05")   // nil
  static func data(from text: String) -> Data?
}

extension DataTextStrategy {
  /// Reads the whole text, or gives nil.
  ///
  ///     Hex.value(from: "05")   // Data([5])
  public static func value(from text: String) -> Data? { data(from: text) }
}
