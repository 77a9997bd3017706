// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Where the compiler's own SwiftSyntax modules and libraries lie, if this toolchain has them.
///
/// Toolchains of swift.org keep them beside `swift`, which is a link on `PATH`. With them a clean
/// build of the macro takes seconds. Without them the package swift-syntax is built instead.
/// `CODABLEKIT_SWIFT_SYNTAX=package` asks for that everywhere, to test it.
func toolchainSyntaxFolder() -> String? {
  if Context.environment["CODABLEKIT_SWIFT_SYNTAX"] == "package" { return nil }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  for folder in folders {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let host = swift.appendingPathComponent("../../lib/swift/host").standardizedFileURL.path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftSyntaxMacros.swiftmodule") {
      return host
    }
  }
  return nil
}

/// The modules of SwiftSyntax that a target uses, from the toolchain or from the package.
struct SyntaxModules {
  static let folder = toolchainSyntaxFolder()

  let names: [String]

  init(_ names: String...) { self.names = names }

  var dependencies: [Target.Dependency] {
    guard Self.folder == nil else { return [] }
    return names.map { .product(name: $0, package: "swift-syntax") }
  }

  var swiftSettings: [SwiftSetting] {
    Self.folder.map { [.unsafeFlags(["-I", $0])] } ?? []
  }

  var linkerSettings: [LinkerSetting] {
    guard let folder = Self.folder else { return [] }
    return [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
      + names.map { .linkedLibrary($0) }
  }

  static var packages: [Package.Dependency] {
    folder == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")]
      : []
  }
}

let readingSyntax = SyntaxModules("SwiftSyntax", "SwiftDiagnostics", "SwiftParser")
let expandingMacros = SyntaxModules(
  "SwiftSyntax", "SwiftDiagnostics", "SwiftSyntaxMacros", "SwiftSyntaxBuilder",
  "SwiftCompilerPluginMessageHandling")
// Only the package has this module; the toolchain's parts are put together in `Plugin.swift`.
let compilerPlugin = SyntaxModules("SwiftCompilerPlugin")
let testingMacros = SyntaxModules(
  "SwiftSyntax", "SwiftDiagnostics", "SwiftParser", "SwiftSyntaxMacros",
  "SwiftSyntaxMacroExpansion")

let package = Package(
  name: "CodableKit",
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "CodableKit", targets: ["CodableKit"]),
    .library(name: "CodableKitFoundation", targets: ["CodableKitFoundation"]),
    .library(name: "CodableKitTesting", targets: ["CodableKitTesting"]),
    .library(name: "CodableKitMacros", targets: ["CodableKitMacros"]),
    .library(name: "JSONCore", targets: ["JSONCore"]),
    .library(name: "JSONCoreMacros", targets: ["JSONCoreMacros"]),
    .executable(name: "codablekit", targets: ["CodableKitCommand"]),
  ],
  dependencies: SyntaxModules.packages,
  targets: [
    // Library
    .target(name: "JSONCore"),
    .target(name: "CodableKit", dependencies: ["JSONCore"]),
    .target(name: "CodableKitFoundation", dependencies: ["CodableKit"]),
    .target(name: "CodableKitTesting", dependencies: ["CodableKit"]),

    // Macro
    .target(name: "ModelSchema"),
    .target(
      name: "ModelSyntax", dependencies: ["ModelSchema"] + readingSyntax.dependencies,
      swiftSettings: readingSyntax.swiftSettings, linkerSettings: readingSyntax.linkerSettings),
    .target(
      name: "ModelEmission", dependencies: ["ModelSyntax", "ModelSchema"],
      swiftSettings: readingSyntax.swiftSettings),
    .macro(
      name: "CodableKitMacrosPlugin",
      dependencies: ["ModelEmission", "ModelSyntax", "ModelSchema"]
        + expandingMacros.dependencies
        + compilerPlugin.dependencies,
      swiftSettings: expandingMacros.swiftSettings,
      linkerSettings: expandingMacros.linkerSettings),
    .target(name: "JSONCoreMacros", dependencies: ["JSONCore", "CodableKitMacrosPlugin"]),
    .target(
      name: "CodableKitMacros",
      dependencies: ["CodableKit", "JSONCoreMacros", "CodableKitMacrosPlugin"]),

    // Tool
    .target(name: "CodableKitTool", dependencies: ["CodableKit", "ModelSchema"]),
    // Not called `codablekit`: a file system that ignores case would mix it up with `CodableKit`.
    .executableTarget(name: "CodableKitCommand", dependencies: ["CodableKitTool"]),

    // Examples
    .executableTarget(
      name: "Storefront", dependencies: ["CodableKit"], path: "Examples/Storefront",
      exclude: ["expected.txt"]),

    // Tests
    .target(
      name: "CodableKitTestSupport", dependencies: ["CodableKit"],
      path: "Tests/CodableKitTestSupport"),
    .testTarget(name: "JSONCoreTests", dependencies: ["JSONCore", "CodableKitTestSupport"]),
    .testTarget(name: "CodableKitTests", dependencies: ["CodableKit", "CodableKitTestSupport"]),
    .testTarget(
      name: "CodableKitFoundationTests",
      dependencies: ["CodableKitFoundation", "CodableKitTestSupport"]),
    .testTarget(
      name: "CodableKitTestingTests", dependencies: ["CodableKitTesting", "CodableKitTestSupport"]),
    .testTarget(
      name: "ModelSchemaTests",
      dependencies: ["ModelSchema", "CodableKit", "CodableKitTestSupport"]),
    // Not on the plugin itself: SwiftPM would build all tests, and what they use, a second time as
    // a part of the build's tools.
    .testTarget(
      name: "ModelSyntaxTests",
      dependencies: ["ModelEmission", "ModelSyntax", "ModelSchema"]
        + testingMacros.dependencies,
      exclude: ["Expansions"], swiftSettings: testingMacros.swiftSettings,
      linkerSettings: testingMacros.linkerSettings),
    .testTarget(
      name: "CodableKitMacrosTests",
      dependencies: ["CodableKitMacros", "CodableKitTestSupport"]),
    // Models of the main actor, as those of new apps are.
    .testTarget(
      name: "MainActorTests", dependencies: ["CodableKitMacros"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CodableKitToolTests",
      dependencies: ["CodableKitTool", "ModelSchema", "CodableKitTestSupport"],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)

// The modules that touch unchecked memory: each unsafe expression has to say so.
let strictlyMemorySafe: Set = ["JSONCore", "CodableKit"]

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if strictlyMemorySafe.contains(target.name) { settings.append(.strictMemorySafety()) }
  // Set by CI alone: a newer compiler's warnings must not fail anybody else's build, and nobody
  // debugs there, which makes the build a tenth shorter.
  if Context.environment["CODABLEKIT_WARNINGS_AS_ERRORS"] != nil {
    settings += [.treatAllWarnings(as: .error), .unsafeFlags(["-gnone"])]
  }
  target.swiftSettings = settings
}
