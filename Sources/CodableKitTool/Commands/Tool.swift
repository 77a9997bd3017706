import CodableKit

/// The command-line tool `codablekit`: finds the command and runs it.
package struct Tool {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Runs the command that the arguments name; they do not include the tool's own name.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch {
      console.error("error: \(error.message)\n\n\(usage(for: arguments.first))")
      return .usage
    }
  }

  private func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let command = arguments.first else { throw .noCommand }
    switch command {
    case "infer":
      return try InferCommand(console: console).run(Array(arguments.dropFirst()))
    case "--help", "-h":
      console.output(Self.help)
      return .success
    case "--version":
      console.output("codablekit \(Self.version)\n")
      return .success
    default:
      if command.hasPrefix("-") {
        let known = ["--help", "--version"]
        throw .unknownOption(command, suggestion: closest(to: command, among: known))
      }
      throw .unknownCommand(command)
    }
  }

  private func usage(for command: String?) -> String {
    command == "infer" ? InferCommand.usage : Self.usage
  }

  private static let usage = """
    usage: codablekit infer [OPTIONS] FILE...
           codablekit --help | --version

    """

  private static let help = """
    codablekit: Swift models for JSON that you cannot trust

    \(usage)
    infer    reads samples of one type and prints a Swift model of it

    "codablekit infer --help" explains the options.

    Exit codes: 0 clean, 1 problems found, 64 wrong usage.

    """
}
