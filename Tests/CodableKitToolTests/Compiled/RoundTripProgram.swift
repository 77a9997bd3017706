import Foundation
import ModelSchema
import Testing

@testable import CodableKitTool

/// A program with the models of many samples in one module, which decodes each sample with its
/// model, under each of the two decoders, and writes it back.
///
/// It is compiled against the modules that the tests were built with. It stays in the folder that
/// SwiftPM builds into, and a file is written only if its text changed: a second run compiles what
/// changed and no more.
struct RoundTripProgram {
  private static let folder = Repository.root.appendingPathComponent(".build/round-trip")
  private var folder: URL { Self.folder }
  private var calls: [String] = []
  /// The source files, by name.
  private var sources: [String: String] = [:]
  /// The type of each model that is in the program, by its source without names and notes.
  private var types: [String: String] = [:]

  /// Begins an empty program.
  init() throws {
    for name in ["in", "out", "Sources", "objects"] {
      let folder = folder.appendingPathComponent(name)
      if name == "in" || name == "out" { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// Adds a sample.
  ///
  /// Samples whose models are the same but for their names share the first one.
  mutating func add(_ sample: RoundTripSample, shape: Shape) throws {
    let place = calls.count
    for (index, document) in sample.documents.enumerated() {
      try Data(document).write(to: folder.appendingPathComponent("in/\(place)-\(index).json"))
    }
    let nameless = source(of: sample, shape: shape, named: "Root")
      .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
    var type = types[nameless]
    if type == nil {
      let name = KeyWords(sample.name).typeName
      types[nameless] = name
      type = name
      let file = "\(name).swift"
      try #require(sources[file] == nil, "two samples are named \(name)")
      sources[file] = source(of: sample, shape: shape, named: name)
    }
    let root = try #require(type) + (nameless.contains("RootDocument") ? "Document" : "")
    calls.append("RoundTrip.run(\(root).self, \(place), documents: \(sample.documents.count))")
  }

  private func source(of sample: RoundTripSample, shape: Shape, named name: String) -> String {
    SwiftPrinter.source(of: sample.inference.declarations(named: name, for: shape))
  }

  /// Compiles the program, with warnings as errors, and runs it.
  mutating func buildAndRun() throws -> Subprocess {
    sources["main.swift"] = program
    try writeSources()
    let executable = folder.appendingPathComponent("RoundTrip").path
    let compiler = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-module-name", "RoundTrip", "-o", executable]
        + Self.settings + sources.keys.sorted().map { source($0).path } + Self.library)
    guard compiler.code == 0 else { return compiler }
    return try Subprocess(URL(fileURLWithPath: executable), [folder.path])
  }

  private static let settings = [
    "-swift-version", "6", "-warnings-as-errors", "-gnone",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-incremental", "-output-file-map", folder.appendingPathComponent("outputs.json").path,
    // Few files at a time, so that the large ones do not all meet in one compiler process.
    "-enable-batch-mode", "-driver-batch-size-limit", "6",
    "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
    "-I", Repository.products.appendingPathComponent("Modules").path,
  ]

  /// The object files of the library.
  ///
  /// Those of sources that are gone may still lie beside them.
  private static let library = ["CodableKit", "JSONCore"].flatMap { module in
    let folder = Repository.products.appendingPathComponent("\(module).build")
    let sources = files(in: Repository.root.appendingPathComponent("Sources/\(module)"))
    let objects = Set(sources.map { ($0 as NSString).lastPathComponent + ".o" })
    return files(in: folder).filter { objects.contains(($0 as NSString).lastPathComponent) }
      .sorted().map { folder.appendingPathComponent($0).path }
  }

  private static func files(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path) ?? .init()).compactMap { $0 as? String }
  }

  private func source(_ name: String) -> URL {
    Self.folder.appendingPathComponent("Sources/\(name)")
  }

  private func writeSources() throws {
    let module = folder.appendingPathComponent("Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: module.path)
    where sources[name] == nil {
      try FileManager.default.removeItem(at: module.appendingPathComponent(name))
    }
    var outputs = ["": ["swift-dependencies": output("RoundTrip.swiftdeps")]]
    for (name, text) in sources {
      outputs[source(name).path] = [
        "object": output(name + ".o"), "swift-dependencies": output(name + ".swiftdeps"),
      ]
      try write(Data(text.utf8), to: source(name))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try write(encoder.encode(outputs), to: folder.appendingPathComponent("outputs.json"))
  }

  private func output(_ name: String) -> String {
    folder.appendingPathComponent("objects/\(name)").path
  }

  private func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }

  /// The decoders under which each document is tried.
  static let decoders = ["JSONDecoder", "FastJSONDecoder"]

  /// What came back for a document: its bytes, or the text of the error.
  func result(
    sample: Int, document: Int, decoder: String
  ) throws -> Result<[UInt8], RoundTripError> {
    let file = folder.appendingPathComponent("out/\(sample)-\(document)-\(decoder)")
    if let error = try? Data(contentsOf: file.appendingPathExtension("error")) {
      return .failure(RoundTripError(text: String(decoding: error, as: UTF8.self)))
    }
    return .success([UInt8](try Data(contentsOf: file.appendingPathExtension("json"))))
  }

  struct RoundTripError: Error {
    var text: String
  }

  private var program: String {
    """
    import CodableKit
    import Foundation

    enum RoundTrip {
      static func run<Value: Codable & Hashable & Sendable>(
        _ type: Value.Type, _ sample: Int, documents: Int
      ) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        for document in 0..<documents {
          let name = "\\(sample)-\\(document)"
          let input = folder.appendingPathComponent("in/\\(name).json")
    \(Self.decoders.map(attempt).joined(separator: "\n"))
        }
      }

      private static func write(_ output: URL, _ decode: () throws -> some Encodable) {
        do {
          let data = try JSONEncoder().encode(try decode())
          try data.write(to: output.appendingPathExtension("json"))
        } catch {
          try? Data("\\(error)".utf8).write(to: output.appendingPathExtension("error"))
        }
      }
    }

    \(calls.joined(separator: "\n"))

    """
  }

  private func attempt(_ decoder: String) -> String {
    """
          write(folder.appendingPathComponent("out/\\(name)-\(decoder)")) {
            try \(decoder)().decode(type, from: try Data(contentsOf: input))
          }
    """
  }
}
