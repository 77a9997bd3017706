/// The key of an object that a member was looked for in, and that is not there.
///
/// It stands in the path of the error, which names the member. What the payload lacks is the first
/// key of this kind, or null stands under it.
struct AbsentKey: CodingKey {
  /// The key as the model has it.
  let base: any CodingKey
  /// Whether there is a value, which is null.
  let isNull: Bool

  var stringValue: String { base.stringValue }
  var intValue: Int? { base.intValue }

  init(base: any CodingKey, isNull: Bool) { (self.base, self.isNull) = (base, isNull) }

  init(stringValue: String) { self.init(base: AnyCodingKey(stringValue), isNull: false) }
  init?(intValue: Int) { nil }
}

extension DecodingError {
  /// The object that is not there, where the key that is missing would have stood in it, and how
  /// many steps lead to the object that should have had it.
  var absentObject: (key: AbsentKey, depth: Int)? {
    guard case .keyNotFound(_, let context) = self else { return nil }
    for (depth, key) in context.codingPath.enumerated() {
      if let key = key as? AbsentKey { return (key, depth) }
    }
    return nil
  }

  /// The next key on the way to the one that is missing, where null stands in place of an object.
  var keyInNull: String? {
    guard let (object, depth) = absentObject, object.isNull else { return nil }
    return context?.codingPath.dropFirst(depth + 1).first?.stringValue
  }
}
