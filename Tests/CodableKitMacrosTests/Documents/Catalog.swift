import CodableKitMacros

/// A catalogue of concerts.
@Codable struct Catalog {
  let areaNames: [String: String]
  let audienceSubCategoryNames: [String: String]
  let blockNames: [String: JSONValue]
  let events: [String: Event]
  let performances: [Performance]
  let seatCategoryNames: [String: String]
  let subTopicNames: [String: String]
  let subjectNames: [String: JSONValue]
  let topicNames: [String: String]
  let topicSubTopics: [String: [Int]]
  let venueNames: [String: String]

  @Codable(nulls: .written) struct Event {
    let id: Int
    let name: String
    let description: JSONValue?
    let logo: String?
    let subTopicIds: [Int]
    let subjectCode: JSONValue?
    let subtitle: JSONValue?
    let topicIds: [Int]
  }

  @Codable struct Performance {
    let eventId: Int
    let id: Int
    @Nullable var logo: String?
    @Nullable var name: JSONValue?
    let prices: [Price]
    let seatCategories: [SeatCategory]
    @Nullable var seatMapImage: JSONValue?
    let start: Int
    let venueCode: String
  }

  @Codable struct Price {
    let amount: Int
    let audienceSubCategoryId: Int
    let seatCategoryId: Int
  }

  @Codable struct SeatCategory {
    let areas: [Area]
    let seatCategoryId: Int
  }

  @Codable struct Area {
    let areaId: Int
    let blockIds: [JSONValue]
  }
}
