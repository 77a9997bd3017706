import CodableKit
import Foundation

/// Runs both decoders by turns, so that a change of the machine's speed meets both alike.
struct Comparison {
  let rounds: Int
  let filter: String?

  init(rounds: Int, filter: String?) {
    self.rounds = rounds
    self.filter = filter
    row("document", "bytes", "Foundation MB/s", "ours MB/s", "ratio")
    row("---", "---:", "---:", "---:", "---:")
  }

  func run<Value: Codable>(
    _ name: String, _ type: Value.Type, _ data: Data, repeated count: Int = 1,
    foundation configure: (JSONDecoder) -> Void = { _ in },
    fast configureFast: (FastJSONDecoder) -> Void = { _ in }
  ) throws {
    if let filter, !name.contains(filter) { return }
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    configure(foundation)
    configureFast(fast)
    try checkEqual(foundation.decode(type, from: data), fast.decode(type, from: data))

    var times: (foundation: [Double], fast: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.foundation.append(
        try seconds { for _ in 0..<count { _ = try foundation.decode(type, from: data) } })
      times.fast.append(
        try seconds { for _ in 0..<count { _ = try fast.decode(type, from: data) } })
    }
    let medians = (times.foundation.sorted()[rounds / 2], times.fast.sorted()[rounds / 2])
    let megabytes = Double(data.count * count) / 1e6
    row(
      name, "\(data.count)", rounded(megabytes / medians.0), rounded(megabytes / medians.1),
      rounded(medians.0 / medians.1))
  }

  /// Times the failure of both decoders.
  func runFailing<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ data: Data, repeated count: Int
  ) {
    if let filter, !name.contains(filter) { return }
    let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
    var times: (foundation: [Double], fast: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.foundation.append(
        seconds { for _ in 0..<count { _ = try? foundation.decode(type, from: data) } })
      times.fast.append(
        seconds { for _ in 0..<count { _ = try? fast.decode(type, from: data) } })
    }
    let medians = (times.foundation.sorted()[rounds / 2], times.fast.sorted()[rounds / 2])
    let megabytes = Double(data.count * count) / 1e6
    row(
      name, "\(data.count)", rounded(megabytes / medians.0), rounded(megabytes / medians.1),
      rounded(medians.0 / medians.1))
  }

  /// Both values are written by Foundation's encoder with sorted keys, which tells every difference
  /// but that of zeros' signs.
  private func checkEqual<Value: Encodable>(_ left: Value, _ right: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard try encoder.encode([left]) == encoder.encode([right]) else { throw Difference() }
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private func rounded(_ number: Double) -> String { String(format: "%.2f", number) }

  func row(_ cells: String...) { print("| " + cells.joined(separator: " | ") + " |") }
}

/// Two decoders gave different values.
struct Difference: Error {}
