// swift-tools-version: 6.2
import PackageDescription

// Run one target with
//
//     swift build -c release --sanitize=address --product FuzzModel
//     .build/release/FuzzModel -max_total_time=600
//
// Coverage is gathered in all modules; libFuzzer brings `main`.
let fuzzed: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

let package = Package(
  name: "CodableKitFuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "CodableKit", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzJSONValue", dependencies: [.product(name: "JSONCore", package: "CodableKit")],
      swiftSettings: fuzzed, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    .executableTarget(
      name: "FuzzModel", dependencies: [.product(name: "CodableKit", package: "CodableKit")],
      swiftSettings: fuzzed, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ],
  swiftLanguageModes: [.v6]
)
