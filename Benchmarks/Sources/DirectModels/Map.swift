import CodableKitMacros

/// The borders of `canada.json`, by the macro.
@Codable package struct Map: Sendable {
  package var type: String
  package var features: [Feature]
}

@Codable package struct Feature: Sendable {
  package var type: String
  package var properties: [String: String]
  package var geometry: Geometry
}

@Codable package struct Geometry: Sendable {
  package var type: String
  package var coordinates: [[[Double]]]
}
