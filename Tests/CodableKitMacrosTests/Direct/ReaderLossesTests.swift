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
