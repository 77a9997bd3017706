/// One thing that was wrong in a payload and was recovered from.
///
///     warning: dropped element: expected Int, found string "x"
///       at $.ids[1]
public struct DecodingIssue: Hashable, Sendable {
  /// Where the fault is: the value that was wrong, or the place where a missing key should stand.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.path.description   // $.ids[1]
  public let path: JSONPath

  /// What was given up or replaced: ``path`` itself or a value around it.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.recoveredPath.description   // $.ids[1]
  public let recoveredPath: JSONPath

  /// What kind of fault it is.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.reason == .wrongType   // true
  public let reason: Reason

  /// What the model asked for: a type, or the cases of an enum.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.expected   // Int
  public let expected: String

  /// What stood there instead; nil when nothing did, or when it could not be looked at.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.found?.description   // string "x"
  public internal(set) var found: Found?

  /// What the decoder said, where `expected` and `found` do not say it all.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.detail   // nil: what was expected and found says it all
  public internal(set) var detail: String?

  /// What was done about it.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.action == .droppedElement   // true
  public let action: Action

  /// Where the fault stands in the JSON text; nil when the text was not at hand.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.location?.description   // 1:11
  public internal(set) var location: JSONLocation?

  /// What the advice is made of.
  var cause = IssueCause.unknown

  /// What would have accepted the value, in a sentence; nil where the package has nothing to
  /// advise, and when the report hides the payload.
  ///
  ///     // Of the element "2" in {"ids":[1,"2"]}:
  ///     issue.help
  ///     // `Lossless<Int>` in place of `Int` accepts "2"; for `@LossyArray` that is
  ///     // `@Coded<Lossy<[Lossless<Int>]>>` …
  ///
  /// It is put into words when it is asked for.
  public var help: String? {
    cause.help(
      found: found, afterLossBy: recoveredPath == path ? action : nil,
      at: recoveredPath.components.count)
  }

  /// The kinds of faults.
  ///
  ///     // Of the property `@LossyArray var ids: [Int]`, by the document:
  ///     reasons(#"{"ids":["x"]}"#)      // ["wrong type"]
  ///     reasons(#"{"ids":[null]}"#)     // ["null"]
  ///     reasons(#"{"ids":[1e99]}"#)     // ["out of range"]
  ///
  /// The others: ``missing`` for a key, ``unknownCase`` for an enum, ``malformed`` for a text that
  /// is no date, and ``badKey`` for a dictionary.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The kind, in words.
    ///
    ///     DecodingIssue.Reason.wrongType.description   // wrong type
    public let description: String

    /// The key is not there.
    ///
    ///     // {"ids":[{}]}, of elements with a key "id":
    ///     issue.reason == .missing   // true
    public static let missing = Self(description: "missing")
    /// The value is null.
    ///
    ///     reasons(#"{"ids":[null]}"#)   // ["null"]
    public static let null = Self(description: "null")
    /// The value is of another type.
    public static let wrongType = Self(description: "wrong type")
    /// The value is no case of an enum.
    ///
    ///     // {"cards":["Gift"]}, of an enum without that case:
    ///     issue.reason == .unknownCase   // true
    public static let unknownCase = Self(description: "unknown case")
    /// The number does not fit the type.
    ///
    ///     reasons(#"{"ids":[1e99]}"#)   // ["out of range"]
    public static let outOfRange = Self(description: "out of range")
    /// The value has the right type and a wrong content.
    ///
    ///     // {"days":["2024-02-30"]}, of DateOnly:
    ///     issue.reason == .malformed   // true
    public static let malformed = Self(description: "malformed")
    /// The key of an entry is no key of the dictionary's type, or stands for one that was there.
    ///
    ///     // {"counts":{"x":1}}, of a lossy [Int: Int]:
    ///     issue.reason == .badKey   // true
    public static let badKey = Self(description: "bad key")
  }

  /// The ways of going on.
  ///
  ///     struct Model: Decodable {
  ///       @LossyArray var ids: [Int]                     // ["x"]: dropped element
  ///       @LossyDictionary var counts: [String: Int]     // {"a":"x"}: dropped entry
  ///       @LossyOptional var owner: Int?                 // "x": used nil
  ///       @LossyArray var tags: [String]                 // 7: used an empty collection
  ///       @DefaultZero var total: Int                    // "x": used the default
  ///       @Coded<Clamped<Int, Percent>> var share: Int   // 130: corrected
  ///       @LosslessValue var number: Int                 // "7": converted
  ///     }
  public struct Action: Hashable, Sendable, CustomStringConvertible {
    /// The action, in words.
    ///
    ///     DecodingIssue.Action.droppedElement.description   // dropped element
    public let description: String

    /// The element was left out of its array or set.
    public static let droppedElement = Self(description: "dropped element")
    /// The entry was left out of its dictionary.
    public static let droppedEntry = Self(description: "dropped entry")
    /// The value reads as nil.
    public static let usedNil = Self(description: "used nil")
    /// The collection reads as empty.
    public static let usedEmpty = Self(description: "used an empty collection")
    /// The value reads as its default.
    public static let usedDefault = Self(description: "used the default")
    /// A value that is allowed stands in for one that is not.
    public static let corrected = Self(description: "corrected")
    /// The value was converted from another type or another spelling.
    public static let converted = Self(description: "converted")
  }

  /// What stood in the payload.
  ///
  ///     // Of the element "x" in {"ids":[1,"x"]}:
  ///     issue.found?.kind.description   // string
  ///     issue.found?.excerpt            // "x", with its quotes
  public struct Found: Sendable {
    /// The type of the value.
    ///
    ///     // Of the element "x" in {"ids":[1,"x"]}:
    ///     issue.found?.kind.description   // string
    public let kind: Kind
    /// The value as JSON, cut to some dozens of characters; nil for arrays and objects, and when
    /// the report hides the payload.
    ///
    ///     // Of the element "x" in {"ids":[1,"x"]}:
    ///     issue.found?.excerpt   // "x", with its quotes
    public let excerpt: String?
    /// Whether it is known to be an array without elements; no part of what was found is told by it
    /// alone, and so none of whether two are equal.
    var isEmptyArray = false

    /// The types of values.
    ///
    ///     // Of the element "x" in {"ids":[1,"x"]}:
    ///     issue.found?.kind == .string   // true
    ///
    /// The set is open: a decoder of another format may name a type of its own.
    public struct Kind: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
      /// The type, in words.
      ///
      ///     DecodingIssue.Found.Kind.string.description   // string
      public let description: String

      /// `null`.
      public static let null = Self(description: "null")
      /// `true` or `false`.
      public static let bool = Self(description: "bool")
      /// A number.
      public static let number = Self(description: "number")
      /// A string, or the key of an entry.
      public static let string = Self(description: "string")
      /// An array.
      public static let array = Self(description: "array")
      /// An object.
      public static let object = Self(description: "object")
      /// Nothing, where an array was to have one more element.
      public static let endOfArray = Self(description: "the end of the array")
      /// What none of the others is, in a format that has more than JSON.
      public static let other = Self(description: "value of another kind")

      init(description: String) { self.description = description }

      /// A type by its name.
      ///
      ///     issue.found?.kind == "string"   // true, of the element "x" in {"ids":[1,"x"]}
      public init(stringLiteral name: String) { description = name }
    }

    init(kind: Kind, excerpt: String?, isEmptyArray: Bool = false) {
      (self.kind, self.excerpt, self.isEmptyArray) = (kind, excerpt, isEmptyArray)
    }
  }
}

extension DecodingIssue.Found: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.excerpt == rhs.excerpt
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(excerpt)
  }
}

extension DecodingIssue: CustomStringConvertible {
  public var description: String { diagnostic(file: nil, help: help).text }

  /// The issue as the renderer takes it.
  func diagnostic(file: String?, help: String?) -> Diagnostic {
    var what = "\(action)" + (recoveredPath == path ? "" : " \(recoveredPath)")
    // Only a stream drops a whole document, which is a line.
    if action == .droppedElement, recoveredPath.components.isEmpty {
      what = location.map { "dropped line \($0.line)" } ?? "dropped a line"
    }
    return Diagnostic(
      severity: .warning, file: file, location: location,
      message: "\(what): \(Fault(self).message)", path: path, help: help)
  }
}
