import Foundation

@testable import CodableKitTool

/// A package in a temporary folder: the models of many samples in one module, and a program that
/// decodes each sample with its model and writes it back.
struct RoundTripPackage {
  private let folder: URL
  private var calls: [String] = []
  /// The type of each model that is in the package, by its source without names and notes.
  private var types: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder.make()
    for name in ["Sources/RoundTrip", "in", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Adds a sample. Samples whose models are the same but for their names share the first one.
  mutating func add(_ sample: RoundTripSample, shape: Shape) throws {
    let place = calls.count
    for (index, document) in sample.documents.enumerated() {
      try Data(document).write(to: folder.appendingPathComponent("in/\(place)-\(index).json"))
    }
    let nameless = source(of: sample, shape: shape, named: "Root")
      .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
    let type = types[nameless] ?? "Model\(place)"
    if types.updateValue(type, forKey: nameless) == nil {
      try Data(source(of: sample, shape: shape, named: type).utf8)
        .write(to: folder.appendingPathComponent("Sources/RoundTrip/\(type).swift"))
    }
    let hasDocumentType = source(of: sample, shape: shape, named: "Root").contains("RootDocument")
    let root = type + (hasDocumentType ? "Document" : "")
    calls.append("RoundTrip.run(\(root).self, \(place), documents: \(sample.documents.count))")
  }

  private func source(of sample: RoundTripSample, shape: Shape, named name: String) -> String {
    SwiftPrinter.source(of: sample.inference.declarations(named: name, for: shape))
  }

  /// Compiles the package, with warnings as errors, and runs it.
  func buildAndRun() throws -> Subprocess {
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    try Data(program.utf8).write(to: folder.appendingPathComponent("Sources/RoundTrip/main.swift"))
    return try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", "run", "--disable-index-store", "-Xswiftc", "-gnone", "--package-path",
        folder.path, "RoundTrip", folder.path,
      ])
  }

  /// What came back for a document: its bytes, or the text of the error.
  func result(sample: Int, document: Int) throws -> Result<[UInt8], RoundTripError> {
    let file = folder.appendingPathComponent("out/\(sample)-\(document)")
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
    import Foundation

    enum RoundTrip {
      static func run<Value: Codable & Hashable & Sendable>(
        _ type: Value.Type, _ sample: Int, documents: Int
      ) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        for document in 0..<documents {
          let input = folder.appendingPathComponent("in/\\(sample)-\\(document).json")
          let output = folder.appendingPathComponent("out/\\(sample)-\\(document)")
          do {
            let value = try JSONDecoder().decode(type, from: try Data(contentsOf: input))
            try JSONEncoder().encode(value).write(to: output.appendingPathExtension("json"))
          } catch {
            try? Data("\\(error)".utf8).write(to: output.appendingPathExtension("error"))
          }
        }
      }
    }

    \(calls.joined(separator: "\n"))

    """
  }
}
