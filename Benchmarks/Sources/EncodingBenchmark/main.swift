import BenchmarkModels
import CodableKit
import Foundation

// Encodes the same values with both encoders by turns, in one process, and prints the medians.
//
//     CODABLEKIT_CORPORA=path/to/corpora swift run -c release EncodingBenchmark [rounds]
//
// Without the corpora the three documents are left out.

func decodeDocument<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
  guard let corpora = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] else { return nil }
  let url = URL(filePath: corpora).appending(path: "documents/\(name).json")
  return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
}

let rounds = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 7
let filter = CommandLine.arguments.dropFirst().first { Int($0) == nil }
var comparison = Comparison(rounds: rounds, filter: filter)

if let timeline = try decodeDocument("twitter", as: Timeline.self) {
  try comparison.run("twitter", timeline)
  try comparison.run("twitter, sorted", timeline, [.sortedKeys])
  try comparison.run("twitter, pretty", timeline, [.prettyPrinted, .sortedKeys])
}
if let catalog = try decodeDocument("citm_catalog", as: Catalog.self) {
  try comparison.run("citm_catalog", catalog)
  try comparison.run("citm_catalog, sorted", catalog, [.sortedKeys])
}
if let map = try decodeDocument("canada", as: Map.self) {
  try comparison.run("canada", map)
  try comparison.run("canada, pretty", map, [.prettyPrinted])
}
let users = User.generated(20_000)
try comparison.run("20,000 users", users)
try comparison.run("20,000 users, sorted", users, [.sortedKeys])
try comparison.run("20,000 users, snake case", users) {
  $0.keyEncodingStrategy = .convertToSnakeCase
} fast: {
  $0.keyEncodingStrategy = .convertToSnakeCase
}
let integers: [Int] = (0..<100_000).map { $0 &* 7919 }
try comparison.run("integers", integers)
try comparison.run("one long string", [String(repeating: "plain text, ", count: 100_000)])
try comparison.run("escapes", [String(repeating: "a\"b\\c/d\n", count: 50_000)])
try comparison.run(
  "dates, ISO 8601", (0..<5_000).map { Date(timeIntervalSince1970: Double($0) * 86_399) }
) {
  $0.dateEncodingStrategy = .iso8601
} fast: {
  $0.dateEncodingStrategy = .iso8601
}
try comparison.run("tiny: integer", 5, repeated: 2_000)
try comparison.run("tiny: empty object", [String: Int](), repeated: 2_000)
try comparison.run("tiny: struct", users[0].address, repeated: 2_000)
try comparison.run("tiny: one user", users[0], repeated: 2_000)
try comparison.run("tiny: sorted struct", users[0].address, [.sortedKeys], repeated: 2_000)
