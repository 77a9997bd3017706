/// Writes nil as `null`, for a server that wants to see the key.
///
///     struct User: Codable {
///       @Nullable var payment: Payment?
///     }
///     // nil -> {"payment":null}
///     // {} and {"payment": null} -> nil
///     // {"payment": 7} -> throws: a wrong type never turns into a null
///
/// In a property list null is the string `$null`, as Foundation writes it; so a value with that
/// very text reads as nil there.
public typealias Nullable<T> = Coded<ExplicitNull<Plain<T>?>>
