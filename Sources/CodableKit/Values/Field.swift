/// A field that may be absent, null, or have a value, told apart.
///
///     struct UserPatch: Codable {
///       var name: Field<String>
///       var phone: Field<String>
///       var age: Field<Int>
///     }
///     // UserPatch(name: "Ada", phone: nil, age: .absent) <-> {"name":"Ada","phone":null}
///
/// Made for the bodies of PATCH requests: leave alone, clear and set. In an array, where nothing
/// can be absent, an absent field is written as null.
public enum Field<Wrapped> {
  /// The key is not there.
  case absent
  /// The key is there, with null.
  case null
  /// The key is there, with a value.
  ///
  ///     Field.value("Ada").value   // "Ada"
  case value(Wrapped)

  /// Makes a field that sets the value, and clears it for nil.
  ///
  ///     let phone: String? = nil
  ///     let patch = UserPatch(name: Field("Ada"), phone: Field(phone), age: .absent)
  ///     // {"name":"Ada","phone":null}
  public init(_ value: Wrapped?) {
    if let value { self = .value(value) } else { self = .null }
  }

  /// The value; nil when it is absent or null.
  ///
  ///     Field<Int>.absent.value   // nil
  public var value: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether the key is not there.
  ///
  ///     Field<Int>.null.isAbsent     // false
  ///     Field<Int>.absent.isAbsent   // true
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The value after the field was applied to what was there before: an absent field leaves it.
  ///
  ///     Field<Int>.absent.applied(to: 1)   // 1
  ///     Field<Int>.null.applied(to: 1)     // nil
  ///     Field.value(2).applied(to: 1)      // 2
  public func applied(to previous: Wrapped?) -> Wrapped? {
    switch self {
    case .absent: previous
    case .null: nil
    case .value(let value): value
    }
  }
}

extension Field: Equatable where Wrapped: Equatable {}
extension Field: Hashable where Wrapped: Hashable {}
extension Field: Sendable where Wrapped: Sendable {}

extension Field: ExpressibleByNilLiteral {
  /// Makes a null field.
  ///
  ///     nil as Field<Int>   // .null
  public init(nilLiteral: ()) { self = .null }
}

extension Field: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// Makes a field with a value.
  ///
  ///     "é" as Field<Unicode.Scalar>   // .value("é")
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .value(Wrapped(unicodeScalarLiteral: value))
  }
}

extension Field: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a field with a value.
  ///
  ///     "é" as Field<Character>   // .value("é")
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension Field: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Makes a field with a value.
  ///
  ///     "Ada" as Field<String>   // .value("Ada")
  public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = .value(Wrapped(stringLiteral: value))
  }
}

extension Field: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// Makes a field with a value.
  ///
  ///     7 as Field<Int>   // .value(7)
  public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .value(Wrapped(integerLiteral: value))
  }
}

extension Field: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// Makes a field with a value.
  ///
  ///     true as Field<Bool>   // .value(true)
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .value(Wrapped(booleanLiteral: value))
  }
}

extension Field: CustomStringConvertible {
  /// `value("Ada")`, `absent` or `null`.
  ///
  ///     Field.value("Ada").description     // "value(\"Ada\")"
  ///     Field<String>.absent.description   // "absent"
  public var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .value(let value): "value(\(String(reflecting: value)))"
    }
  }
}

extension Field: Decodable where Wrapped: Decodable {
  /// Reads null or a value; what stands in a payload is never absent.
  ///
  ///     try FastJSONDecoder().decode([Field<Int>].self, from: "[7,null]")   // [.value(7), .null]
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      container.decodeNil()
      ? .null
      : .value(
        try container.decode(Wrapped.self, for: Wanted(type: Self.self)))
  }
}

extension Field: Encodable where Wrapped: Encodable {
  /// Writes the value, or null.
  ///
  ///     try FastJSONEncoder().encodeToString([7, nil] as [Field<Int>])   // [7,null]
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a field, absent when its key is missing.
  ///
  /// The compiler's synthesis calls this by itself.
  ///
  ///     // In {}:
  ///     try container.decode(Field<Int>.self, forKey: .id)   // Field.absent
  public func decode<Wrapped: Decodable>(
    _ type: Field<Wrapped>.Type, forKey key: Key
  ) throws -> Field<Wrapped> {
    guard contains(key) else { return .absent }
    if try decodeNil(forKey: key) { return .null }
    do {
      return .value(try decode(Wrapped.self, forKey: key))
    } catch {
      throw Plain<Field<Wrapped>>.marking(error, at: key, in: self)
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field, and leaves out the key of an absent one.
  ///
  /// The compiler's synthesis calls this by itself.
  ///
  ///     try container.encode(Field<Int>.absent, forKey: .id)   // {}
  public mutating func encode<Wrapped: Encodable>(
    _ value: Field<Wrapped>, forKey key: Key
  ) throws {
    switch value {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encode(value, forKey: key)
    }
  }
}
