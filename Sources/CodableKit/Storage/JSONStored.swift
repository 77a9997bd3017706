/// Any `Codable` value, stored as one string of JSON.
///
/// For values whose type cannot adopt ``JSONStringRepresentable``: arrays, dictionaries, types of
/// other modules.
///
///     @AppStorage("recent") var recent = JSONStored(["swift"])
///     recent.value.append("codable")
///     recent.rawValue
///     // ["swift","codable"]
///
/// Members of the value are within reach without `value`, also through a binding:
///
///     var stored = JSONStored(Address(city: "Bern", country: "CH"))
///     stored.city = "Basel"
///     stored.rawValue
///     // {"city":"Basel","country":"CH"}
///
/// Inside another `Codable` type it is coded as the value itself.
@dynamicMemberLookup
public struct JSONStored<Value> {
  /// The value.
  ///
  ///     JSONStored(["swift"]).value   // ["swift"]
  public var value: Value

  /// Stores a value.
  ///
  ///     JSONStored(["swift"]).rawValue   // ["swift"]
  public init(_ value: Value) {
    self.value = value
  }

  /// A member of the value.
  ///
  ///     JSONStored(Address(city: "Bern", country: "CH")).country   // "CH"
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  /// A member of the value that can be changed.
  ///
  ///     var address = JSONStored(Address(city: "Bern", country: "CH"))
  ///     address.city = "Basel"
  ///     address.value.city   // "Basel"
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension JSONStored: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension JSONStored: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension JSONStored: RawRepresentable, _MemberwiseCoded, JSONStringRepresentable
where Value: Codable {}

extension JSONStored: Equatable where Value: Equatable {}
extension JSONStored: Hashable where Value: Hashable {}
extension JSONStored: Sendable where Value: Sendable {}
