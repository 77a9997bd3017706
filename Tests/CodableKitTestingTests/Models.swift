import CodableKit

struct User: Codable, Equatable {
  var id: Int
  @LossyOptional var nick: String?
  @LossyArray var tags: [String]
  var address: Address?

  struct Address: Codable, Equatable {
    var city: String
    @DefaultFalse var isHome: Bool
  }
}

/// A subclass that does not say how it is coded: the compiler codes the base class alone.
class Base: Codable {
  var code: Int?
}

final class Derived: Base {
  var label: String?
}

let userJSON = #"{"id":7,"nick":"A","tags":["a"],"address":{"city":"Bern","isHome":true}}"#
