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
    .executableTarget(
      name: "Benchmark",
      dependencies: ["AllocationCounter", "BenchmarkModels", codableKit]),
    .executableTarget(name: "DateBenchmark", dependencies: [codableKit]),
    .executableTarget(name: "LossyBenchmark", dependencies: [codableKit]),
    .executableTarget(name: "TaggedBenchmark", dependencies: [codableKit]),
  ],
  swiftLanguageModes: [.v6]
)
