/// A generated record: scalars of all kinds, an optional, a nested value and two collections.
package struct User: Codable, Sendable {
  package var id: Int
  package var name: String
  package var email: String
  package var isActive: Bool
  package var balance: Double
  package var age: Int?
  package var tags: [String]
  package var address: Address
  package var scores: [String: Int]

  package struct Address: Codable, Sendable {
    package var street: String
    package var city: String
    package var zip: String
    package var latitude: Double
    package var longitude: Double
  }

  /// The same records in every run.
  package static func generated(_ count: Int) -> [User] {
    (0..<count).map { id in
      let seed = (id &* 2_654_435_761) % 1_000_003
      return User(
        id: id, name: "User number \(id)", email: "user\(seed)@example.org",
        isActive: seed % 3 == 0, balance: Double(seed) / 100 + 0.01,
        age: seed % 4 == 0 ? nil : seed % 90,
        tags: (0..<seed % 4).map { "tag\($0)" },
        address: Address(
          street: "\(seed % 400) Long Street", city: "City \(seed % 97)",
          zip: "\(10000 + seed % 90000)",
          latitude: Double(seed) / 11_111.1, longitude: -Double(seed) / 7_777.7),
        scores: ["first": seed % 100, "second": seed % 51])
    }
  }
}
