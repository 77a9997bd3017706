import BenchmarkModels
import CodableKit
import Foundation

// Decodes one document again and again with one decoder alone, for a profiler, and prints the best
// speed and by how much the process grew at its largest.
//
//     CODABLEKIT_CORPORA=path/to/corpora swift run -c release DecodingProfile twitter 200 [foundation]

func repeatDecoding<Value: Decodable>(_ type: Value.Type, _ data: Data, _ count: Int) throws {
  let isFoundation = CommandLine.arguments.last == "foundation"
  let (foundation, fast) = (JSONDecoder(), FastJSONDecoder())
  var best = Double.infinity
  let before = largestSize()
  for _ in 0..<count {
    let start = DispatchTime.now().uptimeNanoseconds
    if isFoundation {
      _ = try foundation.decode(type, from: data)
    } else {
      _ = try fast.decode(type, from: data)
    }
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
  }
  let growth = (largestSize() - before) / 1024
  print("best: \(Double(data.count) * 1000 / best) MB/s, growth: \(growth) MB")
}

/// The largest size of the process so far in kilobytes.
func largestSize() -> Int {
  var usage = rusage()
  // RUSAGE_SELF, which has another type on each system.
  getrusage(0, &usage)
  return Int(usage.ru_maxrss)
}

func document(_ name: String) throws -> Data {
  let corpora = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] ?? "."
  return try Data(contentsOf: URL(filePath: corpora).appending(path: "documents/\(name).json"))
}

let name = CommandLine.arguments.dropFirst().first ?? "users.json"
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20
switch name {
case "twitter": try repeatDecoding(Timeline.self, document(name), count)
case "citm_catalog": try repeatDecoding(Catalog.self, document(name), count)
case "canada": try repeatDecoding(Map.self, document(name), count)
case "integers":
  try repeatDecoding([Int].self, JSONEncoder().encode((0..<10_000).map { $0 &* 7919 }), count)
case "tiny": try repeatDecoding(User.self, JSONEncoder().encode(User.generated(1)[0]), count)
case "users": try repeatDecoding([User].self, document("users"), count)
default: try JSONEncoder().encode(User.generated(20_000)).write(to: URL(filePath: name))
}
