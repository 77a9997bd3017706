import FuzzDriver
import JSONCore

/// Bytes into a value, strictly and as JSON5, and into places.
///
/// Beyond not crashing: strict JSON is JSON5 with the same meaning, and the whole of a valid document
/// is found at the path of its root.
func fuzzJSONValue(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var json5 = JSONReadingOptions()
  json5.allowsJSON5 = true
  let strict = try? JSONValue(parsing: bytes)
  let lenient = try? JSONValue(parsing: bytes, options: json5)
  if let strict { precondition(strict == lenient, "JSON5 reads JSON differently") }

  let locator = JSONLocator(bytes)
  _ = locator.location(atOffset: count / 2)
  _ = locator.line(containing: count / 2)
  _ = locator.offsets(of: [
    JSONPath([.key("a"), .index(0)]), JSONPath([.index(1), .key("b")]), JSONPath(),
  ])
  if strict != nil { precondition(locator.range(of: JSONPath()) != nil, "the root was not found") }
  return 0
}

@main
enum Main {
  static func main() { fuzz { fuzzJSONValue($0, $1) } }
}
