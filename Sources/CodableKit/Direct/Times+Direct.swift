public import JSONCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UnixTimeStrategy {
  public static func write(
    _ value: Date, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    if let units = wholeUnits(of: value) { return writer.write(units) }
    guard let units = fractionalUnits(of: value) else { throw .refusedByType }
    try writer.write(units)
  }

  public static func writeMember(
    _ value: Date, to writer: inout JSONWriter, literal key: StaticString
  ) throws(JSONWritingError) {
    writer.writeKey(literal: key)
    try write(value, to: &writer)
  }
}

extension DurationSeconds: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Duration {
    try Duration.read(from: &reader, powerOfTen: 0)
  }

  public static func write(
    _ value: Duration, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try value.write(to: &writer, powerOfTen: 0)
  }
}

extension DurationMilliseconds: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> Duration {
    try Duration.read(from: &reader, powerOfTen: -3)
  }

  public static func write(
    _ value: Duration, to writer: inout JSONWriter
  ) throws(JSONWritingError) {
    try value.write(to: &writer, powerOfTen: -3)
  }
}

extension Duration {
  fileprivate static func read(
    from reader: inout JSONReader, powerOfTen: Int
  ) throws(JSONError) -> Duration {
    let start = reader.offset
    guard let number = Decimal(losslessly: try Scalar(from: &reader)),
      let duration = Duration(units: number, powerOfTen: powerOfTen)
    else { throw reader.invalidValue(at: start) }
    return duration
  }

  fileprivate func write(
    to writer: inout JSONWriter, powerOfTen: Int
  ) throws(JSONWritingError) {
    guard let number = number(powerOfTen: powerOfTen) else { throw .refusedByType }
    try number.write(to: &writer)
  }
}

extension CalendarDate: JSONReadable {
  /// Reads `yyyy-MM-dd`.
  ///
  ///     try JSONReader.read(CalendarDate.self, from: Array(#""2024-02-29""#.utf8)).day   // 29
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let value = Self(try reader.readString()) else { throw reader.invalidValue(at: start) }
    self = value
  }
}

extension CalendarDate: JSONWritable {
  /// Writes `yyyy-MM-dd`.
  ///
  ///     // Of 29 February 2024:
  ///     day.write(to: &writer)   // "2024-02-29"
  public func write(to writer: inout JSONWriter) { writer.write(description) }
}

extension Decimal: JSONReadable {
  /// Reads a number digit by digit.
  ///
  ///     try JSONReader.read(Decimal.self, from: Array("0.1".utf8))   // Decimal(string: "0.1")
  public init(from reader: inout JSONReader) throws(JSONError) {
    let start = reader.offset
    guard let value = Decimal(string: try JSONNumber(from: &reader).text), value.isFinite else {
      throw reader.invalidValue(at: start)
    }
    self = value
  }
}

extension Decimal: JSONWritable {
  /// Writes the digits of the number.
  ///
  ///     try JSONWriter.bytes(of: Decimal(1) / Decimal(10))   // 0.1
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    guard isFinite, let number = JSONNumber(description) else { throw .nonFiniteNumber }
    try number.write(to: &writer)
  }
}
