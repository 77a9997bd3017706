import Foundation
import Testing

/// Every public declaration is shown by an example, and every line of an example stands in a test,
/// which compares what the comment says of it.
///
/// Whatever has a comment has an example in it. Not so what only generated code calls, which the
/// documentation leaves out, and constants: their type's example shows them. Witnesses need no
/// comment of their own.
@Suite struct DocumentedExamplesTests {
  static let modules = [
    "CodableKit", "CodableKitFoundation", "CodableKitMacros", "CodableKitTesting", "JSONCore",
    "JSONCoreMacros",
  ]

  /// Declarations that are not for users.
  static let unshown: Set = ["_MemberwiseCoded"]

  /// Parts of examples that are no code to run: figures, what is printed, and Apple's own wrappers.
  static let figures = [
    "year, \"-\", month(2)", ".snake ", ".kebab ", ".screamingSnake ", ".pascal ", "imageURL  ",
    "GET https:", "body: <html>", "@AppStorage(", "print(", "…",
  ]

  struct Declaration {
    var place: String
    var name: String
    var isType: Bool
    /// The type that it is a member of.
    var owner: String?
    var isInConformance: Bool
    /// Whether it is one of the values of its type.
    var isConstant: Bool
    var hasComment: Bool
    var example: [Substring]
  }

  static let declarations: [Declaration] = modules.flatMap { module in
    let folder = SnippetTextTests.root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        declarations(
          in: (try? String(contentsOf: file, encoding: .utf8)) ?? "", of: file.lastPathComponent)
      }
  }

  private static func declarations(in text: String, of file: String) -> [Declaration] {
    let declaration =
      /^( *)(?:@\w+(?:\([^)]*\))? )*public (?:\w+(?:\(set\))? )*?(struct|enum|class|actor|protocol|typealias|macro|func|var|let|init|subscript)\b ?(\w*)/
    let scope =
      /^(?:  (?=extension))?(?:@\w+ )*(?:public |private |fileprivate |final |indirect )*(extension|struct|enum|class|protocol|actor) ([\w.]+)(.*)/
    let requirement = /^(  )(?:static |mutating )*(func|var|init|subscript)\b ?(\w*)/
    let types: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    var result: [Declaration] = []
    var owner: String?
    var isInConformance = false
    var isInProtocol = false
    var comment: [Substring] = []
    var isInAttribute = false
    var isHidden = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        comment.append(trimmed.dropFirst(3))
        continue
      }
      // The roles of a macro take several lines.
      if isInAttribute || trimmed.hasPrefix("@attached(") {
        isInAttribute = !trimmed.hasSuffix(")")
        continue
      }
      if trimmed.hasPrefix("@") && !trimmed.contains("public ") || trimmed.hasPrefix("//") {
        if trimmed.hasPrefix("@_documentation(visibility: internal)") { isHidden = true }
        continue
      }
      if let match = line.firstMatch(of: scope) {
        owner = match.2.split(separator: ".").first.map(String.init)
        isInConformance = match.1 == "extension" && match.3.hasPrefix(":")
        isInProtocol = match.1 == "protocol" && line.hasPrefix("public ")
      }
      if let match = line.firstMatch(of: declaration)
        ?? (isInProtocol ? line.firstMatch(of: requirement) : nil)
      {
        let isMember = !match.1.isEmpty
        // Continued lines of parameters stand deeper than code would by itself.
        let text = comment.prefix { !$0.starts(with: #/ - (Parameter|Returns|Throws|Complexity)/#) }
        result.append(
          Declaration(
            place: "\(file):\(number + 1)", name: String(match.3.isEmpty ? match.2 : match.3),
            isType: types.contains(match.2), owner: isMember ? owner : nil,
            isInConformance: isMember && isInConformance,
            isConstant: isMember && line.contains(" static let "),
            hasComment: !comment.isEmpty && !isHidden,
            example: text.filter { $0.hasPrefix("     ") }))
      }
      comment = []
      isHidden = false
    }
    return result
  }

  @Test func everyDeclarationIsShown() {
    let all = Self.declarations
    #expect(all.count > 1000)
    let own = Set(all.filter { $0.isType && $0.owner == nil }.map(\.name))
    let shown = Set(
      all.flatMap(\.example).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    for declaration in all where declaration.example.isEmpty {
      if declaration.hasComment, !declaration.isConstant {
        Issue.record("\(declaration.place): \(declaration.name) has a comment without an example")
      }
      if declaration.isInConformance { continue }
      if let owner = declaration.owner, own.contains(owner) { continue }
      // The halves for the direct path are witnesses without a conformance of their own.
      if declaration.place.contains("+Direct"), declaration.owner != nil { continue }
      if shown.contains(Substring(declaration.name)) { continue }
      if Self.unshown.contains(declaration.name) { continue }
      if declaration.owner.map(Self.unshown.contains) ?? false { continue }
      Issue.record("\(declaration.place): \(declaration.name) has no example")
    }
  }

  @Test func everyLineIsRun() throws {
    let folder = SnippetTextTests.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var tests = Data()
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      tests += Data(try Data(contentsOf: file).filter { $0 > 0x20 })
    }
    var count = 0
    for declaration in Self.declarations {
      for line in declaration.example {
        let end = line.range(of: #"(^|\s)//.*"#, options: .regularExpression)?.lowerBound
        let code = SnippetTextTests.trimmed(line[..<(end ?? line.endIndex)])
        if code.count < 2 || Self.figures.contains(where: code.hasPrefix) { continue }
        count += 1
        let bytes = Data(code.utf8.filter { $0 > 0x20 })
        #expect(tests.range(of: bytes) != nil, "\(declaration.place): \(code)")
      }
    }
    #expect(count > 1000)
  }
}
