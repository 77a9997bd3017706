// swift-tools-version: 6.2
import PackageDescription

let codableKit: Target.Dependency = .product(name: "CodableKit", package: "CodableKit")

let package = Package(
  name: "CodableKitBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "CodableKit", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "BenchmarkModels", dependencies: [codableKit]),
    .target(
      name: "DirectModels",
      dependencies: [.product(name: "CodableKitMacros", package: "CodableKit")]),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["AllocationCounter", "BenchmarkModels", "DirectModels", codableKit]),
    .executableTarget(name: "DateBenchmark", dependencies: [codableKit]),
    .executableTarget(name: "LossyBenchmark", dependencies: [codableKit]),
    .executableTarget(name: "TaggedBenchmark", dependencies: [codableKit]),
  ],
  swiftLanguageModes: [.v6]
)
