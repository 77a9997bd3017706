/// A value as it was before an update, asked for its parts by ``FormerProbe``.
///
/// Answers are kept, since a type that is read in several attempts asks again.
final class FormerValue {
  let value: any Encodable
  let session: UpdateSession
  private var keys: [[String]: FormerProbe.Keys] = [:]
  private var members: [[String]: FormerMember] = [:]
  private var codedForm: (any Decoder)?

  init(_ value: any Encodable, in session: UpdateSession) {
    self.value = value
    self.session = session
  }

  func keys(at steps: [String]) throws -> FormerProbe.Keys {
    if let keys = keys[steps] { return keys }
    let found = try run(.keys, at: steps).keys
    keys[steps] = found
    return found
  }

  func member(_ key: String, at steps: [String]) throws -> FormerMember {
    let path = steps + [key]
    if let member = members[path] { return member }
    if let written = try keys(at: steps).plain[key] {
      let member = part(written, at: path)
      members[path] = member
      return member
    }
    let probe = try run(.member(key), at: steps)
    var member = part(probe.written, at: path)
    if let wrapper = probe.wrapper {
      member = .wrapped(FormerValue(wrapper, in: session), writing: member)
    }
    members[path] = member
    return member
  }

  func single(at steps: [String]) throws -> FormerMember {
    part(try run(.singleValue, at: steps).written, at: steps)
  }

  private func run(_ question: FormerProbe.Question, at steps: [String]) throws -> FormerProbe {
    try FormerProbe.run(question, through: value, at: steps, userInfo: session.userInfo)
  }

  private func part(_ written: FormerProbe.Written?, at steps: [String]) -> FormerMember {
    switch written {
    case .value(let value): .value(FormerValue(value, in: session))
    case .null: .null
    case .leftOut: .leftOut
    case .container: .container(FormerPlace(self, at: steps))
    case nil: .absent
    }
  }

  /// A decoder of what the value encodes at a place.
  func coded(at steps: [String]) throws -> any Decoder {
    let root = try codedForm ?? session.codedForm(of: value)
    codedForm = root
    return try steps.reduce(root) { decoder, step in
      try decoder.container(keyedBy: AnyCodingKey.self).superDecoder(forKey: AnyCodingKey(step))
    }
  }

  /// Whether it is replaced as a whole: the keys of a case tell nothing about another case.
  var isEnumeration: Bool {
    func isEnumeration(_ value: Any) -> Bool {
      if let wrapper = value as? any CodedWrapper { return isEnumeration(wrapper.anyValue) }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
        return isEnumeration(wrapped.value)
      }
      return mirror.displayStyle == .enum
    }
    return isEnumeration(value)
  }
}

/// What a value had under a key.
indirect enum FormerMember {
  case absent
  /// A value that the type's own code wrote.
  case value(FormerValue)
  /// A value that a strategy wrote, which a ``Coded`` holds.
  case wrapped(FormerValue, writing: FormerMember)
  case null
  /// Nothing, but named for a nil.
  case leftOut
  /// An object or array whose members the type's own code wrote.
  case container(FormerPlace)
  /// What only its coded form tells.
  case coded(any Decoder)

  /// The value that is kept when the document does not have the key.
  var kept: KeptValue? {
    switch self {
    case .value(let former), .wrapped(let former, _): .some(former.value)
    case .null, .leftOut: KeptValue.none
    case .absent, .container, .coded: nil
    }
  }

  /// Where to read on inside the value as a type, if there is anything.
  func place<T>(for type: T.Type) -> FormerPlace? {
    // By the wrapper, where a strategy reads by way of it and has written by the inner strategy.
    if case .wrapped(let former, _) = self, former.value is T { return FormerPlace(former) }
    return place
  }

  /// Where to read on inside the value, if there is anything.
  var place: FormerPlace? {
    switch self {
    case .value(let former): FormerPlace(former)
    case .wrapped(_, let written): written.place
    case .container(let place): place
    case .coded(let decoder): FormerPlace(decoder)
    case .absent, .null, .leftOut: nil
    }
  }
}
