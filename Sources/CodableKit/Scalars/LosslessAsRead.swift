/// A scalar that is read as by ``LosslessValue`` and written back in the form in which it was read.
///
///     struct Order: Codable {
///       @LosslessAsRead var id: Int
///       @LosslessAsRead var isPaid: Bool
///     }
///     // {"id":"7","isPaid":"yes"} -> 7 and true; written as {"id":"7","isPaid":"yes"}
///
/// An unchanged value is written letter by letter as it was read. A changed one is written as the
/// same kind, text, number or truth value, where that kind can say it, and else as its own. A
/// value that was not read is written as its own kind.
///
/// The wrapper keeps what was read, so it takes more memory than the others. A missing key and null
/// throw; for an optional property write the type: `var id: LosslessAsRead<Int>?`. It is a strategy
/// as well, whose values are wrappers:
/// `@Coded<Lossy<[LosslessAsRead<Int>]>> var ids: [LosslessAsRead<Int>]`. Equality, hashing and the
/// description look at the value only.
@propertyWrapper
public struct LosslessAsRead<T: LosslessScalar & Equatable> {
  /// The value.
  ///
  ///     LosslessAsRead(wrappedValue: 7).wrappedValue   // 7
  public var wrappedValue: T

  private let source: Scalar?

  /// Wraps a value that was not read.
  ///
  ///     try FastJSONEncoder().encodeToString([LosslessAsRead(wrappedValue: 7)])   // [7]
  public init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    source = nil
  }

  init(_ value: T, readAs source: Scalar) {
    wrappedValue = value
    self.source = source
  }
}

extension LosslessAsRead: Decodable {
  /// Reads a scalar of any kind, exactly.
  ///
  /// Throws what ``Lossless`` throws.
  ///
  ///     try FastJSONDecoder().decode([LosslessAsRead<Int>].self, from: #"["7"]"#)[0].wrappedValue
  ///     // 7
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      wrappedValue = try Lossless<T>.decode(from: container)
    } catch {
      throw Self.claiming(error)
    }
    // A decoder that does not tell a number's digits may still give the value.
    source = try? container.decode(Scalar.self)
  }
}

extension LosslessAsRead: Encodable {
  /// Writes the value in the form in which it was read.
  ///
  ///     let asRead = try FastJSONDecoder().decode([LosslessAsRead<Int>].self, from: #"["7"]"#)
  ///     try FastJSONEncoder().encodeToString(asRead)   // ["7"]
  public func encode(to encoder: any Encoder) throws {
    guard let form = writtenForm else { return try Plain<T>.encode(wrappedValue, to: encoder) }
    var container = encoder.singleValueContainer()
    switch form {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .bool(let value): try container.encode(value)
    }
  }

  /// The value in the form in which it was read; nil for a value that is written as its own kind.
  var writtenForm: Scalar? { source.flatMap(scalar(as:)) }

  /// The value as a scalar of the kind of another; nil where that kind cannot say it.
  private func scalar(as form: Scalar) -> Scalar? {
    if T(losslessly: form) == wrappedValue { return form }
    guard let own = Scalar(of: wrappedValue) else { return nil }
    let scalar: Scalar? =
      switch form {
      case .string: String(losslessly: own).map(Scalar.string)
      case .number:
        own.numeral.map(Scalar.number) ?? Int(losslessly: own).map { .number(.init($0)) }
      case .bool: Bool(losslessly: own).map(Scalar.bool)
      }
    return scalar.flatMap { T(losslessly: $0) == wrappedValue ? $0 : nil }
  }
}

extension LosslessAsRead: CodingStrategy {
  public typealias CodedValue = Self
}

extension Scalar {
  /// A value of the standard scalar types as the scalar that it is written as.
  fileprivate init?(of value: some LosslessScalar) {
    switch value {
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = .number(JSONNumber(value))
    case let value as any CustomStringConvertible:
      guard let number = JSONNumber(value.description) else { return nil }
      self = .number(number)
    default: return nil
    }
  }
}

extension LosslessAsRead: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension LosslessAsRead: Hashable where T: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension LosslessAsRead: Sendable where T: Sendable {}

extension LosslessAsRead: CustomStringConvertible {
  public var description: String { String(describing: wrappedValue) }
}
