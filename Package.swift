// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodableKit",
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "CodableKit", targets: ["CodableKit"]),
    .library(name: "CodableKitFoundation", targets: ["CodableKitFoundation"]),
    .library(name: "CodableKitTesting", targets: ["CodableKitTesting"]),
    .library(name: "JSONCore", targets: ["JSONCore"]),
    .executable(name: "codablekit", targets: ["CodableKitCommand"]),
  ],
  targets: [
    // Library
    .target(name: "JSONCore"),
    .target(name: "CodableKit", dependencies: ["JSONCore"]),
    .target(name: "CodableKitFoundation", dependencies: ["CodableKit"]),
    .target(name: "CodableKitTesting", dependencies: ["CodableKit"]),

    // Tool
    .target(name: "ModelSchema"),
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
    .testTarget(name: "ModelSchemaTests", dependencies: ["ModelSchema"]),
    .testTarget(
      name: "CodableKitToolTests", dependencies: ["CodableKitTool", "CodableKitTestSupport"],
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
  // Set by CI alone: a newer compiler's warnings must not fail anybody else's build.
  if Context.environment["CODABLEKIT_WARNINGS_AS_ERRORS"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
