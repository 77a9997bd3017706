public import JSONCore

// The strategies that convert between scalars.

extension Lossless: MemberEncodingStrategy {
  @inlinable  // Specialised in the client, where the type is known.
  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    try Plain<T>.write(value, to: &writer)
  }
}

extension LosslessString: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let mark = reader.mark
    let start = reader.offset
    if reader.nextByte == UInt8(ascii: "\"") {
      guard let value = T(try reader.readString()) else { throw reader.invalidValue(at: start) }
      return value
    }
    do throws(JSONError) {
      return try Plain<T>.read(from: &reader)
    } catch {
      guard error.code.isAboutContent, !reader.isAbandoned else { throw error }
      // A number for a type that wants text, such as a `String`: its digits.
      reader.goBack(to: mark)
      guard let value = String(losslessly: try Scalar(from: &reader)).flatMap(T.init) else {
        throw error
      }
      return value
    }
  }

  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    writer.write(value.description)
  }
}

extension NonConformingFloat: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    guard reader.nextByte == UInt8(ascii: "\"") else { return try Plain<T>.read(from: &reader) }
    let start = reader.offset
    guard let value = value(named: try reader.readString()) else {
      throw reader.invalidValue(at: start)
    }
    return value
  }

  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    guard let name = name(of: value) else { return try Plain<T>.write(value, to: &writer) }
    writer.write(name)
  }
}

extension Rounded: MemberEncodingStrategy {
  public static func read(from reader: inout JSONReader) throws(JSONError) -> T {
    let mark = reader.mark
    do throws(JSONError) {
      return try Plain<T>.read(from: &reader)
    } catch {
      // Also counts what a report may ask for.
      try reader.recover(from: error, at: mark)
      reader.goBack(to: mark)
      guard let number = try Scalar(from: &reader).numeral, let value = nearest(number) else {
        throw error
      }
      return value
    }
  }

  public static func write(_ value: T, to writer: inout JSONWriter) throws(JSONWritingError) {
    try Plain<T>.write(value, to: &writer)
  }
}

extension LosslessAsRead: JSONReadable {
  /// Reads a scalar of any kind, exactly, and keeps its form.
  ///
  ///     try JSONReader.read(LosslessAsRead<Int>.self, from: Array(#""7""#.utf8)).wrappedValue
  ///     // 7
  public init(from reader: inout JSONReader) throws(JSONError) {
    let mark = reader.mark
    let value = try Lossless<T>.read(from: &reader)
    reader.goBack(to: mark)
    self.init(value, readAs: try Scalar(from: &reader))
  }
}

extension LosslessAsRead: JSONWritable {
  /// Writes the value in the form in which it was read.
  ///
  ///     try JSONWriter.bytes(
  ///       of: JSONReader.read(LosslessAsRead<Int>.self, from: Array(#""7""#.utf8)))
  ///     // "7"
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    switch writtenForm {
    case .string(let text): writer.write(text)
    case .number(let number): try number.write(to: &writer)
    case .bool(let value): writer.write(value)
    case nil: try Plain<T>.write(wrappedValue, to: &writer)
    }
  }
}

extension StringOrNumber: JSONReadable {
  /// Reads a string or a number.
  ///
  ///     try JSONReader.read(StringOrNumber.self, from: Array("21.50".utf8)).text   // 21.50
  public init(from reader: inout JSONReader) throws(JSONError) {
    if reader.nextByte == UInt8(ascii: "\"") {
      self.init(try reader.readString())
    } else {
      self.init(try JSONNumber(from: &reader))
    }
  }
}

extension StringOrNumber: JSONWritable {
  /// Writes the value in the form that it has.
  ///
  ///     try JSONWriter.bytes(of: StringOrNumber("21.50"))   // "21.50"
  public func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    if isNumber, let number {
      try number.write(to: &writer)
    } else {
      writer.write(text)
    }
  }
}
