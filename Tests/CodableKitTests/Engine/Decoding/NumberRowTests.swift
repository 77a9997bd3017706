import CodableKit
import Foundation
import Testing

/// Arrays of nothing but numbers stand in the index as one word, whatever reads them.
@Suite("Arrays of numbers, read in every way")
struct NumberRowTests {
  enum Level: Int, Codable { case low = 1, high = 2 }

  /// Goes through an array by hand, in ways that are told by `userInfo` elsewhere.
  struct ByHand: Decodable, Equatable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      texts.append("count \(container.count ?? -1)")
      while !container.isAtEnd {
        texts.append("\(container.currentIndex)")
        if try container.decodeNil() {
          texts.append("nil")
        } else if let nested = try? container.nestedUnkeyedContainer() {
          texts.append("nested \(nested.count ?? -1) at \(nested.codingPath.map(\.stringValue))")
        } else if let value = try? container.decode(UInt8.self) {
          texts.append("byte \(value)")
        } else if let value = try? container.decode(Level.self) {
          texts.append("level \(value)")
        } else if let value = try? container.decode(Double.self) {
          texts.append("double \(value)")
        } else {
          let element = try container.superDecoder()
          texts.append("super at \(element.codingPath.map(\.stringValue))")
        }
      }
      do {
        _ = try container.decode(Int.self)
      } catch DecodingError.valueNotFound(_, let context) {
        texts.append("end at \(context.codingPath.map(\.stringValue))")
      }
    }
  }

  /// Keeps the decoders of the elements and reads from them only when all are there.
  struct Later: Decodable, Equatable {
    var values: [Double?] = []
    var paths: [[String]] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var decoders: [any Decoder] = []
      while !container.isAtEnd { decoders.append(try container.superDecoder()) }
      for decoder in decoders.reversed() {
        values.append(try? Double(from: decoder))
        paths.append(decoder.codingPath.map(\.stringValue))
      }
    }
  }

  struct Holder<Value: Decodable & Equatable>: Decodable, Equatable { var v: Value }

  static let arrays = [
    "[]", "[ ]", "[1]", "[1,2]", "[ 1 , 2 ,\n\t3 ]", "[1,2,3.5]", "[-1,300]", "[1e400,1]",
    "[1,2,9223372036854775808]", "[1.0,1e2]", "[0,-0.0]", "[2,1,3]", "[1,null]", "[1,\"x\"]",
    "[1,[2]]", "[[1],[2,3]]", "[[],[1]]", "[true]", "[12345678901234567890,1]",
    "[0.1,0.123456789012345678901234567890,1e-30]",
  ]

  private func differences<Value: Decodable & Equatable>(_ type: Value.Type) -> [String] {
    var differences: [String?] = []
    for text in Self.arrays {
      differences += [
        difference(type, text), difference(Holder<Value>.self, "{\"v\":\(text)}"),
        difference([Holder<Value>].self, "[{\"v\":[1]}, {\"a\":[2],\"v\":\(text)}]"),
      ]
    }
    return differences.compactMap(\.self)
  }

  private func difference<Value: Decodable & Equatable>(
    _ type: Value.Type, _ text: String
  ) -> String? {
    differenceFromFoundation(type, Data(text.utf8), isEqual: ==)
  }

  @Test func byTheirType() {
    #expect(differences([Int].self) == [])
    #expect(differences([UInt8].self) == [])
    #expect(differences([Int32?].self) == [])
    #expect(differences([Double].self) == [])
    #expect(differences([Float].self) == [])
    #expect(differences([String].self) == [])
    #expect(differences([Bool].self) == [])
    #expect(differences([Decimal].self) == [])
    #expect(differences([Date].self) == [])
    #expect(differences([Level].self) == [])
    #expect(differences([[Int]].self) == [])
    #expect(differences(Set<Int>.self) == [])
    #expect(differences([Int: Int].self) == [])
    #expect(differences([Level: Double].self) == [])
  }

  @Test func byHand() {
    #expect(differences(ByHand.self) == [])
    #expect(differences(Later.self) == [])
  }

  @Test(arguments: arrays)
  func asDynamicValues(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(try FastJSONDecoder().decode(JSONValue.self, from: text) == value)
    #expect(try FastJSONDecoder().decode([JSONValue].self, from: text) == value.array)
    let nested = try FastJSONDecoder().decode([String: [JSONValue]].self, from: "{\"a\":\(text)}")
    #expect(nested["a"] == value.array)
  }

  /// The errors of elements have the number in the path, also deep inside.
  @Test(arguments: [
    ("[1,2.5]", ["Index 1"]), ("[1,2,3,1e2,0.1]", ["Index 4"]),
    ("[9223372036854775808]", ["Index 0"]),
  ])
  func paths(text: String, path: [String]) {
    for (document, type, start) in [
      (text, [Int].self as any Decodable.Type, []),
      ("{\"v\":\(text)}", Holder<[Int]>.self, ["v"]),
      ("[[7],\(text)]", [[Int]].self, ["Index 1"]),
      ("[{\"w\":[0],\"v\":\(text)}]", [Holder<[Int]>].self, ["Index 0", "v"]),
    ] as [(String, any Decodable.Type, [String])] {
      #expect(pathOfFailure(type, document) == start + path, "\(document)")
    }
  }

  private func pathOfFailure<Value: Decodable>(_ type: Value.Type, _ text: String) -> [String]? {
    DecodingOutcome { try FastJSONDecoder().decode(type, from: text) }.failure?.path
  }

  /// What is dropped from a row is reported where it stands.
  @Test func losses() throws {
    struct Model: Decodable {
      @LossyArray var bytes: [UInt8]
      @LossyArray var levels: [Level]
    }
    let data = Data(#"{"bytes": [1, 300, 2], "levels": [1, 2, 3, 1]}"#.utf8)
    let (model, report) = try FastJSONDecoder().decodeReporting(Model.self, from: data)
    #expect(model.bytes == [1, 2])
    #expect(model.levels == [.low, .high, .low])
    #expect(report.issues.map { "\($0.path)" } == ["$.bytes[1]", "$.levels[2]"])
    #expect(report.issues.map { $0.location?.column } == [15, 41])
  }
}
