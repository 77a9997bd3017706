#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scalars, read straight from their bytes.
extension JSONDocument {
  func bool(at place: Int) throws -> Bool {
    switch node(at: place).kind {
    case .true: return true
    case .false: return false
    // For null too, as Foundation has it.
    default: throw mismatch(Bool.self, at: place)
    }
  }

  func string(at place: Int) throws -> String {
    let node = node(at: place)
    guard node.isString else { throw unfit(String.self, at: place) }
    return text(of: node)
  }

  // Specialised for the standard integers wherever it is called with one.
  @inline(__always)
  func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, at place: Int) throws -> Integer {
    let node = node(at: place)
    guard node.isNumber else { throw unfit(type, at: place) }
    if node.isInteger,
      let value = bytes.integer(
        from: node.offset, length: index.length(of: node), isPlain: true, as: type)
    {
      return value
    }
    return try unusualInteger(type, at: place)
  }

  private func unusualInteger<Integer: FixedWidthInteger>(
    _ type: Integer.Type, at place: Int
  ) throws -> Integer {
    guard let value = index.number(of: node(at: place)).integer(as: type) else {
      throw unrepresentable(type, at: place)
    }
    return value
  }

  func double(at place: Int) throws -> Double {
    let node = node(at: place)
    guard node.isNumber, !node.isJSON5Number else { return try unusualDouble(at: place) }
    let value = bytes.double(from: node.offset, length: index.length(of: node))
    guard value.isFinite else { throw unrepresentable(Double.self, at: place) }
    return value
  }

  func float(at place: Int) throws -> Float {
    let node = node(at: place)
    guard node.isNumber, !node.isJSON5Number else {
      return Float(try unusualDouble(at: place, for: Float.self))
    }
    let value = bytes.float(from: node.offset, length: index.length(of: node))
    guard value.isFinite else { throw unrepresentable(Float.self, at: place) }
    return value
  }

  /// Numbers that only JSON5 allows, and strings that stand for values that are not finite.
  private func unusualDouble(at place: Int, for type: Any.Type = Double.self) throws -> Double {
    let node = node(at: place)
    if node.isNumber { return index.number(of: node).double }
    if node.isString, case .convertFromString(let positive, let negative, let nan) = options.floats
    {
      switch index.text(of: node) {
      case positive: return .infinity
      case negative: return -.infinity
      case nan: return .nan
      default: break
      }
    }
    throw unfit(type, at: place)
  }

  func decimal(at place: Int) throws -> Decimal {
    let node = node(at: place)
    guard node.isNumber else { throw unfit(Decimal.self, at: place) }
    let number = index.number(of: node)
    // Foundation reads the sign of "-Infinity" as zero.
    guard number.isFinite, let value = Decimal(string: number.text), value.isFinite else {
      throw unrepresentable(Decimal.self, at: place)
    }
    return value
  }

  func url(at place: Int) throws -> URL {
    if node(at: place).kind == .null { throw missingValue(URL.self, at: place) }
    guard let url = URL(string: try string(at: place)) else {
      throw corrupted("Invalid URL string.", at: place)
    }
    return url
  }
}
