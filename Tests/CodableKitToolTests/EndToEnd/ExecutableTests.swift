import Foundation
import Testing

/// Runs the built `codablekit` as a user does.
@Suite struct ExecutableTests {
  /// The executable stands beside the test bundle.
  private static let codablekit = Repository.products.appendingPathComponent("codablekit")

  private static func run(
    _ arguments: String..., input: String = "", in folder: URL? = nil
  ) throws -> Subprocess {
    try Subprocess(codablekit, arguments, input: input, currentFolder: folder)
  }

  /// The README's main job.
  @Test func ordersOnStandardOutput() throws {
    let files = try Repository.payloads("orders").map(\.path)
    let run = try Subprocess(Self.codablekit, ["infer"] + files)
    let expected = try Data(
      contentsOf: Repository.root.appendingPathComponent(
        "Tests/CodableKitToolTests/Snapshots/orders.swift.txt"))
    #expect(run.output == String(decoding: expected, as: UTF8.self))
    #expect(run.error == "")
    #expect(run.code == 0)
  }

  @Test func standardInput() throws {
    let run = try Self.run("infer", "-", input: "[1, 2.5]")
    #expect(
      run.output == "// Inferred by codablekit from 1 document.\n\ntypealias Root = [Double]\n")
    #expect(run.code == 0)
  }

  @Test func outputReplacesAFile() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("Model.swift")
      try Data("old".utf8).write(to: file)
      let run = try Self.run(
        "infer", "--name", "Model", "--output", "Model.swift", "-", input: "{\"a\":1}", in: folder)
      #expect(run.code == 0)
      #expect(run.output == "")
      let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(written.contains("struct Model: Codable, Hashable, Sendable {\n  var a: Int\n}\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Model.swift"])
    }
  }

  @Test func badJSONLeavesTheOutputFileAlone() throws {
    try TemporaryFolder.with { folder in
      try Data("{\n  \"id\": 1\n  \"total\": 2\n}\n".utf8)
        .write(to: folder.appendingPathComponent("bad.json"))
      let file = folder.appendingPathComponent("Model.swift")
      try Data("old".utf8).write(to: file)
      let run = try Self.run("infer", "-o", "Model.swift", "bad.json", in: folder)
      #expect(run.code == 1)
      #expect(run.output == "")
      #expect(
        run.error == """
          bad.json:3:3: error: expected "," or "}", found a quote
              "total": 2
              ^

          """)
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["Model.swift", "bad.json"])
    }
  }

  @Test func outputIntoNoFolder() throws {
    try TemporaryFolder.with { folder in
      let run = try Self.run("infer", "-o", "no/Model.swift", "-", input: "1", in: folder)
      #expect(run.code == 1)
      #expect(run.error.hasPrefix("error: cannot write \"no/Model.swift\": "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func missingFileAndMisuse() throws {
    let missing = try Self.run("infer", "nope.json")
    #expect(missing.code == 64)
    #expect(
      missing.error == """
        error: cannot read "nope.json": no such file

        usage: codablekit infer [OPTIONS] FILE...

        """)
    #expect(try Self.run().code == 64)
    #expect(try Self.run("infer", "--nope").code == 64)
  }

  @Test func helpAndVersion() throws {
    let version = try Self.run("--version")
    #expect(version.code == 0)
    #expect(version.output.hasPrefix("codablekit "))
    #expect(try Self.run("infer", "--help").code == 0)
  }
}
