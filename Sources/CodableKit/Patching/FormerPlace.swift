/// A place in a value as it was before an update.
///
/// A step leads into a container that the value's own `encode(to:)` opens under a key; a value that
/// it encodes there is a ``FormerValue`` of its own.
struct FormerPlace {
  private enum Source {
    case value(FormerValue, steps: [String])
    case coded(any Decoder)
  }

  private let source: Source

  init(_ value: FormerValue, at steps: [String] = []) {
    source = .value(value, steps: steps)
  }

  /// A place in the coded form of a value, for types that do not read what they write.
  init(_ coded: any Decoder) { source = .coded(coded) }

  func keys() throws -> FormerProbe.Keys {
    switch source {
    case .value(let value, let steps):
      return try value.keys(at: steps).keepingLeftOut {
        !value.session.isMisread(Self.signal(value, steps + [$0]))
      }
    case .coded(let decoder):
      let container = try? decoder.container(keyedBy: AnyCodingKey.self)
      return FormerProbe.Keys(container?.allKeys.map(\.stringValue) ?? [])
    }
  }

  func member(_ key: String) throws -> FormerMember {
    switch source {
    case .value(let value, let steps):
      let member = try value.member(key, at: steps)
      guard value.session.isMisread(Self.signal(value, steps + [key])) else { return member }
      switch member {
      case .value(let part), .wrapped(let part, _): return .coded(try part.coded(at: []))
      case .null, .container: return .coded(try value.coded(at: steps + [key]))
      case .leftOut: return .absent
      case .absent, .coded: return member
      }
    case .coded(let decoder):
      let container = try decoder.container(keyedBy: AnyCodingKey.self)
      let key = AnyCodingKey(key)
      return container.contains(key) ? .coded(try container.superDecoder(forKey: key)) : .absent
    }
  }

  func single() throws -> FormerMember {
    switch source {
    case .value(let value, let steps): try value.single(at: steps)
    case .coded: .coded(try coded())
    }
  }

  /// The error for a member that is not read as it was written, which may be under another key.
  func signal(for key: String, askedFor asked: String) -> any Error {
    switch source {
    case .value(let value, let steps): Self.signal(value, steps + [key], askedFor: asked)
    case .coded:
      DecodingError.valueNotFound(
        Any.self, .init(codingPath: [], debugDescription: "No value for \(Excerpt.quoted(key))."))
    }
  }

  private static func signal(
    _ value: FormerValue, _ path: [String], askedFor asked: String? = nil
  ) -> KeptSignal {
    KeptSignal(owner: ObjectIdentifier(value), path: path, asked: asked)
  }

  /// The place from which a type can be read on; nil when it is replaced as a whole.
  func inside<T: Decodable>(_ type: T.Type) throws -> FormerPlace? {
    switch source {
    case .value(let value, let steps):
      guard steps.isEmpty else { return self }
      guard !value.isEnumeration else { return nil }
      return value.value is T ? self : FormerPlace(try value.coded(at: []))
    case .coded(let decoder):
      let value = try? decoder.singleValueContainer().decode(type)
      return value.map { Mirror(reflecting: $0).displayStyle == .enum } == true ? nil : self
    }
  }

  /// A decoder of what is written at the place.
  func coded() throws -> any Decoder {
    switch source {
    case .value(let value, let steps): try value.coded(at: steps)
    case .coded(let decoder): decoder
    }
  }
}
