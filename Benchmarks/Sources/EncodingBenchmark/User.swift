/// A generated record: scalars of all kinds, an optional, a nested value and two collections.
struct User: Codable, Sendable {
  var id: Int
  var name: String
  var email: String
  var isActive: Bool
  var balance: Double
  var age: Int?
  var tags: [String]
  var address: Address
  var scores: [String: Int]

  struct Address: Codable, Sendable {
    var street: String
    var city: String
    var zip: String
    var latitude: Double
    var longitude: Double
  }

  /// The same records in every run.
  static func generated(_ count: Int) -> [User] {
    (0..<count).map { id in
      let seed = (id &* 2_654_435_761) % 1_000_003
      return User(
        id: id, name: "User number \(id)", email: "user\(seed)@example.org",
        isActive: seed % 3 == 0, balance: Double(seed) / 100 + 0.01,
        age: seed % 4 == 0 ? nil : seed % 90,
        tags: (0..<seed % 4).map { "tag\($0)" },
        address: Address(
          street: "\(seed % 400) Long Street", city: "City \(seed % 97)", zip: "\(10000 + seed % 90000)",
          latitude: Double(seed) / 11_111.1, longitude: -Double(seed) / 7_777.7),
        scores: ["first": seed % 100, "second": seed % 51])
    }
  }
}
