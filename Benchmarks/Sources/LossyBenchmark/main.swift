import CodableKit
import Foundation

// Decodes long arrays in which every tenth element is bad, by turns with the clean arrays.
//
//     swift run -c release LossyBenchmark [rounds] [count]
//     swift run -c release LossyBenchmark --profile "enum" 2 20   # way 2 of 0...3, twenty times
//
// The clean array is read as a plain one and as a lossy one. Below the times stand the bytes that
// the process grew by while it read a million elements of which none could be read.

let texts = Array(CommandLine.arguments.dropFirst())
let arguments = texts.compactMap { Int($0) }
let profiled = texts.first == "--profile" && arguments.count == 2 ? texts[1] : nil
let rounds = profiled == nil ? arguments.first ?? 9 : 1
let count = profiled == nil ? arguments.dropFirst().first ?? 1_000_000 : 200_000

struct Difference: Error {}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func row(_ cells: String...) { print("| " + cells.joined(separator: " | ") + " |") }

func array(_ count: Int, _ good: (Int) -> String, bad: String?) -> [UInt8] {
  let elements = (0..<count).map { $0 % 10 == 3 ? bad ?? good($0) : good($0) }
  return Array(("[" + elements.joined(separator: ",") + "]").utf8)
}

func compare<Element: Decodable & Equatable>(
  _ name: String, _ type: Element.Type, _ count: Int, good: (Int) -> String, bad: String
) throws {
  if let profiled, profiled != name { return }
  let decoder = FastJSONDecoder()
  let (clean, dirty) = (array(count, good, bad: nil), array(count, good, bad: bad))
  let plain = try decoder.decode([Element].self, from: clean)
  let kept = try decoder.decode(LossyArray<Element>.self, from: dirty).elements
  guard kept == plain.enumerated().filter({ $0.offset % 10 != 3 }).map(\.element) else {
    throw Difference()
  }
  let (_, report) = try DecodingReport.collect {
    try decoder.decode(LossyArray<Element>.self, from: dirty)
  }
  guard report.totalCount == (count + 6) / 10, report.issues.count <= 1000 else {
    throw Difference()
  }
  let ways: [() throws -> Void] = [
    { _ = try decoder.decode([Element].self, from: clean) },
    { _ = try decoder.decode(LossyArray<Element>.self, from: clean) },
    { _ = try decoder.decode(LossyArray<Element>.self, from: dirty) },
    {
      _ = try DecodingReport.collect { try decoder.decode(LossyArray<Element>.self, from: dirty) }
    },
  ]
  if profiled != nil {
    for _ in 0..<arguments[1] { try ways[arguments[0]]() }
    return
  }
  var times: [[Double]] = ways.map { _ in [] }
  for _ in 0..<rounds {
    for (index, way) in ways.enumerated() { times[index].append(try seconds(way)) }
  }
  let medians = times.map { $0.sorted()[rounds / 2] }
  row(
    name, "\(count)", String(format: "%.1f", medians[0] * 1e3),
    String(format: "%.2f", medians[1] / medians[0]),
    String(format: "%.2f", medians[2] / medians[0]),
    String(format: "%.2f", medians[3] / medians[0]))
}

/// The most memory that the process has held, in bytes.
func peak() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #endif
}

enum Fit: String, Codable { case fill, fit }

struct Box: Codable, Equatable {
  let width: Int
  let height: Int
  let fit: String
}

row("elements", "count", "plain, clean ms", "lossy, clean", "lossy, dirty", "with a report")
row("---", "---:", "---:", "---:", "---:", "---:")

let hopeless = array(count, { _ in "\"x\"" }, bad: nil)
let before = peak()
_ = try DecodingReport.collect {
  try FastJSONDecoder().decode(LossyArray<Int>.self, from: hopeless)
}
let growth = peak() - before

try compare("Int", Int.self, count, good: { "\($0)" }, bad: "\"x\"")
try compare("Int, out of range", Int.self, count, good: { "\($0)" }, bad: "1e30")
try compare("Double", Double.self, count, good: { "\($0).25" }, bad: "null")
try compare("String", String.self, count, good: { "\"text \($0)\"" }, bad: "7")
try compare("Bool", Bool.self, count, good: { $0 % 2 == 0 ? "true" : "false" }, bad: "0")
try compare(
  "enum", Fit.self, count / 4, good: { _ in "\"fill\"" }, bad: "\"stretch\"")
try compare(
  "object", Box.self, count / 4, good: { #"{"width":\#($0),"height":7,"fit":"fill"}"# },
  bad: #"{"width":"x","height":7,"fit":"fill"}"#)
print("\n\(count) bad elements of \(hopeless.count) bytes, with a report: \(growth) bytes more")
