/// The options of a coder: changed by its owner, read by any thread.
///
/// `Options` hold closures and `Any` values of the user, which are not `Sendable` in the types that
/// Foundation gives them. As with Foundation's coders, it is the user who promises that they can be
/// called from the threads that use the coder; the store itself only guards its own state.
final class OptionStore<Options>: Sendable {
  private let box: Locked<Box>

  /// An immutable value that crosses threads on the promise above.
  private final class Box: @unchecked Sendable {
    let options: Options

    init(_ options: Options) { self.options = options }
  }

  init(_ options: Options) { box = Locked(Box(options)) }

  var snapshot: Options { box.withLock { $0 }.options }

  func replace(with options: Options) {
    let changed = Box(options)
    box.withLock { $0 = changed }
  }
}
