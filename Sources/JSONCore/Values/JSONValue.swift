/// Any JSON value, with numbers digit by digit and objects in the order of their text.
///
///     let value = try JSONValue(parsing: #"{"id": 12345678901234567890, "tags": ["a"]}"#)
///     value["tags"]?[0]            // "a"
///     value["id"]?.number?.text    // 12345678901234567890
///     value[pointer: "/tags/0"]    // "a"
///     JSONValue.object(["a": [1, 2.5, nil]]) == ["a": [1.0, 2.5, nil]]   // true
///
/// Two values are equal if they mean the same: `1` and `1.0`, objects in any order.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, exactly as written.
  case number(JSONNumber)
  /// A string, its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  ///
  ///     nil as JSONValue   // .null
  public init(nilLiteral: ()) { self = .null }

  /// Makes `true` or `false`.
  ///
  ///     true as JSONValue   // .bool(true)
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes a number.
  ///
  ///     7 as JSONValue   // .number(7)
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }

  /// Makes a number.
  ///
  ///     2.5 as JSONValue   // .number(2.5)
  public init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }

  /// Makes a string.
  ///
  ///     "a" as JSONValue   // .string("a")
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes an array.
  ///
  ///     ["a", nil] as JSONValue   // .array(["a", nil])
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object; of a key that is written twice the last value counts.
  ///
  ///     ["a": 1] as JSONValue   // .object(["a": 1])
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
