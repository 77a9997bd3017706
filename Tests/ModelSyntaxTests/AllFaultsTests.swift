import ModelSyntax
import SwiftDiagnostics
import Testing

@Suite struct AllFaultsTests {
  /// No check keeps another from being run.
  @Test func reportsAllFaultsAtOnce() throws {
    let source = """
      @Codable(tagging: .bare) struct A: ~Copyable {
        let a = load()
        @CodingKey("c") let b: Int
        let c: Int
        @Lossy let d: Int
        @DidDecode static func e() {}
      }
      """
    let found = try readFirstType(in: source).reading.diagnostics
    #expect(found.count == 6)
    #expect(found.filter { $0.diagMessage.severity == .error }.count == 5)
    #expect(Set(found.map(\.diagnosticID)).count == 6)
  }
}
