/// Whether a key is the document's own.
///
///     document {"alias": 1} over a value that writes "name"  ->  both are there, "alias" counts
struct KeyPresence: Decodable {
  /// All the names of the key that is asked for.
  @TaskLocal static var names: [String] = []

  let isInDocument: Bool

  init(isInDocument: Bool) { self.isInDocument = isInDocument }

  /// Without an update, there is only the document.
  init(from decoder: any Decoder) { isInDocument = true }
}
