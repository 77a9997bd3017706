import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// A `Codable` struct as one string, for `@AppStorage` and the like.
  @Suite struct JSONStringRepresentableTests {
    struct Preferences: JSONStringRepresentable, Hashable, Sendable {
      var showsTips = true
      var accent = "blue"
    }

    /// Each property survives an older or newer version of the app by itself.
    struct Layout: JSONStringRepresentable, Equatable {
      @DefaultZero var columns: Int
      @LossyArray var pinned: [Int]
      @LossyOptional var filter: String?

      enum CodingKeys: String, CodingKey { case columns = "cols", pinned, filter }
    }

    /// The conformance may come later, in an extension of a type that is `Codable` already.
    struct Late: Codable, Equatable { var n = 1.5 }

    enum Mode: JSONStringRepresentable, Equatable {
      case list
      case grid(columns: Int)
    }

    final class Session: JSONStringRepresentable {
      var visits: Int
      init(visits: Int) { self.visits = visits }
    }

    struct Pair<First: Codable, Second: Codable>: JSONStringRepresentable {
      var first: First
      var second: Second
    }

    @Test func writesJSONWithSortedKeys() {
      #expect(Preferences().rawValue == #"{"accent":"blue","showsTips":true}"#)
      #expect(
        Layout(columns: 2, pinned: [7], filter: "a/b").rawValue
          == #"{"cols":2,"filter":"a/b","pinned":[7]}"#)
      #expect(Late().rawValue == #"{"n":1.5}"#)
      #expect(Mode.list.rawValue == #"{"list":{}}"#)
      #expect(Mode.grid(columns: 3).rawValue == #"{"grid":{"columns":3}}"#)
      #expect(Session(visits: 4).rawValue == #"{"visits":4}"#)
      #expect(Pair(first: [1], second: "x").rawValue == #"{"first":[1],"second":"x"}"#)
    }

    @Test func readsWhatItWrote() {
      #expect(Preferences(rawValue: #"{"accent":"red","showsTips":false}"#)?.accent == "red")
      let preferences = Preferences(showsTips: false, accent: "\u{1F980} \"\\")
      #expect(Preferences(rawValue: preferences.rawValue) == preferences)
      #expect(Mode(rawValue: Mode.grid(columns: 3).rawValue) == .grid(columns: 3))
      #expect(Session(rawValue: #"{"visits":4}"#)?.visits == 4)
    }

    @Test(arguments: [
      "", " ", "torn", "{", "{}", "null", "[]", "7", #""text""#, #"{"showsTips":1,"accent":"x"}"#,
      #"{"accent":"blue","showsTips":true"#, "\u{0}", #"{"accent":"\ud800","showsTips":true}"#,
      String(repeating: "[", count: 100_000),
    ])
    func readsBadTextAsNil(text: String) {
      #expect(Preferences(rawValue: text) == nil)
      #expect(throws: DecodingError.self) { try Preferences(jsonText: text) }
    }

    @Test func survivesBadPartsByItsWrappers() throws {
      let text = #"{"cols":"many","pinned":[1,"x",2],"filter":7}"#
      let (layout, report) = try DecodingReport.collect { try Layout(jsonText: text) }
      #expect(layout == Layout(columns: 0, pinned: [1, 2], filter: nil))
      #expect(Layout(rawValue: text) == layout)
      #expect(report.issues.map(\.path.description) == ["$.cols", "$.pinned[1]", "$.filter"])
    }

    @Test func keepsDatesAndOddNumbers() {
      struct Odd: JSONStringRepresentable, Equatable {
        var date = Date(timeIntervalSinceReferenceDate: 812_345_678.987_654_3)
        var numbers = [Double.infinity, -.infinity, 0.1, .leastNonzeroMagnitude]
      }
      #expect(Odd(rawValue: Odd().rawValue) == Odd())
      let text = Pair(first: Double.nan, second: 1).rawValue
      #expect(text == #"{"first":"NaN","second":1}"#)
      #expect(Pair<Double, Int>(rawValue: text)?.first.isNaN == true)
    }

    /// A raw value that was written by hand, by encoding, is safe under this protocol.
    struct ByHand: JSONStringRepresentable {
      var n = 1
      var rawValue: String {
        guard let data = try? JSONEncoder().encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
      }
    }

    @Test func takesARawValueWrittenByHand() {
      #expect(ByHand().rawValue == #"{"n":1}"#)
      #expect(ByHand(rawValue: #"{"n":2}"#)?.n == 2)
    }

    struct Unwritable: JSONStringRepresentable {
      var n = 1
      struct Refusal: Error {}
      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }

    @Test func givesAnEmptyObjectForWhatCannotBeWritten() {
      #expect(Unwritable().rawValue == "{}")
      #expect(throws: Unwritable.Refusal.self) { try Unwritable().jsonText() }
    }

    /// What the compiler picks for `encode(to:)` and `init(from:)`: its own, by the members.
    struct Holder: Codable, Equatable {
      var one = Preferences()
      var many = [Mode.list, .grid(columns: 2)]
      var named = ["a": Late()]
      var maybe: Preferences?
      @LossyArray var lossy: [Preferences]
    }

    static let holderText = """
      {"lossy":[{"accent":"red","showsTips":false}],"many":[{"list":{}},{"grid":{"columns":2}}],\
      "named":{"a":{"n":1.5}},"one":{"accent":"blue","showsTips":true}}
      """
    static let holder = Holder(lossy: [Preferences(showsTips: false, accent: "red")])

    @Test func isAnObjectInsideOtherTypes() throws {
      #expect(try json(Self.holder) == Self.holderText)
    }

    @Test(arguments: TestFormat.allCases)
    func isReadAsAnObjectInsideOtherTypes(format: TestFormat) throws {
      #expect(try format.decode(Holder.self, from: Self.holderText) == Self.holder)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func makesTheRoundTripAsPropertyList(
      format: PropertyListSerialization.PropertyListFormat
    ) throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let list = try encoder.encode(Self.holder)
      #expect(try PropertyListDecoder().decode(Holder.self, from: list) == Self.holder)
      let one = try encoder.encode(Preferences())
      #expect(try PropertyListDecoder().decode([String: Value].self, from: one)["accent"] == .text)
    }

    enum Value: Decodable {
      case text, other
      init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(String.self)) == nil ? .other : .text
      }
    }

    /// Equal members make equal values although the texts differ: a set has no order.
    @Test func comparesItsMembers() {
      struct Tagged: JSONStringRepresentable, Hashable { var tags: Set<Int> }
      var roomy = Set<Int>(minimumCapacity: 10_000)
      roomy.formUnion(0..<200)
      let (first, second) = (Tagged(tags: roomy), Tagged(tags: Set(0..<200)))
      #expect(first.rawValue != second.rawValue)
      #expect(first == second)
      #expect(!(first != second))
      #expect(first.hashValue == second.hashValue)
      #expect(Set([first, second]).count == 1)
      #expect(isEqual(first, second))
      #expect(first != Tagged(tags: []))
    }

    private func isEqual<Value: JSONStringRepresentable & Equatable>(
      _ first: Value, _ second: Value
    ) -> Bool {
      first == second && !(first != second)
    }
  }
}

extension Patterns.JSONStringRepresentableTests.Late: JSONStringRepresentable {}
