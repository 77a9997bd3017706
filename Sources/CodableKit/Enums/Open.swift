/// A value of an enum, or the raw value of a case that the enum does not have.
///
///     enum Payment: String { case card = "Card", applePay = "ApplePay" }
///     struct Order: Codable { var payment: Open<Payment> }
///     // {"payment":"Card"}      -> .known(.card)
///     // {"payment":"GooglePay"} -> .unknown("GooglePay"), and is written back as such
///
/// Nothing is lost, so nothing is reported; but among alternatives (``FirstOf``, the cases of an
/// untagged enum) one that knows the value goes before one that keeps it as unknown. For an unknown
/// case as nil see ``LossyOptional``, as another case ``DefaultCase``.
public enum Open<Known: RawRepresentable> {
  /// A case of the enum.
  case known(Known)
  /// A raw value that no case has.
  case unknown(Known.RawValue)

  /// Makes a known case.
  ///
  ///     let payment: Open<Payment> = Open(.card)
  ///     // written as "Card"
  public init(_ known: Known) { self = .known(known) }

  /// Makes the case that has the raw value, or keeps the raw value.
  ///
  ///     Open<Payment>(rawValue: "Card")        // .known(.card)
  ///     Open<Payment>(rawValue: "GooglePay")   // .unknown("GooglePay")
  public init(rawValue: Known.RawValue) {
    self = Known(rawValue: rawValue).map(Self.known) ?? .unknown(rawValue)
  }

  /// The case of the enum; nil for an unknown one.
  ///
  ///     Open<Payment>(.card).value                 // .card
  ///     Open<Payment>.unknown("GooglePay").value   // nil
  public var value: Known? {
    if case .known(let value) = self { value } else { nil }
  }

  /// The raw value, of a known case or as it was read.
  ///
  ///     Open<Payment>(.card).rawValue                 // "Card"
  ///     Open<Payment>.unknown("GooglePay").rawValue   // "GooglePay"
  public var rawValue: Known.RawValue {
    switch self {
    case .known(let value): value.rawValue
    case .unknown(let rawValue): rawValue
    }
  }
}

extension Open: RawRepresentable {}

/// A value that may be kept without being known.
protocol OpenValue {
  var isUnknown: Bool { get }
}

extension Open: OpenValue {
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

/// As keys of a dictionary, which is an object then.
///
///     struct Order: Codable { var fees: [Open<Payment>: Int] }
///     // {"fees":{"Card":1,"GooglePay":2}}
extension Open: CodingKeyRepresentable where Known.RawValue: CodingKeyRepresentable {
  /// The raw value's key.
  ///
  ///     Open<Payment>(.card).codingKey.stringValue   // Card
  public var codingKey: any CodingKey { rawValue.codingKey }

  /// Reads the raw value from a key.
  ///
  ///     // So that dictionaries have such keys:
  ///     try FastJSONDecoder().decode([Open<Payment>: Int].self, from: #"{"Card":1}"#)
  ///     // [Open(.card): 1]
  public init?(codingKey: some CodingKey) {
    guard let rawValue = Known.RawValue(codingKey: codingKey) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Open: Equatable where Known.RawValue: Equatable {
  /// Whether both have the same raw value.
  ///
  ///     Open<Payment>.unknown("Card") == .known(.card)   // true
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension Open: Hashable where Known.RawValue: Hashable {
  /// Hashes the raw value.
  ///
  ///     Set<Open<Payment>>([.unknown("Card"), .known(.card)]).count   // 1
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Open: Sendable where Known: Sendable, Known.RawValue: Sendable {}

extension Open: CustomStringConvertible {
  /// The case, `known(card)`, or the raw value that no case has, `unknown("GooglePay")`.
  ///
  ///     Open<Payment>(.card).description   // known(card)
  public var description: String {
    switch self {
    case .known(let value): "known(\(value))"
    case .unknown(let rawValue): "unknown(\(String(reflecting: rawValue)))"
    }
  }
}

extension Open: Decodable where Known.RawValue: Decodable {
  /// Reads the raw value.
  ///
  ///     try FastJSONDecoder().decode([Open<Payment>].self, from: #"["Card","Gift"]"#)
  ///     // [.known(.card), .unknown("Gift")]
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(
      rawValue: try container.decode(
        Known.RawValue.self, for: Wanted(typeName(Known.RawValue.self), type: Self.self)))
    if isUnknown { IssueCollector.current?.noteUnknown() }
  }
}

extension Open: Encodable where Known.RawValue: Encodable {
  /// Writes the raw value.
  ///
  ///     try FastJSONEncoder().encodeToString([Open<Payment>.known(.card), .unknown("Gift")])
  ///     // ["Card","Gift"]
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
