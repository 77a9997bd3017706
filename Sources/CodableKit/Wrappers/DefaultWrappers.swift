#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An empty array in place of a missing key, of null and of a bad value.
///
///     @DefaultEmptyArray var tags: [String]
///     // {} -> [], {"tags": 7} -> [] and an issue, {"tags": ["a"]} -> ["a"]
///
/// One bad element is a bad value: to lose only the element, use ``DefaultLossyArray``.
public typealias DefaultEmptyArray<T> = Coded<Default<[Plain<T>], Empty<[T]>>>

/// An array that may be missing, without the elements that cannot be read.
///
///     @DefaultLossyArray var tags: [String]
///     // {} and {"tags": null} -> [], {"tags": ["a", 7]} -> ["a"] and an issue
public typealias DefaultLossyArray<T> = Coded<Default<Lossy<[Plain<T>]>, Empty<[T]>>>

/// A set that may be missing, without the elements that cannot be read.
///
///     @DefaultLossySet var roles: Set<String>
///     // {} and {"roles": null} -> [], {"roles": ["a", 7]} -> ["a"] and an issue
public typealias DefaultLossySet<T: Hashable> =
  Coded<Default<Lossy<Set<Plain<T>>>, Empty<Set<T>>>>

/// A dictionary that may be missing, without the entries that cannot be read.
///
///     @DefaultLossyDictionary var counts: [String: Int]
///     // {} and {"counts": null} -> [:], {"counts": {"a": 1, "b": "x"}} -> ["a": 1] and an issue
public typealias DefaultLossyDictionary<K: Hashable, V> =
  Coded<Default<Lossy<[Plain<K>: Plain<V>]>, Empty<[K: V]>>>

/// An empty dictionary in place of a missing key, of null and of a bad value.
///
///     @DefaultEmptyDictionary var counts: [String: Int]
///     // {} -> [:]
public typealias DefaultEmptyDictionary<K: Hashable, V> =
  Coded<Default<[Plain<K>: Plain<V>], Empty<[K: V]>>>

/// An empty string in place of a missing key, of null and of a bad value.
///
///     @DefaultEmptyString var note: String
///     // {} -> ""
public typealias DefaultEmptyString = Coded<Default<String, Empty<String>>>

/// Zero in place of a missing key, of null and of a bad value.
///
///     @DefaultZero var count: Int
///     // {"count": null} -> 0
public typealias DefaultZero<T: AdditiveArithmetic> = Coded<Default<Plain<T>, Zero<T>>>

/// `true` in place of a missing key, of null and of a bad value.
///
///     @DefaultTrue var isVisible: Bool
///     // {} -> true
public typealias DefaultTrue = Coded<Default<Bool, True>>

/// `false` in place of a missing key, of null and of a bad value.
///
///     @DefaultFalse var isVisible: Bool
///     // {} -> false
public typealias DefaultFalse = Coded<Default<Bool, False>>

/// A type's own default in place of a missing key, of null and of a bad value.
///
///     enum Shape: String, Codable, DefaultProvider {
///       case disc, other
///       static var defaultValue: Shape { .other }
///     }
///     @DefaultCase var shape: Shape
///     // {"shape": "ring"} -> .other and an issue
public typealias DefaultCase<T: DefaultProvider> = Coded<Default<Plain<T>, T>>
where T.DefaultValue == T

/// The first case of an enum in place of a missing key, of null and of a bad value.
///
///     enum Level: String, Codable, CaseIterable { case low, high }
///     @DefaultFirstCase var level: Level
///     // {"level": "extreme"} -> .low and an issue
public typealias DefaultFirstCase<T: CaseIterable> = Coded<Default<Plain<T>, FirstCase<T>>>

/// The time of decoding in place of a missing key, of null and of a bad value.
///
///     @DefaultNow var receivedAt: Date
///     // {} -> the time of decoding
///
/// For a form of its own: `@Coded<Default<ISO8601, Now>>`.
public typealias DefaultNow = Coded<Default<Date, Now>>

/// A new random identifier in place of a missing key, of null and of a bad value.
///
///     @DefaultNewUUID var id: UUID
///     // [{}, {}] -> two different ones
public typealias DefaultNewUUID = Coded<Default<UUID, NewUUID>>
