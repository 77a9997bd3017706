import Foundation
import Testing

/// The Swift code of the articles stands in a test that compiles and runs it.
@Suite struct SnippetTextTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the code of the articles is run.
  static let sources = [
    "Tests/CodableKitTests/Documentation/PatternSnippetTests.swift",
    "Tests/CodableKitTests/Patterns/ReadmeExampleTests.swift",
    "Tests/CodableKitMacrosTests/ReadmeMacroTests.swift",
    "Tests/CodableKitMacrosTests/MacroArticleTests.swift",
    "Tests/CodableKitFoundationTests/Network/URLSessionDecodedTests.swift",
    "Tests/CodableKitTestingTests/ToleranceTests.swift",
  ]

  /// Code that shows its result by printing; the test compares the result.
  static let printed: Set = [
    "print(order.total, order.payments.map(\\.rawValue))", "print(report)",
  ]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of the Swift code of an article, without their comments and the space around them.
  ///
  /// A manifest cannot be run by a test, and a payload is data.
  static func code(of article: String) -> [Substring] {
    article.components(separatedBy: "```swift\n").dropFirst().flatMap { block in
      let code = block.components(separatedBy: "```")[0]
      guard !code.hasPrefix("// Package.swift") else { return [Substring]() }
      return code.split(separator: "\n").map { line in
        let end = line.range(of: #"(^|\s)//.*"#, options: .regularExpression)?.lowerBound
        return trimmed(line[..<(end ?? line.endIndex)])
      }
    }.filter { !$0.isEmpty }
  }

  static func trimmed(_ line: Substring) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return line[...last].drop { $0 == " " }
  }

  @Test(arguments: ["README.md", "Documentation/Patterns.md", "Documentation/Macro.md"])
  func everyLineIsRun(article: String) throws {
    let sources = try Self.sources.map(Self.text).joined(separator: "\n")
    let lines = Self.code(of: try Self.text(article))
    #expect(lines.count > 20)
    for line in lines where !Self.printed.contains(String(line)) {
      #expect(sources.contains(line), "\(article): \(line)")
    }
  }
}
