import BenchmarkModels
import CodableKit
import Foundation

extension Case {
  /// Every decoding case, each made when it is asked for.
  static func decodingCases(_ documents: Documents) -> [(String, () throws -> Case?)] {
    func document<Value: Codable>(_ name: String, _ type: Value.Type, _ target: Double)
      -> (String, () throws -> Case?)
    {
      (name, { try documents[name].map { try decoding(name, type, $0, target: target) } })
    }
    func generated<Value: Codable>(
      _ name: String, _ value: @escaping () -> Value, target: Double = 1, repeated count: Int = 1
    ) -> (String, () throws -> Case?) {
      (
        name,
        {
          let data = try JSONEncoder().encode(value())
          return try decoding(name, Value.self, data, target: target, repeated: count)
        }
      )
    }
    return [
      document("twitter", Timeline.self, 4),
      document("citm_catalog", Catalog.self, 4),
      document("canada", Map.self, 5),
      generated("20,000 users", { User.generated(20_000) }, target: 3),
      (
        "5,000 records, wrapped, a tenth dirty",
        {
          let data = Data(Record.json(5_000, dirty: true).utf8)
          return try decoding(
            "5,000 records, wrapped, a tenth dirty", [LossyRecord].self, data, target: 3)
        }
      ),
      generated("100,000 integers", { (0..<100_000).map { $0 &* 7919 } }, target: 20),
      (
        "5,000 dates, ISO 8601",
        {
          let encoder = JSONEncoder()
          encoder.dateEncodingStrategy = .iso8601
          let dates = (0..<5_000).map { Date(timeIntervalSince1970: Double($0) * 86_399) }
          return try decoding(
            "5,000 dates, ISO 8601", [Date].self, encoder.encode(dates), target: 6
          ) { $0.dateDecodingStrategy = .iso8601 }
        }
      ),
      generated(
        "[String: Int], 10,000 pairs",
        { Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("key number \($0)", $0) }) }),
      (
        "5,000 users, snake case",
        {
          let encoder = JSONEncoder()
          encoder.keyEncodingStrategy = .convertToSnakeCase
          let data = try encoder.encode(User.generated(5_000))
          return try decoding("5,000 users, snake case", [User].self, data) {
            $0.keyDecodingStrategy = .convertFromSnakeCase
          }
        }
      ),
      generated("a string of 1.2 MB", { [String(repeating: "plain text, ", count: 100_000)] }),
      generated("a string of escapes", { [String(repeating: "a\"b\\c/d\n", count: 50_000)] }),
      generated("an integer", { 5 }, repeated: 5_000),
      generated("an empty object", { [String: Int]() }, repeated: 5_000),
      (
        "an object of 60 bytes",
        {
          let data = Data(#"{"w": 1024, "h": 768, "resize": "fit to the larger side"}   "#.utf8)
          return try decoding("an object of 60 bytes", Size.self, data, repeated: 5_000)
        }
      ),
      generated("one user", { User.generated(1)[0] }, repeated: 2_000),
      ("100,000 tiny documents", tinyDocuments),
      (
        "nothing but bad elements",
        {
          let data = try JSONEncoder().encode((0..<5_000).map { "text \($0)" })
          return try decoding("nothing but bad elements", LossyArray<Int>.self, data)
        }
      ),
      (
        "a wrong type",
        { try failing("a wrong type", Size.self, Data(#"{"w":"1"}"#.utf8), repeated: 2_000) }
      ),
      (
        "a syntax error",
        { try failing("a syntax error", Size.self, Data(#"{"w":1;}"#.utf8), repeated: 2_000) }
      ),
      (
        "a syntax error at the end of 1.4 MB",
        {
          let encoder = JSONEncoder()
          // The fault is to be the same in every run.
          encoder.outputFormatting = .sortedKeys
          let data = try encoder.encode(User.generated(5_000)).dropLast(4) + Data("\"}]".utf8)
          return try failing("a syntax error at the end of 1.4 MB", [User].self, data, repeated: 1)
        }
      ),
    ]
  }

  private static func tinyDocuments() throws -> Case {
    let documents = (0..<100_000).map {
      Data("{\"w\":\($0),\"h\":\($0 % 7),\"resize\":\"a\"}".utf8)
    }
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    return Case(
      group: .decoding, name: "100,000 tiny documents", bytes: documents.map(\.count).reduce(0, +),
      target: 1,
      baseline: { try documents.map { try foundation.decode(Size.self, from: $0).w } },
      subject: { try documents.map { try fast.decode(Size.self, from: $0).w } })
  }
}
