/// A session that waits for the next call.
///
/// A session that is used again has the texts of keys, what is known about types, its nodes and its
/// buffer at hand: for a small value these cost more than encoding it.
///
/// Unchecked, because a session is no `Sendable`: it belongs to one thread. An idle one belongs to
/// none. It is reached only through the lock of its encoder's store, and taken out of there before
/// use.
final class IdleSession: @unchecked Sendable {
  let session: EncodingSession

  init(_ session: EncodingSession) { self.session = session }

  // A session and its nodes hold each other.
  deinit { session.dismantle() }
}
