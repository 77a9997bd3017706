import CodableKitMacros

// Structures whose members stand beside those of others.

enum DirectShared {
  @Codable struct Owner: Equatable {
    let name: String
    @CodingKey("age", aliases: "years") var age: Int?
  }

  @Codable struct Audit: Equatable { var editor: String? }

  @Codable struct Flat: Equatable {
    let id: Int
    @Flatten let owner: Owner
    @Flatten let audit: Audit?
  }

  @Codable struct Half: Equatable { @Flatten let owner: Owner? }

  @Codable struct Outer: Equatable {
    let key: Int
    @Flatten let flat: Flat?
  }

  @Codable struct Open: Equatable {
    let id: Int
    @CodingPath("meta", "note") var note: String?
    @CodingPath("meta", "deep", "at") var at: Int?
    @CodingKey(reading: "in", writing: "out") var way: Int?
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable struct OpenFlat: Equatable {
    @Flatten let owner: Owner
    @Flatten let audit: Audit?
    @UnknownKeys var extra: [String: Int]
  }

  @Codable struct Unread: Equatable {
    @CodingKey(reading: "in", writing: "out") var way: Int?
    @CodingIgnored(.decoding) var version = 1
  }

  @Codable struct MaybeUnread: Equatable {
    let id: Int
    @Flatten let unread: Unread?
  }

  @Codable struct MaybeOpen: Equatable {
    @CodingIgnored var hits = 0
    @Flatten let open: Anything?
  }

  @Codable struct MaybeEvent: Equatable { @Flatten let event: DirectEnums.Event? }

  @Codable struct Kept: Equatable {
    let id: Int
    @Flatten let body: DirectEnums.Apart?
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable struct MaybeOnly: Equatable {
    let id: Int
    @Flatten let only: DirectEnums.Only?
    @UnknownKeys var extra: [String: JSONValue]
  }

  @Codable struct Anything: Equatable { @UnknownKeys var all: [String: JSONValue] }

  @Codable(unknownKeys: .refuse) struct Closed: Equatable {
    let name: String
    @CodingKey("count", aliases: "number") var count: Int?
    @Flatten var audit: Audit?
  }

  @Codable(unknownKeys: .refuse) struct Strict: Equatable {
    let name: String
    @CodingPath("a", "b") var b: Int?
  }
}
