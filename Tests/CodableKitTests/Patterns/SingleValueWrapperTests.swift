import CodableKit
import CodableKitTestSupport
import Testing

extension Patterns {
  /// A type of its own for each kind of identifier, which is a plain string in the JSON.
  @Suite struct SingleValueWrapperTests {
    /// The short form: a raw value is all that the compiler needs.
    struct UserID: RawRepresentable, Codable, Hashable {
      let rawValue: String
    }

    /// The long form, where the value is checked.
    struct OrderID: Codable, Hashable {
      let text: String

      init(_ text: String) { self.text = text }

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        guard text.hasPrefix("ord_") else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "An order's identifier begins with ord_.")
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    struct Basket: Codable, Equatable {
      let owner: UserID
      @LossyArray var orders: [OrderID]
      @LossyOptional var last: OrderID?
      @LossyDictionary var quantities: [OrderID: Int]
    }

    static let text = """
      {"last":"ord_2","orders":["ord_1","ord_2"],"owner":"usr_7","quantities":{"ord_1":3}}
      """
    static let basket = Basket(
      owner: UserID(rawValue: "usr_7"), orders: [OrderID("ord_1"), OrderID("ord_2")],
      last: OrderID("ord_2"), quantities: [OrderID("ord_1"): 3])

    @Test(arguments: TestFormat.allCases)
    func readsThePlainString(format: TestFormat) throws {
      #expect(try format.decode(Basket.self, from: Self.text) == Self.basket)
    }

    @Test func writesThePlainString() throws {
      #expect(try json(Self.basket) == Self.text)
      #expect(try json(UserID(rawValue: "usr_7")) == #""usr_7""#)
    }

    @Test(arguments: TestFormat.allCases)
    func dropsWhatTheCheckRefuses(format: TestFormat) {
      let (outcome, issues) = Outcome.of(
        Basket.self,
        """
        {"owner":"usr_7","orders":["ord_1","x",7],"last":"y","quantities":{"z":1,"ord_1":3}}
        """, in: format
      ) { [$0.orders.count, $0.quantities.count] }
      #expect(outcome == .value([1, 1]))
      #expect(
        issues == [
          "dropped element malformed $.orders[1]", "dropped element wrong type $.orders[2]",
          "used nil malformed $.last", "dropped entry bad key $.quantities.z",
        ])
    }
  }
}
