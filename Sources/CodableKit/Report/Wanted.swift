/// Marks an error of a decoder with what the code that asked the decoder wanted.
///
/// A strategy for dates asks for a `String`, and so does an enum, but neither is what the property
/// is of, nor what the payload should have held.
struct Wanted: Error {
  /// What should have stood there, in words; nil when the decoder's own will do.
  var words: String?
  /// The type of the value that was to be made of it.
  var type: Any.Type
  /// The strategy that asked, if one did.
  var strategy: Any.Type?
  /// The keys of which an object should have had one, if that is what is wrong.
  var keys: [String] = []
  /// Whether it is a number that does not fit the type.
  var isOutOfRange = false
  /// Whether a scalar was to be converted, which may have been wanted for something else.
  var isOfScalar = false
  /// Whether it is a member that the model has no property for.
  var isUnknownMember = false
  /// Whether nothing can be annotated: of an object on the way to a property, and of a member that a
  /// strategy looks for.
  var isUnannotated = false
  /// The strategy of the property that the value is an element or an entry of, where that is none
  /// of an array or a dictionary.
  var collection: Any.Type?

  /// The words, or those of a strategy for text.
  var expected: String? { words ?? (strategy as? any TextStrategy.Type)?.form }

  /// Marks an error that the decoder threw, unless somebody knew better already.
  func marking(_ error: any Error) -> any Error {
    guard let fault = error as? DecodingError, let context = fault.context,
      context.isUnmarked || words != nil && context.isOfScalar
    else { return error }
    if case .keyNotFound = fault { return error }
    return fault.marked(by: self)
  }

  /// The mark of an error, if it has one.
  init?(_ error: DecodingError) {
    guard let wanted = error.context?.underlyingError as? Wanted else { return nil }
    self = wanted
  }

  init(
    _ words: String? = nil, type: Any.Type, strategy: (any ValueStrategy.Type)? = nil,
    isUnknownMember: Bool = false, isUnannotated: Bool = false
  ) {
    self.words = words
    self.type = type
    self.strategy = strategy
    self.isUnknownMember = isUnknownMember
    self.isUnannotated = isUnannotated
  }
}

extension Wanted: CustomStringConvertible {
  /// What a printed error says of it: `expected a date in ISO 8601 form such as …`.
  var description: String { "expected \(expected ?? expectation(of: type))" }
}

extension DecodingError {
  /// Whether what has refused the value is known to be nothing that could be annotated.
  var isUnannotated: Bool {
    Wanted(self)?.isUnannotated == true
      || (context?.underlyingError as? NumberFault)?.isUnannotated == true
  }

  /// Whether a text was wanted.
  var isOfText: Bool {
    if case .typeMismatch(let type, _) = self { type == String.self } else { false }
  }

  /// Whether a key is missing.
  var isOfMissingKey: Bool { if case .keyNotFound = self { true } else { false } }
}

extension ValueStrategy {
  /// The error of a property, marked as one that its strategy met.
  ///
  /// Not of what is deeper inside: a field of a plain struct has a type of its own.
  @usableFromInline
  @inline(never)  // Cold; its callers are inlined into the client.
  static func marking<Key>(
    _ error: any Error, at key: Key, in container: KeyedDecodingContainer<Key>
  ) -> any Error {
    guard let fault = error as? DecodingError,
      fault.pathOfFault.last?.stringValue == key.stringValue,
      fault.pathOfFault.count == container.codingPath.count + 1
    else { return markingElement(error, of: key, in: container) }
    let wanted = Wanted(type: CodedValue.self, strategy: Self.self)
    switch fault {
    // What accepts a missing key or null depends on the outermost strategy.
    case .keyNotFound(_, let context) where context.isUnmarked,
      .valueNotFound(_, let context) where context.isOfScalar:
      return fault.marked(by: wanted)
    default:
      return wanted.marking(error)
    }
  }

  /// The error of a property, marked as one of an element of what the strategy reads, if it is.
  ///
  /// An array or a dictionary is told by the path already.
  @usableFromInline
  @inline(never)  // As above.
  static func markingElement<Key>(
    _ error: any Error, of key: Key, in container: KeyedDecodingContainer<Key>
  ) -> any Error {
    let depth = container.codingPath.count
    guard !(self is any PlainCollection.Type), let fault = error as? DecodingError,
      case let path = fault.pathOfFault, path.count == depth + 2,
      path[depth].stringValue == key.stringValue, ElementAdvice(for: path[depth + 1]) != nil
    else { return error }
    switch fault {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      guard var wanted = Wanted(fault) ?? (context.isUnmarked ? Wanted(type: type) : nil) else {
        return fault
      }
      wanted.collection = wanted.collection ?? self
      return fault.marked(by: wanted)
    default: return fault
    }
  }

  /// The error of a conversion between scalars, as one of the strategy that asked for it.
  static func claiming(_ error: any Error) -> any Error {
    guard let fault = error as? DecodingError, var wanted = Wanted(fault), wanted.isOfScalar else {
      return error
    }
    (wanted.type, wanted.strategy) = (CodedValue.self, Self.self)
    return fault.marked(by: wanted)
  }
}

extension SingleValueDecodingContainer {
  /// Reads a value from which another is made, and says of an error what was wanted.
  func decode<Source: Decodable>(
    _ source: Source.Type, for wanted: @autoclosure () -> Wanted
  ) throws -> Source {
    do {
      return try decode(source)
    } catch {
      // What is deeper inside is of the source's making.
      guard let fault = error as? DecodingError, fault.pathOfFault.count == codingPath.count else {
        throw error
      }
      if source == Scalar.self, case .typeMismatch(let type, _) = fault,
        DecodingIssue.Found(inWordsOf: fault) == nil
      {
        throw wanted().marking(Scalar.mismatch(type, "a scalar", in: self))
      }
      throw wanted().marking(error)
    }
  }
}

/// A strategy whose elements stand in an array or in an object, and are annotated as such.
private protocol PlainCollection {}

extension Array: PlainCollection {}
extension Dictionary: PlainCollection {}
