import ModelSchema

/// Builds a model from the shape of its samples.
///
/// Every type that it chooses decodes every sample and writes an equal document back:
///
/// | values at one place | type |
/// |---|---|
/// | Booleans, strings | `Bool`, `String` |
/// | numbers | see ``NumberShape/SwiftType`` |
/// | numbers and strings | `StringOrNumber` |
/// | arrays | `[T]`, with one type for all elements of all arrays |
/// | objects | a nested structure, or `[String: T]` by ``MapRule`` |
/// | lists of objects in objects like them | `[T]` of the structure, by ``RecursiveObjects`` |
/// | objects without any key | `[String: JSONValue]` |
/// | values of one kind and arrays of such, of which none has one element | `OneOrManyCompact` |
/// | objects and empty arrays | `JSONValue`, beside the type that `EmptyArrayAsNil` would read |
/// | strings that are an enumeration by ``EnumerationRule`` | `Open<T>` with a nested `enum` |
/// | objects with keys that Swift takes for equal | `JSONValue` |
/// | only null, only empty arrays, any other mixture | `JSONValue`, `[JSONValue]`, `JSONValue` |
///
/// `null` among the values makes a type optional. A key that is missing in some sample makes a
/// plain optional, which leaves the key out again. A key that is null in some sample and missing in
/// none is `@Nullable`, which writes the `null` back. A key that is both is a `Field<T>`, which
/// tells the two apart.
struct ModelInference {
  var maps = MapRule()
  var enumerations = EnumerationRule()

  /// The declarations for documents of `shape`.
  ///
  /// If the documents are objects, `name` is their structure. Else it is an alias of the document's
  /// type. If that type consists of structures, as in `[Order]`, these take the name and the alias
  /// is called `OrderDocument`.
  func declarations(named name: String, for shape: Shape) -> [Declaration] {
    var place = Place(typeName: name, singularName: name)
    let inferred = type(of: shape, at: .root, in: &place)
    place.nested = place.nested.map { declaration in
      guard case .structure(let structure) = declaration else { return declaration }
      return .structure(structure.sharingEqualTypes())
    }
    if inferred.type == .named(name) { return place.nested }
    let isTaken = place.nested.contains { $0.name == name }
    let alias = TypeAlias(
      name: isTaken ? name + "Document" : name, target: inferred.type, note: inferred.note)
    return place.nested + [.alias(alias)]
  }

  /// Where a type is needed, and where the types that it consists of are declared.
  private struct Place {
    /// The name for a structure or an enumeration at this place, and the one for its elements.
    var typeName: String
    var singularName: String
    /// The structures around this place, whose names are not used again inside them.
    var enclosing: Set<String> = []
    var scope = NameScope()
    var nested: [Declaration] = []
  }

  private func type(of shape: Shape, at path: PathPattern, in place: inout Place) -> InferredType {
    let inferred = typeIgnoringNull(of: shape, at: path, in: &place)
    return shape.nulls > 0 ? inferred.wrapped(\.madeOptional) : inferred
  }

  private func typeIgnoringNull(
    of shape: Shape, at path: PathPattern, in place: inout Place
  ) -> InferredType {
    switch shape.kinds {
    case []:
      return InferredType("JSONValue", note: "Always null in the samples.")
    case .bool:
      return InferredType("Bool")
    case .number:
      let type = shape.numbers.swiftType
      return InferredType(type.rawValue, note: type.note)
    case .string:
      return type(of: shape.strings, at: path, in: &place)
    case [.number, .string]:
      return InferredType("StringOrNumber", note: "Mixed in the samples: \(shape.summaryOfKinds).")
    case .array:
      guard let element = shape.arrays.element else {
        return InferredType(.array(.named("JSONValue")), note: "Always empty in the samples.")
      }
      return typeOfEach(element, at: path, in: &place).wrapped(TypeReference.array)
    case .object:
      return type(of: shape.objects, at: path, in: &place)
    default:
      var note = "Mixed in the samples: \(shape.summaryOfKinds)."
      if shape.kinds == [.array, .object], shape.arrays.element == nil {
        // It would not write the empty array back.
        let object = type(of: shape.objects, at: path, in: &place).type
        note += " EmptyArrayAsNil<\(object.asStrategy)> reads [] as nil."
      }
      return InferredType("JSONValue", note: note)
    }
  }

  private func type(
    of strings: StringShape, at path: PathPattern, in place: inout Place
  ) -> InferredType {
    guard enumerations.isEnumeration(strings, at: path) else {
      let isJSON = strings.documents == strings.count
      return InferredType(
        "String", note: isJSON ? "JSON in every sample: JSONString reads what is in it." : nil)
    }
    let name = place.scope.claimType(place.typeName)
    var scope = NameScope()
    let cases = strings.distinct.map {
      EnumerationCase(name: scope.claimMember(KeyWords($0).propertyName), value: $0)
    }
    place.nested.append(.enumeration(Enumeration(name: name, cases: cases)))
    return InferredType(.generic("Open", [.named(name)]))
  }

  private func type(
    of objects: ObjectShape, at path: PathPattern, in place: inout Place
  ) -> InferredType {
    if objects.hasEquivalentKeys {
      return InferredType(
        "JSONValue", note: "Two keys in the samples are equal but for their spelling in Unicode.")
    }
    if objects.members.isEmpty {
      return InferredType(.map(of: .named("JSONValue")), note: "Always empty in the samples.")
    }
    if maps.isMap(objects, at: path) {
      return typeOfEach(objects.mergedValues, at: path, in: &place).wrapped(TypeReference.map)
    }
    let name = place.scope.claimType(place.typeName)
    place.nested.append(
      .structure(structure(named: name, for: objects, at: path, inside: place.enclosing)))
    return InferredType(name)
  }

  private func typeOfEach(
    _ values: Shape, at path: PathPattern, in place: inout Place
  ) -> InferredType {
    place.typeName = place.singularName
    return type(of: values, at: path.appending(.each), in: &place)
  }

  private func structure(
    named name: String, for objects: ObjectShape, at path: PathPattern,
    inside enclosing: Set<String>
  ) -> Structure {
    let recursion = RecursiveObjects(objects)
    let objects = recursion?.objects ?? objects
    let enclosing = enclosing.union([name])
    var scope = NameScope(taken: enclosing)
    let names = Self.memberNames(for: objects.members.map(\.key), in: &scope)
    var result = Structure(name: name)
    var place = Place(typeName: "", singularName: "", enclosing: enclosing, scope: scope)
    for (member, propertyName) in zip(objects.members, names) {
      let words = KeyWords(member.key)
      place.typeName = words.typeName
      place.singularName = words.singular.typeName
      let isMissing = objects.isMissingSomewhere(member)
      let path = path.appending(.key(member.key))
      if recursion?.keys.contains(member.key) == true {
        let list = TypeReference.array(.named(name))
        result.properties.append(
          Self.property(
            propertyName, for: member, isMissing: isMissing,
            of: InferredType(member.shape.nulls > 0 ? list.madeOptional : list)))
        continue
      }
      if let element = member.shape.oneOrMany {
        let inferred = typeOfEach(element, at: path, in: &place)
        result.properties.append(
          Self.oneOrMany(propertyName, for: member, isMissing: isMissing, of: inferred))
        continue
      }
      let inferred = type(of: member.shape, at: path, in: &place)
      result.properties.append(
        Self.property(propertyName, for: member, isMissing: isMissing, of: inferred))
    }
    result.nested = place.nested
    return result
  }

  /// Names for the keys of one structure.
  ///
  /// A key that is a good name itself keeps it, also if another key that gives the same name
  /// comes first.
  private static func memberNames(for keys: [String], in scope: inout NameScope) -> [String] {
    let wishes = keys.map { KeyWords($0).propertyName }
    var names: [Int: String] = [:]
    for (index, key) in keys.enumerated() where wishes[index] == key {
      names[index] = scope.claimMember(key)
    }
    return wishes.enumerated().map { index, wish in names[index] ?? scope.claimMember(wish) }
  }

  /// A list that stands as its only element where it has one.
  private static func oneOrMany(
    _ name: String, for member: ObjectShape.Member, isMissing: Bool, of element: InferredType
  ) -> Property {
    let list = InferredType(
      .array(element.type),
      note: element.note ?? "One or many in the samples: \(member.shape.summaryOfKinds).")
    var property = property(name, for: member, isMissing: isMissing, of: list)
    let strategy = "OneOrManyCompact<\(element.type.asStrategy)>"
    let argument =
      switch (member.shape.nulls > 0, isMissing) {
      case (true, true): "Field<\(strategy)>"
      case (true, false): "ExplicitNull<\(strategy)?>"
      case (false, true): strategy + "?"
      case (false, false): strategy
      }
    property.type =
      member.shape.nulls > 0 && !isMissing ? property.type.madeOptional : property.type
    property.strategy = Strategy(name: "Coded", argument: argument)
    return property
  }

  private static func property(
    _ name: String, for member: ObjectShape.Member, isMissing: Bool, of inferred: InferredType
  ) -> Property {
    let isNull = member.shape.nulls > 0
    var property = Property(
      name: name, key: member.key, type: inferred.type, note: inferred.note)
    switch (isNull, isMissing) {
    case (true, true): property.type = .generic("Field", [inferred.type.withoutOptional])
    case (true, false): property.strategy = .nullable
    case (false, true): property.type = inferred.type.madeOptional
    case (false, false): break
    }
    return property
  }
}

extension Shape {
  /// The shape of each element of lists of which some stand as their only element; nil where that
  /// is not all that the samples have, or where it would not be written back as it was.
  fileprivate var oneOrMany: Shape? {
    // Null in place of the whole list is none of its elements.
    var single = withoutNulls
    guard let element = single.takeArrays(), single.kinds.count == 1, !arrays.hasSingle
    else { return nil }
    single.merge(element)
    return single.kinds.count == 1 && single.arrays.count == 0 ? single : nil
  }
}

extension TypeReference {
  /// The strategy that reads the type by its own conformance.
  fileprivate var asStrategy: String {
    let own: Set = ["Bool", "Decimal", "Double", "Int", "String", "UInt64"]
    return own.contains("\(self)") ? "\(self)" : "Plain<\(self)>"
  }
}
