import JSONCore

/// What Foundation's decoder throws when it comes, while a value is decoded, to a number or a
/// string that it had not looked into before.
///
/// Foundation checks those only when they are asked for, and its error is of an internal type. At
/// the top of a decode it becomes `DecodingError.dataCorrupted`; a tolerant strategy meets it as it
/// is.
struct FoundationFault {
  /// The number that does not fit the type that was asked for, with its digits as they stand in the
  /// document; nil for a fault of the document itself.
  let number: JSONNumber?

  init?(_ error: any Error) {
    guard type(of: error) == FoundationJSON.error, !(error is DecodingError) else { return nil }
    // Its description would take many times as long.
    let fault = Mirror(reflecting: error).children.first
    guard let fault, fault.label == "numberIsNotRepresentableInSwift" else {
      number = nil
      return
    }
    let text = fault.value as? String ?? Mirror(reflecting: fault.value).children.first?.value
    number = (text as? String).flatMap { JSONNumber($0) }
  }
}
