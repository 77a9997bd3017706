import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

/// A set has another order in each run, the text that is written of it has not.
@Suite struct SetOrderTests {
  enum Colour: String, Codable, CaseIterable { case red, amber, green, blue, white, black }
  struct Point: Codable, Hashable { var x: Int }

  struct Model: Codable {
    @Coded<Set<Int>> var numbers: Set<Int>
    @LossySet var names: Set<String>
    @LossySet var colours: Set<Colour>
    @Coded<Set<UnixSeconds>> var dates: Set<Date>
  }

  static let model = Model(
    numbers: Set(0..<12), names: Set(["b", "a", "d", "c", "f", "e"]),
    colours: Set(Colour.allCases),
    dates: Set((0..<4).map { Date(timeIntervalSince1970: Double($0)) }))

  static let text = """
    {"colours":["amber","black","blue","green","red","white"],"dates":[0,1,2,3],\
    "names":["a","b","c","d","e","f"],"numbers":[0,1,2,3,4,5,6,7,8,9,10,11]}
    """

  @Test func writesInTheOrderOfTheValues() throws {
    #expect(try json(Self.model) == Self.text)
    #expect(try fastJSON(Self.model) == Self.text)
  }

  @Test func writesInOrderWithoutContainers() throws {
    let colours = Coded<Set<Plain<Colour>>>(wrappedValue: Set(Colour.allCases))
    #expect(
      try String(decoding: JSONWriter.bytes(of: colours), as: UTF8.self)
        == #"["amber","black","blue","green","red","white"]"#)
  }

  /// Values without an order come as they come, and all of them.
  @Test func writesValuesWithoutAnOrder() throws {
    struct Points: Codable { @LossySet var v: Set<Point> }
    let points = Points(v: Set((0..<5).map { Point(x: $0) }))
    #expect(try TestFormat.fast.decode(Points.self, from: fastJSON(points)).v == points.v)
  }
}
