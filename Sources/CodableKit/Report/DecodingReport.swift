/// Everything that was recovered while a value was decoded.
///
///     let (user, report) = try DecodingReport.collect {
///       try JSONDecoder().decode(User.self, from: data)
///     }
///     print(report)
///     // warning: dropped element: expected Payment, found "GooglePay"
///     //   at $.payments[1]
///
/// Any decoder can be used. Without a collection around it, a decode recovers just the same and
/// records nothing.
public struct DecodingReport: Hashable, Sendable {
  /// The recovered faults, no more than ``Options/maximumIssues`` of them.
  ///
  /// In the order of the document where its text is at hand, else in the order of decoding.
  ///
  ///     // Of {"ids":[1,"x","y"]}:
  ///     report.issues.map(\.path.description)   // ["$.ids[1]", "$.ids[2]"]
  public let issues: [DecodingIssue]

  /// How many faults were recovered, also past the maximum.
  ///
  ///     // Of {"ids":[1,"x","y"]}, with a maximum of one issue:
  ///     report.totalCount   // 2
  public let totalCount: Int

  /// How many faults were recovered; the same as ``totalCount``.
  ///
  /// Beyond ``Options/maximumIssues`` these are more than ``issues`` has, and than a loop over the
  /// report meets.
  ///
  ///     // Of {"ids":[1,"x","y"]}:
  ///     report.count   // 2
  public var count: Int { totalCount }

  /// The name of the document, as it stands before each place.
  ///
  ///     // Of decodeReporting(Cart.self, from: data, named: "cart.json"):
  ///     report.documentName   // cart.json
  public let documentName: String?

  /// Whether nothing had to be recovered.
  ///
  ///     // Of {"ids":[1,"x","y"]}:
  ///     report.isEmpty   // false
  public var isEmpty: Bool { totalCount == 0 }

  /// How a report is collected.
  ///
  ///     var options = DecodingReport.Options()
  ///     options.maximumIssues = 1
  ///     // Of {"ids":[1,"x","y"]}:
  ///     let (_, short) = try decoder.decodeReporting(Cart.self, from: data, options)
  ///     short.issues.count   // 1
  ///     short.totalCount     // 2
  public struct Options: Hashable, Sendable {
    /// How many issues are kept; all are counted.
    ///
    ///     DecodingReport.Options().maximumIssues   // 1000
    public var maximumIssues = 1000

    /// Whether every recovery throws its error instead.
    ///
    ///     DecodingReport.Options.strict.isStrict   // true
    public var isStrict = false

    /// Whether a default that stands in for null is an issue too.
    ///
    ///     options = DecodingReport.Options()
    ///     options.includesNullDefaults = true
    ///     // Of {"count":null} and @DefaultZero var count: Int:
    ///     report.issues.last?.reason == .null   // true
    public var includesNullDefaults = false

    /// Whether a value that ``Lossless`` converted from another kind, or that a rule such as
    /// ``Trimmed`` spelled otherwise, is an issue too.
    ///
    /// A strict collection then throws for it.
    ///
    ///     options.includesConversions = true
    ///     // Of {"id":"7"} and @LosslessValue var id: Int:
    ///     report.issues.first?.action == .converted   // true
    public var includesConversions = false

    /// Whether excerpts of the payload are left out of the issues.
    ///
    /// Paths stay, with the keys of dictionaries that they lead through.
    ///
    ///     // Of {"ids":[1,"x"]}:
    ///     options.hidesPayload = true
    ///     report.issues.first?.found?.description   // string
    public var hidesPayload = false

    /// The default: a thousand issues, lenient, with excerpts.
    ///
    ///     DecodingReport.Options() == .lenient   // true
    public init() {}

    /// Recovers and records.
    ///
    ///     try decoder.decodeReporting(Cart.self, from: data, .lenient).value.ids   // [1]
    public static let lenient = Self()

    /// Throws wherever a tolerant strategy would recover: the same models then fail a test when
    /// the server drifts.
    ///
    ///     // Of {"ids":[1,"x","y"]}:
    ///     try decoder.decodeReporting(Cart.self, from: data, .strict)   // throws
    public static let strict: Self = {
      var options = Self()
      options.isStrict = true
      return options
    }()

    /// Recovers and records without repeating the payload.
    ///
    ///     // Of {"ids":[1,"x","y"]}:
    ///     try decoder.decodeReporting(Cart.self, from: data, .redacted)
    ///       .report.issues[0].found?.excerpt
    ///     // nil
    public static let redacted: Self = {
      var options = Self()
      options.hidesPayload = true
      return options
    }()
  }
}

extension DecodingReport: Sequence {
  /// Goes through the issues that were kept: ``issues``, which may be fewer than ``count``.
  ///
  ///     for issue in report { print(issue.path, issue.reason) }
  ///     // $.payments[1] unknown case
  public func makeIterator() -> Array<DecodingIssue>.Iterator { issues.makeIterator() }
}

extension DecodingReport: CustomStringConvertible {
  /// Each issue as text, and a last line when more happened than is listed.
  ///
  /// What would have accepted a value is said once, and not again of others for which it is the same.
  ///
  ///     // Of {"ids":[1,"x","y"]}, with a maximum of one issue:
  ///     report.description
  ///     // 1:11: warning: dropped element: expected Int, found string "x"
  ///     //   at $.ids[1]
  ///     // and 1 more
  public var description: String {
    var said: Set<String> = []
    var lines = issues.map { issue in
      let help = issue.help.flatMap { help in
        said.insert(issue.generalized(help)).inserted ? help : nil
      }
      return issue.diagnostic(file: documentName, help: help).text
    }
    if totalCount > issues.count {
      lines.append("and \(totalCount - issues.count) more")
    }
    return lines.joined(separator: "\n")
  }
}

extension DecodingIssue {
  /// Advice as it is for other values that are refused alike.
  fileprivate func generalized(_ help: String) -> String {
    found?.excerpt.map { help.replacing(" accepts \($0)", with: "") } ?? help
  }
}
