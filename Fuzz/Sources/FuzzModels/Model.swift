package import CodableKit
package import Foundation

/// A record with a field of every kind that the engine reads and writes by a way of its own.
package struct Model: Codable, Equatable {
  package var id: Int
  package var name: String
  package var price: Double?
  package var flags: [Bool]
  package var nested: [String: [Float]]
  package var others: [Model]?
  package var small: UInt8?
  package var amount: Decimal?
  package var data: Data?
  package var any: JSONValue?
}
