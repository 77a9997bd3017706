#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that is read and replaced as a whole, by one thread at a time.
///
/// `Mutex` of the standard library needs a newer macOS than the package asks for, and the lock of
/// Apple's platforms is not on others.
struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  init(_ value: Value) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: value)
    #else
      lock = Mutex(value)
    #endif
  }

  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
