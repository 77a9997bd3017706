/// A number as JSON writes it: any size, any precision, digit by digit.
///
///     let number = try JSONValue(parsing: "12345678901234567890.10").number
///     number?.text       // 12345678901234567890.10
///     number?.double     // 1.2345678901234567e+19
///     JSONNumber(1) == JSONNumber("1.0")   // true
///
/// Numbers are equal if their values are, however they are written; `1e400` and `1e401` differ
/// although no `Double` holds them.
public struct JSONNumber: Sendable {
  enum Storage: Sendable {
    /// An integer whose text is its description.
    case integer(Int64)
    case text(String)
  }

  let storage: Storage

  /// Makes a number from an integer.
  ///
  ///     JSONNumber(7).text   // 7
  public init(_ value: some BinaryInteger) {
    storage = Int64(exactly: value).map(Storage.integer) ?? .text(String(value))
  }

  /// Makes a number from a `Double`, with the shortest text that reads back as the same value.
  ///
  /// JSON has no text for values that are not finite: they are kept as JSON5 writes them
  /// (`Infinity`, `-Infinity`, `NaN`), and a strict writer refuses them.
  ///
  ///     JSONNumber(0.1).text   // 0.1
  public init(_ value: Double) {
    if value.isFinite {
      storage = .text(value.description)
    } else {
      storage = .text(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
  }

  /// Makes a number from its text, or nil if that is no number of RFC 8259.
  ///
  ///     JSONNumber("1.50")?.text   // 1.50
  ///     JSONNumber("01")           // nil
  public init?(_ text: String) {
    let isNumber = Self.withBytes(of: text) { bytes in
      (try? bytes.scanNumber(from: 0))?.end == bytes.count
    }
    guard isNumber else { return nil }
    self.init(validated: text)
  }

  /// Makes a number from a token that was validated.
  init(validated text: String) {
    let integer = text.utf8.count < 19 ? Int64(text) : nil
    // "-0" is no description of an integer.
    storage =
      integer.map { $0 == 0 && text.utf8.count > 1 ? .text(text) : .integer($0) }
      ?? .text(text)
  }

  init(_ storage: Storage) { self.storage = storage }

  /// The number as it was written.
  ///
  ///     JSONNumber("1e2")?.text   // 1e2
  public var text: String {
    switch storage {
    case .integer(let value): String(value)
    case .text(let text): text
    }
  }

  /// Whether the text has neither a fraction nor an exponent: `1` has none, `1.0` has one.
  ///
  ///     JSONNumber("1")?.isInteger   // true
  ///     JSONNumber("1.0")?.isInteger   // false
  public var isInteger: Bool {
    switch storage {
    case .integer: true
    case .text(let text): !text.utf8.contains { $0 == 0x2E || $0 > 0x39 }
    }
  }

  /// Whether this is a number of RFC 8259, not JSON5's `Infinity` or `NaN`.
  ///
  ///     JSONNumber("1e400")?.isFinite   // true
  public var isFinite: Bool {
    switch storage {
    case .integer: true
    case .text(let text): !text.utf8.contains { $0 == 0x49 || $0 == 0x4E }
    }
  }

  /// The value as an integer type, or nil if it is not whole or does not fit.
  ///
  ///     JSONNumber("1e2")?.integer(as: Int8.self)   // 100
  ///     JSONNumber("1e3")?.integer(as: Int8.self)   // nil
  public func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    switch storage {
    case .integer(let value): return Integer(exactly: value)
    case .text(let text):
      guard isFinite else { return nil }
      return Self.withBytes(of: text) { $0.wideInteger(from: 0, length: $0.count, as: type) }
    }
  }

  /// The value as a `Double`, correctly rounded; infinite beyond its range.
  ///
  ///     JSONNumber("0.1")?.double     // 0.1
  ///     JSONNumber("1e400")?.double   // .infinity
  public var double: Double { nearest() }

  /// The value as a `Float`, rounded once from the digits; infinite beyond its range.
  ///
  ///     JSONNumber("0.1")?.float   // 0.1
  public var float: Float { nearest() }

  private func nearest<Format: BinaryFormat>() -> Format {
    switch storage {
    case .integer(let value): return Format(value)
    case .text(let text):
      if !isFinite {
        return text == "NaN" ? .nan : text == "Infinity" ? .infinity : -.infinity
      }
      return Self.withBytes(of: text) { Format($0, from: 0, length: $0.count) }
    }
  }

  static func withBytes<Result>(of text: String, _ body: (ByteView) -> Result) -> Result {
    var text = text
    return text.withUTF8 { buffer in body(unsafe ByteView(buffer)) }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it was written.
  ///
  ///     JSONNumber("1.50")?.description   // 1.50
  public var description: String { text }
}
