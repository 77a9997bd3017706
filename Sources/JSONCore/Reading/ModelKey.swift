/// A key of a model: a line of the text of all its keys.
///
/// It says which key is missing in an error that is no larger for it.
// Unchecked because of the pointer, behind which nothing changes: a literal lives as long as the
// program.
@safe struct ModelKey: @unchecked Sendable {
  private let line: UnsafePointer<UInt8>
  private let length: UInt32

  /// The key with a number among `names`, lines of a literal; nil if there are not so many.
  init?(_ names: ByteView, number: Int) {
    guard let line = names.lines.first(where: { $0.number == number }) else { return nil }
    unsafe self.line = names.base + line.start
    length = UInt32(truncatingIfNeeded: line.length)
  }

  var text: String {
    let view = unsafe ByteView(UnsafeBufferPointer(start: line, count: Int(length)))
    return view.nameText(from: 0, length: Int(length))
  }
}

extension ModelKey: Hashable {
  static func == (left: ModelKey, right: ModelKey) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
