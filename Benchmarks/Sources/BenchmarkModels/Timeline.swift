/// The search result of `twitter.json`, field by field.
package struct Timeline: Codable, Sendable {
  package var statuses: [Status]
  package var searchMetadata: SearchMetadata

  enum CodingKeys: String, CodingKey {
    case statuses
    case searchMetadata = "search_metadata"
  }
}

package struct SearchMetadata: Codable, Sendable {
  package var completedIn: Double
  package var maxId: Int
  package var maxIdStr: String
  package var nextResults: String
  package var query: String
  package var refreshUrl: String
  package var count: Int
  package var sinceId: Int
  package var sinceIdStr: String

  enum CodingKeys: String, CodingKey {
    case completedIn = "completed_in"
    case maxId = "max_id"
    case maxIdStr = "max_id_str"
    case nextResults = "next_results"
    case query
    case refreshUrl = "refresh_url"
    case count
    case sinceId = "since_id"
    case sinceIdStr = "since_id_str"
  }
}

package struct StatusMetadata: Codable, Sendable {
  package var resultType: String
  package var isoLanguageCode: String

  enum CodingKeys: String, CodingKey {
    case resultType = "result_type"
    case isoLanguageCode = "iso_language_code"
  }
}

package final class Status: Codable, Sendable {
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

  enum CodingKeys: String, CodingKey {
    case metadata
    case createdAt = "created_at"
    case id
    case idStr = "id_str"
    case text
    case source
    case truncated
    case inReplyToStatusId = "in_reply_to_status_id"
    case inReplyToStatusIdStr = "in_reply_to_status_id_str"
    case inReplyToUserId = "in_reply_to_user_id"
    case inReplyToUserIdStr = "in_reply_to_user_id_str"
    case inReplyToScreenName = "in_reply_to_screen_name"
    case user
    case retweetedStatus = "retweeted_status"
    case retweetCount = "retweet_count"
    case favoriteCount = "favorite_count"
    case entities
    case favorited
    case retweeted
    case possiblySensitive = "possibly_sensitive"
    case lang
  }
}

package struct Account: Codable, Sendable {
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

  enum CodingKeys: String, CodingKey {
    case id
    case idStr = "id_str"
    case name
    case screenName = "screen_name"
    case location
    case description
    case url
    case entities
    case protected
    case followersCount = "followers_count"
    case friendsCount = "friends_count"
    case listedCount = "listed_count"
    case createdAt = "created_at"
    case favouritesCount = "favourites_count"
    case utcOffset = "utc_offset"
    case timeZone = "time_zone"
    case geoEnabled = "geo_enabled"
    case verified
    case statusesCount = "statuses_count"
    case lang
    case contributorsEnabled = "contributors_enabled"
    case isTranslator = "is_translator"
    case isTranslationEnabled = "is_translation_enabled"
    case profileBackgroundColor = "profile_background_color"
    case profileBackgroundImageUrl = "profile_background_image_url"
    case profileBackgroundImageUrlHttps = "profile_background_image_url_https"
    case profileBackgroundTile = "profile_background_tile"
    case profileImageUrl = "profile_image_url"
    case profileImageUrlHttps = "profile_image_url_https"
    case profileBannerUrl = "profile_banner_url"
    case profileLinkColor = "profile_link_color"
    case profileSidebarBorderColor = "profile_sidebar_border_color"
    case profileSidebarFillColor = "profile_sidebar_fill_color"
    case profileTextColor = "profile_text_color"
    case profileUseBackgroundImage = "profile_use_background_image"
    case defaultProfile = "default_profile"
    case defaultProfileImage = "default_profile_image"
    case following
    case followRequestSent = "follow_request_sent"
    case notifications
  }
}

package struct AccountEntities: Codable, Sendable {
  package var description: Links
  package var url: Links?
}

package struct Links: Codable, Sendable {
  package var urls: [Link]
}

package struct Link: Codable, Sendable {
  package var url: String
  package var expandedUrl: String
  package var displayUrl: String
  package var indices: [Int]

  enum CodingKeys: String, CodingKey {
    case url
    case expandedUrl = "expanded_url"
    case displayUrl = "display_url"
    case indices
  }
}

package struct Entities: Codable, Sendable {
  package var hashtags: [Hashtag]
  package var symbols: [Hashtag]
  package var urls: [Link]
  package var userMentions: [Mention]
  package var media: [Medium]?

  enum CodingKeys: String, CodingKey {
    case hashtags
    case symbols
    case urls
    case userMentions = "user_mentions"
    case media
  }
}

package struct Hashtag: Codable, Sendable {
  package var text: String
  package var indices: [Int]
}

package struct Mention: Codable, Sendable {
  package var screenName: String
  package var name: String
  package var id: Int
  package var idStr: String
  package var indices: [Int]

  enum CodingKeys: String, CodingKey {
    case screenName = "screen_name"
    case name
    case id
    case idStr = "id_str"
    case indices
  }
}

package struct Medium: Codable, Sendable {
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

  enum CodingKeys: String, CodingKey {
    case id
    case idStr = "id_str"
    case indices
    case mediaUrl = "media_url"
    case mediaUrlHttps = "media_url_https"
    case url
    case displayUrl = "display_url"
    case expandedUrl = "expanded_url"
    case type
    case sizes
    case sourceStatusId = "source_status_id"
    case sourceStatusIdStr = "source_status_id_str"
  }
}

package struct Size: Codable, Sendable {
  package var w: Int
  package var h: Int
  package var resize: String

  package init(w: Int, h: Int, resize: String) {
    (self.w, self.h, self.resize) = (w, h, resize)
  }
}
