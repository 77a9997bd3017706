import CodableKit
import Foundation

/// Runs both encoders by turns, so that a change of the machine's speed meets both alike.
struct Comparison {
  let rounds: Int
  let filter: String?

  init(rounds: Int, filter: String?) {
    self.rounds = rounds
    self.filter = filter
    row("value", "bytes", "Foundation MB/s", "ours MB/s", "ratio")
    row("---", "---:", "---:", "---:", "---:")
  }

  func run<Value: Codable>(
    _ name: String, _ value: Value, _ formatting: JSONEncoder.OutputFormatting = [],
    repeated count: Int = 1, foundation configure: (JSONEncoder) -> Void = { _ in },
    fast configureFast: (FastJSONEncoder) -> Void = { _ in }
  ) throws {
    if let filter, !name.contains(filter) { return }
    let (foundation, fast) = (JSONEncoder(), FastJSONEncoder())
    (foundation.outputFormatting, fast.outputFormatting) = (formatting, formatting)
    configure(foundation)
    configureFast(fast)
    let size = try checkEqual(foundation, fast, value)

    var times: (foundation: [Double], fast: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.foundation.append(
        try seconds { for _ in 0..<count { _ = try foundation.encode(value) } })
      times.fast.append(try seconds { for _ in 0..<count { _ = try fast.encode(value) } })
    }
    let medians = (times.foundation.sorted()[rounds / 2], times.fast.sorted()[rounds / 2])
    let megabytes = Double(size * count) / 1e6
    row(
      name, "\(size)", rounded(megabytes / medians.0), rounded(megabytes / medians.1),
      rounded(medians.0 / medians.1))
  }

  /// Both texts mean the same: equal as sorted texts, and of equal length as they are.
  private func checkEqual<Value: Encodable>(
    _ foundation: JSONEncoder, _ fast: FastJSONEncoder, _ value: Value
  ) throws -> Int {
    let formatting = foundation.outputFormatting
    foundation.outputFormatting.insert(.sortedKeys)
    fast.outputFormatting.insert(.sortedKeys)
    guard try foundation.encode(value) == fast.encode(value) else { throw Difference() }
    foundation.outputFormatting = formatting
    fast.outputFormatting = formatting
    let size = try foundation.encode(value).count
    guard try fast.encode(value).count == size else { throw Difference() }
    return size
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private func rounded(_ number: Double) -> String {
    String(format: "%.1f", number)
  }

  private func row(_ cells: String...) {
    FileHandle.standardOutput.write(Data(("| " + cells.joined(separator: " | ") + " |\n").utf8))
  }
}

/// The encoders disagree, so that their times cannot be compared.
struct Difference: Error {}
