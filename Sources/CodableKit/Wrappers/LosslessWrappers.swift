/// A value that is sent as text or as itself, and is written as text.
///
///     struct Reading: Codable {
///       @LosslessStringCodable var count: Int?
///     }
///     // {"count": "123"} and {"count": 123} -> 123
///     // {} and {"count": null} -> nil
///     // {"count": "many"} -> nil, and an issue
///     // 123 -> {"count":"123"}; nil -> {"count":null}
public typealias LosslessStringCodable<T: LosslessStringConvertible & Codable> =
  Coded<ExplicitNull<Lossy<LosslessString<T>?>>>

/// A scalar that is sent as another kind of scalar, converted exactly; see ``Lossless``.
///
///     @LosslessValue var id: String
///     // {"id": 7} -> "7"
public typealias LosslessValue<T: LosslessScalar> = Coded<Lossless<T>>
