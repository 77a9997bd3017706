/// The bytes of one file of samples, or of standard input.
struct SampleText: Sendable {
  /// The name for messages: the path as the user wrote it, or `<stdin>`.
  var name: String
  var bytes: [UInt8]
}
