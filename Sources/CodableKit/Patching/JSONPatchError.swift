/// Why a patch could not be applied.
///
///     operation 1 (remove "/list"): there is no value at "/list"
public struct JSONPatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the operation in the patch, from 0.
  public let operationIndex: Int

  /// The operation.
  public let operation: JSONPatch.Operation

  /// What is wrong with it.
  public let reason: Reason

  /// The ways in which an operation fails.
  public enum Reason: Error, Hashable, Sendable {
    /// The text is no JSON Pointer.
    case malformedPointer(String)
    /// Nothing stands at the place, or at the place above that it would belong to.
    case noValue(at: String)
    /// The value above the place is neither an object nor an array.
    case noContainer(at: String)
    /// The step is no index of the array, or one beyond its end.
    case noIndex(String, count: Int)
    /// The whole document cannot be taken away.
    case wholeDocument
    /// A value cannot be moved into itself.
    case moveIntoItself
    /// The tested value is another one.
    case unequal(found: JSONValue)
  }

  /// The operation, its index and what is wrong with it, in one line.
  public var description: String {
    "operation \(operationIndex) (\(operation.name) \(Excerpt.quoted(operation.path))): \(text)"
  }

  private var text: String {
    switch reason {
    case .malformedPointer(let text): "\(Excerpt.quoted(text)) is no JSON Pointer"
    case .noValue(let place): "there is no value at \(Excerpt.quoted(place))"
    case .noContainer(let place):
      "the value at \(Excerpt.quoted(place)) is neither an object nor an array"
    case .noIndex(let step, let count):
      "\(Excerpt.quoted(step)) is no index of an array of \(count)"
    case .wholeDocument: "the whole document cannot be taken away"
    case .moveIntoItself: "a value cannot be moved into itself"
    case .unequal(let found):
      "expected \(expected), found \(Excerpt.json(found))"
    }
  }

  private var expected: String {
    if case .test(_, let value) = operation { Excerpt.json(value) } else { "another value" }
  }
}

extension Excerpt {
  /// A value as JSON, cut to the limit.
  static func json(_ value: JSONValue) -> String { raw(value.description) }
}
