import Foundation
import ModelSyntax
import SwiftDiagnostics
import SwiftSyntax
import Testing

/// No rule without a row that breaks it.
@Suite struct EveryRuleTests {
  static let rows =
    AnnotationChecksTests.rows + AnnotationChecksTests.idleRows + KeyChecksTests.rows
    + EnumerationChecksTests.rows
    + TypeChecksTests.rows + HookCheckTests.rows + DirectOnlyCheckTests.rows
    + DirectOnlyCheckTests.otherRows + ValueChecksTests.wrapperRows + ValueChecksTests.keyRows
    + ValueChecksTests.valueRows + ValueChecksTests.shapeRows
    + ValueChecksTests.optionRows + CaseValueCheckTests.rows

  /// Rules whose rows need more than a source; each with the test that has them.
  static let elsewhere: [String: String] = [
    "contradiction": "AnnotationChecksTests.contradict",
    "direct-superclass": "ClassRuleTests", "lonely": "ClassRuleTests",
    "super-key": "ClassRuleTests", "unknown-keys-let": "ClassRuleTests",
  ]

  @Test func hasARow() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ModelSyntax")
    var rules: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let call = /\.(?:error|warning)\(\s*"([a-z\-]+)"/
      rules.formUnion(text.matches(of: call).map { String($0.1) })
    }
    #expect(rules.count > 60)
    let broken = try Self.rows.flatMap { row in
      try readFirstType(in: row.source).reading.diagnostics
        .filter { $0.message == row.message }.map(\.diagnosticID)
    }
    let known = Set(broken)
    for rule in rules.sorted() where Self.elsewhere[rule] == nil {
      #expect(known.contains(MessageID(domain: "CodableKit", id: rule)), "\(rule)")
    }
  }
}

/// Rules about what stands around a declaration, or what the compiler says of it.
@Suite struct ClassRuleTests {
  @Test func aSuperclassIsNotReadDirectly() throws {
    let source = "@JSONCodable final class B: A { let b: Int }"
    let (declaration, attribute) = try firstType(in: source)
    let found = readModel(of: declaration, attribute: attribute, isCodedAlready: true).diagnostics
    #expect(found.map(\.message) == ["'@JSONCodable' is for classes without a superclass"])
  }

  static let inherited = [
    (
      "@Codable(superclass: .nested) class B: A { @CodingKey(\"super\") var b: Int }",
      "the members of the superclass stand under the key \"super\""
    ),
    (
      "@Codable class B: A { @UnknownKeys let b: [String: JSONValue] }",
      "'b' needs to be a 'var' in a subclass"
    ),
  ]

  @Test(arguments: inherited)
  func aSuperclassHasMembersToo(source: String, message: String) throws {
    let (declaration, attribute) = try firstType(in: source)
    let found = readModel(of: declaration, attribute: attribute, isCodedAlready: true).diagnostics
    #expect(found.map(\.message) == [message])
  }

  @Test func anInitialiserNeedsStoredProperties() throws {
    let (declaration, attribute) = try firstType(in: "@Codable enum A { case a }")
    let found = readMembers(of: declaration, attribute: attribute).diagnostics
    #expect(found.map(\.message) == ["'@Codable' is for structs, classes and actors"])
  }

  @Test func anAnnotationNeedsAMacro() throws {
    let source = "struct A { @Lossy let a: [Int] }"
    let (declaration, attribute) = try firstAnnotation(in: source)
    let fault = try #require(annotationFault(attribute, in: [declaration]))
    #expect(fault.message == "'@Lossy' has no effect without '@Codable' on the type")
    #expect(try fault.fixIts.map { try $0.applied(to: source) } == ["struct A { let a: [Int] }"])
    let (coded, other) = try firstAnnotation(in: "@Codable struct A { @Lossy let a: [Int] }")
    #expect(annotationFault(other, in: [coded]) == nil)
    // As at the property that `@ObservationTracked` makes.
    #expect(annotationFault(attribute, in: []) == nil)
  }
}
