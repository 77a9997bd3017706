#if canImport(Darwin)
  import os

  /// A value behind a lock.
  ///
  /// `Synchronization.Mutex` does not reach down to macOS 13 and iOS 16; the unfair lock does.
  struct Locked<State: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<State>

    init(_ state: State) { lock = OSAllocatedUnfairLock(initialState: state) }

    func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
      lock.withLock(body)
    }
  }
#else
  import Synchronization

  /// A value behind a lock.
  final class Locked<State: Sendable>: Sendable {
    private let mutex: Mutex<State>
    /// The order of those who held the lock, told to the thread sanitizer.
    ///
    /// Outside Darwin the mutex is part of the standard library, which is not compiled for the
    /// sanitizer: without this it would report a race where there is none, in users' runs too.
    private let order = Atomic(false)

    init(_ state: State) { mutex = Mutex(state) }

    func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
      mutex.withLock {
        _ = order.load(ordering: .acquiring)
        defer { order.store(false, ordering: .releasing) }
        return body(&$0)
      }
    }
  }
#endif
