/// Says how one value is read and written, as a type.
///
///     @Coded<[ISO8601?]> var stamps: [Date?]
///     // {"stamps": ["2024-01-02T03:04:05Z", null]} -> a date and nil
///
/// A strategy is a type and not an object, so that strategies nest in the language's own notation:
/// `[ISO8601?]` reads an array of optional dates, `Lossy<[Int]>` an array that drops what is no
/// `Int`. A strategy adopts ``DecodingStrategy``, ``EncodingStrategy`` or both.
///
/// A conformance may belong to an actor: where the main actor is the default isolation, as in new
/// apps, `Plain<User>` is a strategy of the main actor because `User`'s own conformance is.
public protocol ValueStrategy<CodedValue> {
  /// The type of the property that the strategy reads and writes.
  ///
  /// It may be optional. Not called `Value`: `Dictionary` has a generic parameter of that name, and
  /// users' own protocols, to which they conform standard types, have associated types of it.
  associatedtype CodedValue
}

/// A strategy that reads and writes.
///
///     func check<Strategy: CodingStrategy>(_ strategy: Strategy.Type)
///     where Strategy.CodedValue == Int {}
///     check(Rounded<Int>.self)
public typealias CodingStrategy = DecodingStrategy & EncodingStrategy
