import CodableKit
import Foundation

// Reads and writes the same dates by turns, in one process, and prints the medians.
//
//     swift run -c release DateBenchmark [rounds]
//
// The formatter of Foundation comes twice: made for each value, as is often seen, and kept.

let rounds = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 15

struct Difference: Error {}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func row(_ cells: String...) { print("| " + cells.joined(separator: " | ") + " |") }

/// Runs three ways of one task by turns; each is given the same values and must give equal results.
func compare<Input, Output>(
  _ name: String, _ inputs: [Input], equal: (Output, Output) -> Bool,
  ours: @escaping (Input) -> Output?, kept: @escaping (Input) -> Output?,
  made: @escaping (Input) -> Output?
) throws {
  for input in inputs {
    guard let first = ours(input), let second = kept(input), let third = made(input),
      equal(first, second), equal(first, third)
    else { throw Difference() }
  }
  var times: [[Double]] = [[], [], []]
  for _ in 0..<rounds {
    for (index, way) in [ours, kept, made].enumerated() {
      times[index].append(seconds { for input in inputs { _ = way(input) } })
    }
  }
  let nanoseconds = times.map { $0.sorted()[rounds / 2] / Double(inputs.count) * 1e9 }
  row(
    name, String(format: "%.0f", nanoseconds[0]), String(format: "%.0f", nanoseconds[1]),
    String(format: "%.0f", nanoseconds[2]), String(format: "%.1f", nanoseconds[1] / nanoseconds[0]),
    String(format: "%.1f", nanoseconds[2] / nanoseconds[0]))
}

func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
  let formatter = ISO8601DateFormatter()
  formatter.formatOptions = options
  return formatter
}

row("task", "ours ns", "kept ns", "made ns", "kept/ours", "made/ours")
row("---", "---:", "---:", "---:", "---:", "---:")

let whole: ISO8601DateFormatter.Options = .withInternetDateTime
let fraction: ISO8601DateFormatter.Options = [.withInternetDateTime, .withFractionalSeconds]
// Whole milliseconds: Foundation's formatter has no more digits.
let dates = (0..<2_000).map { Date(timeIntervalSince1970: Double($0) * 864_321) }
let finer = dates.enumerated().map { $1.addingTimeInterval(Double($0 % 1000) / 1000) }
let isNear = { (left: Date, right: Date) in abs(left.timeIntervalSince(right)) < 0.0005 }

for (name, dates, options) in [("whole seconds", dates, whole), ("milliseconds", finer, fraction)] {
  let keptFormatter = formatter(options)
  let write: (Date) -> String? =
    options == whole ? { ISO8601Seconds.text(from: $0) } : { ISO8601Milliseconds.text(from: $0) }
  let texts = dates.compactMap(write)
  try compare(
    "read, \(name), Z", texts, equal: isNear, ours: { ISO8601.date(from: $0) },
    kept: { keptFormatter.date(from: $0) }, made: { formatter(options).date(from: $0) })
  let shifted = texts.map { $0.dropLast() + "+05:30" }.map(String.init)
  try compare(
    "read, \(name), offset", shifted, equal: isNear, ours: { ISO8601.date(from: $0) },
    kept: { keptFormatter.date(from: $0) }, made: { formatter(options).date(from: $0) })
  try compare(
    "write, \(name)", dates, equal: ==, ours: write,
    kept: { keptFormatter.string(from: $0) }, made: { formatter(options).string(from: $0) })
}
