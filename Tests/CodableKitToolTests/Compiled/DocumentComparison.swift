import CodableKit

@testable import CodableKitTool

/// Compares a document with what came back for it.
struct DocumentComparison {
  let inference: ModelInference

  /// The document without the nulls that the model does not keep: those under a key that is null in
  /// some sample and missing in another one.
  func withoutAmbiguousNulls(
    _ value: JSONValue, _ shape: Shape, at path: PathPattern = .root
  ) -> JSONValue {
    // Mixed values are a `JSONValue`, which keeps everything.
    guard shape.kinds.count == 1 else { return value }
    switch value {
    case .array(let elements):
      guard let element = shape.arrays.element else { return value }
      return .array(elements.map { withoutAmbiguousNulls($0, element, at: path.appending(.each)) })
    case .object(let object):
      return .object(withoutAmbiguousNulls(object, shape.objects, at: path))
    default:
      return value
    }
  }

  private func withoutAmbiguousNulls(
    _ object: JSONObject, _ shape: ObjectShape, at path: PathPattern
  ) -> JSONObject {
    if inference.maps.isMap(shape, at: path) {
      let values = shape.mergedValues
      return JSONObject(
        object.map { key, value in
          (key, withoutAmbiguousNulls(value, values, at: path.appending(.each)))
        })
    }
    var members: [String: ObjectShape.Member] = [:]
    for member in shape.members { members[member.key] = member }
    return JSONObject(
      object.compactMap { key, value in
        guard let member = members[key] else { return (key, value) }
        if value == .null && shape.isMissingSomewhere(member) { return nil }
        return (key, withoutAmbiguousNulls(value, member.shape, at: path.appending(.key(key))))
      })
  }

  /// The first place at which two documents differ, or nil if they are equal.
  static func firstDifference(
    _ first: JSONValue, _ second: JSONValue, at path: JSONPath = JSONPath()
  ) -> String? {
    switch (first, second) {
    case (.array(let left), .array(let right)) where left.count == right.count:
      return zip(left, right).enumerated().lazy.compactMap { index, pair in
        firstDifference(pair.0, pair.1, at: path.appending(.index(index)))
      }.first
    case (.object(let left), .object(let right)):
      let keys = left.keys + right.keys.filter { left[$0] == nil }
      return keys.lazy.compactMap { key in
        let path = path.appending(.key(key))
        guard let one = left[key] else { return "\(path): only in the second" }
        guard let other = right[key] else { return "\(path): only in the first" }
        return firstDifference(one, other, at: path)
      }.first
    default:
      return first == second ? nil : "\(path): \("\(first)".prefix(80)), \("\(second)".prefix(80))"
    }
  }
}
