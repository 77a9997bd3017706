import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// What one strategy makes of every kind of payload, in every format.
struct StrategyTableRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let readsAsTheRowSays: @Sendable (TestFormat) -> Void
  let writesAsTheRowSays: @Sendable () throws -> Void

  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - read: texts of JSON values, and what they read as.
  ///   - wrongType: what throws `typeMismatch`, beside an object.
  ///   - malformed: what throws `dataCorrupted`.
  ///   - written: values, and the JSON values that they are written as, which read as the same.
  ///   - notWritten: values that throw when they are written.
  init<Strategy: CodingStrategy & SendableMetatype>(
    _ strategy: Strategy.Type, read: [(String, Strategy.CodedValue)],
    wrongType: [String] = [], malformed: [String] = [],
    written: [(Strategy.CodedValue, String)], notWritten: [Strategy.CodedValue] = []
  ) where Strategy.CodedValue: Equatable & Sendable {
    testDescription = "\(strategy)"
    readsAsTheRowSays = { format in
      let table = StrategyReading<Strategy>(format: format)
      for (text, value) in read { table.check(text, is: value) }
      for text in wrongType + ["{}"] { table.check(text, throws: Outcome.typeMismatch) }
      for text in malformed { table.check(text, throws: Outcome.dataCorrupted) }
      table.checkNullAndMissing()
    }
    writesAsTheRowSays = {
      let table = StrategyWriting<Strategy>()
      for (value, text) in written { try table.check(value, is: text) }
      for value in notWritten { table.checkRefusal(of: value) }
    }
  }
}

/// A property with a strategy, and an optional and a list of it.
private struct Properties<Strategy: CodingStrategy>: Codable {
  @Coded<Strategy> var v: Strategy.CodedValue
}

private struct Optionals<Strategy: CodingStrategy>: Codable {
  @Coded<Strategy?> var v: Strategy.CodedValue?
}

private struct Lists<Strategy: CodingStrategy>: Codable {
  @Coded<[Strategy]> var v: [Strategy.CodedValue]
}

private struct StrategyReading<Strategy: CodingStrategy>
where Strategy.CodedValue: Equatable & Sendable {
  typealias Value = Strategy.CodedValue
  let format: TestFormat

  private func property(_ text: String) -> Outcome<Value> {
    Outcome.of(Properties<Strategy>.self, text, in: format) { $0.v }.outcome
  }

  private func optional(_ text: String) -> Outcome<Value?> {
    Outcome.of(Optionals<Strategy>.self, text, in: format) { $0.v }.outcome
  }

  private func list(_ text: String) -> Outcome<[Value]> {
    Outcome.of(Lists<Strategy>.self, text, in: format) { $0.v }.outcome
  }

  func check(_ text: String, is value: Value) {
    #expect(property("{\"v\":\(text)}") == .value(value), "\(text)")
    #expect(optional("{\"v\":\(text)}") == .value(value), "\(text)")
    #expect(list("{\"v\":[\(text),\(text)]}") == .value([value, value]), "\(text)")
  }

  /// The error is the same for an optional: only null and a missing key are nil.
  func check(_ text: String, throws failure: (String) -> Outcome<Value>) {
    #expect(property("{\"v\":\(text)}") == failure("$.v"), "\(text)")
    guard case .value = optional("{\"v\":\(text)}") else {
      let path = "$.v[0]"
      #expect("\(list("{\"v\":[\(text)]}"))" == "\(failure(path))", "\(text)")
      return
    }
    Issue.record("\(text) is a value where it is optional")
  }

  func checkNullAndMissing() {
    #expect(property("{}") == .keyNotFound("$.v"))
    #expect(property("{\"v\":null}") == .valueNotFound("$.v"))
    #expect(optional("{}") == .value(nil))
    #expect(optional("{\"v\":null}") == .value(nil))
  }
}

private struct StrategyWriting<Strategy: CodingStrategy>
where Strategy.CodedValue: Equatable & Sendable {
  typealias Value = Strategy.CodedValue

  func check(_ value: Value, is text: String) throws {
    let model = Properties<Strategy>(v: value)
    #expect(try json(model) == "{\"v\":\(text)}")
    #expect(try fastJSON(model) == "{\"v\":\(text)}")
    #expect(try throughPropertyList(model).v == value)
    #expect(try json(Optionals<Strategy>(v: nil)) == "{}")
    #expect(try fastJSON(Lists<Strategy>(v: [value])) == "{\"v\":[\(text)]}")
    for format in TestFormat.allCases {
      #expect(try format.decode(Properties<Strategy>.self, from: json(model)).v == value)
    }
  }

  func checkRefusal(of value: Value) {
    let model = Properties<Strategy>(v: value)
    // Foundation puts an error of its own, about the whole model, in place of the property list's;
    // it is not looked at, since to print a date that is not finite ends the program.
    let isRefused = (try? throughPropertyList(model)) == nil
    #expect(isRefused)
    for encode in [{ _ = try json(model) }, { _ = try fastJSON(model) }] as [() throws -> Void] {
      let error = #expect(throws: EncodingError.self) { try encode() }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == ["v"])
      // Of a date that is not finite too.
      #expect(!"\(error as Any)".isEmpty)
    }
  }
}
