import CodableKitMacros

/// The programme of `citm_catalog.json`, by the macro.
@Codable package struct Catalog: Sendable {
  package var areaNames: [String: String]
  package var audienceSubCategoryNames: [String: String]
  package var blockNames: [String: String]
  package var events: [String: Event]
  package var performances: [Performance]
  package var seatCategoryNames: [String: String]
  package var subTopicNames: [String: String]
  package var subjectNames: [String: String]
  package var topicNames: [String: String]
  package var topicSubTopics: [String: [Int]]
  package var venueNames: [String: String]
}

@Codable package struct Event: Sendable {
  package var description: String?
  package var id: Int
  package var logo: String?
  package var name: String
  package var subTopicIds: [Int]
  package var subjectCode: String?
  package var subtitle: String?
  package var topicIds: [Int]
}

@Codable package struct Performance: Sendable {
  package var eventId: Int
  package var id: Int
  package var logo: String?
  package var name: String?
  package var prices: [Price]
  package var seatCategories: [SeatCategory]
  package var seatMapImage: String?
  package var start: Int
  package var venueCode: String
}

@Codable package struct Price: Sendable {
  package var amount: Int
  package var audienceSubCategoryId: Int
  package var seatCategoryId: Int
}

@Codable package struct SeatCategory: Sendable {
  package var areas: [Area]
  package var seatCategoryId: Int
}

@Codable package struct Area: Sendable {
  package var areaId: Int
  package var blockIds: [Int]
}
