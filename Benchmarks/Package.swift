// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodableKitBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "CodableKit", path: "..")],
  targets: [
    .executableTarget(
      name: "EncodingBenchmark",
      dependencies: [.product(name: "CodableKit", package: "CodableKit")]),
  ],
  swiftLanguageModes: [.v6]
)
