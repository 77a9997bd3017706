// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodableKitBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "CodableKit", path: "..")],
  targets: [
    .target(name: "BenchmarkModels"),
    .executableTarget(
      name: "DecodingBenchmark",
      dependencies: [
        "BenchmarkModels", .product(name: "CodableKit", package: "CodableKit"),
        .product(name: "JSONCore", package: "CodableKit"),
      ]),
    .executableTarget(
      name: "EncodingBenchmark",
      dependencies: ["BenchmarkModels", .product(name: "CodableKit", package: "CodableKit")]),
    .executableTarget(
      name: "DateBenchmark",
      dependencies: [.product(name: "CodableKit", package: "CodableKit")]),
    .executableTarget(
      name: "LossyBenchmark",
      dependencies: [.product(name: "CodableKit", package: "CodableKit")]),
    .executableTarget(
      name: "DecodingProfile",
      dependencies: ["BenchmarkModels", .product(name: "CodableKit", package: "CodableKit")]),
  ],
  swiftLanguageModes: [.v6]
)
