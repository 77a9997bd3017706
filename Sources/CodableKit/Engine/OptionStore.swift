/// The options of a coder: changed by its owner, read by any thread.
///
/// Beside them lies what one call has left for the next one with the same options.
final class OptionStore<Options: Sendable, Spare: Sendable>: Sendable {
  private let state: Locked<State>

  private struct State: Sendable {
    var version: Version
    var spare: Spare?
  }

  /// The options from one change to the next.
  final class Version: Sendable {
    let options: Options

    init(_ options: Options) { self.options = options }
  }

  init(_ options: Options) { state = Locked(State(version: Version(options))) }

  /// The options as they are now.
  var snapshot: Options { version.options }

  /// The options as they are now, to be held as one reference.
  var version: Version { state.withLock { $0.version } }

  /// Changes the options; of two changes at once neither is lost.
  func change(_ change: (inout Options) -> Void) {
    while true {
      let old = state.withLock { $0.version }
      var options = old.options
      change(&options)
      let new = Version(options)
      // What the old options hold is let go outside of the lock: it may be a value of the user.
      let (isDone, spare) = state.withLock { state -> (Bool, Spare?) in
        guard state.version === old else { return (false, nil) }
        let spare = state.spare
        state = State(version: new)
        return (true, spare)
      }
      _ = spare
      if isDone { return }
    }
  }

  /// The options for one call, with what the last one left, which is nobody else's then.
  func take() -> (version: Version, spare: Spare?) {
    state.withLock { state in
      defer { state.spare = nil }
      return (state.version, state.spare)
    }
  }

  /// Leaves something for a later call, unless the options have changed meanwhile.
  func keep(_ spare: Spare, of version: Version) {
    let replaced = state.withLock { state -> Spare? in
      guard state.version === version else { return nil }
      defer { state.spare = spare }
      return state.spare
    }
    _ = replaced
  }
}
