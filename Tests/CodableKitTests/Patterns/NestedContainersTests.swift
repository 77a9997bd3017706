import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// Flat properties of a nested object: a container a level, or a private type a level.
  @Suite struct NestedContainersTests {
    struct Stop: Codable, Equatable {
      let id: Int
      let latitude: Double
      let longitude: Double
      let lines: [String]

      enum CodingKeys: String, CodingKey { case id, position }
      enum PositionKeys: String, CodingKey { case point, lines }
      enum PointKeys: String, CodingKey { case lat, lng }

      init(id: Int, latitude: Double, longitude: Double, lines: [String]) {
        self.id = id
        self.latitude = latitude
        self.longitude = longitude
        self.lines = lines
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        let position = try container.nestedContainer(
          keyedBy: PositionKeys.self, forKey: .position)
        // A wrapper's own function for a missing key works here as in a property.
        lines = try position.decode(DefaultEmptyArray<String>.self, forKey: .lines).wrappedValue
        let point = try position.nestedContainer(keyedBy: PointKeys.self, forKey: .point)
        latitude = try point.decode(LosslessValue<Double>.self, forKey: .lat).wrappedValue
        longitude = try point.decode(LosslessValue<Double>.self, forKey: .lng).wrappedValue
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        var position = container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
        try position.encode(lines, forKey: .lines)
        var point = position.nestedContainer(keyedBy: PointKeys.self, forKey: .point)
        try point.encode(latitude, forKey: .lat)
        try point.encode(longitude, forKey: .lng)
      }
    }

    @Test(arguments: [TestFormat.json, .strict, .strictMovingOn])
    func flattensTwoLevels(format: TestFormat) throws {
      let stop = try format.decode(
        Stop.self, from: #"{"id":3,"position":{"point":{"lat":"46.9","lng":7.4}}}"#)
      #expect(stop == Stop(id: 3, latitude: 46.9, longitude: 7.4, lines: []))
    }

    @Test func writesTheLevelsBack() throws {
      let text = #"{"id":3,"position":{"lines":["S1"],"point":{"lat":46.5,"lng":7.5}}}"#
      let stop = try TestFormat.json.decode(Stop.self, from: text)
      #expect(stop.lines == ["S1"])
      #expect(try json(stop) == text)
    }

    @Test(arguments: TestFormat.allCases)
    func namesThePlaceOfAFaultInTheJSON(format: TestFormat) {
      let rows: [(String, Outcome<Int>)] = [
        (#"{"id":3}"#, .keyNotFound("$.position")),
        (#"{"id":3,"position":{"point":{"lat":1}}}"#, .keyNotFound("$.position.point.lng")),
        (#"{"id":3,"position":{"point":[1,2]}}"#, .typeMismatch("$.position.point")),
      ]
      for (text, expected) in rows {
        #expect(Outcome.of(Stop.self, text, in: format) { $0.id }.outcome == expected)
      }
    }

    /// An array of pairs by its positions, the second of which may be wrong.
    struct Corners: Decodable {
      let first: [Int]
      let rest: [[Int]]

      enum CodingKeys: String, CodingKey { case corners }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var corners = try container.nestedUnkeyedContainer(forKey: .corners)
        first = try corners.decode([Int].self)
        var rest: [[Int]] = []
        while !corners.isAtEnd { rest.append(try corners.decode(LossyArray<Int>.self).elements) }
        self.rest = rest
      }
    }

    @Test(arguments: TestFormat.allCases)
    func readsANestedArrayByItsPositions(format: TestFormat) throws {
      let corners = try format.decode(
        Corners.self, from: #"{"corners":[[0,0],[4,"x",0],7]}"#)
      #expect(corners.first == [0, 0])
      #expect(corners.rest == [[4, 0], []])
    }
  }
}
