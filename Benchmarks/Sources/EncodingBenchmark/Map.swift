/// The borders of `canada.json`.
struct Map: Codable, Sendable {
  var type: String
  var features: [Feature]
}

struct Feature: Codable, Sendable {
  var type: String
  var properties: [String: String]
  var geometry: Geometry
}

struct Geometry: Codable, Sendable {
  var type: String
  var coordinates: [[[Double]]]
}
