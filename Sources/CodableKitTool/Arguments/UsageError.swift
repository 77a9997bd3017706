/// A mistake in how the tool was called.
enum UsageError: Error, Hashable, Sendable {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case noFiles
  case repeatedStandardInput
  case unreadable(path: String, reason: String)
  case invalidName(String)
  case hidingName(String)
  case invalidPath(option: String, text: String)
  case pathWithoutPlace(option: String, text: String)

  var message: String {
    switch self {
    case .noCommand: "expected a command, found none"
    case .unknownCommand(let word): "unknown command \"\(word)\""
    case .unknownOption(let text, let suggestion):
      "unknown option \"\(text)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .missingValue(let option, let valueName): "expected \(valueName) after \(option)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) is given more than once"
    case .noFiles: "expected JSON files, or - for standard input, found none"
    case .repeatedStandardInput: "standard input (-) is given more than once"
    case .unreadable(let path, let reason): "cannot read \"\(path)\": \(reason)"
    case .invalidName(let name): "\"\(name)\" cannot be the name of a Swift type"
    case .hidingName(let name): "a type named \"\(name)\" would hide the one of Swift or Foundation"
    case .invalidPath(let option, let text):
      "expected a path such as $.users[*].scores after \(option), found \"\(text)\""
    case .pathWithoutPlace(let option, let text):
      "\(option) \(text): the samples have no such place"
    }
  }
}
