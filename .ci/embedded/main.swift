import JSONCoreMacros

// A program in Embedded Swift that reads and writes models of `@JSONCodable`.

@JSONCodable struct Owner: Equatable {
  let name: String
  @CodingKey("age", aliases: "years") var age: Int?
}

@JSONCodable(tagging: .internal("type")) enum Event: Equatable {
  case opened(by: String)
  case moved(x: Double, y: Double)
  @UnknownCase case other(JSONValue)
}

@JSONCodable(tagging: .untagged) enum Level: Equatable {
  case number(Int)
  case name(String)
}

@JSONCodable enum Mode: String { case fast, slow }

@JSONCodable(keys: .snake) struct Ticket: Equatable {
  let ticketID: Int
  @CodingPath("place", "lat") let latitude: Double
  @CodingPath("place", "lon") let longitude: Double
  var isOpen = true
  let mode: Mode
  let levels: [Level]
  let events: [Event]
  let counts: [String: Int]
  @Flatten let owner: Owner
  @UnknownKeys var extra: [String: JSONValue]
  @Validate("the id is positive") var isValid: Bool { ticketID > 0 }
}

@main struct Program {
  static let text = """
    {"ticket_id":7,"place":{"lat":46.5,"lon":7},"is_open":false,"mode":"slow","levels":[1,"high"],\
    "events":[{"type":"opened","by":"Ada"},{"type":"moved","x":1,"y":2.5},{"type":"closed"}],\
    "counts":{"a":1},"name":"Ada","age":36,"note":"n"}
    """

  static func main() {
    do throws(JSONError) {
      let ticket = try JSONReader.read(Ticket.self, from: Array(text.utf8))
      guard let bytes = try? JSONWriter.bytes(of: ticket) else { return print("not written") }
      print(String(decoding: bytes, as: UTF8.self) == text ? "same" : "different")
      print(try JSONReader.read(Ticket.self, from: bytes) == ticket ? "equal" : "unequal")
    } catch {
      print(error.description)
    }
    do throws(JSONError) {
      _ = try JSONReader.read(Ticket.self, from: Array(#"{"ticket_id":0}"#.utf8))
    } catch {
      print(error.description)
    }
  }
}
