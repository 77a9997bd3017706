import CodableKit

/// Everything that the samples say about the values at one place of a document.
///
/// A shape is what remains of any number of documents: it grows with their structure and not with
/// their size, and documents are added one after the other.
///
///     {"id": 1, "tags": ["a"]}         2 objects
///     {"id": null, "tags": []}           "id": 2 times, 1 integer, 1 null
///                                        "tags": 2 times, 2 arrays
///                                           elements: 1 string
///
/// Adding documents in the same order gives the same shape, down to the order of the keys. Shapes
/// of separate runs merge into the shape of all their documents.
struct Shape: Hashable, Sendable {
  private(set) var nulls = 0
  private(set) var bools = 0
  private(set) var numbers = NumberShape()
  private(set) var strings = StringShape()
  private(set) var arrays = ArrayShape()
  private(set) var objects = ObjectShape()

  /// Counts one value, and with it all that it contains.
  mutating func add(_ value: JSONValue) {
    switch value {
    case .null: nulls += 1
    case .bool: bools += 1
    case .number(let number): numbers.add(number)
    case .string(let string): strings.add(string)
    case .array(let array): arrays.add(array)
    case .object(let object): objects.add(object)
    }
  }

  mutating func merge(_ other: Shape) {
    nulls += other.nulls
    bools += other.bools
    numbers.merge(other.numbers)
    strings.merge(other.strings)
    arrays.merge(other.arrays)
    objects.merge(other.objects)
  }
}

extension Shape {
  /// Takes the arrays out, and gives the shape of their elements, if there are any.
  mutating func takeArrays() -> Shape? {
    defer { arrays = ArrayShape() }
    return arrays.element
  }

  /// The same without what is in the arrays.
  var withoutElements: Shape {
    var shape = self
    shape.arrays = arrays.withoutElements
    return shape
  }

  /// The same without null.
  var withoutNulls: Shape {
    var shape = self
    shape.nulls = 0
    return shape
  }
}

extension Shape {
  /// The kinds of values that a Swift type can tell apart.
  ///
  /// `null` is none: it makes a type optional.
  struct Kinds: OptionSet, Hashable, Sendable {
    var rawValue: UInt8
    static let bool = Kinds(rawValue: 1)
    static let number = Kinds(rawValue: 2)
    static let string = Kinds(rawValue: 4)
    static let array = Kinds(rawValue: 8)
    static let object = Kinds(rawValue: 16)

    var count: Int { rawValue.nonzeroBitCount }
  }

  /// The kinds that occur.
  var kinds: Kinds {
    var kinds: Kinds = []
    if bools > 0 { kinds.insert(.bool) }
    if numbers.count > 0 { kinds.insert(.number) }
    if strings.count > 0 { kinds.insert(.string) }
    if arrays.count > 0 { kinds.insert(.array) }
    if objects.count > 0 { kinds.insert(.object) }
    return kinds
  }
}
