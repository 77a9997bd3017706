/// An empty array in place of a missing key, of null and of a bad value.
///
///     @DefaultEmptyArray var tags: [String]
///     // {} -> [], {"tags": 7} -> [] and an issue, {"tags": ["a"]} -> ["a"]
public typealias DefaultEmptyArray<T> = Coded<Default<[Plain<T>], Empty<[T]>>>

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
