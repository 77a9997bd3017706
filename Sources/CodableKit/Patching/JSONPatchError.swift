/// Why a patch could not be applied.
///
///     operation 1 (remove "/list"): there is no value at "/list"
public struct JSONPatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the operation in the patch, from 0.
  ///
  ///     // Of the patch [.test("/a", 1), .remove("/b")] for {"a": 1}:
  ///     error.operationIndex   // 1
  public let operationIndex: Int

  /// The operation.
  ///
  ///     // Of the patch [.test("/a", 1), .remove("/b")] for {"a": 1}:
  ///     error.operation   // .remove("/b")
  public let operation: JSONPatch.Operation

  /// What is wrong with it.
  ///
  ///     // Of the patch [.test("/a", 1), .remove("/b")] for {"a": 1}:
  ///     error.reason   // .noValue(at: "/b")
  public let reason: Reason

  /// The ways in which an operation fails.
  ///
  /// Of patches for `{"a": 1, "list": [2]}`:
  ///
  ///     fault([.remove("b")])?.reason                          // .malformedPointer("b")
  ///     fault([.remove("/b")])?.reason                         // .noValue(at: "/b")
  ///     fault([.add("/a/b", 1)])?.reason                       // .noContainer(at: "/a")
  ///     fault([.remove("/list/7")])?.reason                    // .noIndex("7", count: 1)
  ///     fault([.remove("")])?.reason                           // .wholeDocument
  ///     fault([.move(from: "/list", to: "/list/0")])?.reason   // .moveIntoItself
  ///     fault([.test("/a", 2)])?.reason                        // .unequal(found: 1)
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
  ///
  ///     // Of the patch [.test("/a", 1), .remove("/b")] for {"a": 1}:
  ///     error.description   // operation 1 (remove "/b"): there is no value at "/b"
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
