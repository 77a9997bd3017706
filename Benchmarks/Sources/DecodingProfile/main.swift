import BenchmarkModels
import CodableKit
import Foundation

// Decodes one document again and again with our decoder alone, for a profiler.
//
//     CODABLEKIT_CORPORA=path/to/corpora swift run -c release DecodingProfile twitter 200

func repeatDecoding<Value: Decodable>(_ type: Value.Type, _ data: Data, _ count: Int) throws {
  let decoder = FastJSONDecoder()
  var best = Double.infinity
  for _ in 0..<count {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try decoder.decode(type, from: data)
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
  }
  print("best: \(Double(data.count) * 1000 / best) MB/s")
}

func document(_ name: String) throws -> Data {
  let corpora = ProcessInfo.processInfo.environment["CODABLEKIT_CORPORA"] ?? "."
  return try Data(contentsOf: URL(filePath: corpora).appending(path: "documents/\(name).json"))
}

let name = CommandLine.arguments.dropFirst().first ?? "users"
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20
switch name {
case "twitter": try repeatDecoding(Timeline.self, document(name), count)
case "citm_catalog": try repeatDecoding(Catalog.self, document(name), count)
case "canada": try repeatDecoding(Map.self, document(name), count)
case "integers":
  try repeatDecoding([Int].self, JSONEncoder().encode((0..<10_000).map { $0 &* 7919 }), count)
case "tiny": try repeatDecoding(User.self, JSONEncoder().encode(User.generated(1)[0]), count)
default: try repeatDecoding([User].self, JSONEncoder().encode(User.generated(20_000)), count)
}
