import BenchmarkModels
import CodableKit
import Foundation

extension Case {
  /// What wrappers add: the baseline is the plain model, or clean data.
  ///
  /// The targets say: at most 15 % over Foundation's decoder, 5 % over ours, 10 % for dirty data.
  static func wrapperCases() -> [(String, () throws -> Case?)] {
    let records = 5_000
    func wrapped(_ name: String, _ decode: @escaping Decode, target: Double) -> Lazy {
      (
        name,
        {
          let data = Data(Record.json(records, dirty: false).utf8)
          return Case(
            group: .wrappers, name: name, bytes: data.count, target: target,
            check: {
              let texts = try (
                sortedText(JSONDecoder().decode([PlainRecord].self, from: data)),
                sortedText(JSONDecoder().decode([LossyRecord].self, from: data))
              )
              if texts.0 != texts.1 { throw Difference(name: name) }
            },
            baseline: { try decode([PlainRecord].self, data) },
            subject: { try decode([LossyRecord].self, data) })
        }
      )
    }
    func dirty(_ name: String, _ decode: @escaping Decode) -> Lazy {
      (
        name,
        {
          let clean = Data(Record.json(records, dirty: false).utf8)
          let dirty = Data(Record.json(records, dirty: true).utf8)
          return Case(
            group: .wrappers, name: name, bytes: clean.count, target: 1 / 1.1,
            baseline: { try decode([LossyRecord].self, clean) },
            subject: { try decode([LossyRecord].self, dirty) })
        }
      )
    }
    let foundation: Decode = { try JSONDecoder().decode($0, from: $1) }
    let fast: Decode = { try FastJSONDecoder().decode($0, from: $1) }
    return [
      wrapped("@LossyValue on every field, Foundation", foundation, target: 1 / 1.15),
      wrapped("@LossyValue on every field, ours", fast, target: 1 / 1.05),
      dirty("a tenth dirty, Foundation", foundation),
      dirty("a tenth dirty, ours", fast),
    ]
  }

  private typealias Lazy = (String, () throws -> Case?)
  private typealias Decode = (any Decodable.Type, Data) throws -> Any
}
