/// A list of changes to a JSON document: JSON Patch (RFC 6902).
///
///     var value: JSONValue = ["name": "Ada", "tags": ["a"]]
///     try value.apply([.replace("/name", "Bea"), .add("/tags/-", "b"), .test("/tags/0", "a")])
///     // {"name": "Bea", "tags": ["a", "b"]}
///     JSONPatch(from: ["a": 1, "b": 2], to: ["a": 1, "b": 3])
///     // [{"op": "replace", "path": "/b", "value": 3}]
///
/// It is `Codable` in the form of the RFC, under any coder. Members that an operation does not have
/// are ignored; an unknown operation is `DecodingError.dataCorrupted`.
public struct JSONPatch: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The changes, in the order in which they are made.
  ///
  ///     JSONPatch(from: ["a": 1], to: ["a": 2]).operations   // [.replace("/a", 2)]
  public var operations: [Operation]

  /// Lists changes.
  ///
  ///     JSONPatch([.remove("/a")]).operations   // [.remove("/a")]
  public init(_ operations: [Operation] = []) { self.operations = operations }

  /// Lists changes.
  ///
  ///     let patch: JSONPatch = [.remove("/a"), .add("/b", 1)]
  ///     patch.operations.count   // 2
  public init(arrayLiteral elements: Operation...) { self.init(elements) }

  /// Whether nothing is to be changed.
  ///
  ///     JSONPatch(from: ["a": 1], to: ["a": 1.0]).isEmpty   // true
  public var isEmpty: Bool { operations.isEmpty }

  /// One change.
  ///
  /// Places are JSON Pointers (RFC 6901): `/a~1b/0` is the first element below the key
  /// `a/b`, and `/list/-` the place after the last element.
  ///
  ///     var document: JSONValue = ["name": "Ada", "tags": ["a"]]
  ///     try document.apply([
  ///       .test("/tags/0", "a"),        // or the whole patch fails
  ///       .replace("/name", "Bea"),
  ///       .add("/tags/-", "b"),
  ///       .copy(from: "/name", to: "/nick"),
  ///       .move(from: "/tags", to: "/labels"),
  ///       .remove("/labels/0"),
  ///     ])
  ///     document   // ["name": "Bea", "nick": "Bea", "labels": ["b"]]
  public enum Operation: Hashable, Sendable {
    /// Sets a key, or inserts an element before the one at the place.
    case add(String, JSONValue)
    /// Takes the value at the place away; it has to be there.
    case remove(String)
    /// Puts another value in the place of one that has to be there.
    case replace(String, JSONValue)
    /// Takes a value away and adds it elsewhere.
    case move(from: String, to: String)
    /// Adds a value that stands elsewhere as well.
    case copy(from: String, to: String)
    /// Fails the whole patch unless the place holds a value equal to this one.
    ///
    /// `1` and `1.0` are equal, and so are objects whatever the order of their keys.
    case test(String, JSONValue)

    /// The name of the operation in a patch document.
    ///
    ///     JSONPatch.Operation.move(from: "/a", to: "/b").name   // "move"
    public var name: String {
      switch self {
      case .add: "add"
      case .remove: "remove"
      case .replace: "replace"
      case .move: "move"
      case .copy: "copy"
      case .test: "test"
      }
    }

    /// The place that the operation changes or tests.
    ///
    ///     JSONPatch.Operation.move(from: "/a", to: "/b").path   // "/b"
    public var path: String {
      switch self {
      case .add(let path, _), .remove(let path), .replace(let path, _), .test(let path, _),
        .move(_, let path), .copy(_, let path):
        path
      }
    }
  }
}
