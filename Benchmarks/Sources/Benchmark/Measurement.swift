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
    var times: (baseline: [Double], subject: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.baseline.append(try Measurement.seconds(item.baseline))
      times.subject.append(try Measurement.seconds(item.subject))
    }
    baseline = try Measurement.side(item.baseline, times.baseline)
    subject = try Measurement.side(item.subject, times.subject)
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
