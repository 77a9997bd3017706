extension JSONDocument {
  /// Reads a value of any type.
  func decode<T: Decodable>(_ type: T.Type, at place: Int) throws -> T {
    try decode(type, by: plans.plan(for: type), at: place)
  }

  /// Reads a value by a plan that was made for `type`.
  ///
  /// A plan tells that `T` is, say, `Int`; the compiler cannot know. Each plan but `codable` stands
  /// for exactly one type, so that giving the value out as a `T` changes nothing but its static
  /// type.
  func decode<T: Decodable>(_ type: T.Type, by plan: ReadingPlan, at place: Int) throws -> T {
    switch plan {
    case .codable: return try decodeByItself(type, at: place)
    case .bool: return unsafe unsafeBitCast(try bool(at: place), to: type)
    case .string: return unsafe unsafeBitCast(try string(at: place), to: type)
    case .double: return unsafe unsafeBitCast(try double(at: place), to: type)
    case .float: return unsafe unsafeBitCast(try float(at: place), to: type)
    case .int: return unsafe unsafeBitCast(try integer(Int.self, at: place), to: type)
    case .int8: return unsafe unsafeBitCast(try integer(Int8.self, at: place), to: type)
    case .int16: return unsafe unsafeBitCast(try integer(Int16.self, at: place), to: type)
    case .int32: return unsafe unsafeBitCast(try integer(Int32.self, at: place), to: type)
    case .int64: return unsafe unsafeBitCast(try integer(Int64.self, at: place), to: type)
    case .uint: return unsafe unsafeBitCast(try integer(UInt.self, at: place), to: type)
    case .uint8: return unsafe unsafeBitCast(try integer(UInt8.self, at: place), to: type)
    case .uint16: return unsafe unsafeBitCast(try integer(UInt16.self, at: place), to: type)
    case .uint32: return unsafe unsafeBitCast(try integer(UInt32.self, at: place), to: type)
    case .uint64: return unsafe unsafeBitCast(try integer(UInt64.self, at: place), to: type)
    case .date: return unsafe unsafeBitCast(try date(at: place), to: type)
    case .data: return unsafe unsafeBitCast(try data(at: place), to: type)
    case .url: return unsafe unsafeBitCast(try url(at: place), to: type)
    case .decimal: return unsafe unsafeBitCast(try decimal(at: place), to: type)
    case .jsonValue: return unsafe unsafeBitCast(try jsonValue(at: place), to: type)
    case .jsonNumber: return unsafe unsafeBitCast(try jsonNumber(at: place), to: type)
    case .indexed(let indexed): return try decode(indexed, as: type, at: place)
    case .readable(let readable): return try decode(readable, as: type, at: place)
    }
  }

  @inline(never)  // Its optional `T` would cost every other plan a question to the runtime.
  private func decode<T: Decodable>(
    _ readable: any JSONReadable.Type, as type: T.Type, at place: Int
  ) throws -> T {
    if allowsDirectPath {
      if let value = readDirectly(readable, at: place), let value = value as? T { return value }
      allowsDirectPath = false
    }
    return try decodeByItself(type, at: place)
  }

  /// Reads a value by its own conformance, and marks the error of an enum's raw value with the
  /// enum.
  private func decodeByItself<T: Decodable>(_ type: T.Type, at place: Int) throws -> T {
    do {
      return try T(from: NodeDecoder(self, at: place))
    } catch  where T.self is any RawRepresentable.Type {
      throw marking(error, type, at: place)
    } catch let error as DecodingError where error.isOfText && Annotation.mayBeOfBareCases(type) {
      throw marking(error, type, at: place)
    }
  }

  /// Marks the error of a value, if it is not about one deeper inside, as one of a type that the
  /// error may not name.
  @inline(never)  // Cold.
  func marking(_ error: any Error, _ type: Any.Type, at place: Int) -> any Error {
    guard let fault = error as? DecodingError,
      fault.pathOfFault.count == pathOfError(at: place).count
    else { return error }
    return Wanted(type: type).marking(error)
  }

  private func decode<Indexed: IndexDecodable, T>(
    _ indexed: Indexed.Type, as type: T.Type, at place: Int
  ) throws -> T {
    unsafe unsafeBitCast(try Indexed(from: self, at: place), to: type)
  }

  private func jsonValue(at place: Int) throws -> JSONValue {
    if place < 0 {
      let node = node(at: place)
      return node.isNumber ? .number(index.number(of: node)) : .null
    }
    var builder = JSONValueBuilder(index, options: options.reading)
    do {
      return try builder.value(at: place)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: pathOfError(at: place), debugDescription: error.message,
          underlyingError: error))
    }
  }

  private func jsonNumber(at place: Int) throws -> JSONNumber {
    guard node(at: place).isNumber else { throw unfit(JSONNumber.self, at: place) }
    return index.number(of: node(at: place))
  }
}
