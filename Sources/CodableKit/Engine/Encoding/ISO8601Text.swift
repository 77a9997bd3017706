#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The date in UTC to the second, as `2023-11-14T22:13:20Z`.
  var iso8601Text: String { formatted(.iso8601) }
}
