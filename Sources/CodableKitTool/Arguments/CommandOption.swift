/// The options of one command: an enumeration with a case for each.
///
/// The reader of arguments and the help text both work from it, so that neither knows an option
/// that the other does not.
protocol CommandOption: CaseIterable, Hashable, Sendable {
  /// How the option is written: `["--output", "-o"]`, the name for messages first.
  var spellings: [String] { get }
  /// What the help calls the option's value, or nil if it takes none.
  var valueName: String? { get }
  /// What the option does, in a few words; each line is one of the help text.
  var help: [String] { get }
}

extension CommandOption {
  /// The first spelling, for messages.
  var name: String { spellings.first ?? "" }
}
