/// What a command reads from and prints to; the executable's are the standard streams.
package struct Console {
  /// Prints to standard output.
  package var output: (String) -> Void
  /// Prints to standard error.
  package var error: (String) -> Void
  /// Reads standard input to its end.
  package var readInput: () throws -> [UInt8]

  package init(
    output: @escaping (String) -> Void, error: @escaping (String) -> Void,
    readInput: @escaping () throws -> [UInt8]
  ) {
    self.output = output
    self.error = error
    self.readInput = readInput
  }
}
