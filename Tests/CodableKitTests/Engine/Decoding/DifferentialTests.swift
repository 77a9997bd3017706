import CodableKit
import Foundation
import Testing

@Suite("The same answers as Foundation")
struct DifferentialTests {
  struct Holder<Value: Codable & Equatable>: Codable, Equatable { var v: Value }

  struct Pair: Codable, Equatable {
    var a: Int
    var b: String?
  }

  static let values = [
    "1", "-1", "0", "1.5", "1.0", "1e2", "300", "-129", "1e400", "\"x\"", "\"\"", "\"1\"", "null",
    "true", "false", "[]", "[1]", "[1,null]", "[\"x\"]", "[[1]]", "{}", "{\"a\":1}", "{\"a\":null}",
    "{\"a\":\"x\"}", "{\"1\":2}", "{\"a\":1,\"a\":2}", "\"AQI=\"",
    "\"https://example.org\"", "9223372036854775808", "18446744073709551616",
    "12345678901234567890.5",
    "\"7E5A1F7E-0A3B-4C8D-9E2F-123456789ABC\"", "0.1", "340282360000000000000000000000000000000",
    "1e39", "[true,false]",
    "{\"a\":[1,2]}", "{\"a\":{\"a\":1}}", "[{\"a\":1},{\"a\":\"x\"}]", "[{}]",
  ]

  private func check<Value: Codable & Equatable>(_ type: Value.Type) {
    for value in Self.values {
      let differences = [
        differenceFromFoundation(type, Data(value.utf8), isEqual: ==),
        difference([type], "[\(value)]"), difference(Holder<Value>.self, "{\"v\":\(value)}"),
        difference(Holder<Value?>.self, "{\"v\":\(value)}"),
        difference(Holder<[String: Value]>.self, "{\"v\":{\"k\":\(value)}}"),
        difference([[Value?]].self, "[[\(value)]]"),
        difference([Holder<Value>].self, "[{\"v\":\(value)}, {\"w\":1}]"),
      ]
      for case let text? in differences { Issue.record("\(type): \(text)") }
    }
  }

  private func difference<Value: Codable & Equatable>(_ type: [Value.Type], _ text: String)
    -> String?
  {
    difference([Value].self, text)
  }

  private func difference<Value: Codable & Equatable>(_ type: Value.Type, _ text: String) -> String?
  {
    differenceFromFoundation(type, Data(text.utf8), isEqual: ==)
  }

  @Test func integers() {
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideIntegers() {
    check(Int128.self)
    check(UInt128.self)
  }

  @Test func otherScalars() {
    check(Bool.self)
    check(String.self)
    check(Double.self)
    check(Float.self)
    check(Decimal.self)
    check(Date.self)
    check(Data.self)
    check(URL.self)
    check(UUID.self)
  }

  @Test func collectionsAndModels() {
    check([Int].self)
    check([String].self)
    check([Int?].self)
    check([[Int]].self)
    check(Set<Int>.self)
    check([String: Int].self)
    check([String: String?].self)
    check([Int: Int].self)
    check([String: [String: Int]].self)
    check([Pair: Int].self)
    check(Pair.self)
    check([Pair].self)
    check(Holder<Pair>.self)
    check(Holder<Pair?>.self)
  }

  @Test func oneOrderOfEachKind() throws {
    let data = Data(Order.text.utf8)
    #expect(
      try FastJSONDecoder().decode(Order.self, from: data)
        == JSONDecoder().decode(Order.self, from: data))
  }

  /// Each key in turn is taken away, made null, given another type.
  @Test func everyKeyOfAModel() throws {
    let object = try #require(JSONValue(parsing: Order.text).object)
    for key in object.keys {
      let replacements: [JSONValue?] = [
        .none, .some(.null), 1, "x", true, [:], [], [.null], 1.5, ["k": .null], [["a"]],
      ]
      for value in replacements {
        var changed = object
        changed[key] = value
        let data = try JSONEncoder().encode(JSONValue.object(changed))
        let text = differenceFromFoundation(Order.self, data, isEqual: ==)
        #expect(text == nil, "\(text ?? "")")
      }
    }
  }

  @Test(arguments: CorporaFiles.files(in: "documents") + CorporaFiles.files(in: "samples"))
  func corpora(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    let text = differenceFromFoundation(Probe.self, data, isEqual: ==)
    // One sample holds the zero of the table below.
    let isKnown = file.lastPathComponent == "priority-nst-test-suite.json"
    #expect((text != nil) == isKnown, "\(text?.prefix(1000) ?? "")")
  }

  @Test(arguments: CorporaFiles.files(in: "jsontestsuite"))
  func testSuite(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    let text = differenceFromFoundation(Probe.self, data, isEqual: ==)
    // Exactly these differ: numbers that are not out of range but nearest to zero, or zero.
    let accepted = [
      "i_number_real_underflow.json", "i_number_double_huge_neg_exp.json", "y_number_0e1.json",
      "y_number_0e+1.json",
    ]
    #expect((text != nil) == accepted.contains(file.lastPathComponent), "\(text ?? "equal")")
  }
}

extension DifferentialTests.Pair: Hashable {}

/// The public test documents, where the environment says that they are at hand.
enum CorporaFiles {
  static func files(in folder: String) -> [URL] {
    guard let root = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] else { return [] }
    let url = URL(fileURLWithPath: root).appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
