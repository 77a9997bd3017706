import CodableKit

/// The first place at which two documents differ, or nil if they are equal.
func firstDifference(
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
