/// Nil in place of a value that is missing or cannot be read.
///
///     struct User: Codable {
///       @LossyOptional var payment: Payment?
///     }
///     // {} -> nil
///     // {"payment": "GooglePay"} -> nil, and an issue
///
/// Nil is written by leaving the key out.
public typealias LossyOptional<T> = Coded<Lossy<Plain<T>?>>
