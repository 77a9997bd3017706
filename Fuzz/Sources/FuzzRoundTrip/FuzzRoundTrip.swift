import CodableKit
import Foundation
import FuzzDriver
import FuzzModels
import JSONCore

/// What is read is written, and what was written is read again: nothing may have changed.
func fuzzRoundTrip(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let value = try? JSONValue(parsing: bytes) { checkValue(value) }
  if let model = try? FastJSONDecoder().decode(Model.self, from: bytes) { checkCodable(model) }
  if let numbers = try? FastJSONDecoder().decode([Double].self, from: bytes) {
    let again = checkCodable(numbers)
    precondition(
      zip(numbers, again).allSatisfy { $0.bitPattern == $1.bitPattern }, "a double changed")
  }
  return 0
}

/// By every layout, through the value's own text and through the encoder.
func checkValue(_ value: JSONValue) {
  do {
    for layout: JSONWritingOptions in [[], [.prettyPrinted, .sortedKeys], .withoutEscapingSlashes] {
      let text = try value.serialized(layout)
      let again = try JSONValue(parsing: text)
      precondition(again == value, "a value changed: \(text)")
    }
  } catch {
    fatalError("a value that was read is not written or not read again: \(error)")
  }
  checkCodable(value)
}

@discardableResult
func checkCodable<Value: Codable & Equatable>(_ value: Value) -> Value {
  let encoder = FastJSONEncoder()
  var last = value
  for formatting: JSONEncoder.OutputFormatting in [[], [.prettyPrinted, .sortedKeys]] {
    encoder.outputFormatting = formatting
    do {
      let data = try encoder.encode(value)
      last = try FastJSONDecoder().decode(Value.self, from: data)
      precondition(last == value, "a value changed: \(String(decoding: data, as: UTF8.self))")
    } catch {
      fatalError("a value that was read is not written or not read again: \(error)")
    }
  }
  return last
}

@main
enum Main {
  static func main() { fuzz { fuzzRoundTrip($0, $1) } }
}
