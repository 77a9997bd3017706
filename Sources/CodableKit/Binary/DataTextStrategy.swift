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

/// Bytes as an array, in a form for `Data`.
///
///     @Coded<ByteArray<Base64>> var key: [UInt8]
///     // "aGk=" -> [104, 105]
public enum ByteArray<Strategy: DataTextStrategy>: TextStrategy {
  /// What the text has to be.
  ///
  ///     ByteArray<Base64>.form   // Base64 such as "aGVsbG8="
  public static var form: String { Strategy.form }

  /// Reads by the strategy for `Data`.
  ///
  ///     ByteArray<Base64>.value(from: "aGk=")   // [104, 105]
  public static func value(from text: String) -> [UInt8]? {
    Strategy.data(from: text).map([UInt8].init)
  }

  /// Writes by the strategy for `Data`.
  ///
  ///     ByteArray<Base64>.text(from: [104, 105])   // "aGk="
  public static func text(from value: [UInt8]) -> String? { Strategy.text(from: Data(value)) }
}
