/// A copy of some bytes at a place that does not change while the copy lives.
@safe final class OwnedBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(copying bytes: ByteView) {
    unsafe memory = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
    _ = unsafe memory.initialize(from: bytes.copy())
  }

  deinit { unsafe memory.deallocate() }

  /// A view that is valid while this object lives.
  var view: ByteView { unsafe ByteView(UnsafeBufferPointer(memory)) }
}
