extension DecodingIssue {
  /// Describes a failed read that was recovered.
  init(
    _ error: any Error, expecting type: Any.Type, of strategy: (any ValueStrategy.Type)? = nil,
    found: Found?, keys: [String] = [], action: Action, recoveredAt codingPath: [any CodingKey]
  ) {
    let decodingError = error as? DecodingError
    // A date of a property list is of no kind that JSON has; the decoder's words know it.
    let found =
      found?.kind == .other ? decodingError.flatMap(Found.init(inWordsOf:)) ?? found : found
    let near = decodingError?.nearKey(among: keys)
    let isMissing = if case .keyNotFound? = decodingError { true } else { false }
    let errorPath = decodingError?.pathOfFault ?? []
    // Errors of the user's own code may carry a shorter path, or none.
    let isInside = errorPath.count >= codingPath.count
    let isHere = errorPath.count <= codingPath.count
    var fault = Fault(error, found: isMissing ? nil : found, expecting: isHere ? type : nil)
    fault.detail = details(fault.detail, near?.words)
    self.init(
      path: JSONPath(isInside ? errorPath : codingPath), recoveredPath: JSONPath(codingPath),
      reason: fault.reason, expected: fault.expected, found: fault.found, detail: fault.detail,
      action: action)
    if isInside, let decodingError {
      cause = IssueCause(
        decodingError, of: LostValue(type: type, strategy: strategy), near: near)
    }
  }
}

extension DecodingError {
  /// The path of the value that is wrong; of a missing key, where it should stand.
  var pathOfFault: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}

extension JSONPath {
  init(_ codingPath: [any CodingKey]) {
    self.init(codingPath.map(JSONPathComponent.init))
  }
}

extension JSONPathComponent {
  /// Decoders name the indexes of arrays `Index 3`; the keys of `[Int: …]` have a number too, but
  /// are keys.
  init(_ key: any CodingKey) {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}
