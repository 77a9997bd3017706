import CodableKitMacros

/// The generated record, by the macro.
@Codable package struct User: Sendable {
  package var id: Int
  package var name: String
  package var email: String
  package var isActive: Bool
  package var balance: Double
  package var age: Int?
  package var tags: [String]
  package var address: Address
  package var scores: [String: Int]

  @Codable package struct Address: Sendable {
    package var street: String
    package var city: String
    package var zip: String
    package var latitude: Double
    package var longitude: Double
  }
}

/// Many of them.
@Codable package struct Users: Sendable {
  package var users: [User]
}

/// The same, without those that cannot be read.
@Codable package struct LossyUsers: Sendable {
  @LossyArray package var users: [User]
}
