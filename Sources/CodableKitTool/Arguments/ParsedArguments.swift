import CodableKit

/// The arguments of a command, told apart into options and operands.
///
///     let arguments = try ParsedArguments<InferOption>(["--name", "Order", "-o", "x", "a.json"])
///     try arguments.value(of: .name)   // Order
///     arguments.operands               // ["a.json"]
///
/// A value follows its option or an equals sign (`--name=Order`). Options and operands may be
/// mixed; after `--` all are operands, and `-` is always one.
struct ParsedArguments<Option: CommandOption> {
  private(set) var operands: [String] = []
  private var given: [(option: Option, value: String)] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else {
        given.append(try Self.readOption(argument, followedBy: &rest))
      }
    }
  }

  private static func readOption(
    _ argument: String, followedBy rest: inout ArraySlice<String>
  ) throws(UsageError) -> (option: Option, value: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = parts.first.map(String.init) ?? argument
    guard let option = Option.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      let known = Option.allCases.flatMap(\.spellings)
      throw .unknownOption(spelling, suggestion: closest(to: spelling, among: known))
    }
    guard let valueName = option.valueName else {
      if parts.count > 1 { throw .unexpectedValue(option: option.name) }
      return (option, "")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: option.name, valueName: valueName)
    }
    return (option, value)
  }

  /// Whether the option is given.
  func has(_ option: Option) -> Bool {
    given.contains { $0.option == option }
  }

  /// The values of an option that may be repeated, in the order of the arguments.
  func values(of option: Option) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The value of an option that may be given once, or nil.
  func value(of option: Option) throws(UsageError) -> String? {
    let values = values(of: option)
    if values.count > 1 { throw .repeatedOption(option.name) }
    return values.first
  }
}
