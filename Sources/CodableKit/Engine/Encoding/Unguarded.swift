/// A value at an address of its own, for the state of a session.
///
/// A stored property of a class is guarded at run time against overlapping access: two calls for
/// each access, which here would be a sixth of the time of an encoding. There is nothing to guard.
/// A session stays on the thread of its call, and nothing that is done to a value in place calls
/// out to other code: to the strategies and types of a user least of all. So one access ends before
/// another can begin. The memory is owned, and initialised from `init` to `deinit`.
@safe struct Unguarded<Value: ~Copyable>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  var value: Value {
    _read { yield unsafe pointer.pointee }
    nonmutating _modify { yield unsafe &pointer.pointee }
  }

  /// Puts another value in place and returns the old one.
  func exchange(for other: consuming Value) -> Value {
    let old = unsafe pointer.move()
    unsafe pointer.initialize(to: other)
    return old
  }
}
