import Foundation

/// Any JSON, read through the containers of whatever decoder there is: as a dictionary's keys and
/// values, elements, or a scalar.
struct Probe: Decodable, Equatable, CustomStringConvertible {
  let description: String

  init(from decoder: any Decoder) throws {
    if var container = try? decoder.unkeyedContainer() {
      var elements: [String] = []
      while !container.isAtEnd { elements.append(try container.decode(Probe.self).description) }
      description = "[\(elements.joined(separator: ","))]"
    } else if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let pairs = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
        "\($0.stringValue.debugDescription):\(try container.decode(Probe.self, forKey: $0))"
      }
      description = "{\(pairs.joined(separator: ","))}"
    } else {
      let container = try decoder.singleValueContainer()
      description =
        if container.decodeNil() {
          "null"
        } else if let value = try? container.decode(Bool.self) {
          "\(value)"
        } else if let value = try? container.decode(String.self) {
          value.debugDescription
        } else {
          "\(try container.decode(Double.self)) \((try? container.decode(Int.self)) ?? -1)"
        }
    }
  }
}

struct AnyKey: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
