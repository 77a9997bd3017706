import CodableKitMacros
import CodableKitTestSupport
import Foundation
import Testing

@Suite struct EnumTests {
  @Codable enum Command: Equatable {
    case open(path: String)
    case close(path: String, code: Int = 7, note: String?)
    case move(Int, Int)
    case stop
  }

  enum Synthesized: Codable {
    case open(path: String)
    case close(path: String, code: Int = 7, note: String?)
    case move(Int, Int)
    case stop
  }

  /// ENM-003: the layout and the one-key rule of the compiler's own code.
  @Test(arguments: [
    #"{"open":{"path":"k"},"note":"x"}"#, #"{"open":{"path":"k"},"close":{"path":"k","code":1}}"#,
    "{}", #"{"close":{"path":"k","code":1,"note":"n"}}"#,
    #"{"move":{"_0":1,"_1":2}}"#, #"{"stop":{}}"#, #"{"stop":7}"#, #"{"open":{}}"#, #""stop""#,
  ])
  func isAsTheCompilersCode(text: String) {
    for format in TestFormat.allCases {
      let ours = Outcome.of(Command.self, text, in: format) { try? json($0) }
      let synthesized = Outcome.of(Synthesized.self, text, in: format) { try? json($0) }
      #expect(ours.outcome == synthesized.outcome)
    }
  }

  /// As an initial value does for a property; the compiler's own code demands the key.
  @Test(arguments: TestFormat.allCases)
  func defaultsOfParametersStandInForMissingKeys(format: TestFormat) throws {
    let value = try format.decode(Command.self, from: #"{"close":{"path":"k"}}"#)
    #expect(value == .close(path: "k", code: 7, note: nil))
    let null = #"{"close":{"path":"k","code":null}}"#
    let (outcome, _) = Outcome.of(Command.self, null, in: format) { $0 }
    #expect(outcome == .valueNotFound("$.close.code") || outcome == .typeMismatch("$.close.code"))
  }

  struct Text: Codable, Equatable { let text: String }

  @Codable(tagging: .internal("type")) enum Part: Equatable {
    @CodingKey("text", aliases: "txt") case text(Text)
    case image(url: String, alt: String?)
    case end
  }

  @Test(arguments: TestFormat.sharing)
  func tagsInternally(format: TestFormat) throws {
    let rows: [(String, Part)] = [
      (#"{"text":"t","type":"text"}"#, .text(Text(text: "t"))),
      (#"{"type":"image","url":"u"}"#, .image(url: "u", alt: nil)), (#"{"type":"end"}"#, .end),
    ]
    for (text, value) in rows {
      #expect(try format.decode(Part.self, from: text) == value)
      #expect(try json(value) == text)
    }
    #expect(
      try format.decode(Part.self, from: #"{"text":"t","type":"txt"}"#) == .text(Text(text: "t")))
    let faults: [(String, Outcome<Part>)] = [
      (#"{"text":"t"}"#, .keyNotFound("$.type")), (#"{"type":"nope"}"#, .dataCorrupted("$.type")),
      (#"{"type":"image"}"#, .keyNotFound("$.url")),
    ]
    for (text, expected) in faults {
      #expect(Outcome.of(Part.self, text, in: format) { $0 }.outcome == expected)
    }
  }

  @Codable(tagging: .adjacent("meta", "kind", content: "meta", "value")) enum Boxed: Equatable {
    @CodingKey(1, aliases: 10) case number(Int)
    @CodingKey(2) case point(x: Int, y: Int)
    @CodingKey(3) case none
    @CodingKey(4) case maybe(Int?)
  }

  @Test(arguments: TestFormat.allCases)
  func tagsBesideThePayload(format: TestFormat) throws {
    let rows: [(String, Boxed)] = [
      (#"{"meta":{"kind":1,"value":5}}"#, .number(5)),
      (#"{"meta":{"kind":2,"value":{"x":1,"y":2}}}"#, .point(x: 1, y: 2)),
      (#"{"meta":{"kind":3}}"#, .none), (#"{"meta":{"kind":4}}"#, .maybe(nil)),
      (#"{"meta":{"kind":4,"value":1}}"#, .maybe(1)),
    ]
    for (text, value) in rows {
      #expect(try format.decode(Boxed.self, from: text) == value)
      #expect(try json(value) == text)
    }
    #expect(
      try format.decode(Boxed.self, from: #"{"meta":{"kind":10,"value":5}}"#) == .number(5))
    let faults: [(String, Outcome<Boxed>)] = [
      ("{}", .keyNotFound("$.meta.kind")), (#"{"meta":{"kind":9}}"#, .dataCorrupted("$.meta.kind")),
      (#"{"meta":{"kind":1}}"#, .keyNotFound("$.meta.value")),
    ]
    for (text, expected) in faults {
      #expect(Outcome.of(Boxed.self, text, in: format) { $0 }.outcome == expected)
    }
  }

  enum Loose {
    @Codable struct Tags: Equatable { @Lossy let tags: [Int] }
    @Codable struct Names: Equatable { let tags: [String] }
  }

  @Codable(tagging: .untagged) enum Mixed: Equatable {
    case number(Int)
    case text(String)
    case lossy(Loose.Tags)
    case names(Loose.Names)
    case point(x: Int, y: Int)
    case nothing
  }

  @Test(arguments: [TestFormat.json, .fast])
  func triesUntaggedCasesInOrder(format: TestFormat) throws {
    let rows: [(String, Mixed)] = [
      ("1", .number(1)), (#""a""#, .text("a")), (#"{"tags":[1]}"#, .lossy(.init(tags: [1]))),
      (#"{"tags":["a"]}"#, .names(.init(tags: ["a"]))), (#"{"x":1,"y":2}"#, .point(x: 1, y: 2)),
      ("null", .nothing),
    ]
    for (text, value) in rows {
      let (outcome, issues) = Outcome.of(Mixed.self, text, in: format) { $0 }
      #expect(outcome == .value(value))
      #expect(issues == [])
    }
    let (outcome, issues) = Outcome.of(Mixed.self, #"{"tags":[1,"a"]}"#, in: format) { $0 }
    #expect(outcome == .value(.lossy(.init(tags: [1]))))
    #expect(issues.count == 1)
    #expect(Outcome.of(Mixed.self, "[]", in: format) { $0 }.outcome == .typeMismatch("$"))
  }

  /// A case that knows the value goes before one that keeps it as unknown.
  @Test(arguments: TestFormat.sharing)
  func prefersWhatIsKnown(format: TestFormat) throws {
    let rows: [(String, DirectEnums.Opened)] = [
      (#""small""#, .size(Open(.small))), (#""red""#, .color(Open(.red))),
      (#""bus""#, .transport(.bus)), (#""x""#, .size(.unknown("x"))),
      (#"{"hue":"large"}"#, .measured(size: nil, hue: Open(.large))),
      (#"{"hue":"red"}"#, .hue(DirectEnums.Hue(hue: Open(.red)))),
      (#"{"hue":"x"}"#, .measured(size: nil, hue: .unknown("x"))),
      ("1", .loose(.number(1))), (#"["a"]"#, .names(["a"])), ("true", .loose(.other(true))),
    ]
    for (text, value) in rows {
      #expect(try format.decode([DirectEnums.Opened].self, from: "[\(text)]") == [value], "\(text)")
    }
  }

  @Codable(tagging: .untagged) indirect enum Tree: Equatable, Sendable {
    case stack(Stack)
    case card(Card)
    case text(String)

    @Codable struct Stack: Equatable, Sendable {
      let child: Tree
      let axis: Int
    }
    @Codable struct Card: Equatable, Sendable {
      let child: Tree
    }
  }

  /// Each level tries its cases once, although all read the level below.
  @Test(.timeLimit(.minutes(1)))
  func readsDeepUntaggedCasesOnce() throws {
    func nested(_ leaf: String) -> String {
      String(repeating: #"{"child":"#, count: 60) + leaf + String(repeating: "}", count: 60)
    }
    let tree = (0..<60).reduce(Tree.text("a")) { tree, _ in .card(.init(child: tree)) }
    #expect(try FastJSONDecoder().decode(Tree.self, from: nested(#""a""#)) == tree)
    #expect(try JSONReader.read(Tree.self, from: Array(nested(#""a""#).utf8)) == tree)
    #expect(
      try FastJSONDecoder().decodeReporting([Tree].self, from: "[\(nested(#""a""#))]").value == [
        tree
      ])
    #expect(Outcome.of(Tree.self, nested("5"), in: .fast) { $0 }.outcome == .typeMismatch("$"))
    // Nor is there more to say of it.
    #expect(
      try FastJSONDecoder().decodeReporting(LossyArray<Tree>.self, from: "[\(nested("5"))]")
        .report.count == 1)
    #expect(throws: JSONError.self) {
      try JSONReader.read(Tree.self, from: Array(nested("5").utf8))
    }
  }

  /// Of the cases that have at least the kind of the value, if there are such.
  @Test(arguments: [TestFormat.json, .fast])
  func saysWhyNoUntaggedCaseFits(format: TestFormat) throws {
    let tags =
      #"lossy: expected key "tags", found no such key; names: expected key "tags", found no such key"#
    let rows = [
      (
        "[]",
        "number: expected Int; text: expected String; lossy: expected object; names: expected object; …"
      ),
      (#"{"x":1}"#, #"\#(tags); point: expected key "y", found no such key"#),
      (#"{"x":1,"y":"a"}"#, "\(tags); point: expected Int at $.v.y"),
    ]
    for (text, words) in rows {
      let json = #"{"v":\#(text)}"#
      let error = try #require(throws: DecodingError.self) {
        try format.decode([String: Mixed].self, from: json)
      }
      let kind = text == "[]" ? "array" : "object"
      #expect(
        error.summary(in: json) == "1:6: error: expected Mixed, found \(kind) (\(words)) at $.v")
      #expect(error.summary() == "error: The value fits no case (\(words)) at $.v")
      #expect("\(error)".count < 500)
    }
  }

  @Test func writesUntaggedCases() throws {
    #expect(
      try json([Mixed.number(1), .text("a"), .point(x: 1, y: 2), .nothing])
        == #"[1,"a",{"x":1,"y":2},null]"#)
  }

  @Codable(tagging: .bare) enum Transport: Equatable {
    case bus
    @CodingKey("railway", aliases: "train") case rail
    @UnknownCase case other(String)
  }

  @Codable(tagging: .bare) enum Level: Equatable {
    @CodingKey(1) case low
    @CodingKey(2, aliases: 3) case high
  }

  // ENM-002
  @Test(arguments: TestFormat.sharing)
  func bareTags(format: TestFormat) throws {
    let rows: [(String, [Transport])] = [
      (#"["bus","railway","tram"]"#, [.bus, .rail, .other("tram")])
    ]
    for (text, value) in rows {
      #expect(try format.decode([Transport].self, from: text) == value)
      #expect(try json(value) == text)
    }
    #expect(try format.decode([Transport].self, from: #"["train"]"#) == [.rail])
    #expect(try format.decode([Level].self, from: "[1,2,3]") == [.low, .high, .high])
    #expect(Outcome.of([Level].self, "[4]", in: format) { $0 }.outcome == .dataCorrupted("$[0]"))
  }

  @Codable(tagging: .internal("type")) enum Payment: Equatable {
    case card(number: String)
    @UnknownCase case other(JSONValue)
  }

  @Codable enum Event: Equatable {
    case started(at: Int)
    @UnknownCase case other(JSONValue)
  }

  @Test(arguments: TestFormat.sharing)
  func unknownCasesComeBack(format: TestFormat) throws {
    let payment = #"{"amount":{"value":1},"type":"cash"}"#
    #expect(try json(format.decode(Payment.self, from: payment)) == payment)
    #expect(
      Outcome.of(Payment.self, #"{"type":null}"#, in: format) { $0 }.outcome != .value(.other(nil)))
    let event = #"{"stopped":{"at":1}}"#
    #expect(try json(format.decode(Event.self, from: event)) == event)
    #expect(try format.decode(Event.self, from: #"{"started":{"at":1}}"#) == .started(at: 1))
  }

  @Codable enum Stamp: Equatable {
    @CodableBy(UnixSeconds.self) case at(Date)
    @CodableBy(UnixSeconds.self) case until(end: Date?)
    @Lossy @Lossless case ids([Int])
  }

  @Codable(tagging: .internal("type")) enum Joined: Equatable {
    @CodableBy(Plain<Text>.self) case text(Text)
  }

  /// What an annotation says is how the value of the case is read and written.
  @Test(arguments: TestFormat.sharing)
  func valuesOfCasesHaveStrategies(format: TestFormat) throws {
    let date = Date(timeIntervalSince1970: 5)
    let rows: [(String, Stamp)] = [
      (#"{"at":{"_0":5}}"#, .at(date)), (#"{"until":{"end":5}}"#, .until(end: date)),
      (#"{"until":{}}"#, .until(end: nil)), (#"{"ids":{"_0":[1]}}"#, .ids([1])),
    ]
    for (text, value) in rows {
      #expect(try format.decode(Stamp.self, from: text) == value)
      #expect(try json(value) == text)
    }
    let (outcome, issues) = Outcome.of(Stamp.self, #"{"ids":{"_0":["1","x"]}}"#, in: format) { $0 }
    #expect(outcome == .value(.ids([1])) && issues.count == 1)
    let joined = #"{"text":"t","type":"text"}"#
    #expect(try json(format.decode(Joined.self, from: joined)) == joined)
  }

  @Codable enum Raw: String { case beta, final }
  @Codable enum Simple: Equatable { case beta }

  // ENM-004
  @Test func rawValuesAreTheTags() throws {
    #expect(try json(["env": Raw.beta]) == #"{"env":"beta"}"#)
    #expect(
      try TestFormat.fast.decode([String: Raw].self, from: #"{"env":"beta"}"#) == ["env": .beta])
    #expect(try json(Simple.beta) == #"{"beta":{}}"#)
    #expect(try TestFormat.json.decode(Simple.self, from: #"{"beta":{}}"#) == .beta)
  }
}
