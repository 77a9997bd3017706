import CodableKitMacros

// Enums of every tagging.

enum DirectEnums {
  @Codable struct Text: Equatable { let text: String }

  @Codable enum Command: Equatable {
    case open(path: String)
    @CodingKey("close", aliases: "shut", "end") case close(
      path: String, code: Int = 7, note: String?)
    case move(Int, Int)
    case text(Text)
    case maybe(Int?)
    case limit(max: Int? = 3)
    case call(LossyOptional<Int>, on: Field<Int>)
    case stop
  }

  @Codable enum Only: Equatable { case one(match: Int, members: Int, tag: Int) }

  @Codable enum Event: Equatable {
    case started(at: Int)
    @UnknownCase case other(JSONValue)
  }

  @Codable(tagging: .internal("type")) enum Part: Equatable {
    @CodingKey("text", aliases: "txt") case text(Text)
    case image(url: String, alt: String?)
    case wide(width: Int = 4)
    case end
    @UnknownCase case other(JSONValue)
  }

  @Codable(tagging: .internal("meta", "kind")) enum Nested: Equatable {
    @CodingKey(1, aliases: 10) case one(x: Int)
    @CodingKey(2) case two(Text)
    @CodingKey(3) case three
  }

  @Codable(tagging: .adjacent("t", content: "c")) enum Adjacent: Equatable {
    case number(Int)
    case point(x: Int, y: Int)
    case none
    case maybe(Int?)
    case preset(Int = 5)
    case named(DirectStructures.Nickname)
    case lossy(LossyOptional<Int>)
    case both(x: Int = 5, y: DirectStructures.Nickname = nil)
    @UnknownCase case other(JSONValue)
  }

  @Codable(tagging: .adjacent("meta", "kind", content: "meta", "value")) enum Boxed: Equatable {
    @CodingKey(1, aliases: 10) case number(Int)
    @CodingKey(2) case point(x: Int, y: Int)
    @CodingKey(3) case none
  }

  @Codable(tagging: .adjacent("head", "kind", content: "body", "value")) enum Apart: Equatable {
    case text(Text)
    case none
  }

  @Codable(tagging: .bare) enum Transport: Equatable {
    case bus
    @CodingKey("railway", aliases: "train", "größe") case rail
    @UnknownCase case other(String)
  }

  @Codable(tagging: .bare) enum Level: Equatable {
    @CodingKey(1) case low
    @CodingKey(-2, aliases: 3) case high
  }

  @Codable(tagging: .bare) enum Quoted: Equatable {
    @CodingKey("a\"b") case quote
    @CodingKey("a\nb") case line
  }

  @Codable(tagging: .untagged) enum Mixed: Equatable {
    case number(Int)
    case text(String)
    case names([String])
    case point(x: Int, y: Int)
    case open(Text)
    case nothing
  }

  @Codable(tagging: .untagged) enum Loose: Equatable {
    case number(Int)
    @UnknownCase case other(JSONValue)
  }

  enum Size: String, Codable, Sendable { case small, large }
  enum Color: String, Codable, Sendable { case red, green }

  @Codable struct Hue: Equatable { var hue: Open<Color> }

  /// Alternatives that would each keep what another one knows.
  @Codable(tagging: .untagged) enum Opened: Equatable {
    case size(Open<Size>)
    case color(Open<Color>)
    case transport(Transport)
    case measured(size: Open<Size>?, hue: Open<Size>)
    case hue(Hue)
    case loose(Loose)
    case names([String])
  }

  @Codable(tagging: .internal("type")) enum Checked: Equatable {
    case span(start: Int, end: Int)
    case empty
    @Validate("ordered") var isOrdered: Bool {
      if case .span(let start, let end) = self { start <= end } else { true }
    }
    @DidDecode mutating func swap() throws {
      if case .span(let start, let end) = self, start == 99 { self = .span(start: 0, end: end) }
    }
    @WillEncode mutating func clear() {
      if case .span(let start, _) = self, start == 50 { self = .empty }
    }
  }

  @Codable enum Choice<Value: Equatable>: Equatable {
    case some(Value)
    case many([Value], first: Value?)
  }

  @Codable indirect enum Expression: Equatable {
    case number(Double)
    case sum([Expression])
    case negated(Expression)
  }

  @Codable enum Coded: Equatable {
    @CodableBy(Tens.self) case tens(Int)
    @CodableBy(Tens.self) case labelled(value: Int?)
    @Lossy case tags([String])
    @CodableBy(Tens.self) case preset(Int = 5)
  }

  @Codable(tagging: .adjacent("t", content: "c")) enum CodedBeside: Equatable {
    @CodableBy(Tens.self) case tens(Int)
    @CodableBy(Tens.self) case maybe(Int?)
    @Lossy case tags([String])
  }

  @Codable(tagging: .untagged) enum CodedAlone: Equatable {
    @CodableBy(Tens.self) case tens(Int)
    @CodableBy([Tens].self) case many([Int])
  }

  @Codable enum Raw: String { case beta, final }

  /// The tag of a payload stands in the object around it.
  @Codable struct Envelope: Equatable {
    let id: Int
    @Flatten let body: Adjacent
    @Flatten let part: Part?
  }

  @Codable struct Page: Equatable {
    let parts: [Part]
    let commands: [String: Command]
    @Lossy let mixed: [Mixed]
    @Flatten let shape: Nested
  }
}
