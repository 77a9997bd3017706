extension JSONValue {
  /// Whether this is `null`.
  ///
  ///     JSONValue.null.isNull   // true
  public var isNull: Bool { self == .null }

  /// The Boolean, if this is one.
  ///
  ///     JSONValue.bool(true).bool   // true
  ///     JSONValue.string("true").bool   // nil
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, if this is one.
  ///
  ///     (7 as JSONValue).number?.text   // 7
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an `Int`, if this is a whole number that fits: `1.0` does, `1.5` does not.
  ///
  ///     (1.0 as JSONValue).int   // 1
  ///     (1.5 as JSONValue).int   // nil
  public var int: Int? { number?.integer(as: Int.self) }

  /// The number as the nearest `Double`, if this is a number within its range.
  ///
  ///     (1.5 as JSONValue).double   // 1.5
  public var double: Double? {
    guard let double = number?.double, double.isFinite else { return nil }
    return double
  }

  /// The string, if this is one.
  ///
  ///     JSONValue.string("a").string   // "a"
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  ///
  ///     JSONValue.array([1, 2]).array?.count   // 2
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The object, if this is one.
  ///
  ///     JSONValue.object(["a": 1]).object?.keys   // ["a"]
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The value of a key, or nil if this is no object or has no such key.
  ///
  ///     JSONValue.object(["a": 1])["a"]   // 1
  ///
  /// Setting nil takes the key away. Setting has no effect on a value that is no object.
  public subscript(key: String) -> JSONValue? {
    get { object?[key] }
    set {
      guard case .object(var object) = self else { return }
      // The enum lets go of the object first, so that it is changed in place.
      self = .null
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The element at an index, or nil if this is no array or has no such element.
  ///
  ///     JSONValue.array([1, 2])[1]   // 2
  ///
  /// Setting nil takes the element away. Setting has no effect where there is no element.
  public subscript(index: Int) -> JSONValue? {
    get {
      guard let array, array.indices.contains(index) else { return nil }
      return array[index]
    }
    set {
      guard case .array(var array) = self, array.indices.contains(index) else { return }
      self = .null
      if let newValue { array[index] = newValue } else { array.remove(at: index) }
      self = .array(array)
    }
  }
}
