/// An array without the elements that cannot be read.
///
/// The key has to be there.
///
///     struct User: Codable {
///       @LossyArray var payments: [Payment]
///     }
///     // {"payments": ["NewCard", "GooglePay"]} -> [.newCard], and an issue
///     // {"payments": null} and {"payments": 7} -> [], and an issue
///     // {} -> throws keyNotFound
///
/// The order is kept, and the nulls of a `[T?]`. As a type of its own it has the array in
/// ``Coded/elements``.
public typealias LossyArray<T> = Coded<Lossy<[Plain<T>]>>

/// A set without the elements that cannot be read.
///
/// The key has to be there.
///
///     struct User: Codable {
///       @LossySet var roles: Set<Role>
///     }
///     // {"roles": ["admin", "admin", 7]} -> [.admin], and an issue
///
/// As ``LossyArray`` in everything else.
public typealias LossySet<T: Hashable> = Coded<Lossy<Set<Plain<T>>>>

/// A dictionary without the entries that cannot be read.
///
/// The key has to be there.
///
///     struct Shop: Codable {
///       @LossyDictionary var stock: [Size: Int]
///     }
///     // {"stock": {"small": 2, "huge": 1, "large": "x"}} -> [.small: 2], and two issues
///     // {"stock": null} and {"stock": 7} -> [:], and an issue
///     // {} -> throws keyNotFound
///
/// A bad key drops its entry alone, and keys of any type make an object, as they do in a strategy
/// for dictionaries. Keys are data: a decoder's key strategy does not touch them.
public typealias LossyDictionary<K: Hashable, V> = Coded<Lossy<[Plain<K>: Plain<V>]>>
