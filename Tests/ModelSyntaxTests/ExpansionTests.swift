import Foundation
import ModelSchema
import ModelSyntax
import SwiftDiagnostics
import Testing

@testable import CodableKitMacrosPlugin

/// The generated code, once for each construct.
///
/// That it works is shown by running it elsewhere.
@Suite struct ExpansionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let code: String
  }

  static func expand(
    _ source: String, missing: Set<String> = ["Decodable", "Encodable"]
  ) throws -> String {
    let (reading, attribute) = try readFirstType(in: source)
    try #require(!reading.hasErrors)
    let model = try #require(reading.model)
    let emitter = ConformanceEmitter(
      model: model, halves: CodingHalves(macro: attribute.baseName) ?? .both,
      isDirectOnly: attribute.isDirectOnly, missing: missing)
    let parts = emitter.members() + emitter.extensions(of: model.name)
    return parts.joined(separator: "\n")
  }

  static let rows = [
    Row(
      testDescription: "keys, optionals and initial values",
      source: """
        @Codable struct User {
          let id: Int
          @CodingKey("full_name", aliases: "name") let name: String
          var role = "guest"
          var note: String?
        }
        """,
      code: """
        private enum CodingKeys: String, CodingKey {
          case id
          case name = "full_name"
          case nameAlias = "name"
          case role
          case note
        }

        extension User: Decodable {
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decode(Int.self, forKey: .id)
            self.name = try container.decode(String.self, forKey: container.requiredKey(.name, .nameAlias))
            if container.contains(.role) {
              self.role = try container.decode(String.self, forKey: .role)
            }
            self.note = try container.decodeIfPresent(String.self, forKey: .note)
          }
        }

        extension User: Encodable {
          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(self.id, forKey: .id)
            try container.encode(self.name, forKey: .name)
            try container.encode(self.role, forKey: .role)
            try container.encodeIfPresent(self.note, forKey: .note)
          }
        }

        """),
    Row(
      testDescription: "paths and strategies",
      source: """
        @Codable public struct Place {
          @CodingPath("location", "lat") public let latitude: Double?
          @CodableBy(ISO8601.self) public let at: Date
          @Lossy public let tags: [String]
          @LossyArray public var ids: [Int]
          @CodableDefault(1, for: .missing) public let count: Int
        }
        """,
      code: """
        private enum CodingKeys: String, CodingKey {
          case location
          case at
          case tags
          case ids
          case count

          enum LocationKeys: String, CodingKey {
            case latitude = "lat"
          }
        }

        extension Place: Decodable {
          public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let locationContainer = try container.nestedMembers(keyedBy: CodingKeys.LocationKeys.self, forKey: .location)
            self.latitude = try locationContainer.decodeIfPresent(Double.self, forKey: .latitude)
            self.at = try container.decode(by: ISO8601.self, forKey: .at)
            self.tags = try container.decode(by: Lossy<[CodableKit.Plain<String>]>.self, forKey: .tags)
            self._ids = try container.decodeValue(forKey: .ids)
            self.count = try container.decode(by: CodableKit.Plain<Int>.self, forKey: .count, default: 1, for: .missing)
          }
        }

        extension Place: Encodable {
          public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            if self.latitude != nil {
              var locationContainer = container.nestedContainer(keyedBy: CodingKeys.LocationKeys.self, forKey: .location)
              try locationContainer.encodeIfPresent(self.latitude, forKey: .latitude)
            }
            try container.encode(self.at, by: ISO8601.self, forKey: .at)
            try container.encode(self.tags, by: Lossy<[CodableKit.Plain<String>]>.self, forKey: .tags)
            try container.encode(self._ids, forKey: .ids)
            try container.encode(self.count, forKey: .count)
          }
        }

        """),
    Row(
      testDescription: "flattened and unknown members, hooks",
      source: """
        @Decodable struct Order {
          @Flatten let owner: Owner
          @UnknownKeys var extra: [String: JSONValue]
          @DidDecode mutating func check() throws {}
          @Validate("it is paid") var isPaid: Bool { true }
        }
        """,
      code: """
        private enum CodingKeys: CodingKey, CaseIterable {
        }

        extension Order: Decodable {
          init(from decoder: any Decoder) throws {
            let ownerDecoder = FlattenedDecoder(decoder)
            self.owner = try Owner(from: ownerDecoder)
            self.extra = try decoder.unknownMembers(besides: CodingKeys.self, and: ownerDecoder)
            try self.check()
            guard self.isPaid else {
              throw DecodingError.dataCorrupted(
                .init(
                  codingPath: decoder.codingPath,
                  debugDescription: "it is paid"))
            }
          }
        }

        """),
    Row(
      testDescription: "a class, and generic parameters that hide a name",
      source: """
        @Decodable class Box<Decoder> {
          let value: Decoder
        }
        """,
      code: """
        private enum CodingKeys: String, CodingKey {
          case value
        }

        required init(from decoder: any Swift.Decoder) throws where Decoder: Decodable {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          self.value = try container.decode(Decoder.self, forKey: .value)
        }

        extension Box: Decodable where Decoder: Decodable {}

        """),
    Row(
      testDescription: "an externally tagged enum",
      source: """
        @Codable enum Shape {
          case circle(radius: Double)
          case none
        }
        """,
      code: """
        private enum CodingKeys: String, CodingKey {
          case circle
          case none

          enum CircleValues: String, CodingKey {
            case radius
          }
        }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let key = try container.onlyKey(for: Self.self)
          switch key {
          case .circle:
            let values = try container.nestedContainer(keyedBy: CodingKeys.CircleValues.self, forKey: key)
            self = .circle(radius: try values.decode(Double.self, forKey: .radius))
          case .none:
            _ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
            self = .none
          }
        }

        func encode(to encoder: any Encoder) throws {
          switch self {
          case .circle(let radius):
            var container = encoder.container(keyedBy: CodingKeys.self)
            var values = container.nestedContainer(keyedBy: CodingKeys.CircleValues.self, forKey: .circle)
            try values.encode(radius, forKey: .radius)
          case .none:
            var container = encoder.container(keyedBy: CodingKeys.self)
            _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .none)
          }
        }

        extension Shape: Decodable {}

        extension Shape: Encodable {}

        """),
    Row(
      testDescription: "an internally tagged enum with an unknown case",
      source: """
        @Codable(tagging: .internal("type")) enum Part {
          @CodingKey("text", aliases: "txt") case text(Text)
          @UnknownCase case other(JSONValue)
        }
        """,
      code: """
        private enum CodingKeys: String, CodingKey {
          case type
        }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let tag = try container.decode(String.self, forKey: .type)
          switch tag {
          case "text", "txt":
            self = .text(try Text(from: decoder))
          default:
            self = .other(try decoder.singleValueContainer().decode(JSONValue.self))
          }
        }

        func encode(to encoder: any Encoder) throws {
          switch self {
          case .text(let value):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("text", forKey: .type)
            try value.encode(to: encoder)
          case .other(let value):
            try value.encode(to: encoder)
          }
        }

        extension Part: Decodable {}

        extension Part: Encodable {}

        """),
    Row(
      testDescription: "an untagged enum",
      source: """
        @Decodable(tagging: .untagged) enum Value {
          case number(Int)
          case point(x: Int, y: Int)
        }
        """,
      code: """
        private enum CodingKeys: CodingKey {
          enum PointValues: String, CodingKey {
            case x
            case y
          }
        }

        init(from decoder: any Decoder) throws {
          func readNumber() throws -> Self {
            .number(try decoder.singleValueContainer().decode(Int.self))
          }
          func readPoint() throws -> Self {
            let values = try decoder.container(keyedBy: CodingKeys.PointValues.self)
            return .point(x: try values.decode(Int.self, forKey: .x), y: try values.decode(Int.self, forKey: .y))
          }
          self = try decoder.firstMatch(Self.self, [
            ("number", readNumber),
            ("point", readPoint),
          ])
        }

        extension Value: Decodable {}

        """),
  ]

  @Test(arguments: rows)
  func expands(row: Row) throws {
    #expect(try Self.expand(row.source) == row.code)
  }

  @Test func expandsForTheDirectPath() throws {
    let source = """
      @Codable struct Order {
        let id: Int
        @CodingKey("link", aliases: "url") let link: String?
        @LossyArray var tags: [String]
        @CodableBy(UnixSeconds.self) let at: Date
        var count = 1
      }
      """
    let code = """
      extension Order: JSONReadable {
        init(from reader: inout JSONReader) throws(JSONError) {
          var id: Int?
          var link: String?
          var tags: LossyArray<String>?
          var at: CodableKit.Coded<UnixSeconds>?
          var count: Int?
          var members = try reader.readObject(names: "id\\nlink\\nurl\\ntags\\nat\\ncount")
          while try members.next(&reader) {
            switch members.index {
            case 0:
              id = try reader.read(Int.self)
            case 1, 2:
              guard link == nil else { throw members.repeated() }
              link = try reader.read(String?.self)
            case 3:
              tags = try reader.read(LossyArray<String>.self)
            case 4:
              at = try reader.read(CodableKit.Coded<UnixSeconds>.self)
            case 5:
              count = try reader.read(Int.self)
            default:
              try reader.skipValue()
            }
          }
          self.id = try members.value(id, 0)
          self.link = link
          self._tags = try members.value(tags, 3)
          self.at = try members.value(at, 4).wrappedValue
          if let count { self.count = count }
        }
      }

      extension Order: JSONWritable {
        func write(to writer: inout JSONWriter) throws(JSONWritingError) {
          try writer.beginObject()
          try writer.writeMember(self.id, literal: "id")
          if let value = self.link {
            try writer.writeMember(value, literal: "link")
          }
          try writer.writeMember(self._tags, literal: "tags")
          try writer.writeMember(CodableKit.Coded<UnixSeconds>(wrappedValue: self.at), literal: "at")
          try writer.writeMember(self.count, literal: "count")
          writer.endObject()
        }
      }

      """
    let expanded = try Self.expand(source, missing: ["JSONReadable", "JSONWritable"])
    let start = try #require(expanded.range(of: "extension Order: JSONReadable"))
    let direct = String(expanded[start.lowerBound...])
    let parts = direct.components(separatedBy: "\nextension ")
    #expect(parts.filter { !$0.contains("encode(to") }.joined(separator: "\nextension ") == code)
  }

  @Test func expandsAnEnumForTheDirectPathAlone() throws {
    let source = """
      @JSONCodable(tagging: .internal("type")) enum Part {
        case text(Text)
        case point(x: Int, y: Int?)
      }
      """
    let code = """
      init(from reader: inout JSONReader) throws(JSONError) {
        let place = reader.offset
        let start = reader.mark
        try reader.move(into: "type")
        switch try reader.readIndex(among: "text\\npoint") {
        case 0:
          reader.readAgain(from: start)
          self = .text(try reader.read(Text.self))
        case 1:
          reader.readAgain(from: start)
          var x: Int?
          var y: Int?
          var members = try reader.readObject(names: "x\\ny")
          while try members.next(&reader) {
            switch members.index {
            case 0:
              x = try reader.read(Int.self)
            case 1:
              y = try reader.read(Int?.self)
            default:
              try reader.skipValue()
            }
          }
          self = .point(x: try members.value(x, 0), y: y)
        default:
          throw reader.invalidValue(at: place)
        }
      }

      func write(to writer: inout JSONWriter) throws(JSONWritingError) {
        switch self {
        case .text(let value):
          let object = try writer.beginShared()
          writer.writeKey(literal: "type")
          try writer.writeValue("text")
          try writer.writeFlattened {
            (writer: inout JSONWriter) throws(JSONWritingError) in
            try writer.writeValue(value)
          }
          try writer.endShared(object)
        case .point(let x, let y):
          try writer.beginObject()
          writer.writeKey(literal: "type")
          try writer.writeValue("point")
          try writer.writeMember(x, literal: "x")
          if let value = y {
            try writer.writeMember(value, literal: "y")
          }
          writer.endObject()
        }
      }

      extension Part: JSONReadable {}

      extension Part: JSONWritable {}

      """
    #expect(try Self.expand(source, missing: ["JSONReadable", "JSONWritable"]) == code)
  }
}
