/// Decides which strings get an enum that lists the known ones.
///
/// Off unless asked for: a few samples never tell whether a list is complete. Switched on, strings
/// are an enumeration if there are eight or more, each is repeated twice on average, at most 16
/// differ, at least two differ, and each begins with a letter and has no more than 40 characters.
///
/// The enum is printed inside an `Open`, which keeps every other string too, so that a new value
/// never breaks decoding.
struct EnumerationRule: Sendable {
  /// Whether strings are tested at all, or only ``paths`` are enumerations.
  var isAutomatic = false
  /// The places whose strings are enumerations in any case.
  var paths: Set<PathPattern> = []

  func isEnumeration(_ strings: StringShape, at path: PathPattern) -> Bool {
    if paths.contains(path) { return true }
    let values = strings.distinct
    return isAutomatic && !strings.hasMore
      && strings.count >= 8 && values.count >= 2 && values.count * 2 <= strings.count
      && values.allSatisfy { $0.count <= 40 && $0.first?.isLetter == true }
  }
}
