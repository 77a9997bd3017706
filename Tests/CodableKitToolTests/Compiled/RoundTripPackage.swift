import Foundation
import ModelSchema
import Testing

@testable import CodableKitTool

/// A package with the models of many samples in one module, and a program that decodes each sample
/// with its model, under each of the two decoders, and writes it back.
///
/// It stays in the folder that SwiftPM builds into, and a file is written only if its text changed:
/// a second run compiles what changed and no more.
struct RoundTripPackage {
  private let folder = Repository.root.appendingPathComponent(".build/round-trip")
  private var calls: [String] = []
  /// The source files, by name.
  private var sources: [String: String] = [:]
  /// The type of each model that is in the package, by its source without names and notes.
  private var types: [String: String] = [:]

  /// Begins an empty package.
  init() throws {
    for name in ["in", "out"] {
      let folder = folder.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: folder)
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
      let file = "Sources/RoundTrip/\(name).swift"
      try #require(sources[file] == nil, "two samples are named \(name)")
      sources[file] = source(of: sample, shape: shape, named: name)
    }
    let root = try #require(type) + (nameless.contains("RootDocument") ? "Document" : "")
    calls.append("RoundTrip.run(\(root).self, \(place), documents: \(sample.documents.count))")
  }

  private func source(of sample: RoundTripSample, shape: Shape, named name: String) -> String {
    SwiftPrinter.source(of: sample.inference.declarations(named: name, for: shape))
  }

  /// Compiles the package, with warnings as errors, and runs it.
  mutating func buildAndRun() throws -> Subprocess {
    sources["Package.swift"] = manifest
    sources["Sources/RoundTrip/main.swift"] = program
    try writeSources()
    // Few files at a time, so that the large ones do not all meet in one compiler process.
    let options = ["-gnone", "-driver-batch-size-limit", "6"].flatMap { ["-Xswiftc", $0] }
    return try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "run", "--disable-index-store"] + options
        + ["--package-path", folder.path, "RoundTrip", folder.path])
  }

  private func writeSources() throws {
    let module = folder.appendingPathComponent("Sources/RoundTrip")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: module.path)
    where sources["Sources/RoundTrip/\(name)"] == nil {
      try FileManager.default.removeItem(at: module.appendingPathComponent(name))
    }
    for (name, text) in sources {
      let file = folder.appendingPathComponent(name)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
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

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "RoundTrip",
      platforms: [.macOS(.v13)],
      dependencies: [.package(path: \(stringLiteral(Repository.root.path)))],
      targets: [
        .executableTarget(
          name: "RoundTrip",
          dependencies: [
            .product(
              name: "CodableKit", package: \(stringLiteral(Repository.root.lastPathComponent)))
          ],
          swiftSettings: [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
          ])
      ],
      swiftLanguageModes: [.v6]
    )

    """
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
