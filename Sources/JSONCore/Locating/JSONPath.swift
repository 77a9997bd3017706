/// One step into a value.
///
///     let path = JSONPath([.key("items"), .index(2)])
///     path.appending(JSONPathComponent.key("count")).description   // $.items[2].count
public enum JSONPathComponent: Hashable, Sendable {
  /// The value of a key of an object.
  case key(String)
  /// An element of an array, from 0.
  case index(Int)
}

/// The way from a document's root to one of its values.
///
///     JSONPath([.key("items"), .index(2), .key("count")]).description   // $.items[2].count
///     JSONPath([.key("a.b")]).description                               // $["a.b"]
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The steps, from the root.
  ///
  ///     JSONPath([.key("items"), .index(2)]).components   // [.key("items"), .index(2)]
  public var components: [JSONPathComponent]

  /// Makes a path of its steps; none lead to the root.
  ///
  ///     JSONPath().description   // $
  public init(_ components: [JSONPathComponent] = []) { self.components = components }

  /// The path one step further in.
  ///
  ///     JSONPath([.key("items")]).appending(.index(2)).description   // $.items[2]
  public func appending(_ component: JSONPathComponent) -> JSONPath {
    JSONPath(components + [component])
  }

  /// The path in the notation of JSONPath (RFC 9535, section 2.5.1): a key that is no name of ASCII
  /// letters, digits and `_` stands in brackets, escaped as in JSON.
  ///
  ///     JSONPath([.key("a b"), .index(0)]).description   // $["a b"][0]
  public var description: String {
    components.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += Self.isIdentifier(key) ? ".\(key)" : "[\(quotedForDisplay(key))]"
      }
    }
  }

  private static func isIdentifier(_ key: String) -> Bool {
    for (position, byte) in key.utf8.enumerated() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: continue
      case 0x30...0x39 where position > 0: continue
      default: return false
      }
    }
    return !key.isEmpty
  }
}
