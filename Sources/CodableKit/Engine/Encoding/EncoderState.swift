/// The settings of an encoder, and a session that waits for the next call.
///
/// A session that is used again has the texts of keys, what is known about types, its nodes and its
/// buffer at hand: for a small value these cost more than encoding it.
struct EncoderState: Sendable {
  private(set) var options = EncodingOptions()
  private var version = 0
  private var idle: IdleSession?

  /// Takes other settings and returns what belongs to the old ones.
  mutating func exchangeOptions(for options: EncodingOptions) -> (EncodingOptions, IdleSession?) {
    defer {
      self.options = options
      version &+= 1
      idle = nil
    }
    return (self.options, idle)
  }

  /// A session for one call, of which the idle one is none then.
  mutating func takeSession() -> IdleSession {
    defer { idle = nil }
    return idle ?? IdleSession(EncodingSession(options: options), version: version)
  }

  /// Keeps a session for a later call, unless the settings have changed meanwhile.
  mutating func keep(_ session: IdleSession) {
    if session.version == version { idle = session }
  }
}

/// A session that nobody uses.
///
/// Unchecked, because a session is no `Sendable`: it belongs to one thread. An idle one belongs to
/// none. It is reached only through the lock of its encoder, and taken out of there before use.
final class IdleSession: @unchecked Sendable {
  let session: EncodingSession
  /// Which settings the session has.
  let version: Int

  init(_ session: EncodingSession, version: Int) {
    self.session = session
    self.version = version
  }

  // A session and its nodes hold each other.
  deinit { session.dismantle() }
}
