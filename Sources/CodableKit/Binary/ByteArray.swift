#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
