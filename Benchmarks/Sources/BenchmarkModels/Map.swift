/// The borders of `canada.json`.
package struct Map: Codable, Sendable {
  package var type: String
  package var features: [Feature]
}

package struct Feature: Codable, Sendable {
  package var type: String
  package var properties: [String: String]
  package var geometry: Geometry
}

package struct Geometry: Codable, Sendable {
  package var type: String
  package var coordinates: [[[Double]]]
}
