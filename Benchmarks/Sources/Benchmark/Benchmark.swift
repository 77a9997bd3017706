import BenchmarkModels
import Foundation

/// Times both coders on the same work by turns, in one process, and prints medians.
///
///     swift run -c release Benchmark [--rounds 7] [--only twitter] [--write folder]
///     swift run -c release Benchmark --profile "decoding twitter" baseline|subject count
///
/// `--write` puts the table and the plot into a folder. `--profile` does one side of one case alone,
/// for a profiler.
@main
enum Benchmark {
  static func main() {
    do {
      try run(Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if let profile = arguments.profile { return try run(profile) }
    var table = Table { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
    table.add(Machine.description)
    table.add("Medians of \(arguments.rounds) rounds, both by turns.")
    var measurements: [Measurement] = []
    for group in Case.Group.allCases {
      let cases = cases(of: group).filter { arguments.includes("\(group.name) \($0.0)") }
      if cases.isEmpty { continue }
      table.begin(group)
      for (name, make) in cases {
        guard let item = try make() else {
          table.add("<!-- \(name): no document; see fetch-documents -->")
          continue
        }
        try item.check()
        let measurement = try Measurement(item, rounds: arguments.rounds)
        table.add(measurement)
        measurements.append(measurement)
      }
    }
    try measureDirectly(arguments, &table)
    if let folder = arguments.folder {
      let title = "# Figures of the benchmarks\n\nWritten by `Benchmarks/`; see CONTRIBUTING.\n"
      let plot = "\n![Times as fast as Foundation](benchmarks.svg)\n\n"
      try Data((title + plot + table.text).utf8).write(to: folder.appending(path: "benchmarks.md"))
      try Data(Plot(measurements: measurements).svg.utf8)
        .write(to: folder.appending(path: "benchmarks.svg"))
    }
  }

  private static func cases(of group: Case.Group) -> [(String, () throws -> Case?)] {
    switch group {
    case .decoding: Case.decodingCases(Documents())
    case .encoding: Case.encodingCases(Documents())
    case .wrappers: Case.wrapperCases()
    case .directLosses: Case.directLossyCases()
    }
  }

  private static func measureDirectly(_ arguments: Arguments, _ table: inout Table) throws {
    var isBegun = false
    for (name, make) in DirectCase.all(Documents()) where arguments.includes("direct \(name)") {
      if !isBegun { table.beginDirect() }
      isBegun = true
      for item in try make() {
        try item.check()
        try table.add(item, rounds: arguments.rounds)
      }
    }
  }

  private static func run(_ profile: Arguments.Profile) throws {
    for group in Case.Group.allCases {
      for (name, make) in cases(of: group) where "\(group.name) \(name)" == profile.name {
        guard let item = try make() else { continue }
        let body = profile.isSubject ? item.subject : item.baseline
        for _ in 0..<profile.count { _ = try body() }
      }
    }
    for (name, make) in DirectCase.all(Documents())
    where profile.name.hasPrefix("direct ") && profile.name.hasSuffix(" \(name)") {
      for item in try make() where "direct \(item.work) \(item.name)" == profile.name {
        let body = profile.isSubject ? item.direct : item.foundation
        for _ in 0..<profile.count { _ = try body() }
      }
    }
  }
}

extension Case.Group {
  /// The word that names the group on the command line.
  var name: String { "\(self)" }
}
