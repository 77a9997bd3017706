import Foundation
import Testing

@testable import CodableKitTool

/// Runs the tool in this process, with its streams caught.
@Suite struct InferCommandTests {
  struct Run {
    var code: ExitCode
    var output: String
    var error: String
  }

  private static func run(_ arguments: [String], input: String = "") -> Run {
    var output = ""
    var error = ""
    let console = Console(
      output: { output += $0 }, error: { error += $0 }, readInput: { Array(input.utf8) })
    let code = Tool(console: console).run(arguments)
    return Run(code: code, output: output, error: error)
  }

  struct Misuse: Sendable {
    var arguments: [String]
    var message: String
    var usage = "usage: codablekit infer [OPTIONS] FILE...\n"
  }

  private static let toolUsage = """
    usage: codablekit infer [OPTIONS] FILE...
           codablekit --help | --version

    """

  @Test(arguments: [
    Misuse(arguments: [], message: "expected a command, found none", usage: toolUsage),
    Misuse(arguments: ["guess"], message: "unknown command \"guess\"", usage: toolUsage),
    Misuse(
      arguments: ["--verison"],
      message: "unknown option \"--verison\"; did you mean \"--version\"?", usage: toolUsage),
    Misuse(
      arguments: ["infer"],
      message: "expected JSON files, or - for standard input, found none"),
    Misuse(
      arguments: ["infer", "--outptu", "x", "-"],
      message: "unknown option \"--outptu\"; did you mean \"--output\"?"),
    Misuse(arguments: ["infer", "-", "--name"], message: "expected NAME after --name"),
    Misuse(arguments: ["infer", "-", "--no-maps=1"], message: "--no-maps takes no value"),
    Misuse(
      arguments: ["infer", "-", "--name=A", "--name=B"],
      message: "--name is given more than once"),
    Misuse(arguments: ["infer", "-", "-"], message: "standard input (-) is given more than once"),
    Misuse(
      arguments: ["infer", "no/such/file.json"],
      message: "cannot read \"no/such/file.json\": no such file"),
    Misuse(arguments: ["infer", "."], message: "cannot read \".\": it is a folder"),
    Misuse(
      arguments: ["infer", "--name", "a-b", "-"],
      message: "\"a-b\" cannot be the name of a Swift type"),
    Misuse(
      arguments: ["infer", "--name", "Data", "-"],
      message: "a type named \"Data\" would hide the one of Swift or Foundation"),
    Misuse(
      arguments: ["infer", "--map", "users", "-"],
      message: "expected a path such as $.users[*].scores after --map, found \"users\""),
    Misuse(
      arguments: ["infer", "--map", "$.users", "-"],
      message: "--map $.users: the samples have no such place"),
    Misuse(
      arguments: ["infer", "--enum", "$.id", "-"],
      message: "--enum $.id: the samples have no such place"),
  ])
  func misuseExitsWith64AndUsage(_ row: Misuse) {
    let run = Self.run(row.arguments, input: #"{"id": 1}"#)
    #expect(run.code == .usage)
    #expect(run.error == "error: \(row.message)\n\n\(row.usage)")
    #expect(run.output == "")
  }

  @Test func helpAndVersionGoToStandardOutput() {
    let version = Self.run(["--version"])
    #expect(version.code == .success)
    #expect(version.output == "codablekit \(Tool.version)\n")
    for arguments in [["--help"], ["-h"], ["infer", "--help"], ["infer", "-h", "nope.json"]] {
      let run = Self.run(arguments)
      #expect(run.code == .success)
      #expect(run.output.contains("usage: codablekit infer [OPTIONS] FILE..."))
      #expect(run.error == "")
    }
  }

  @Test func helpNamesEveryOption() {
    let help = Self.run(["infer", "--help"]).output
    for option in InferOption.allCases {
      for spelling in option.spellings { #expect(help.contains(spelling)) }
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func linesOfStandardInputAreDocuments() {
    let run = Self.run(
      ["infer", "--name", "Row", "-"], input: "{\"a\":1}\n{\"a\":2,\"b\":\"x\"}\n")
    #expect(run.code == .success)
    #expect(
      run.output == """
        // Inferred by codablekit from 2 documents.

        struct Row: Codable, Hashable, Sendable {
          var a: Int
          var b: String?
        }

        """)
  }

  /// INF-009, INF-013: both rules have an override in both directions.
  @Test func overrides() {
    let document = #"{"prices":{"tea":1,"mug":2},"ids":{"1":1,"2":2},"kind":"a"}"#
    let plain = Self.run(["infer", "-"], input: document).output
    #expect(plain.contains("var prices: Prices\n"))
    #expect(plain.contains("var ids: [String: Int]\n"))
    #expect(plain.contains("var kind: String\n"))
    let forced = Self.run(
      ["infer", "--no-maps", "--map", "$.prices", "--enum", "$.kind", "-"], input: document
    ).output
    #expect(forced.contains("var prices: [String: Int]\n"))
    #expect(forced.contains("var ids: IDs\n"))
    #expect(forced.contains("var kind: Open<Kind>\n"))
  }

  @Test("SEC-001: a hundred thousand levels, closed or not, are refused on a small stack")
  func hostileDepth() async {
    let deep = String(repeating: "[", count: 100_000)
    let documents = [deep, deep + String(repeating: "]", count: 100_000), "{\"a\":\(deep)"]
    let isRefused = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: documents.allSatisfy {
            let run = Self.run(["infer", "-"], input: $0)
            return run.code == .problems && run.error.contains("nested too deeply")
          })
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(isRefused)
  }

  @Test func everyFaultyFileIsTold() throws {
    try TemporaryFolder.with { folder in
      let paths = try [("a", "{"), ("b", "{}"), ("c", "[1,]")].map { name, text in
        let file = folder.appendingPathComponent("\(name).json")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let run = Self.run(["infer"] + paths)
      #expect(run.code == .problems)
      #expect(run.output == "")
      #expect(
        run.error == """
          \(paths[0]):1:2: error: expected a key or "}", found the end of the input
            {
             ^
          \(paths[2]):1:4: error: expected a value after ",", found "]"
            [1,]
               ^

          """)
    }
  }
}
