// What came of the attempts to read a value, for when it is read again.
//
// A value inside of an alternative is read again by the next one. Where it has alternatives itself,
// and so have the values inside of it, each level would double the work.

/// The type of a value that is read by attempts; in Embedded Swift, where types have no identity,
/// no type.
package struct AttemptedType: Hashable {
  #if hasFeature(Embedded)
    package init<Value>(_ type: Value.Type) {}
  #else
    private let type: ObjectIdentifier
    package init<Value>(_ type: Value.Type) { self.type = ObjectIdentifier(type) }
  #endif

  /// A value of the type at a place.
  struct Value: Hashable {
    let type: AttemptedType
    let place: Int
  }
}

/// What came of the attempts at a value.
package enum AttemptOutcome {
  /// The number of the one that was taken.
  case match(Int)
  /// None fits.
  case noMatch
}

extension JSONReader {
  /// Begins to read a value by attempts.
  package mutating func beginAttempts() {
    if attemptDepth == 0, !outcomes.isEmpty { outcomes.removeAll() }
    attemptDepth += 1
  }

  /// Ends what ``beginAttempts()`` began.
  ///
  /// Not after an error of the document, behind which nothing is read.
  package mutating func endAttempts() { attemptDepth -= 1 }

  /// Notes that a value is kept without being known: of attempts, one that knows it goes first.
  package mutating func noteUnknown() {
    if isAttempting { noteRecovery() } else { keepsUnknown = true }
  }

  /// Whether a value is read by attempts.
  package var isAttempting: Bool { attemptDepth > 0 }

  /// The outcome of the attempts at the value that begins at a mark, if it is known.
  package func outcome(of type: AttemptedType, at mark: Mark) -> AttemptOutcome? {
    #if hasFeature(Embedded)
      nil
    #else
      outcomes.isEmpty ? nil : outcomes[value(of: type, at: mark)]
    #endif
  }

  /// Remembers the outcome of the attempts at the value that begins at a mark.
  package mutating func remember(_ outcome: AttemptOutcome, of type: AttemptedType, at mark: Mark) {
    #if !hasFeature(Embedded)
      // A value that is inside of no other is not read again. To read a scalar costs less than to
      // remember it, and a first attempt that fits costs nothing.
      guard attemptDepth > 1 else { return }
      if case .match(0) = outcome { return }
      let value = value(of: type, at: mark)
      let byte = bytes.byte(at: value.place)
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return }
      outcomes[value] = outcome
    #endif
  }

  private func value(of type: AttemptedType, at mark: Mark) -> AttemptedType.Value {
    // The white space before it may have been passed or not.
    AttemptedType.Value(type: type, place: bytes.skippingWhitespace(from: mark.place))
  }
}
