import CodableKit

/// An order as the shop's API sends it, as tolerant as the shop needs it.
struct Order: Codable, Hashable, Sendable {
  let id: Int
  let total: Double
  var customer: Customer
  var items: [Item]
  @LossyArray var payments: [Payment]
  @LossyArray var coupons: [String]
  @LossyOptional var note: String?

  struct Customer: Codable, Hashable, Sendable {
    let name: String
    @Nullable var phone: String?
  }

  struct Item: Codable, Hashable, Sendable {
    let sku: String
    @LosslessValue var quantity: Int
    @Coded<Default<Lossless<Double>, Zero<Double>>> var unitPrice: Double
    @LossyArray var tags: [String]

    enum CodingKeys: String, CodingKey {
      case sku, quantity, tags
      case unitPrice = "unit_price"
    }
  }
}

/// How an order was paid.
///
/// The API adds kinds without notice.
struct Payment: Codable, Hashable, Sendable {
  let kind: Kind
  let amount: Double

  enum Kind: String, Codable, CaseIterable, Sendable {
    case newCard = "NewCard"
    case applePay = "ApplePay"
  }
}
