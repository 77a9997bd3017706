/// Nil in place of a value that cannot be read.
///
/// The key has to be there.
///
///     struct User: Codable {
///       @LossyValue var payment: Payment?
///     }
///     // {"payment": "GooglePay"} -> nil, and an issue
///     // {"payment": null} -> nil
///     // {} -> throws keyNotFound
///
/// Nil is written as `null`. Where the key may be missing, use ``LossyOptional``. The value is
/// read as a whole: of a `LossyValue<[Int]>` with one bad element nothing is left.
public typealias LossyValue<T> = Coded<Required<Lossy<Plain<T>?>>>
