import BenchmarkModels
import CodableKit
import Foundation

// Decodes the same documents with both decoders by turns, in one process, and prints the medians.
//
//     CODABLEKIT_CORPORA=path/to/corpora swift run -c release DecodingBenchmark [rounds] [name]
//
// Without the corpora the three documents are left out.

func document(_ name: String) throws -> Data? {
  guard let corpora = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] else { return nil }
  return try Data(contentsOf: URL(filePath: corpora).appending(path: "documents/\(name).json"))
}

let rounds = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 7
let filter = CommandLine.arguments.dropFirst().first { Int($0) == nil }
let comparison = Comparison(rounds: rounds, filter: filter)
let encoder = JSONEncoder()

/// Reads nothing: what is timed is the pass over the document that both decoders make first.
struct Nothing: Codable {
  init(from decoder: any Decoder) {}
}

if let data = try document("twitter") {
  try comparison.run("twitter, first pass alone", Nothing.self, data)
  try comparison.run("twitter", Timeline.self, data)
}
if let data = try document("citm_catalog") {
  try comparison.run("citm_catalog", Catalog.self, data)
}
if let data = try document("canada") {
  try comparison.run("canada", Map.self, data)
}
let users = try encoder.encode(User.generated(20_000))
try comparison.run("20,000 users", [User].self, users)
try comparison.run("10,000 integers", [Int].self, encoder.encode((0..<10_000).map { $0 &* 7919 }))
try comparison.run(
  "[String: Int]", [String: Int].self,
  encoder.encode(Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("key number \($0)", $0) })))
encoder.dateEncodingStrategy = .iso8601
let dates = (0..<5_000).map { Date(timeIntervalSince1970: Double($0) * 86_399) }
try comparison.run("dates, ISO 8601", [Date].self, encoder.encode(dates)) {
  $0.dateDecodingStrategy = .iso8601
} fast: {
  $0.dateDecodingStrategy = .iso8601
}
encoder.keyEncodingStrategy = .convertToSnakeCase
let snake = try encoder.encode(User.generated(5_000))
try comparison.run("5,000 users, snake case", [User].self, snake) {
  $0.keyDecodingStrategy = .convertFromSnakeCase
} fast: {
  $0.keyDecodingStrategy = .convertFromSnakeCase
}
try comparison.run(
  "one long string", [String].self,
  encoder.encode([String(repeating: "plain text, ", count: 100_000)]))
try comparison.run(
  "escapes", [String].self, encoder.encode([String(repeating: "a\"b\\c/d\n", count: 50_000)]))
try comparison.run("tiny: integer", Int.self, Data("5".utf8), repeated: 5_000)
try comparison.run("tiny: empty object", [String: Int].self, Data("{}".utf8), repeated: 5_000)
try comparison.run(
  "tiny: 60 bytes", Size.self,
  Data(#"{"w": 1024, "h": 768, "resize": "fit to the larger side"}  "#.utf8), repeated: 5_000)
try comparison.run(
  "tiny: one user", User.self, JSONEncoder().encode(User.generated(1)[0]), repeated: 2_000)
comparison.runFailing(
  "failing: last of 5,000 users", [User].self, snake.dropLast(4) + Data("\"}]".utf8), repeated: 1)
comparison.runFailing("failing: wrong type", Size.self, Data(#"{"w":"1"}"#.utf8), repeated: 2_000)
comparison.runFailing("failing: syntax", Size.self, Data(#"{"w":1,}"#.utf8), repeated: 2_000)
