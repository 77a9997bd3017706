import JSONCore

/// The key of an object that is most likely meant where the model's key is missing.
///
///     missing      the object has    kind
///     name         nmae              misspelt
///     firstName    first_name        restyled
///     first_name   first_name        renamed, by a key strategy
struct NearKey {
  /// How it differs from the missing one.
  enum Kind {
    /// Not at all: a key strategy gives it another name before the model looks for it.
    case renamed
    /// It has the same words in another style.
    case restyled
    /// It is written nearly alike.
    case misspelt
  }

  let key: String
  let kind: Kind

  /// Finds the key that is meant, among those of the object.
  ///
  /// What the model has another use for is not meant. The key may have several names.
  init?(for missing: any CodingKey, named name: String, among keys: some Sequence<String>) {
    let plain = Self.plain(name)
    var alike: [String: String] = [:]
    for key in keys.prefix(Self.limit) {
      if key == name {
        guard JSONCore.SnakeCase.camelCase(of: name) != name else { return nil }
        self.init(key: key, kind: .renamed)
        return
      }
      let text = Self.plain(key)
      // What is much longer or shorter is not compared.
      guard abs(text.utf8.count - plain.utf8.count) <= plain.utf8.count, !missing.hasSibling(key)
      else { continue }
      if alike[text] == nil { alike[text] = key }
    }
    if !plain.isEmpty, let key = alike[plain] {
      self.init(key: key, kind: .restyled)
    } else if let text = closest(to: plain, among: alike.keys.sorted()), let key = alike[text] {
      self.init(key: key, kind: .misspelt)
    } else {
      return nil
    }
  }

  private init(key: String, kind: Kind) { (self.key, self.kind) = (key, kind) }

  /// More keys than a model has are a dictionary's.
  private static let limit = 256

  /// The letters and digits of a key, without their case.
  private static func plain(_ key: String) -> String {
    key.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// What a message says of it.
  var words: String {
    kind == .renamed
      ? "a key strategy renames the one that is there" : "did you mean \(Excerpt.quoted(key))?"
  }

  /// What would make the model read it where the missing key is a part of a path.
  var helpOnPath: String {
    let quoted = Excerpt.quoted(key)
    return "\(quoted) in the path (`@CodingPath`, or the `tagging` of an enum) reads \(quoted)"
  }

  /// What would make the model read it where the missing key is that of a value of an enum's case;
  /// nil where it can have no other one.
  func helpInPayload(for name: String) -> String? {
    guard kind == .restyled, JSONCore.SnakeCase.camelCase(of: key) == name else { return nil }
    return "`keyDecodingStrategy = .convertFromSnakeCase` reads \(Excerpt.quoted(key))"
  }

  /// What would make the model read it where the key of a name is missing, which may be that of a
  /// tag.
  func help(for name: String, ofTag tag: TagFault? = nil) -> String {
    let quoted = Excerpt.quoted(key)
    switch kind {
    case .renamed:
      return "the keys are converted twice: leave the decoder's `keyDecodingStrategy` out, or the "
        + "spelling \(quoted) in the model"
    case .restyled where JSONCore.SnakeCase.camelCase(of: key) == name:
      return "`keyDecodingStrategy = .convertFromSnakeCase` reads \(quoted); so does "
        + (tag?.declaration(of: key) ?? "`keys: .snake` of `@Codable`")
    case .restyled, .misspelt:
      if let tag { return "\(tag.declaration(of: key)) reads \(quoted)" }
      // The case may have another name than the key.
      return "its case in `CodingKeys` with the raw value `\(quoted)` reads it; so does "
        + "`@CodingKey(\(quoted))` in a `@Codable` type"
    }
  }
}

extension CodingKey {
  /// Whether the model has a key of this text besides.
  ///
  /// No key of a list of cases has the text of all that is asked; of any other kind of key nothing
  /// is known.
  fileprivate func hasSibling(_ text: String) -> Bool {
    Self(stringValue: "\u{0}") == nil && Self(stringValue: text) != nil
  }
}
