import JSONCore

/// The buffer of a session, at a fixed address.
///
/// A stored property of a class is guarded at run time against overlapping access, at two calls for
/// each byte appended. Here there is nothing to guard: appending never calls out of JSONCore, so
/// that an access ends before another can begin, and a session stays on one thread. The reference
/// owns the memory, initialised from `init` to `deinit`.
@safe final class TextReference {
  private let pointer: UnsafeMutablePointer<OutputBuffer>

  init() {
    unsafe pointer = UnsafeMutablePointer<OutputBuffer>.allocate(capacity: 1)
    unsafe pointer.initialize(to: OutputBuffer())
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  var buffer: OutputBuffer {
    _read { yield unsafe pointer.pointee }
    _modify { yield unsafe &pointer.pointee }
  }

  /// Puts another buffer in place and returns the old one.
  func exchange(for other: consuming OutputBuffer) -> OutputBuffer {
    let old = unsafe pointer.move()
    unsafe pointer.initialize(to: other)
    return old
  }
}
