import JSONCore

/// A number that does not fit the type that it was read as, of which Foundation's decoder says
/// neither which it is nor where it stands.
///
/// It says that the data was not valid JSON. A document that is valid all the same has such a
/// number; one of 0 to 127 that is whole is none, since it fits every type of number.
struct UnplacedNumber {
  /// The keys that lead to it, where no other number can be meant.
  private(set) var path: [any CodingKey]?
  private var count = 0

  /// Nil for a document in which every number fits every type.
  init?(in document: JSONValue) {
    look(into: document, at: [])
    guard count > 0 else { return nil }
    if count > 1 { path = nil }
  }

  private mutating func look(into value: JSONValue, at keys: [AnyCodingKey]) {
    guard count < 2 else { return }
    switch value {
    case .number(let number) where Self.fitsEveryType(number): break
    case .number:
      count += 1
      path = keys
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        look(into: element, at: keys + [AnyCodingKey(index: index)])
      }
    case .object(let members):
      for (key, member) in members { look(into: member, at: keys + [AnyCodingKey(key)]) }
    case .null, .bool, .string: break
    }
  }

  private static func fitsEveryType(_ number: JSONNumber) -> Bool {
    let text = number.text.utf8
    return text.count <= 3 && text.allSatisfy { (0x30...0x39).contains($0) }
      && number.integer(as: Int8.self) != nil
  }
}

extension DecodingError {
  /// Whether Foundation's decoder says no more than that the document is wrong.
  var isOfWholeDocument: Bool {
    guard case .dataCorrupted(let context) = self else { return false }
    return context.codingPath.isEmpty
      && context.debugDescription == "The given data was not valid JSON."
  }

  /// The error as one of a number, which stands in a document that is valid.
  func placing(_ number: UnplacedNumber) -> DecodingError? {
    guard let path = number.path else { return nil }
    return mapContext {
      Context(
        codingPath: path, debugDescription: $0.debugDescription,
        underlyingError: StatedFault(reason: .outOfRange, expected: "another number"))
    }
  }
}
