import JSONCore

// A value inside of an alternative is read again by the next one. Where it has alternatives itself,
// and so have the values inside of it, each level would double the work: what came of them is
// remembered.

/// What came of the attempts to read a value as a type.
enum AlternativesOutcome {
  /// The number of the one that was taken.
  case match(Int)
  /// The error when none fits.
  case failure(any Error)
}

/// A value that is read as one of several alternatives of a type.
struct AlternativesID: Hashable {
  let type: ObjectIdentifier
  let place: Int
}

/// Reads a value by attempts, or at once by the one that was taken when it was read before.
///
/// - Parameters:
///   - type: the type that has the alternatives.
///   - decoder: the decoder or container of the value; only this package's own remember.
///   - attempt: reads by the alternative of a number.
///   - search: tries them all, and gives the number of the one that was taken.
/// - Returns: the value.
/// - Throws: what the attempt or the search throws; the same error when the value is read again.
func readRemembering<Value>(
  _ type: Any.Type, at decoder: Any, by attempt: (Int) throws -> Value,
  _ search: () throws -> (value: Value, number: Int)
) throws -> Value {
  // To read a scalar costs less than to remember it.
  guard let node = decoder as? NodeDecoder, node.isObjectOrArray else { return try search().value }
  let document = node.document
  // A value that is inside of no other such value is not read again.
  if document.attemptDepth == 0, !document.outcomes.isEmpty { document.outcomes = [:] }
  document.attemptDepth += 1
  defer { document.attemptDepth -= 1 }
  let id = AlternativesID(type: ObjectIdentifier(type), place: node.place)
  switch document.outcomes[id] {
  case .match(let number): return try attempt(number)
  case .failure(let error): throw error
  case nil: break
  }
  do {
    let (value, number) = try search()
    // To read it again by the first one costs no more than to find that out.
    if number > 0, document.attemptDepth > 1 { document.outcomes[id] = .match(number) }
    return value
  } catch {
    if document.attemptDepth > 1, Recovery.isRecoverable(error) {
      document.outcomes[id] = .failure(error)
    }
    throw error
  }
}

extension NodeDecoder {
  fileprivate var isObjectOrArray: Bool {
    let kind = document.node(at: place).kind
    return kind == .object || kind == .array
  }
}
