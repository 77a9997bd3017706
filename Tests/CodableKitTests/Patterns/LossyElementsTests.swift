import CodableKit
import CodableKitTestSupport
import Testing

extension Patterns {
  /// A lossy array as a plain type with `elements`, where a property wrapper does not fit: at the
  /// root, in a generic argument, in a hand-written `init(from:)`.
  @Suite struct LossyElementsTests {
    struct Track: Codable, Equatable {
      let id: Int
    }

    static let text = #"[{"id":1},{"id":"x"},null,7,{},{"id":2}]"#

    @Test(arguments: TestFormat.allCases)
    func keepsTheGoodElementsAtTheRoot(format: TestFormat) throws {
      let tracks = try format.decode(LossyArray<Track>.self, from: Self.text)
      #expect(tracks.elements == [Track(id: 1), Track(id: 2)])
    }

    struct Album: Decodable {
      let tracks: [Track]

      enum CodingKeys: String, CodingKey { case tracks }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tracks = try container.decode(LossyArray<Track>.self, forKey: .tracks).elements
      }
    }

    @Test(arguments: TestFormat.allCases)
    func keepsTheGoodElementsInAContainer(format: TestFormat) throws {
      let album = try format.decode(Album.self, from: #"{"tracks":\#(Self.text)}"#)
      #expect(album.tracks == [Track(id: 1), Track(id: 2)])
    }

    @Test(arguments: TestFormat.allCases)
    func standsInsideOtherTypes(format: TestFormat) throws {
      let sides = try format.decode(
        [String: LossyArray<Track>].self, from: #"{"a":\#(Self.text),"b":[]}"#)
      #expect(sides["a"]?.elements.map(\.id) == [1, 2])
      #expect(sides["b"]?.elements == [])
    }

    @Test func isWrittenAsAnArray() throws {
      let tracks: LossyArray<Track> = [Track(id: 1)]
      #expect(try json(tracks) == #"[{"id":1}]"#)
    }

    @Test func saysWhatWasDropped() {
      let issues = Outcome.of(LossyArray<Track>.self, Self.text) { $0.elements.count }.issues
      #expect(
        issues == [
          "dropped element wrong type $[1].id", "dropped element null $[2]",
          "dropped element wrong type $[3]", "dropped element missing $[4].id",
        ])
    }
  }
}
