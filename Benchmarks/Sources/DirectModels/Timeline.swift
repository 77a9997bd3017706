import CodableKitMacros

/// The search result of `twitter.json`, by the macro.
@Codable(keys: .snake) package struct Timeline: Sendable {
  package var statuses: [Status]
  package var searchMetadata: SearchMetadata
}

@Codable(keys: .snake) package struct SearchMetadata: Sendable {
  package var completedIn: Double
  package var maxId: Int
  package var maxIdStr: String
  package var nextResults: String
  package var query: String
  package var refreshUrl: String
  package var count: Int
  package var sinceId: Int
  package var sinceIdStr: String
}

@Codable(keys: .snake) package struct StatusMetadata: Sendable {
  package var resultType: String
  package var isoLanguageCode: String
}

@Codable(keys: .snake) package final class Status: Sendable {
  package let metadata: StatusMetadata
  package let createdAt: String
  package let id: Int
  package let idStr: String
  package let text: String
  package let source: String
  package let truncated: Bool
  package let inReplyToStatusId: Int?
  package let inReplyToStatusIdStr: String?
  package let inReplyToUserId: Int?
  package let inReplyToUserIdStr: String?
  package let inReplyToScreenName: String?
  package let user: Account
  package let retweetedStatus: Status?
  package let retweetCount: Int
  package let favoriteCount: Int
  package let entities: Entities
  package let favorited: Bool
  package let retweeted: Bool
  package let possiblySensitive: Bool?
  package let lang: String
}

@Codable(keys: .snake) package struct Account: Sendable {
  package var id: Int
  package var idStr: String
  package var name: String
  package var screenName: String
  package var location: String
  package var description: String
  package var url: String?
  package var entities: AccountEntities
  package var protected: Bool
  package var followersCount: Int
  package var friendsCount: Int
  package var listedCount: Int
  package var createdAt: String
  package var favouritesCount: Int
  package var utcOffset: Int?
  package var timeZone: String?
  package var geoEnabled: Bool
  package var verified: Bool
  package var statusesCount: Int
  package var lang: String
  package var contributorsEnabled: Bool
  package var isTranslator: Bool
  package var isTranslationEnabled: Bool
  package var profileBackgroundColor: String
  package var profileBackgroundImageUrl: String
  package var profileBackgroundImageUrlHttps: String
  package var profileBackgroundTile: Bool
  package var profileImageUrl: String
  package var profileImageUrlHttps: String
  package var profileBannerUrl: String?
  package var profileLinkColor: String
  package var profileSidebarBorderColor: String
  package var profileSidebarFillColor: String
  package var profileTextColor: String
  package var profileUseBackgroundImage: Bool
  package var defaultProfile: Bool
  package var defaultProfileImage: Bool
  package var following: Bool
  package var followRequestSent: Bool
  package var notifications: Bool
}

@Codable package struct AccountEntities: Sendable {
  package var description: Links
  package var url: Links?
}

@Codable package struct Links: Sendable {
  package var urls: [Link]
}

@Codable(keys: .snake) package struct Link: Sendable {
  package var url: String
  package var expandedUrl: String
  package var displayUrl: String
  package var indices: [Int]
}

@Codable(keys: .snake) package struct Entities: Sendable {
  package var hashtags: [Hashtag]
  package var symbols: [Hashtag]
  package var urls: [Link]
  package var userMentions: [Mention]
  package var media: [Medium]?
}

@Codable package struct Hashtag: Sendable {
  package var text: String
  package var indices: [Int]
}

@Codable(keys: .snake) package struct Mention: Sendable {
  package var screenName: String
  package var name: String
  package var id: Int
  package var idStr: String
  package var indices: [Int]
}

@Codable(keys: .snake) package struct Medium: Sendable {
  package var id: Int
  package var idStr: String
  package var indices: [Int]
  package var mediaUrl: String
  package var mediaUrlHttps: String
  package var url: String
  package var displayUrl: String
  package var expandedUrl: String
  package var type: String
  package var sizes: [String: Size]
  package var sourceStatusId: Int?
  package var sourceStatusIdStr: String?
}

@Codable package struct Size: Sendable {
  package var w: Int
  package var h: Int
  package var resize: String
}
