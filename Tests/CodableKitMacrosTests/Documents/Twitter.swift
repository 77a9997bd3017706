import CodableKitMacros

/// A search result with a hundred messages.
@Codable(keys: .snake) struct Twitter {
  let statuses: [Tweet]
  let searchMetadata: Search

  @Codable(keys: .snake) struct Search {
    let completedIn: Double
    let maxId: Int
    let maxIdStr: String
    let nextResults: String
    let query: String
    let refreshUrl: String
    let count: Int
    let sinceId: Int
    let sinceIdStr: String
  }
}

/// A message; a class, since it may hold the one that it repeats.
@Codable(keys: .snake, nulls: .written) final class Tweet {
  let metadata: Metadata
  let createdAt: String
  let id: Int
  let idStr: String
  let text: String
  let source: String
  let truncated: Bool
  let inReplyToStatusId: Int?
  let inReplyToStatusIdStr: String?
  let inReplyToUserId: Int?
  let inReplyToUserIdStr: String?
  let inReplyToScreenName: String?
  let user: TwitterUser
  let geo: JSONValue?
  let coordinates: JSONValue?
  let place: JSONValue?
  let contributors: JSONValue?
  @CodingNull(.omitted) let retweetedStatus: Tweet?
  let retweetCount: Int
  let favoriteCount: Int
  let entities: TweetEntities
  let favorited: Bool
  let retweeted: Bool
  @CodingNull(.omitted) let possiblySensitive: Bool?
  let lang: String

  @Codable(keys: .snake) struct Metadata {
    let resultType: String
    let isoLanguageCode: String
  }
}

@Codable(keys: .snake) struct TwitterUser {
  let id: Int
  let idStr: String
  let name: String
  let screenName: String
  let location: String
  let description: String
  @Nullable var url: String?
  @CodingPath("entities", "description", "urls") let descriptionLinks: [TwitterLink]
  @CodingPath("entities", "url", "urls") let links: [TwitterLink]?
  let protected: Bool
  let followersCount: Int
  let friendsCount: Int
  let listedCount: Int
  let createdAt: String
  let favouritesCount: Int
  @Nullable var utcOffset: Int?
  @Nullable var timeZone: String?
  let geoEnabled: Bool
  let verified: Bool
  let statusesCount: Int
  let lang: String
  let contributorsEnabled: Bool
  let isTranslator: Bool
  let isTranslationEnabled: Bool
  let profileBackgroundColor: String
  let profileBackgroundImageUrl: String
  let profileBackgroundImageUrlHttps: String
  let profileBackgroundTile: Bool
  let profileImageUrl: String
  let profileImageUrlHttps: String
  let profileBannerUrl: String?
  let profileLinkColor: String
  let profileSidebarBorderColor: String
  let profileSidebarFillColor: String
  let profileTextColor: String
  let profileUseBackgroundImage: Bool
  let defaultProfile: Bool
  let defaultProfileImage: Bool
  let following: Bool
  let followRequestSent: Bool
  let notifications: Bool
}

@Codable(keys: .snake) struct TwitterLink {
  let url: String
  let expandedUrl: String
  let displayUrl: String
  let indices: [Int]
}

@Codable(keys: .snake) struct TweetEntities {
  let hashtags: [Hashtag]
  let symbols: [JSONValue]
  let urls: [TwitterLink]
  let userMentions: [Mention]
  let media: [Media]?

  @Codable struct Hashtag {
    let text: String
    let indices: [Int]
  }

  @Codable(keys: .snake) struct Mention {
    let screenName: String
    let name: String
    let id: Int
    let idStr: String
    let indices: [Int]
  }

  @Codable(keys: .snake) struct Media {
    @Flatten let link: TwitterLink
    let id: Int
    let idStr: String
    let mediaUrl: String
    let mediaUrlHttps: String
    let type: String
    let sizes: [String: Size]
    let sourceStatusId: Int?
    let sourceStatusIdStr: String?

    @Codable struct Size {
      let w: Int
      let h: Int
      let resize: String
    }
  }
}
