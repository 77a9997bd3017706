/// One run through a value's `encode(to:)`, which looks for what stands at a place.
///
///     struct User { @Coded<ISO8601> var joined: Date; var address: Address }
///     member("address")  ->  the address itself, not what it encodes
///     member("joined")   ->  the text, and the wrapper whose strategy wrote it
///
/// Nothing is encoded deeper than the place, and the run ends at the answer. That a strategy is at
/// work is not to be seen by the container. So it throws at the member that is looked for; the
/// functions that call strategies then show their value (``Swift/KeyedEncodingContainer``), and
/// those for which a plain value is encoded let the error pass.
final class FormerProbe {
  /// What is looked for inside the containers that the steps lead to.
  enum Question: Equatable {
    case keys
    case member(String)
    case singleValue
  }

  /// What a value writes at a place.
  enum Written {
    case value(any Encodable)
    case null
    /// Nothing, as for nil.
    case leftOut
    /// A container, or a decoder for more.
    case container
  }

  /// The keys of a place.
  struct Keys {
    /// Those that were written, in their order.
    private(set) var written: [String] = []
    private var names: Set<String> = []
    /// Those that were named for a nil.
    fileprivate(set) var leftOut: Set<String> = []
    /// Members that no strategy of a property can have written: they need no run of their own.
    fileprivate(set) var plain: [String: Written] = [:]

    init(_ written: [String] = []) { written.forEach { insert($0) } }

    func contains(_ key: String) -> Bool { names.contains(key) || leftOut.contains(key) }
    func isWritten(_ key: String) -> Bool { names.contains(key) }

    fileprivate mutating func insert(_ key: String) {
      if names.insert(key).inserted { written.append(key) }
      leftOut.remove(key)
    }

    /// The same with only some of the keys that were named for a nil.
    func keepingLeftOut(where condition: (String) -> Bool) -> Keys {
      var keys = self
      keys.leftOut = leftOut.filter(condition)
      return keys
    }
  }

  /// The end of a run that has its answer.
  private struct Answered: Error {}

  let steps: [String]
  let question: Question
  let userInfo: [CodingUserInfoKey: Any]
  private(set) var keys = Keys()
  private(set) var written: Written?
  private(set) var wrapper: (any Encodable)?

  private init(
    _ question: Question, at steps: [String], userInfo: [CodingUserInfoKey: Any]
  ) {
    self.question = question
    self.steps = steps
    self.userInfo = userInfo
  }

  /// Runs through a value.
  ///
  /// - Throws: what the value's `encode(to:)` throws by itself before there is an answer.
  static func run(
    _ question: Question, through value: any Encodable, at steps: [String],
    userInfo: [CodingUserInfoKey: Any]
  ) throws -> FormerProbe {
    let probe = FormerProbe(question, at: steps, userInfo: userInfo)
    do {
      try value.encode(to: FormerEncoder(probe: probe, depth: 0))
    } catch {
      guard probe.isAnswered else { throw error }
    }
    return probe
  }

  private var isAnswered: Bool { written != nil || wrapper != nil }

  /// Notes a member, and ends the run if it is the one.
  func meet(_ key: any CodingKey, _ written: Written, at depth: Int) throws {
    if note(key, written, at: depth) || isAnswered { throw Answered() }
  }

  /// Notes a member where nothing can be thrown.
  @discardableResult
  func note(_ key: any CodingKey, _ written: Written, at depth: Int) -> Bool {
    guard depth == steps.count else { return false }
    switch question {
    case .keys:
      note(key, written)
    case .member(let name) where name == key.stringValue && !isAnswered:
      self.written = written
      return true
    case .member, .singleValue:
      break
    }
    return false
  }

  /// Notes the wrapper whose strategy was to write a member.
  func show(_ wrapper: any Encodable, for key: any CodingKey, at depth: Int) throws {
    guard depth == steps.count else { return }
    if question == .keys { return keys.insert(key.stringValue) }
    guard question == .member(key.stringValue) else { return }
    self.wrapper = wrapper
    throw Answered()
  }

  /// Notes a value that is not under a key.
  func meetSingle(_ written: Written, at depth: Int) throws {
    guard depth == steps.count, question == .singleValue, !isAnswered else { return }
    self.written = written
    throw Answered()
  }

  private func note(_ key: any CodingKey, _ written: Written) {
    let name = key.stringValue
    guard case .leftOut = written else {
      keys.insert(name)
      // The keys of unknown members, of which there may be many.
      if key is AnyCodingKey { keys.plain[name] = written }
      return
    }
    if !keys.isWritten(name) { keys.leftOut.insert(name) }
  }
}

/// Marks the containers of a probe.
struct FormerProbeKey: CodingKey {
  let stringValue = "former value"
  let intValue: Int? = nil
  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// A wrapper that is shown to a probe.
struct ShownWrapper: Encodable {
  let wrapper: any Encodable
  func encode(to encoder: any Encoder) throws { try wrapper.encode(to: encoder) }
}

extension KeyedEncodingContainer {
  /// Shows a probe the value that a strategy failed to write into it, or throws the error again.
  mutating func show<Strategy: EncodingStrategy>(
    _ value: Coded<Strategy>, forKey key: Key, after error: any Error
  ) throws {
    guard codingPath.last is FormerProbeKey else { throw error }
    try encodePlainly(ShownWrapper(wrapper: value), forKey: key)
  }

  /// Leaves a key out for nil, as the compiler's synthesis does.
  mutating func leaveOut(_ key: Key) throws { try encodeIfPresent(nil as Bool?, forKey: key) }
}
