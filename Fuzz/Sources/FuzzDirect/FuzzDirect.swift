import CodableKitMacros
import Foundation
import FuzzDriver
import FuzzModels

/// Bytes into a document for a model of the macro, read and written by three ways.
///
/// The direct path, our containers and Foundation's give the same value or the same error, and the same
/// report. A reader by itself, which has nobody to ask, reads nothing else. What is written
/// by the three means the same.
func fuzzDirect(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = ByteSource(Array(UnsafeBufferPointer(start: start, count: count)))
  let (choice, damage, place) = (bytes.choice(of: 8), bytes.byte(), Int(bytes.byte()))
  var document = Array(Document(bytes).text.utf8)
  // A byte that is out of place, now and then.
  if damage > 0xE0, place < document.count {
    document[place] = Array("\"\\,:]}0 x\u{1F}".utf8)[Int(damage) % 10]
  }
  switch choice {
  case 0: check(Shelf.self, document)
  case 1: check(Crate.self, document)
  case 2: check(Node.self, document)
  case 3: check(Either.self, document)
  case 4: check(Wrapped.self, document)
  case 5: check([Label].self, document)
  case 6: check(LossyArray<Int>.self, document)
  default: check(Store.self, document)
  }
  return 0
}

/// Hides the direct path of a type.
private struct ByContainers<Value: Codable>: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A value, or what an error says, and the report of either.
private struct Outcome<Value: Equatable>: Equatable {
  var value: Value?
  var error: String?
  var issues: [DecodingIssue] = []

  init(_ decode: () throws -> Value) {
    do {
      let (value, report) = try DecodingReport.collect { try decode() }
      (self.value, issues) = (value, report.issues)
    } catch DecodingError.typeMismatch(_, let context) {
      error = "another type at \(path(context))"
    } catch DecodingError.valueNotFound(_, let context) {
      error = "null at \(path(context))"
    } catch DecodingError.keyNotFound(let key, let context) {
      error = "no \(key.stringValue) at \(path(context))"
    } catch DecodingError.dataCorrupted(let context) {
      error = "bad content at \(path(context))"
    } catch {
      self.error = "\(error)"
    }
  }
}

private func path(_ context: DecodingError.Context) -> String {
  context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
}

private func check<Model: Codable & Equatable & JSONReadable>(
  _ model: Model.Type, _ document: [UInt8]
) {
  let text = String(decoding: document, as: UTF8.self)
  let decoder = FastJSONDecoder()
  let direct = Outcome { try decoder.decode(model, from: document) }
  let containers = Outcome { try decoder.decode(ByContainers<Model>.self, from: document).value }
  precondition(direct == containers, "\(direct)\n\(containers)\n\(text)")
  // Foundation also takes control characters for text; and which of two wrong values it meets first is
  // up to its dictionaries.
  if (try? JSONValue(parsing: document)) != nil {
    let foundation = Outcome { try JSONDecoder().decode(model, from: Data(document)) }
    precondition(direct.value == foundation.value, "\(direct)\n\(foundation)\n\(text)")
  }
  let unreported = try? decoder.decode(model, from: document)
  precondition(unreported == direct.value, "another value without a report: \(text)")
  if let alone = try? JSONReader.read(model, from: document) {
    precondition(alone == direct.value, "another value by a reader alone: \(text)")
  }
  if let value = direct.value { checkEncoding(value) }
}

private func checkEncoding<Model: Codable>(_ value: Model) {
  let encoder = FastJSONEncoder()
  let direct = try? encoder.encodeToBytes(value)
  let containers = try? encoder.encodeToBytes(ByContainers(value))
  precondition((direct == nil) == (containers == nil), "only one way writes \(value)")
  guard let direct, let containers else { return }
  checkMeaning(direct, containers)
  // A number that no `Double` holds is beyond Foundation.
  if let foundation = try? JSONEncoder().encode(value) { checkMeaning(direct, Array(foundation)) }
}

private func checkMeaning(_ first: [UInt8], _ second: [UInt8]) {
  let values = (try? JSONValue(parsing: first), try? JSONValue(parsing: second))
  precondition(
    values.0 != nil && values.0 == values.1,
    "two meanings:\n\(String(decoding: first, as: UTF8.self))\n\(String(decoding: second, as: UTF8.self))"
  )
}

@main
enum Main {
  static func main() { fuzz { fuzzDirect($0, $1) } }
}
