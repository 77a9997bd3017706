package import CodableKit

/// A record whose fields may all be missing.
package struct PlainRecord: Codable, Sendable {
  package var id: Int?
  package var name: String?
  package var email: String?
  package var isActive: Bool?
  package var balance: Double?
  package var age: Int?
  package var level: Int8?
  package var city: String?
  package var latitude: Double?
  package var tags: [String]?
}

/// The same with a wrapper on every field.
package struct LossyRecord: Codable, Sendable {
  @LossyValue package var id: Int?
  @LossyValue package var name: String?
  @LossyValue package var email: String?
  @LossyValue package var isActive: Bool?
  @LossyValue package var balance: Double?
  @LossyValue package var age: Int?
  @LossyValue package var level: Int8?
  @LossyValue package var city: String?
  @LossyValue package var latitude: Double?
  @LossyValue package var tags: [String]?
}

package enum Record {
  /// Records as JSON, the same in every run; if they are dirty, one field of every tenth record has
  /// a value of the wrong type, each field in its turn.
  package static func json(_ count: Int, dirty: Bool) -> String {
    let records = (0..<count).map { id in
      let seed = (id &* 2_654_435_761) % 1_000_003
      var fields = [
        ("id", "\(id)"), ("name", "\"User number \(id)\""),
        ("email", "\"user\(seed)@example.org\""), ("isActive", "\(seed % 3 == 0)"),
        ("balance", "\(Double(seed) / 100 + 0.01)"), ("age", "\(seed % 90)"),
        ("level", "\(seed % 100)"), ("city", "\"City \(seed % 97)\""),
        ("latitude", "\(Double(seed) / 11_111.1)"), ("tags", "[\"a\",\"tag\(seed % 9)\"]"),
      ]
      if dirty, id % 10 == 0 { fields[id / 10 % 10].1 = "{\"wrong\":[]}" }
      return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
    return "[" + records.joined(separator: ",") + "]"
  }
}
