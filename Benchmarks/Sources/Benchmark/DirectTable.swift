import AllocationCounter
import Foundation

extension Table {
  mutating func beginDirect() {
    add("\n## The direct path\n")
    add(
      "Times as fast as Foundation, by containers and directly. The direct peak is measured by the")
    add("bytes of the result: of what was decoded, or of the text.\n")
    add(
      "| | KB | Foundation, MB/s | containers | direct | target | direct, MB/s | allocations "
        + "| peak, KB | result, KB | peak / result |")
    add("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
  }

  mutating func add(_ item: DirectCase, rounds: Int) throws {
    let sides = try Measurement.sides(
      [item.foundation, item.containers, item.direct], rounds: rounds)
    let megabytes = Double(item.bytes) / 1e6
    var cells = [
      "\(item.work) \(item.name)", number(megabytes * 1e3), number(megabytes / sides[0].seconds),
      String(format: "%.2f", sides[0].seconds / sides[1].seconds),
      String(format: "%.2f", sides[0].seconds / sides[2].seconds), number(item.target),
      number(megabytes / sides[2].seconds),
    ]
    if allocation_counter_is_available() != 0 {
      cells += [
        sides.map { "\($0.allocations)" }.joined(separator: " → "),
        sides.map { kilobytes($0.peak) }.joined(separator: " → "), kilobytes(sides[2].result),
        String(format: "%.2f", Double(sides[2].peak) / Double(max(sides[2].result, 1))),
      ]
    } else {
      cells += ["-", "-", "-", "-"]
    }
    add("| " + cells.joined(separator: " | ") + " |")
  }
}
