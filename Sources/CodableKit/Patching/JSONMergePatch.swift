/// Changes to a JSON document in the shape of the document: JSON Merge Patch (RFC 7396).
///
///     var value: JSONValue = ["name": "Ada", "address": ["city": "Bern", "zip": 3000]]
///     value.apply(JSONMergePatch(["name": nil, "address": ["zip": 3001]]))
///     // {"address": {"city": "Bern", "zip": 3001}}
///
/// A key sets its value, null takes the key away, an object goes on inside. Everything else
/// replaces what was there, arrays as a whole. It is `Codable` as the patch document itself.
public struct JSONMergePatch: Hashable, Sendable {
  /// The patch document.
  ///
  ///     JSONMergePatch(["a": nil]).value   // ["a": nil]
  public var value: JSONValue

  /// Takes a patch document.
  ///
  ///     JSONValue.object(["a": 1, "b": 2]).applying(JSONMergePatch(["a": nil]))   // ["b": 2]
  public init(_ value: JSONValue) { self.value = value }

  /// The patch that makes one value of another, or nil if there is none.
  ///
  ///     JSONMergePatch(from: ["a": 1, "b": 2], to: ["a": 1, "b": 3])?.value   // {"b": 3}
  ///     JSONMergePatch(from: ["a": 1], to: ["a": nil])                        // nil
  ///
  /// There is none when a key would have to become null: there null means that the key goes.
  /// ``JSONPatch`` has no such limit.
  ///
  /// - Complexity: O(*n*) in the size of both values. As comparing them does, it takes stack for
  ///   the objects inside each other.
  public init?(from old: JSONValue, to new: JSONValue) {
    // What is no object takes the place of anything as a whole, null too.
    guard case .object = new else {
      value = new
      return
    }
    switch Self.difference(from: old, to: new) {
    case .none: value = .object(JSONObject())
    case .change(let patch): value = patch
    case .impossible: return nil
    }
  }

  /// How a member becomes another.
  private enum Difference {
    /// It is the same.
    case none
    case change(JSONValue)
    /// It would have to become null.
    case impossible
  }

  /// One walk through both: whether they are the same shows in it.
  private static func difference(from old: JSONValue?, to new: JSONValue) -> Difference {
    guard case .object(let target) = new else {
      return old == new ? .none : new.isNull ? .impossible : .change(new)
    }
    // What is no object is merged into as an empty one.
    let source = old?.object
    var patch = JSONObject()
    for key in source?.keys ?? [] where target[key] == nil { patch[key] = .null }
    for (key, value) in target {
      switch difference(from: source?[key], to: value) {
      case .none: continue
      case .change(let change): patch[key] = change
      case .impossible: return .impossible
      }
    }
    return source != nil && patch.isEmpty ? .none : .change(.object(patch))
  }
}

extension JSONMergePatch: Codable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(JSONValue.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension JSONValue {
  /// Makes the changes of a merge patch, which cannot fail.
  ///
  ///     var value: JSONValue = ["a": 1, "b": 2]
  ///     value.apply(JSONMergePatch(["a": nil, "c": 3]))
  ///     value   // ["b": 2, "c": 3]
  ///
  /// - Complexity: O(*p*) in the size of the patch, and stack for the objects inside each other.
  public mutating func apply(_ patch: JSONMergePatch) { merge(patch.value) }

  /// The value with the changes of a merge patch made.
  ///
  ///     JSONValue.object(["a": 1]).applying(JSONMergePatch(["a": 2]))   // ["a": 2]
  public func applying(_ patch: JSONMergePatch) -> JSONValue {
    var changed = self
    changed.apply(patch)
    return changed
  }

  private mutating func merge(_ patch: JSONValue) {
    guard case .object(let changes) = patch else {
      self = patch
      return
    }
    var members = object ?? JSONObject()
    // Taken out first, so that the members are changed in place.
    self = .null
    for (key, change) in changes {
      guard !change.isNull else {
        members[key] = nil
        continue
      }
      var member = members[key] ?? .null
      members[key] = .null
      member.merge(change)
      members[key] = member
    }
    self = .object(members)
  }
}
