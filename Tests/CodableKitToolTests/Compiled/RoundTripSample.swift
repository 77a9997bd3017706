import CodableKit
import Foundation
import ModelSchema

@testable import CodableKitTool

/// Documents of one type, whose model is compiled and tried on them.
struct RoundTripSample: Sendable {
  /// The case id, the folder or the file.
  var name: String
  var documents: [[UInt8]]
  var inference = ModelInference()

  init(_ name: String, _ documents: String..., inference: ModelInference = ModelInference()) {
    self.name = name
    self.documents = documents.map { Array($0.utf8) }
    self.inference = inference
  }

  init(_ name: String, files: [URL]) throws {
    self.name = name
    documents = try files.map { [UInt8](try Data(contentsOf: $0)) }
  }

  func shape() throws -> Shape {
    try documents.reduce(into: Shape()) { $0.add(try JSONValue(parsing: $1)) }
  }

  /// How many types its model has.
  func typeCount() throws -> Int {
    let source = SwiftPrinter.source(
      of: inference.declarations(named: "Root", for: try shape()))
    return source.split(separator: "\n").count { $0.contains("struct ") || $0.contains("enum ") }
  }
}

extension RoundTripSample {
  /// The documents of the cases, and further ones that put names and types to the test.
  static let cases = [
    RoundTripSample("INF-001", #"{"a":0.0,"b":0.5,"c":25.00,"d":[1,2.5],"e":1e2}"#),
    RoundTripSample("INF-002", #"{"id":1,"name":null}"#),
    RoundTripSample(
      "INF-005",
      #"""
      {"a-b":1,"a b":2,"1st":3,"a/b":4,"":5,"😀":6,"a.b":7,"@id":8,"$ref":9,"é":10,"_":11,
      "q\"uote":12,"back\\slash":13,"line\nbreak":14,"\u0000":15,"\u202e":16,"\\(x)":17}
      """#),
    RoundTripSample(
      "INF-007",
      #"""
      {"string":{"a":1},"data":{"a":"x"},"date":{"b":1},"url":{"c":1},"error":{"d":1},
      "int":{"e":1},"array":[{"f":1}],"optional":{"g":1},"u":"https://example.org"}
      """#),
    RoundTripSample(
      "INF-009",
      #"""
      {"users":{"1001":{"n":"a"},"1002":{"n":"b"},"1003":{"n":"c"}},
      "rates":{"EURUSD":1.1,"EURGBP":0.9,"USDJPY":150},"gaps":{"1":null,"2":3}}
      """#),
    RoundTripSample("INF-011", #"[{"v":1},{"v":"a"},{"v":null},{"v":{"k":1}}]"#),
    RoundTripSample(
      "INF-012",
      #"""
      [{"code":"730915","y":"1999","zip":"00123","at":"2024-01-02T03:04:05Z","d":"2024-01-02"},
      {"code":"208844","y":"61047","zip":"04000","at":"soon","d":"2024-01-03"}]
      """#),
    RoundTripSample(
      "INF-013",
      #"[{"t":"a"},{"t":"b"},{"t":"a"},{"t":"c"},{"t":"a"},{"t":"b"},{"t":"a"},{"t":"init"}]"#,
      inference: ModelInference(enumerations: EnumerationRule(isAutomatic: true))),
    // Two models with everything that could need a helper, in one module.
    RoundTripSample(
      "INF-014 a", #"{"x":null,"y":[1,"a"],"z":[true,1],"e":{},"d":0.12345678901234567890}"#),
    RoundTripSample("INF-014 b", #"{"x":null,"y":[1,"a"],"z":[true,1],"e":{},"f":null}"#),
    RoundTripSample("INF-015", #"{"x":null,"y":[1,"a"]}"#),
    RoundTripSample("INF-016 array", #"[{"id":1},{"id":2,"z":1}]"#),
    RoundTripSample("INF-016 scalar", "5"),
    RoundTripSample("INF-016 files", #"{"id":1,"a":true}"#, #"{"id":2,"b":"x"}"#),
    RoundTripSample("root null", "null", "7"),
    RoundTripSample("root nested", #"[[{"a":[[1],[]]}],[]]"#),
    RoundTripSample("numbers", #"{"u":18446744073709551615,"d":[0.1234567890123456789,1],"z":-0}"#),
    RoundTripSample(
      "null or missing", #"{"a":null,"b":{"c":null},"l":[null]}"#, #"{"b":{"c":1},"l":[]}"#, "{}"),
    RoundTripSample("scripts", #"{"日本":{"日本":1},"1st":{"1st":2},"ß":{"ß":3}}"#),
    RoundTripSample(
      "shared types",
      #"""
      {"head":{"repo":{"owner":{"id":1}},"owner":{"id":2}},"base":{"repo":{"owner":{"id":3}}},
      "user":{"owner":{"id":"x"},"tags":[{"repo":{"owner":{"id":4}}}]}}
      """#),
    RoundTripSample(
      "one or many",
      #"{"a":{"x":1},"n":[1,2],"plain":{"x":1},"s":"{\"a\":1}"}"#,
      #"{"a":[{"x":2},{"x":3,"w":""}],"n":1,"plain":[{"x":2},{"x":3}],"s":"[]"}"#,
      #"{"a":[],"s":"{}","plain":[]}"#),
    RoundTripSample("keywords", keywords),
    RoundTripSample(
      "many keys", manyKeys, inference: ModelInference(maps: MapRule(isAutomatic: false))),
  ]

  /// Every reserved type name as a nested type, and every word that means something as a property.
  private static let keywords: String = {
    let types = ReservedNames.types.sorted().map { "\"\($0)\":{\"x\":\"\"}" }
    let words =
      swiftKeywords.sorted() + [
        "hashValue", "hash", "encode", "rawValue", "stringValue", "intValue", "description", "some",
        "none", "codingKeys", "await", "async", "actor", "any", "get", "set", "willSet", "left",
      ]
    let members = words.filter { !ReservedNames.types.contains($0) }.map { "\"\($0)\":\"\"" }
    return "{" + (types + members).joined(separator: ",") + "}"
  }()

  private static let manyKeys =
    "{" + (0..<150).map { "\"key_\($0)\":\($0)" }.joined(separator: ",") + "}"
}
