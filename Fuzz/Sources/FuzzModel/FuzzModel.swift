import CodableKit
import Foundation
import FuzzDriver
import FuzzModels

/// Bytes into a model with every strategy that looks at bytes itself.
///
/// Beyond not crashing: what our decoder reads of plain JSON, Foundation reads too.
func fuzzModel(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let decoder = FastJSONDecoder()
  let isRead = (try? decoder.decode([String].self, from: bytes)) != nil
  if isRead {
    let theirs = try? JSONDecoder().decode([String].self, from: Data(bytes))
    precondition(theirs != nil, "Foundation refuses what we read")
  }
  _ = try? decoder.decode(Model.self, from: bytes)
  _ = try? decoder.decode([Double].self, from: bytes)
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  decoder.dateDecodingStrategy = .iso8601
  decoder.duplicateKeys = .last
  _ = try? decoder.decode(Model.self, from: bytes)
  _ = try? decoder.decode([Date].self, from: bytes)
  decoder.allowsJSON5 = true
  decoder.assumesTopLevelDictionary = true
  _ = try? decoder.decode(Model.self, from: bytes)
  return 0
}

@main
enum Main {
  static func main() { fuzz { fuzzModel($0, $1) } }
}
