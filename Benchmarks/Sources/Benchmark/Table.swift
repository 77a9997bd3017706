import AllocationCounter
import Foundation

/// The figures as Markdown.
struct Table {
  private(set) var text = ""
  private let print: (String) -> Void

  /// Makes an empty table whose lines are printed as they come.
  init(printing print: @escaping (String) -> Void) { self.print = print }

  mutating func begin(_ group: Case.Group) {
    let names =
      group == .wrappers || group == .directLosses
      ? ("plain or clean", "wrapped or dirty") : ("Foundation", "ours")
    add("\n## \(group.rawValue)\n")
    add(
      "| | KB | \(names.0), MB/s | \(names.1), MB/s | ratio | target | allocations | peak, KB "
        + "| result, KB | peak without the result, of \(names.0)'s (0.50) |")
    add("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
  }

  mutating func add(_ measurement: Measurement) {
    let (baseline, subject) = (measurement.baseline, measurement.subject)
    let megabytes = Double(measurement.item.bytes) / 1e6
    var cells = [
      measurement.item.name, number(megabytes * 1e3), number(megabytes / baseline.seconds),
      number(megabytes / subject.seconds), String(format: "%.2f", measurement.ratio),
      number(measurement.item.target),
    ]
    if allocation_counter_is_available() != 0 {
      cells += [
        "\(baseline.allocations) → \(subject.allocations)",
        "\(kilobytes(baseline.peak)) → \(kilobytes(subject.peak))", kilobytes(subject.result),
        number(
          Double(subject.peak - subject.result) / Double(max(baseline.peak - baseline.result, 1))),
      ]
    } else {
      cells += ["-", "-", "-", "-"]
    }
    add("| " + cells.joined(separator: " | ") + " |")
  }

  mutating func add(_ line: String) {
    text += line + "\n"
    print(line)
  }

  func number(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
  }

  func kilobytes(_ bytes: Int) -> String { number(Double(bytes) / 1e3) }
}
