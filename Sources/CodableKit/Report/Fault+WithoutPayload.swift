import JSONCore

// What may be said of an error where the payload is to stay hidden: what the model wanted and
// where, and of what kind the value was; nothing of the value, nor the words of a decoder, which
// repeat it.

extension Fault {
  /// The fault without the value and without anybody's own words.
  var withoutPayload: Fault {
    Fault(reason: reason, expected: expected, found: found?.withoutPayload)
  }
}

extension DecodingIssue.Found {
  /// No more than the kind of the value, if it is one that this package names.
  var withoutPayload: Self { Self(kind: Kind.known.contains(kind) ? kind : .other, excerpt: nil) }
}

extension DecodingIssue.Found.Kind {
  fileprivate static let known: Set<Self> = [
    .null, .bool, .number, .string, .array, .object, .endOfArray,
  ]
}

extension DecodingError {
  /// What `summary(in:named:)` says, without the payload.
  ///
  /// The path stays, with the keys of dictionaries that it leads through.
  package func summaryWithoutPayload(named name: String?) -> String {
    Diagnostic(
      severity: .error, file: name, message: messageWithoutPayload, path: JSONPath(pathOfFault)
    ).line
  }

  /// The error with its case, its type and its path, and without anything else that may repeat the
  /// payload.
  package var withoutPayload: DecodingError {
    let message = messageWithoutPayload
    return mapContext { Context(codingPath: $0.codingPath, debugDescription: message) }
  }

  private var messageWithoutPayload: String {
    if let error = context?.underlyingError as? JSONError {
      return "\(error.messageWithoutPayload) (byte \(error.offset))"
    }
    return Fault(self, found: DecodingIssue.Found(inWordsOf: self), expecting: nil)
      .withoutPayload.message
  }
}
