/// A copy of some bytes at a place that does not change while the copy lives.
@safe package final class OwnedBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  package init(copying bytes: ByteView) {
    unsafe memory = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
    _ = unsafe memory.initialize(from: bytes.copy())
  }

  deinit { unsafe memory.deallocate() }

  /// A view that is valid while this object lives.
  package var view: ByteView { unsafe ByteView(UnsafeBufferPointer(memory)) }
}
