import CodableKit
import Foundation
import FuzzDriver
import FuzzModels
import JSONCore

/// Bytes into a value and options, and that into text.
///
/// Beyond not crashing: our encoder refuses what Foundation's refuses; otherwise both texts mean the
/// same to our parser, and ours means the same to Foundation's.
func fuzzEncoder(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = ByteSource(Array(UnsafeBufferPointer(start: start, count: count)))
  let (foundation, fast) = (JSONEncoder(), FastJSONEncoder())
  let choices = bytes.byte()
  var formatting: JSONEncoder.OutputFormatting = []
  if choices & 1 != 0 { formatting.insert(.prettyPrinted) }
  if choices & 2 != 0 { formatting.insert(.sortedKeys) }
  if choices & 4 != 0 { formatting.insert(.withoutEscapingSlashes) }
  (foundation.outputFormatting, fast.outputFormatting) = (formatting, formatting)
  if choices & 8 != 0 {
    foundation.dateEncodingStrategy = .iso8601
    fast.dateEncodingStrategy = .iso8601
  }
  if choices & 16 != 0 {
    foundation.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    fast.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  }
  let tree = Tree(&bytes)
  switch (try? foundation.encode(tree), try? fast.encode(tree)) {
  case (nil, nil): break
  case (let theirs?, let ours?): check(ours, theirs)
  case (_, let ours):
    fatalError(
      ours == nil ? "we refuse what Foundation writes" : "Foundation refuses what we write")
  }
  return 0
}

func check(_ ours: Data, _ theirs: Data) {
  let text = String(decoding: ours, as: UTF8.self)
  precondition(Data(text.utf8) == ours, "no UTF-8")
  do {
    let values = (try JSONValue(parsing: text), try JSONValue(parsing: Array(theirs)))
    precondition(values.0 == values.1, "two meanings: \(text)")
    let reader = JSONDecoder()
    let read = (
      try reader.decode(JSONValue.self, from: ours), try reader.decode(JSONValue.self, from: theirs)
    )
    precondition(read.0 == read.1, "two meanings to Foundation: \(text)")
  } catch {
    fatalError("not read again: \(error), \(text)")
  }
}

@main
enum Main {
  static func main() { fuzz { fuzzEncoder($0, $1) } }
}
