#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Provides an empty string, array, set, dictionary or `Data`.
///
///     @Coded<Default<Set<Int>, Empty<Set<Int>>>> var ids: Set<Int>
///     // {} -> []
public enum Empty<T: EmptyConstructible>: DefaultProvider {
  public static var defaultValue: T { T() }
}

/// A type whose initialiser without arguments gives an empty value.
///
///     struct Tags: Codable, Equatable, EmptyConstructible { var names: [String] = [] }
///     @Coded<Default<Plain<Tags>, Empty<Tags>>> var tags: Tags
///     // {} -> Tags(names: [])
public protocol EmptyConstructible {
  /// Creates an empty value.
  ///
  ///     Set<Int>()   // []
  init()
}

extension String: EmptyConstructible {}
extension Array: EmptyConstructible {}
extension Set: EmptyConstructible {}
extension Dictionary: EmptyConstructible {}
extension Data: EmptyConstructible {}
extension OrderedFields: EmptyConstructible {}

/// Provides zero.
///
///     @Coded<Default<Lossless<Int>, Zero<Int>>> var count: Int
///     // {} -> 0
public enum Zero<T: AdditiveArithmetic>: DefaultProvider {
  public static var defaultValue: T { .zero }
}

/// Provides `true`.
///
///     @Coded<Default<Lossless<Bool>, True>> var isVisible: Bool
///     // {} -> true
public enum True: DefaultProvider {
  public static var defaultValue: Bool { true }
}

/// Provides `false`.
///
///     @Coded<Default<Lossless<Bool>, False>> var isVisible: Bool
///     // {} -> false
public enum False: DefaultProvider {
  public static var defaultValue: Bool { false }
}

/// Provides the first case of an enum; an enum without cases has no default.
///
///     enum Level: String, Codable, CaseIterable { case low, high }
///     @DefaultFirstCase var level: Level
///     // {"level": "extreme"} -> .low and an issue
public enum FirstCase<T: CaseIterable>: DefaultPolicy {
  public static func defaultValue(for cause: DefaultCause) -> T? { T.allCases.first }
}

/// Provides the time at which the default is needed.
///
///     @DefaultNow var receivedAt: Date
///     // {} -> the time of decoding
public enum Now: DefaultProvider {
  public static var defaultValue: Date { Date() }
}

/// Provides a new random identifier each time.
///
///     @DefaultNewUUID var id: UUID
///     // [{}, {}] -> two different ones
public enum NewUUID: DefaultProvider {
  public static var defaultValue: UUID { UUID() }
}
