import JSONCore

/// The JSON text in which faults are placed: a document, or one value of a stream.
struct PayloadText {
  let locator: JSONLocator
  /// Where the text begins in the whole payload.
  var origin = JSONLocation(offset: 0, line: 1, column: 1)
  /// How many steps of a path lead to the text.
  var depth = 0
  /// How the decoder names the text's keys, if that is known.
  var convert: JSONLocator.KeyConversion? = nil

  /// The values at some paths, or where there is none, the innermost one on the way.
  func places(of paths: [JSONPath]) -> [Place?] {
    let paths = paths.map { Array($0.components.dropFirst(depth)) }
    let ranges = locator.nearestRanges(of: paths.map(JSONPath.init), convertingKeys: convert)
    let locations = locator.locations(atOffsets: ranges.map { $0?.range.lowerBound ?? 0 })
    return zip(paths, zip(ranges, locations)).map { path, place in
      place.0.map {
        Place(
          location: place.1.following(origin), text: locator.bytes[$0.range],
          rest: Array(path.dropFirst($0.steps)), convert: convert)
      }
    }
  }

  /// A value of the text.
  struct Place {
    /// Where it stands.
    let location: JSONLocation
    /// Its text.
    let text: ArraySlice<UInt8>
    /// The steps of the path that lead on from it, to where the text has no value.
    let rest: [JSONPathComponent]
    fileprivate let convert: JSONLocator.KeyConversion?

    /// Whether it is the value that was looked for.
    var isExact: Bool { rest.isEmpty }

    /// The value that was looked for, within a string that holds JSON itself.
    ///
    /// The fault is shown at the string; this is what stands in it, and where.
    var embedded: (found: DecodingIssue.Found, detail: String)? {
      guard !isExact, let place = inner else { return nil }
      let detail = "at \(place.location) in the string"
      if place.isExact { return (DecodingIssue.Found(json: place.text), detail) }
      return place.embedded.map { ($0.found, "\($0.detail) \(detail)") }
    }

    /// Where an object stands that lacks a key, if it stands within a string that holds JSON
    /// itself.
    var embeddedObject: String? {
      guard let place = inner else { return nil }
      let detail = "at \(place.location) in the string"
      return place.embeddedObject.map { "\($0) \(detail)" } ?? (place.isExact ? detail : nil)
    }

    /// The keys of the object that was looked for; none where another value stands.
    var keys: [String] {
      if let inner { return inner.keys }
      guard isExact else { return [] }
      let names = try? ByteView.over(Array(text)) { (view: ByteView) throws(JSONError) in
        var names: [String] = []
        var reader = JSONReader(view, maximumDepth: .max)
        var members = try reader.readObject(names: "")
        while try members.next(&reader) {
          names.append(members.key(in: reader))
          try reader.skipValue()
        }
        return names
      }
      return names ?? []
    }

    /// The key of the object under which one of some tags stands.
    func key(ofTagAmong tags: [String]) -> String? {
      if let inner { return inner.key(ofTagAmong: tags) }
      guard isExact, case .object(let members)? = try? JSONValue(parsing: Array(text)) else {
        return nil
      }
      return members.first { member in
        if case .string(let text) = member.value { tags.contains(text) } else { false }
      }?.key
    }

    /// The innermost value on the way within a string of JSON.
    private var inner: Place? {
      guard text.first == UInt8(ascii: "\""),
        case .string(let json)? = try? JSONValue(parsing: String(decoding: text, as: UTF8.self))
      else { return nil }
      let inner = PayloadText(locator: JSONLocator([UInt8](json.utf8)), convert: convert)
      return inner.places(of: [JSONPath(rest)])[0]
    }
  }
}
