import BenchmarkModels
import CodableKit
import DirectModels
import Foundation

/// One work done in three ways: by Foundation and by the containers of this package, both with a
/// model of the compiler's, and by the direct path with the same model of the macro's.
struct DirectCase {
  enum Work: String { case decoding, encoding }

  var work: Work
  var name: String
  var bytes: Int
  /// How many times as fast as Foundation the direct path is to be.
  var target: Double
  /// Fails if the ways give different answers.
  var check: () throws -> Void
  var foundation: () throws -> Any
  var containers: () throws -> Any
  var direct: () throws -> Any
}

extension DirectCase {
  /// Every case, each made when it is asked for.
  static func all(_ documents: Documents) -> [(String, () throws -> [DirectCase])] {
    let users = { try JSONEncoder().encode(BenchmarkModels.User.generated(20_000)) }
    let ordered = { try FastJSONEncoder().encode(BenchmarkModels.User.generated(20_000)) }
    let integers = { try JSONEncoder().encode((0..<100_000).map { $0 &* 7919 }) }
    return [
      (
        "twitter",
        {
          try pair(
            "twitter", BenchmarkModels.Timeline.self, DirectModels.Timeline.self,
            documents["twitter"], decoding: 7, encoding: 14)
        }
      ),
      (
        "citm_catalog",
        {
          try pair(
            "citm_catalog", BenchmarkModels.Catalog.self, DirectModels.Catalog.self,
            documents["citm_catalog"], decoding: 18, encoding: 25)
        }
      ),
      (
        "canada",
        {
          try pair(
            "canada", BenchmarkModels.Map.self, DirectModels.Map.self, documents["canada"],
            decoding: 12, encoding: 10)
        }
      ),
      (
        "20,000 users",
        {
          try pair(
            "20,000 users", [BenchmarkModels.User].self, [DirectModels.User].self, users(),
            decoding: 12, encoding: 18)
        }
      ),
      (
        "20,000 users, keys in order",
        {
          let cases = try pair(
            "20,000 users, keys in order", [BenchmarkModels.User].self, [DirectModels.User].self,
            ordered(), decoding: 12, encoding: 18)
          // Encoding does not know what it was decoded from.
          return cases.filter { $0.work == .decoding }
        }
      ),
      (
        "100,000 integers",
        {
          try pair(
            "100,000 integers", [Int].self, [Int].self, integers(), decoding: 40, encoding: 40)
        }
      ),
    ]
  }

  /// Reading a document and writing what was read; none where the document is not.
  private static func pair<Plain: Codable, Direct: Codable>(
    _ name: String, _ plain: Plain.Type, _ direct: Direct.Type, _ data: Data?, decoding: Double,
    encoding: Double
  ) throws -> [DirectCase] {
    guard let data else { return [] }
    let (decoder, fastDecoder, containersDecoder) =
      (JSONDecoder(), FastJSONDecoder(), FastJSONDecoder())
    let (encoder, fastEncoder, containersEncoder) =
      (JSONEncoder(), FastJSONEncoder(), FastJSONEncoder())
    // An option that changes nothing here and is beyond the direct path, which arrays of integers
    // would take by themselves.
    containersDecoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "n")
    containersEncoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "n")
    let plainValue = try decoder.decode(plain, from: data)
    let directValue = try fastDecoder.decode(direct, from: data)
    let text = try Case.sortedText(plainValue)
    let size = try fastEncoder.encode(directValue).count
    return [
      DirectCase(
        work: .decoding, name: name, bytes: data.count, target: decoding,
        check: {
          let texts = try [
            Case.sortedText(containersDecoder.decode(plain, from: data)),
            Case.sortedText(directValue),
          ]
          if texts != [text, text] { throw Difference(name: name) }
        },
        foundation: { try decoder.decode(plain, from: data) },
        containers: { try containersDecoder.decode(plain, from: data) },
        direct: { try fastDecoder.decode(direct, from: data) }),
      DirectCase(
        work: .encoding, name: name, bytes: size, target: encoding,
        check: {
          for written in try [
            fastEncoder.encode(directValue), containersEncoder.encode(plainValue),
          ] where try Case.sortedText(decoder.decode(plain, from: written)) != text {
            throw Difference(name: name)
          }
          guard try encoder.encode(plainValue).count == size else { throw Difference(name: name) }
        },
        foundation: { try encoder.encode(plainValue) },
        containers: { try containersEncoder.encode(plainValue) },
        direct: { try fastEncoder.encode(directValue) }),
    ]
  }
}
