public import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Scalar: JSONReadable {
  /// Reads text, a number with its digits, or a truth value.
  ///
  ///     try JSONReader.read(Scalar.self, from: Array("1.50".utf8)).description   // number 1.50
  public init(from reader: inout JSONReader) throws(JSONError) {
    switch reader.nextByte {
    case UInt8(ascii: "\""): self = .string(try reader.readString())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try reader.readBool())
    default: self = .number(try JSONNumber(from: &reader))
    }
  }
}

extension Lossless {
  @inlinable  // Specialised in the client, where the type is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let mark = reader.mark
    do throws(JSONError) {
      return try T.self == Decimal.self ? readWhole(from: &reader) : Plain<T>.read(from: &reader)
    } catch {
      return try convert(error, from: mark, &reader)
    }
  }

  /// Reads a number that the type may not hold to its last digit.
  @usableFromInline
  static func readWhole(from reader: inout JSONReader) throws(JSONError) -> T {
    let start = reader.offset
    guard let value = T(losslessly: .number(try JSONNumber(from: &reader))) else {
      throw reader.invalidValue(at: start)
    }
    return value
  }

  @usableFromInline
  static func convert(
    _ error: JSONError, from mark: JSONReader.Mark, _ reader: inout JSONReader
  ) throws(JSONError) -> T {
    // Also counts what a report may ask for.
    try reader.recover(from: error, at: mark)
    reader.goBack(to: mark)
    guard let value = T(losslessly: try Scalar(from: &reader)) else { throw error }
    return value
  }
}

extension TextStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> CodedValue {
    let start = reader.offset
    guard let value = value(from: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    return value
  }

  public static func write(
    _ value: CodedValue, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    guard let text = text(from: value) else { throw .refusedByType }
    writer.write(text)
  }

  public static func writeMember(
    _ value: CodedValue, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }
}

extension UnixTimeStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Date {
    let mark = reader.mark
    if let units = try? Int64(from: &reader), let date = date(units: units) { return date }
    reader.goBack(to: mark)
    if let units = try? Double(from: &reader), let date = date(units: units) { return date }
    reader.goBack(to: mark)
    let start = reader.offset
    guard let date = date(try Scalar(from: &reader)) else { throw reader.invalidValue(at: start) }
    return date
  }
}
