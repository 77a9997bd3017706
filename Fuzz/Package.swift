// swift-tools-version: 6.2
import PackageDescription

// Every module is built for coverage, and libFuzzer linked, by flags of the command:
//
//     swift build -c release --sanitize=address \
//       -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library -Xswiftc -use-ld=lld
//     .build/release/FuzzModel -max_total_time=600 -dict=json.dict
let package = Package(
  name: "CodableKitFuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "CodableKit", path: "..")],
  targets: [
    .target(name: "FuzzDriver"),
    .target(
      name: "FuzzModels", dependencies: [.product(name: "CodableKit", package: "CodableKit")]),
  ],
  swiftLanguageModes: [.v6]
)

// One executable for each thing that is fuzzed.
for name in ["FuzzJSONValue", "FuzzModel", "FuzzRoundTrip", "FuzzEncoder"] {
  package.targets.append(
    .executableTarget(
      name: name,
      dependencies: [
        "FuzzDriver", "FuzzModels", .product(name: "CodableKit", package: "CodableKit"),
        .product(name: "JSONCore", package: "CodableKit"),
      ]))
}

// Models of the macro.
package.targets.append(
  .executableTarget(
    name: "FuzzDirect",
    dependencies: [
      "FuzzDriver", "FuzzModels", .product(name: "CodableKitMacros", package: "CodableKit"),
    ]))
