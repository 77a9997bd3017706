/// A text without the white space around it.
///
///     @Coded<Trimmed<String>> var name: String
///     // {"name": " Ada\n"} -> "Ada"; " Ada " is written as {"name":"Ada"}
///
/// It nests: `NonEmpty<Trimmed<String>>` refuses a text that is nothing but white space.
public typealias Trimmed<Strategy: ValueStrategy> = Refined<Strategy, Trimming>
where Strategy.CodedValue == String

/// A text in lower case, by Unicode's rules and no locale's.
///
///     @Coded<Lowercased<String>> var email: String
///     // {"email": "Ada@Example.org"} -> "ada@example.org"
///
/// To read an enum whatever the case of its texts: `@Coded<CaseInsensitive<Size>>`.
public typealias Lowercased<Strategy: ValueStrategy> = Refined<Strategy, Lowercasing>
where Strategy.CodedValue == String

/// A text in upper case, by Unicode's rules and no locale's.
///
///     @Coded<Uppercased<String>> var country: String
///     // {"country": "ch"} -> "CH"
public typealias Uppercased<Strategy: ValueStrategy> = Refined<Strategy, Uppercasing>
where Strategy.CodedValue == String

/// The rule of ``Trimmed``.
///
///     Trimming.judge(" Ada")   // .normalized("Ada")
public enum Trimming: ValueRule {
  /// Takes the white space off both ends.
  ///
  ///     Trimming.judge("Ada")   // .accepted
  public static func judge(_ value: String) -> Verdict<String> {
    guard let first = value.first, let last = value.last else { return .accepted }
    guard first.isWhitespace || last.isWhitespace else { return .accepted }
    let tail = value.drop(while: \.isWhitespace)
    let end = tail.lastIndex { !$0.isWhitespace }
    return .normalized(end.map { String(tail[...$0]) } ?? "")
  }
}

/// The rule of ``Lowercased``.
///
///     Lowercasing.judge("Ada")   // .normalized("ada")
public enum Lowercasing: ValueRule {
  /// Turns upper-case letters into lower-case ones.
  ///
  ///     Lowercasing.judge("ada")   // .accepted
  public static func judge(_ value: String) -> Verdict<String> {
    let folded = value.lowercased()
    return folded == value ? .accepted : .normalized(folded)
  }
}

/// The rule of ``Uppercased``.
///
///     Uppercasing.judge("ch")   // .normalized("CH")
public enum Uppercasing: ValueRule {
  /// Turns lower-case letters into upper-case ones.
  ///
  ///     Uppercasing.judge("CH")   // .accepted
  public static func judge(_ value: String) -> Verdict<String> {
    let folded = value.uppercased()
    return folded == value ? .accepted : .normalized(folded)
  }
}
