#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DecodingError {
  /// Says in one line what was expected, what was found, and where.
  ///
  ///     // {"users":[{"name":"a"},{"name":7}]}
  ///     error.summary(in: data)
  ///     // 1:32: error: expected String, found number 7 at $.users[1].name
  ///
  /// Without the JSON text there is no line, and what was found is said only as far as the
  /// decoder's own words tell it.
  ///
  /// - Parameters:
  ///   - json: the JSON text that was decoded.
  ///   - name: the document's name, put before the place.
  /// - Returns: the place, `error:`, the fault and the path.
  @_disfavoredOverload  // Data that is no optional has the function for every input.
  public func summary(in json: Data? = nil, named name: String? = nil) -> String {
    diagnostic(in: json.map { [UInt8]($0) }, named: name).line
  }

  /// As ``summary(in:named:)-(Data?,_)``, for JSON of any type that can be decoded from.
  ///
  ///     error.summary(in: text)
  public func summary<Input: JSONInput & ~Escapable>(
    in json: borrowing Input, named name: String? = nil
  ) -> String {
    diagnostic(in: json.withView { $0.copy() }, named: name).line
  }

  /// Says what ``summary(in:named:)`` says, with the line of the payload, a caret under the place,
  /// and an annotation that would accept the value.
  ///
  ///     order.json:1:10: error: expected Int, found string "3"
  ///       {"count":"3"}
  ///                ^
  ///       at $.count
  ///       help: `@LosslessValue var count: Int` accepts "3" (for an enum: `LosslessRaw`; in a `@Codable` type: `@Lossless`)
  @_disfavoredOverload  // As above.
  public func explanation(in json: Data? = nil, named name: String? = nil) -> String {
    diagnostic(in: json.map { [UInt8]($0) }, named: name).text
  }

  /// As ``explanation(in:named:)-(Data?,_)``, for JSON of any type that can be decoded from.
  ///
  ///     error.explanation(in: bytes.span)
  public func explanation<Input: JSONInput & ~Escapable>(
    in json: borrowing Input, named name: String? = nil
  ) -> String {
    diagnostic(in: json.withView { $0.copy() }, named: name).text
  }

  private func diagnostic(in json: [UInt8]?, named name: String?) -> Diagnostic {
    guard let json else {
      return Diagnostic(
        severity: .error, file: name,
        message: Fault(self, found: DecodingIssue.Found(inWordsOf: self), expecting: nil).message,
        path: JSONPath(pathOfFault))
    }
    let locator = JSONLocator(json, options: .lenient)
    if let error = syntaxError(in: locator.bytes) {
      // The error of the document has no more than a place.
      let repeated = error.code == .duplicateKey ? locator.key(atOffset: error.offset) : nil
      return Diagnostic(
        severity: .error, file: name, location: locator.location(atOffset: error.offset),
        message: repeated.map { "the key \(Excerpt.quoted($0.text)) is in the object already" }
          ?? error.message,
        path: repeated?.object, sourceLine: locator.sourceLine(atOffset: error.offset),
        help: FormAdvice.help(forDocument: locator.bytes, error: error)
          ?? FormAdvice.helpForJSON5(locator.bytes, error: error))
    }
    if isOfWholeDocument, let document = try? JSONValue(parsing: json),
      let number = UnplacedNumber(in: document)
    {
      return placing(number)?.examined(in: PayloadText(locator: locator), named: name).diagnostic
        ?? Diagnostic(
          severity: .error, file: name,
          message: "a number does not fit the type that it is read as", path: JSONPath(pathOfFault),
          help: "`FastJSONDecoder` says which number it is")
    }
    return examined(in: PayloadText(locator: locator), named: name).diagnostic
  }

  /// The diagnostic of a fault of the content, in a text that is valid JSON as far as the fault,
  /// and what stands there.
  func examined(
    in text: PayloadText, named name: String? = nil
  ) -> (diagnostic: Diagnostic, found: DecodingIssue.Found?) {
    let path = JSONPath(pathOfFault)
    let isMissing = if case .keyNotFound = self { true } else { false }
    let place = text.places(of: [isMissing ? JSONPath(pathOfLackingObject) : path])[0]
    if let key = place.flatMap({ keyOfDate(in: $0.text) }) {
      return at(pathOfFault + [key]).examined(in: text, named: name)
    }
    let embedded = isMissing ? nil : place?.embedded
    let found =
      isMissing || place?.isExact != true
      ? embedded?.found : place.map { DecodingIssue.Found(json: $0.text) }
    var fault = Fault(self, found: found, expecting: nil)
    let near = isMissing ? place.flatMap { nearKey(among: $0.keys) } : nil
    if isMissing {
      fault.detail = details(place?.embeddedObject, near?.words)
    } else if let embedded {
      fault.detail = details(fault.detail, embedded.detail)
    } else if isOfOnlyKey, let place, place.isExact, found?.kind == .object {
      fault.detail = wordsOfKeys(place.keys)
    } else if let known = Wanted(self)?.keys, !known.isEmpty, let place, place.isExact,
      found?.kind == .object
    {
      let near = place.keys.count == 1 ? nearWords(to: place.keys[0], among: known) : nil
      fault.detail = near ?? wordsOfKeys(place.keys)
    }
    let cases = Wanted(self)?.keys ?? []
    let tagKey = cases.isEmpty ? nil : place?.key(ofTagAmong: cases)
    let diagnostic = Diagnostic(
      severity: .error, file: name, location: place?.location,
      message: fault.message, path: path,
      sourceLine: place.map { text.locator.sourceLine(atOffset: $0.text.startIndex) },
      help: tagKey.map(Annotation.helpForTag)
        ?? (near == nil && path.components.count <= 1
          ? place.flatMap { EnvelopeAdvice.help(for: self, in: $0.text) } : nil)
        ?? Annotation.help(for: self, found: found, near: near))
    return (diagnostic, found)
  }

  /// The key or the index of the date that Foundation refused, whose error names the object or the
  /// array around it: of the only text that is none.
  private func keyOfDate(in text: ArraySlice<UInt8>) -> AnyCodingKey? {
    guard case .dataCorrupted(let context) = self, context.isUnmarked,
      formOfFoundation(in: context.debugDescription) == ISO8601.form,
      let around = try? JSONValue(parsing: Array(text))
    else { return nil }
    let values: [(key: AnyCodingKey, value: JSONValue)]
    switch around {
    case .object(let members): values = members.map { (AnyCodingKey($0.key), $0.value) }
    case .array(let elements):
      values = elements.enumerated().map { (AnyCodingKey(index: $0.offset), $0.element) }
    default: return nil
    }
    let refused = values.filter { item in
      item.value.string.map { (try? Date.ISO8601FormatStyle().parse($0)) == nil } ?? false
    }
    return refused.count == 1 ? refused.first?.key : nil
  }

  /// The key that is meant where one is missing.
  func nearKey(among keys: [String]) -> NearKey? {
    guard case .keyNotFound(let key, _) = self, !keys.isEmpty else { return nil }
    let missing = absentObject?.key.base ?? key
    let names = AcceptedKeys(self)?.names ?? [missing.stringValue]
    return names.lazy.compactMap { NearKey(for: missing, named: $0, among: keys) }.first
  }

  /// The path of the object that lacks a key, or of the null in its place.
  var pathOfLackingObject: [any CodingKey] {
    guard let (key, depth) = absentObject else { return pathOfFault.dropLast() }
    return Array(pathOfFault.prefix(key.isNull ? depth + 1 : depth))
  }

  /// The fault of the document that the error stands for, if it is one.
  ///
  /// Foundation says only in words where a document is broken, so it is read again. Its parser is
  /// lenient in places: what the RFC does not allow may be told before what has stopped Foundation.
  private func syntaxError(in json: [UInt8]) -> JSONError? {
    guard case .dataCorrupted(let context) = self else { return nil }
    if let error = context.underlyingError as? JSONError { return error }
    guard isOfWholeDocument else { return nil }
    do {
      _ = try JSONValue(parsing: json)
      return nil
    } catch {
      return error
    }
  }
}

/// Which keys an object has.
private func wordsOfKeys(_ keys: [String]) -> String {
  keys.isEmpty
    ? "without a key"
    : "with \(keys.count == 1 ? "key" : "keys") \(listed(keys.map(Excerpt.quoted), by: "and"))"
}

/// What is known in detail, of both or of one.
func details(_ first: String?, _ second: String?) -> String? {
  guard let first, let second else { return first ?? second }
  return "\(first), \(second)"
}

extension DecodingIssue.Found {
  /// Describes a value by its JSON text.
  init(json text: ArraySlice<UInt8>) {
    switch text.first {
    case UInt8(ascii: "{"): self.init(kind: .object, excerpt: nil)
    case UInt8(ascii: "["):
      let next = text.dropFirst().first { !FormAdvice.isSpace($0) }
      self.init(kind: .array, excerpt: nil, isEmptyArray: next == UInt8(ascii: "]"))
    case UInt8(ascii: "\""): self.init(kind: .string, excerpt: Excerpt.raw(text))
    case UInt8(ascii: "n"): self.init(kind: .null, excerpt: nil)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self.init(kind: .bool, excerpt: Excerpt.raw(text))
    default: self.init(kind: .number, excerpt: Excerpt.raw(text))
    }
  }
}

extension JSONLocator {
  func sourceLine(atOffset offset: Int) -> Diagnostic.SourceLine {
    let (text, caret) = excerpt(around: offset)
    return Diagnostic.SourceLine(text: text, caretIndent: caret)
  }
}

extension JSONReadingOptions {
  /// For whatever a decoder may have accepted: JSON5 holds all of JSON.
  static var lenient: Self {
    var options = Self()
    options.allowsJSON5 = true
    return options
  }
}
