import CodableKitMacros

/// A record whose fields may all be missing, by the macro.
@Codable package struct PlainRecord: Sendable {
  package var id: Int?
  package var name: String?
  package var email: String?
  package var isActive: Bool?
  package var balance: Double?
  package var age: Int?
  package var level: Int8?
  package var city: String?
  package var latitude: Double?
  package var tags: [String]?
}

/// The same with a wrapper on every field.
@Codable package struct LossyRecord: Sendable {
  @LossyValue package var id: Int?
  @LossyValue package var name: String?
  @LossyValue package var email: String?
  @LossyValue package var isActive: Bool?
  @LossyValue package var balance: Double?
  @LossyValue package var age: Int?
  @LossyValue package var level: Int8?
  @LossyValue package var city: String?
  @LossyValue package var latitude: Double?
  @LossyValue package var tags: [String]?
}
