import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct RecoveryTests {
  /// Throws whatever the test wants to see thrown.
  struct Failing<Fault: FaultProvider>: Decodable {
    init(from decoder: any Decoder) throws { throw Fault.error(at: decoder.codingPath) }
  }

  protocol FaultProvider { static func error(at path: [any CodingKey]) -> any Error }

  enum Cancelled: FaultProvider {
    static func error(at path: [any CodingKey]) -> any Error { CancellationError() }
  }

  enum BrokenDocument: FaultProvider {
    static func error(at path: [any CodingKey]) -> any Error {
      var fault: (any Error)?
      do { _ = try JSONValue(parsing: "[1,") } catch { fault = error }
      return DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "", underlyingError: fault))
    }
  }

  enum UserError: FaultProvider {
    struct Complaint: Error, CustomStringConvertible { let description = "too short" }
    static func error(at path: [any CodingKey]) -> any Error { Complaint() }
  }

  @Test func letsCancellationThrough() {
    #expect(throws: CancellationError.self) {
      try TestFormat.json.decode(LossyArray<Failing<Cancelled>>.self, from: "[1]")
    }
  }

  @Test func letsFaultsOfTheDocumentThrough() {
    #expect(throws: DecodingError.self) {
      try TestFormat.json.decode(LossyValue<Failing<BrokenDocument>>.self, from: "1")
    }
  }

  @Test func recoversFromErrorsOfTheUsersCode() throws {
    let (values, report) = try DecodingReport.collect {
      try TestFormat.json.decode([String: LossyArray<Failing<UserError>>].self, from: #"{"a":[7]}"#)
    }
    #expect(values["a"]?.elements.count == 0)
    #expect(report.issues.map(\.path.description) == ["$.a[0]"])
    #expect(report.issues.first?.detail == "too short")
    #expect(report.issues.first?.found?.description == "number 7")
  }
}
