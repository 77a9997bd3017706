// What generated code gives its names to strategies by.

/// A strategy, if it reads and writes values of a type.
///
///     private enum CodingStrategies {
///       typealias sentAt = CheckedStrategy<UnixSeconds, Date>
///     }
///     sentAt = try container.decode(by: CodingStrategies.sentAt.self, forKey: .sentAt)
///
/// The macro names each strategy once in this way. One that does not fit its property is an error
/// there, at its name, and not in each of the functions that use it.
public typealias CheckedStrategy<Strategy: DecodingStrategy & EncodingStrategy, Value> = Strategy
where Strategy.CodedValue == Value

/// A strategy, if it reads values of a type; see ``CheckedStrategy``.
///
///     typealias sentAt = CheckedDecodingStrategy<UnixSeconds, Date>
public typealias CheckedDecodingStrategy<Strategy: DecodingStrategy, Value> = Strategy
where Strategy.CodedValue == Value

/// A strategy, if it writes values of a type; see ``CheckedStrategy``.
///
///     typealias sentAt = CheckedEncodingStrategy<UnixSeconds, Date>
public typealias CheckedEncodingStrategy<Strategy: EncodingStrategy, Value> = Strategy
where Strategy.CodedValue == Value
