import JSONCore

/// The keys that a type knows in an object inside of its own, and in those inside of that.
///
///     // Of a type with @CodingPath("place", "lat") and @CodingPath("place", "city", "name"):
///     [.place: KnownKeys(PlaceKeys.self, inside: [.city: KnownKeys(CityKeys.self)])]
@_documentation(visibility: internal)
public struct KnownKeys: Sendable {
  private let names: Set<String>
  private let inside: [String: KnownKeys]

  /// The keys of an object, and those of the objects under some of them.
  @_documentation(visibility: internal)
  public init<Keys: CodingKey & CaseIterable & Hashable>(
    _ keys: Keys.Type, inside: [Keys: KnownKeys] = [:]
  ) {
    names = Set(Keys.allCases.map(\.stringValue))
    self.inside = Dictionary(
      inside.map { ($0.key.stringValue, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether members are kept of an object inside: it is written then, whatever else is in it.
  ///
  /// - Parameters:
  ///   - members: what is kept of the outermost object.
  ///   - path: the keys that lead to the object.
  /// - Returns: whether there is such a member.
  @_documentation(visibility: internal)
  public static func areKept(_ members: [String: JSONValue], inside path: String...) -> Bool {
    var value = path.first.flatMap { members[$0] }
    for key in path.dropFirst() {
      guard case .object(let object)? = value else { return false }
      value = object[key]
    }
    guard case .object(let object)? = value else { return false }
    return !object.isEmpty
  }

  /// The members that are not known, of the object under a key; none where no object stands.
  func unknownMembers(
    of key: AnyCodingKey, in container: KeyedDecodingContainer<AnyCodingKey>
  ) throws -> JSONObject {
    var members = JSONObject()
    guard try container.contains(key) && !container.decodeNil(forKey: key) else { return members }
    let object = try container.nestedContainer(keyedBy: AnyCodingKey.self, forKey: key)
    for key in object.allKeys {
      if let known = inside[key.stringValue] {
        let rest = try known.unknownMembers(of: key, in: object)
        if !rest.isEmpty { members[key.stringValue] = .object(rest) }
      } else if !names.contains(key.stringValue) {
        members[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
    }
    return members
  }

  /// Writes members into the object under a key, which may have been begun.
  func encode(
    _ members: JSONObject, under key: AnyCodingKey,
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    var object = container.nestedContainer(keyedBy: AnyCodingKey.self, forKey: key)
    for (key, value) in members {
      if let known = inside[key], case .object(let rest) = value {
        try known.encode(rest, under: AnyCodingKey(key), to: &object)
      } else if names.contains(key) {
        throw Self.error(value, at: object.codingPath + [AnyCodingKey(key)])
      } else {
        try object.encode(value, forKey: AnyCodingKey(key))
      }
    }
  }

  /// The error for a member that would take the place of another.
  static func error(_ value: some Encodable, at path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      value,
      .init(
        codingPath: path,
        debugDescription:
          "\(Excerpt.quoted(path.last?.stringValue ?? "")) is the key of a property."
      ))
  }
}
