import JSONCore

/// What Foundation's decoder throws when it comes, while a value is decoded, to a number or a
/// string that it had not looked into before.
///
/// Foundation checks those only when they are asked for, and its error is of an internal type: it
/// can be told by its name and its text alone. At the top of a decode it becomes
/// `DecodingError.dataCorrupted`; a tolerant strategy meets it as it is.
struct FoundationFault {
  /// The number that does not fit the type that was asked for, with its digits as they stand in the
  /// document; nil for a fault of the document itself.
  let number: JSONNumber?

  init?(_ error: any Error) {
    guard !(error is DecodingError) else { return nil }
    let name = String(reflecting: type(of: error))
    guard name == "FoundationEssentials.JSONError" || name == "Foundation.JSONError" else {
      return nil
    }
    let text = String(describing: error)
    let start = "numberIsNotRepresentableInSwift(parsed: \""
    number =
      text.hasPrefix(start)
      ? JSONNumber(String(text.dropFirst(start.count).prefix { $0 != "\"" })) : nil
  }
}
