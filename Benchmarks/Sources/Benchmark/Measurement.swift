import AllocationCounter
import Foundation

/// What both ways of a case took.
struct Measurement {
  struct Side {
    /// The median of the rounds.
    var seconds: Double
    var allocations: Int
    /// The most bytes of heap in use at one time, the result included.
    var peak: Int
    /// The bytes of heap that the result takes.
    var result: Int
  }

  let item: Case
  let baseline: Side
  let subject: Side

  /// How many times as fast the second way is.
  var ratio: Double { baseline.seconds / subject.seconds }

  /// Runs both by turns, so that a change of the machine's speed meets both alike.
  init(_ item: Case, rounds: Int) throws {
    self.item = item
    let sides = try Measurement.sides([item.baseline, item.subject], rounds: rounds)
    (baseline, subject) = (sides[0], sides[1])
  }

  /// Runs several ways by turns.
  static func sides(_ ways: [() throws -> Any], rounds: Int) throws -> [Side] {
    var times: [[Double]] = ways.map { _ in [] }
    for _ in 0..<rounds {
      for (number, way) in ways.enumerated() { times[number].append(try seconds(way)) }
    }
    return try zip(ways, times).map { try side($0, $1) }
  }

  private static func seconds(_ body: () throws -> Any) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private static func side(_ body: () throws -> Any, _ times: [Double]) throws -> Side {
    allocation_counter_start()
    let result = try body()
    let counts = allocation_counter_stop()
    return withExtendedLifetime(result) {
      Side(
        seconds: times.sorted()[times.count / 2], allocations: Int(counts.blocks),
        peak: Int(counts.peak), result: Int(counts.kept))
    }
  }
}
