import CodableKit
import CodableKitMacros
import Testing

/// What a reader by itself reports of types that the macro has made.
@Suite struct ReaderLossesTests {
  enum Color: String, Codable { case red }

  /// A color knows only containers, and asks for a path as soon as it is refused.
  @Codable struct Paint {
    @Lossy var color: Color?
    @Lossy var colors: [Color]
    @CodableDefault(Color.red) var base: Color
  }

  @Codable struct Owner { @Lossy var ids: [Int] }
  @Codable struct Place { @Lossy var floor: Int? }

  @Codable struct House {
    @Lossy var numbers: [Int]
    @Flatten var owner: Owner
    @Flatten var place: Place?
  }

  /// What a recovery has made a match is taken where nothing else fits.
  @Codable(tagging: .untagged) enum Choice: Equatable {
    case lists([List])
    case list(List)
    case number(Int)

    struct List: Codable, Equatable, JSONReadable {
      @LossyArray var ids: [Int]
      init(ids: [Int]) { self.ids = ids }
      init(from reader: inout JSONReader) throws(JSONError) {
        var ids: LossyArray<Int>?
        var members = try reader.readObject(names: "ids")
        while try members.next(&reader) {
          if members.index == 0 {
            ids = try reader.read(LossyArray<Int>.self)
          } else {
            try reader.skipValue()
          }
        }
        _ids = try members.value(ids, 0)
      }
    }
  }

  @Test(arguments: [
    (#"{"ids":[1,"x",2]}"#, Choice.list(.init(ids: [1, 2])), [10]),
    (#"[{"ids":["x"]},{"ids":[1]}]"#, .lists([.init(ids: []), .init(ids: [1])]), [9]),
    (#"{"ids":[1]}"#, .list(.init(ids: [1])), []),
    ("7", .number(7), []),
  ])
  func matchesThatLostSomething(text: String, choice: Choice, places: [Int]) throws {
    let (value, lost) = try losses(Choice.self, text)
    #expect(value == choice)
    #expect(lost == places)
    #expect(try FastJSONDecoder().decode(Choice.self, from: text) == choice)
  }

  private func losses<Value: JSONReadable>(
    _ type: Value.Type, _ text: String
  ) throws -> (Value, [Int]) {
    let (value, losses) = try JSONReader.readReporting(type, from: Array(text.utf8))
    return (value, losses.map(\.offset))
  }

  @Test func casesThatAreUnknown() throws {
    let (paint, places) = try losses(
      Paint.self, #"{"color":"x","colors":["red","y"],"base":"z"}"#)
    #expect(paint.color == nil && paint.colors == [.red] && paint.base == .red)
    #expect(places == [9, 29, 41])
  }

  @Test func valuesThatStandBesideOthers() throws {
    let (house, places) = try losses(
      House.self, #"{"numbers":[1,"x"],"floor":"y","ids":["z"]}"#)
    #expect(house.numbers == [1] && house.owner.ids.isEmpty)
    #expect(house.place?.floor == nil)
    #expect(places == [14, 27, 38])
  }
}
