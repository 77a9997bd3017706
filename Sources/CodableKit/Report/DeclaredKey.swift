// What the type of a key tells of its declaration. The macro declares the keys of objects inside, and
// of the values of a case, within those of the type.
extension CodingKey {
  /// Whether the key is one of an object inside: on the path of a property, or of a case's values.
  var isInsideOfPath: Bool { String(reflecting: Self.self).contains(".CodingKeys.") }

  /// Whether the key names a value of a case, which cannot be annotated.
  var isOfPayload: Bool {
    isInsideOfPath
      && String(describing: Self.self).reversed().drop { $0.isNumber }
        .starts(with: "Values".reversed())
  }

  /// Whether the key is known to be one of an enum, of a case or of what stands beside a tag, and
  /// so none of a property.
  var isOfEnum: Bool {
    guard !isInsideOfPath, let name = _mangledTypeName(Self.self),
      let keys = name.firstRange(of: "10CodingKeys")
    else { return false }
    var model = name[..<keys.lowerBound]
    // Between a type and its private keys stands the address of where they are declared.
    if model.hasSuffix("yXZ"), let address = model.lastIndex(of: "$") {
      model = model[..<address]
      while model.last?.isNumber == true { model.removeLast() }
    }
    return model.last == "O"
  }
}
