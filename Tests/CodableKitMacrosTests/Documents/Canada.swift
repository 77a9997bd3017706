import CodableKitMacros

/// The outline of a country.
@Codable struct Canada {
  let type: String
  let features: [Feature]

  @Codable(tagging: .internal("type")) enum Feature {
    @CodingKey("Feature") case feature(properties: [String: String], geometry: Geometry)
  }

  @Codable(tagging: .adjacent("type", content: "coordinates")) enum Geometry {
    @CodingKey("Polygon") case polygon([[[Double]]])
    @CodingKey("Point") case point([Double])
  }
}
