import CodableKitMacros
import CodableKitTestSupport
import Testing

@Suite struct HookTests {
  struct Refused: Error {}

  @Codable struct Span: Equatable {
    var start: Int
    @CodingPath("limits", "end") var end: Int
    @CodingIgnored var isNormal = false

    @DidDecode mutating func normalize() throws {
      if start < 0 { throw Refused() }
      isNormal = true
    }

    @WillEncode mutating func cut() { start = min(start, 9) }

    @Validate("the end is after the start", at: "end")
    private var isOrdered: Bool { start < end }

    @Validate("the span is short")
    func isShort() -> Bool { end - start < 100 }
  }

  @Test(arguments: TestFormat.allCases)
  func callsAndChecks(format: TestFormat) throws {
    let value = try format.decode(Span.self, from: #"{"start":1,"limits":{"end":2}}"#)
    #expect(value == Span(start: 1, end: 2, isNormal: true))
    let faults: [(String, Outcome<Span>)] = [
      (#"{"start":2,"limits":{"end":1}}"#, .dataCorrupted("$.limits.end")),
      (#"{"start":2,"limits":{"end":1000}}"#, .dataCorrupted("$")),
      (#"{"start":-2,"limits":{"end":1}}"#, .otherError("Refused()")),
    ]
    for (text, expected) in faults {
      #expect(Outcome.of(Span.self, text, in: format) { $0 }.outcome == expected)
    }
  }

  @Test func changesWhatIsWrittenAndNotTheValue() throws {
    let value = Span(start: 20, end: 30)
    #expect(try json(value) == #"{"limits":{"end":30},"start":9}"#)
    #expect(value.start == 20)
  }

  @Codable enum Level: Equatable {
    case low, high(Int)
    @Validate("a level is positive")
    var isPositive: Bool { if case .high(let value) = self { value > 0 } else { true } }
  }

  @Test func enumsAreCheckedToo() throws {
    #expect(try TestFormat.json.decode(Level.self, from: #"{"high":{"_0":1}}"#) == .high(1))
    let (outcome, _) = Outcome.of(Level.self, #"{"high":{"_0":0}}"#) { $0 }
    #expect(outcome == .dataCorrupted("$"))
  }

  @MemberwiseInit(.internal) struct Size {
    let width: Int
    var height = 1
    var note: String?
    let action: @Sendable (Int) -> Int
    @LossyArray var tags: [Int]
  }

  @Test func memberwiseInitialisersHaveDefaults() {
    let size = Size(width: 2, action: { $0 + 1 }, tags: [1])
    #expect(size.width == 2 && size.height == 1 && size.note == nil && size.tags == [1])
    #expect(size.action(1) == 2)
  }
}
