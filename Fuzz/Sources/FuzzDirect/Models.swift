import CodableKitMacros

// Models of the macro with most of what the direct path has code for, over a few keys that they share.

@Codable struct Size: Equatable {
  var width: Int
  var height: Double?
}

@Codable struct Label: Equatable {
  @CodingKey("name", aliases: "type") var name: String
  @CodableDefault(1, for: [.missing, .null]) var id: UInt8
  var tags: [String]?
}

@Codable struct Shelf: Equatable {
  var id: Int
  @Lossy var tags: [String]
  @Lossy var items: [Label]
  @Lossy var width: Int?
  @CodableDefault(Size(width: 0, height: nil)) var size: Size
  @Lossless var name: String?
}

@Codable struct Crate: Equatable {
  @Flatten var label: Label
  @CodingPath("size", "width") var width: Int?
  var items: [String: Int]?
  @UnknownKeys var rest: [String: JSONValue]
}

@Codable(tagging: .internal("type")) indirect enum Node: Equatable {
  case size(Size)
  case list(items: [Node])
  @CodingKey("label", aliases: "name") case label(name: String, id: Int = 3)
  @UnknownCase case other(JSONValue)
}

@Codable(tagging: .untagged) enum Either: Equatable {
  case number(Int)
  case names([String])
  case size(Size)
  case label(Label)
}

@Codable(tagging: .adjacent("type", content: "items")) enum Wrapped: Equatable {
  case size(Size)
  case list([Either])
  case label
}

@Codable struct Store: Equatable {
  var id: Int?
  @Lossy var items: [Shelf]
  @Lossy var tags: Set<Int>
  var size: [Node]?
  @Lossy var name: [String: Wrapped]
}
