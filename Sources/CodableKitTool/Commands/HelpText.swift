/// The part of a help text that lists the options of a command.
///
///       --name NAME         Call the type NAME.
///       --output FILE, -o FILE
///                           Write to FILE.
func optionList<Option: CommandOption>(_: Option.Type) -> String {
  let column = 22
  var lines: [String] = []
  for option in Option.allCases {
    let value = option.valueName.map { " \($0)" } ?? ""
    let head = "  " + option.spellings.map { $0 + value }.joined(separator: ", ")
    var texts = option.help
    if head.count < column, let first = texts.first {
      lines.append(head + String(repeating: " ", count: column - head.count) + first)
      texts.removeFirst()
    } else {
      lines.append(head)
    }
    lines += texts.map { String(repeating: " ", count: column) + $0 }
  }
  return lines.joined(separator: "\n") + "\n"
}
