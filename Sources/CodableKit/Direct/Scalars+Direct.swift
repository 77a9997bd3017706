public import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Scalar: JSONReadable {
  /// Reads text, a number with its digits, or a truth value.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    switch try JSONValue(from: &reader) {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let value): self = .bool(value)
    default: throw reader.invalidValue(at: start)
    }
  }
}

extension Lossless {
  @inlinable  // Specialised in the client, where the type is known.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let mark = reader.mark
    do throws(JSONError) {
      return try Plain<T>.read(from: &reader)
    } catch {
      return try convert(error, from: mark, &reader)
    }
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
    if let units = try? Int64(from: &reader) { return date(units: Int(units)) }
    reader.goBack(to: mark)
    if let units = try? Double(from: &reader) { return date(units: units) }
    reader.goBack(to: mark)
    let start = reader.offset
    let scalar = try Scalar(from: &reader)
    if let units = Int(losslessly: scalar), !scalar.isBool { return date(units: units) }
    guard let units = Double(losslessly: scalar) else { throw reader.invalidValue(at: start) }
    return date(units: units)
  }
}

extension FirstOf where First: DecodingStrategy, Second: DecodingStrategy {
  @inlinable  // As above.
  public static func read(from reader: inout JSONReader) throws(JSONError) -> First.CodedValue {
    let (mark, losses) = (reader.mark, reader.recoveryCount)
    if let value = try? First.read(from: &reader), reader.recoveryCount == losses { return value }
    // Which of the others is the better match is for the containers to say.
    reader.goBack(to: mark)
    return try reader.readByContainers(ByContainers<Self>.self).value
  }
}
