import BenchmarkModels
import CodableKit
import DirectModels
import Foundation

extension Case {
  /// What tolerance costs on the direct path: the baseline is the strict model, or clean data.
  ///
  /// The targets say: at most 3 % for clean data, 10 % for data of which a tenth is dirty.
  static func directLossyCases() -> [(String, () throws -> Case?)] {
    [
      (
        "@LossyValue on every field, clean",
        {
          try compare(
            "@LossyValue on every field, clean", target: 1 / 1.03,
            ([DirectModels.PlainRecord].self, records(dirty: false)),
            ([DirectModels.LossyRecord].self, records(dirty: false)), equal: true)
        }
      ),
      (
        "@LossyValue on every field, a tenth dirty",
        {
          try compare(
            "@LossyValue on every field, a tenth dirty", target: 1 / 1.1,
            ([DirectModels.LossyRecord].self, records(dirty: false)),
            ([DirectModels.LossyRecord].self, records(dirty: true)), equal: false)
        }
      ),
      (
        "@LossyArray of users, clean",
        {
          try compare(
            "@LossyArray of users, clean", target: 1 / 1.03,
            (DirectModels.Users.self, users(dirty: false)),
            (DirectModels.LossyUsers.self, users(dirty: false)), equal: true)
        }
      ),
      (
        "@LossyArray of users, a tenth dirty",
        {
          try compare(
            "@LossyArray of users, a tenth dirty", target: 1 / 1.1,
            (DirectModels.LossyUsers.self, users(dirty: false)),
            (DirectModels.LossyUsers.self, users(dirty: true)), equal: false)
        }
      ),
    ]
  }

  private static func records(dirty: Bool) -> Data { Data(Record.json(5_000, dirty: dirty).utf8) }

  /// Users under a key; if they are dirty, every tenth has one field of a wrong type, each field in
  /// its turn.
  private static func users(dirty: Bool) throws -> Data {
    let text = try FastJSONEncoder().encode(BenchmarkModels.User.generated(5_000))
    guard case .array(var users) = try JSONValue(parsing: Array(text)) else { return Data() }
    let fields = ["id", "name", "email", "isActive", "balance", "tags", "address", "scores"]
    if dirty {
      for number in stride(from: 0, to: users.count, by: 10) {
        guard case .object(var members) = users[number] else { continue }
        members[fields[number / 10 % fields.count]] = .null
        users[number] = .object(members)
      }
    }
    return try FastJSONEncoder().encode(["users": JSONValue.array(users)])
  }

  private static func compare<Before: Codable, After: Codable>(
    _ name: String, target: Double, _ before: (Before.Type, Data), _ after: (After.Type, Data),
    equal: Bool
  ) throws -> Case {
    let decoder = FastJSONDecoder()
    return Case(
      group: .directLosses, name: name, bytes: before.1.count, target: target,
      check: {
        let texts = try (
          sortedText(decoder.decode(before.0, from: before.1)),
          sortedText(decoder.decode(after.0, from: after.1)),
          sortedText(JSONDecoder().decode(after.0, from: after.1))
        )
        if texts.1 != texts.2 || (texts.0 == texts.1) != equal { throw Difference(name: name) }
      },
      baseline: { try decoder.decode(before.0, from: before.1) },
      subject: { try decoder.decode(after.0, from: after.1) })
  }
}
