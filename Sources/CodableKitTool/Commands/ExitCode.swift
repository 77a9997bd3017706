/// How a run of the tool ended.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// Problems were found in what the tool was given to read, or the result could not be written.
  case problems = 1
  /// The tool was called in a wrong way, or with a file that is not there (`EX_USAGE`).
  case usage = 64
}
