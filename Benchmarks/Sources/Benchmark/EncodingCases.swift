import BenchmarkModels
import CodableKit
import Foundation

extension Case {
  /// Every encoding case, each made when it is asked for.
  static func encodingCases(_ documents: Documents) -> [(String, () throws -> Case?)] {
    typealias Lazy = (String, () throws -> Case?)
    func document<Value: Codable>(
      _ name: String, _ type: Value.Type, _ title: String,
      _ formatting: JSONEncoder.OutputFormatting = [], target: Double = 1
    ) -> Lazy {
      (
        title,
        {
          guard let data = documents[name] else { return nil }
          let value = try JSONDecoder().decode(type, from: data)
          return try encoding(title, value, formatting, target: target)
        }
      )
    }
    func generated<Value: Encodable>(
      _ name: String, _ value: @escaping () -> Value,
      _ formatting: JSONEncoder.OutputFormatting = [], target: Double = 1, repeated: Int = 1
    ) -> Lazy {
      (
        name,
        { try encoding(name, value(), formatting, target: target, repeated: repeated) }
      )
    }
    let users = { User.generated(20_000) }
    return [
      document("twitter", Timeline.self, "twitter", target: 4),
      document("twitter", Timeline.self, "twitter, sorted", .sortedKeys),
      document("twitter", Timeline.self, "twitter, sorted, pretty", [.sortedKeys, .prettyPrinted]),
      document("citm_catalog", Catalog.self, "citm_catalog", target: 4),
      document("canada", Map.self, "canada", target: 4),
      document("canada", Map.self, "canada, pretty", .prettyPrinted),
      generated("20,000 users", users, target: 4),
      generated("20,000 users, sorted", users, .sortedKeys),
      generated("20,000 users, pretty", users, .prettyPrinted),
      generated("100,000 integers", { (0..<100_000).map { $0 &* 7919 } }, target: 4),
      (
        "20,000 users, snake case",
        {
          try encoding("20,000 users, snake case", users()) {
            $0.keyEncodingStrategy = .convertToSnakeCase
          }
        }
      ),
      (
        "5,000 dates, ISO 8601",
        {
          let dates = (0..<5_000).map { Date(timeIntervalSince1970: Double($0) * 86_399) }
          return try encoding("5,000 dates, ISO 8601", dates) { $0.dateEncodingStrategy = .iso8601 }
        }
      ),
      generated("a string of 1.2 MB", { [String(repeating: "plain text, ", count: 100_000)] }),
      generated("a string of escapes", { [String(repeating: "a\"b\\c/d\n", count: 50_000)] }),
      generated("an integer", { 5 }, repeated: 5_000),
      generated("an empty object", { [String: Int]() }, repeated: 5_000),
      generated("a small struct", { User.generated(1)[0].address }, repeated: 2_000),
      generated(
        "a small struct, sorted", { User.generated(1)[0].address }, .sortedKeys, repeated: 2_000),
      generated("one user", { User.generated(1)[0] }, repeated: 2_000),
      (
        "100,000 tiny documents",
        {
          let sizes = (0..<100_000).map { Size(w: $0, h: $0 % 7, resize: "a") }
          let (foundation, fast) = (JSONEncoder(), FastJSONEncoder())
          return Case(
            group: .encoding, name: "100,000 tiny documents",
            bytes: try sizes.reduce(0) { try $0 + fast.encode($1).count }, target: 1,
            baseline: { try sizes.map { try foundation.encode($0).count } },
            subject: { try sizes.map { try fast.encode($0).count } })
        }
      ),
    ]
  }
}
