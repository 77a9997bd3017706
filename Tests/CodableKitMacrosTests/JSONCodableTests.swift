import CodableKitMacros
import Testing

/// The code for the direct path alone, which no other path stands behind.
@Suite struct JSONCodableTests {
  @JSONCodable(keys: .snake, unknownKeys: .refuse) struct Ticket: Equatable {
    let ticketNumber: Int
    @CodingKey("title", aliases: "name") let title: String
    @CodingPath("place", "lat") let latitude: Double?
    var isOpen = true
    @CodingIgnored(.decoding) var version = 2
    @CodingIgnored var hits = 0
    @Validate("the number is positive") var isValid: Bool { ticketNumber > 0 }
    @DidDecode mutating func count() throws { hits += 1 }
  }

  @JSONCodable(tagging: .internal("type")) enum Event: Equatable {
    case opened(by: String)
    case closed
    case other(Other)
    @JSONCodable struct Other: Equatable { let code: Int }
  }

  @JSONCodable(nulls: .written) final class Page<Element: Equatable & Sendable>: Equatable {
    let elements: [Element]
    let next: Int?
    @UnknownKeys var extra: [String: JSONValue]

    static func == (left: Page, right: Page) -> Bool {
      left.elements == right.elements && left.next == right.next && left.extra == right.extra
    }
  }

  private func read<Model: JSONReadable>(
    _ type: Model.Type, _ text: String
  ) throws(JSONError) -> Model {
    try JSONReader.read(type, from: Array(text.utf8))
  }

  private func text(_ value: some JSONWritable) throws -> String {
    String(decoding: try JSONWriter.bytes(of: value), as: UTF8.self)
  }

  @Test func readsAndWrites() throws {
    let ticket = try read(
      Ticket.self, #"{"ticket_number":7,"name":"a","place":{"lat":1.5},"version":9}"#)
    #expect(ticket.title == "a" && ticket.latitude == 1.5 && ticket.hits == 1)
    #expect(ticket.version == 2)
    #expect(
      try text(ticket)
        == #"{"ticket_number":7,"title":"a","place":{"lat":1.5},"is_open":true,"version":2}"#)
    let page = #"{"elements":[{"type":"opened","by":"a"},{"type":"closed"}],"next":null,"x":1}"#
    #expect(try text(read(Page<Event>.self, page)) == page)
    let other = #"{"type":"other","code":3}"#
    #expect(try read(Event.self, other) == .other(.init(code: 3)))
    #expect(try text(Event.other(.init(code: 3))) == other)
  }

  /// The error has its code and the place of what is wrong.
  @Test(
    arguments: [
      (#"{"title":"a"}"#, .missingKey, 0), (#"{"ticket_number":null}"#, .unexpectedNull, 17),
      (#"{"ticket_number":1,"title":"a","x":2}"#, .unknownKey, 31),
      (#"{"ticket_number":-1,"title":"a"}"#, .invalidValue, 0),
      (#"{"title":"a","name":[]}"#, .missingKey, 0),
      (#"{"place":{"lat":"x"}}"#, .unexpectedType, 16),
    ] as [(String, JSONError.Code, Int)])
  func errorsHaveAPlace(text: String, code: JSONError.Code, offset: Int) {
    let error = #expect(throws: JSONError.self) { try read(Ticket.self, text) }
    #expect(error?.code == code && error?.offset == offset)
  }

  @Test func unknownTagsAreRefused() {
    let error = #expect(throws: JSONError.self) { try read(Event.self, #" {"type":"new"}"#) }
    #expect(error?.code == .invalidValue && error?.offset == 1)
  }

  @Test func thereIsNoOtherConformance() {
    #expect(!((Ticket.self as Any) is any Decodable.Type))
    #expect(!((Event.self as Any) is any Encodable.Type))
  }
}
