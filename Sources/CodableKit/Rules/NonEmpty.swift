/// A text or a collection that may not be empty.
///
///     @Coded<NonEmpty<String>> var name: String
///     @Coded<NonEmpty<Lossy<[Int]>>> var ids: [Int]
///     // {"name": ""} -> throws: expected a text that is not empty, found string ""
///     // {"ids": ["x"]} -> throws too: nothing is left of it
///
/// For nil in place of an empty text see ``EmptyStringAsNil``.
public typealias NonEmpty<Strategy: ValueStrategy> =
  Refined<Strategy, NotEmpty<Strategy.CodedValue>>
where Strategy.CodedValue: Collection

/// The rule of ``NonEmpty``.
///
///     NotEmpty<String>.judge("")   // .refused(expected: "a text that is not empty")
public enum NotEmpty<Value: Collection>: ValueRule {
  /// Refuses what has no elements.
  ///
  ///     NotEmpty<String>.judge("a")   // .accepted
  public static func judge(_ value: Value) -> Verdict<Value> {
    guard value.isEmpty else { return .accepted }
    let noun = Value.self is any StringProtocol.Type ? "a text" : "a collection"
    return .refused(expected: "\(noun) that is not empty")
  }
}
