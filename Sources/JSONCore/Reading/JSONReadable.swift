/// A type that is read from JSON by the direct path.
///
/// The macro `@Codable` writes the conformance. Standard scalars, `Optional`, `Array`, `Set` and
/// dictionaries of such types have it. A dictionary refuses a key that comes twice
/// (``JSONError/Code/duplicateKey``), where `FastJSONDecoder` goes by its `duplicateKeys`.
///
/// A conformance gives the same values as the type's `Decodable` conformance, if there is one, and
/// fails where that one fails: `FastJSONDecoder` then asks the other for the error.
///
///     struct Sum: JSONReadable {
///       var sum = 0
///
///       init(from reader: inout JSONReader) throws(JSONError) {
///         var elements = try reader.readArray()
///         while try elements.next(&reader) { sum += try reader.read(Int.self) }
///       }
///     }
///
///     try JSONReader.read(Sum.self, from: Array("[1, 2]".utf8)).sum   // 3
public protocol JSONReadable {
  /// Reads one value and leaves the cursor behind it.
  ///
  ///     init(from reader: inout JSONReader) throws(JSONError) {
  ///       var elements = try reader.readArray()
  ///       while try elements.next(&reader) { sum += try reader.read(Int.self) }
  ///     }
  ///     // [1, 2] -> 3
  ///
  /// - Throws: ``JSONError`` where the document is no JSON, or holds something else.
  init(from reader: inout JSONReader) throws(JSONError)
}

extension JSONReader {
  /// Reads a value of any type of the direct path.
  ///
  ///     let ids = try reader.read([Int].self)
  ///
  /// - Throws: ``JSONError`` where the document is no JSON, or holds something else.
  @inlinable  // Specialised in the client, where the type is known.
  public mutating func read<T: JSONReadable>(_ type: T.Type) throws(JSONError) -> T {
    try T(from: &self)
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  @inlinable  // As above.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readNull() ? nil : Wrapped(from: &reader)
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  @inlinable  // As above.
  public init(from reader: inout JSONReader) throws(JSONError) {
    if let scalars = try Self.scalars(from: &reader) {
      self = scalars
      return
    }
    self = try unsafe reader.readElements {
      (reader: inout JSONReader, place: UnsafeMutablePointer<Element>) throws(JSONError) in
      unsafe place.initialize(to: try Element(from: &reader))
      return true
    }
  }

  /// The array, if its elements are of a type for which there is a loop that was made for it.
  ///
  /// In code that knows the type one comparison is left, and it is constant; code that does not,
  /// such as a decoder of any type, is spared a call by table for each element.
  ///
  /// The casts give an array out as what the comparison before has shown it to be.
  @inlinable  // As above.
  static func scalars(from reader: inout JSONReader) throws(JSONError) -> Self? {
    if Element.self == Int.self { return unsafe cast(try reader.readScalars() as [Int]) }
    if Element.self == Double.self { return unsafe cast(try reader.readScalars() as [Double]) }
    if Element.self == String.self { return unsafe cast(try reader.readScalars() as [String]) }
    if Element.self == Bool.self { return unsafe cast(try reader.readScalars() as [Bool]) }
    if Element.self == Int64.self { return unsafe cast(try reader.readScalars() as [Int64]) }
    if Element.self == Int32.self { return unsafe cast(try reader.readScalars() as [Int32]) }
    if Element.self == UInt64.self { return unsafe cast(try reader.readScalars() as [UInt64]) }
    if Element.self == UInt32.self { return unsafe cast(try reader.readScalars() as [UInt32]) }
    if Element.self == UInt8.self { return unsafe cast(try reader.readScalars() as [UInt8]) }
    if Element.self == Float.self { return unsafe cast(try reader.readScalars() as [Float]) }
    return nil
  }

  /// The array under its own name.
  @inlinable  // As above.
  @unsafe static func cast<Scalar>(_ scalars: [Scalar]) -> Self {
    unsafe unsafeBitCast(scalars, to: Self.self)
  }
}

extension Set: JSONReadable where Element: JSONReadable {
  @inlinable  // As above.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = []
    var elements = try reader.readArray()
    while try elements.next(&reader) { insert(try Element(from: &reader)) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  @inlinable  // As above.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = [:]
    var members = try reader.readObject(names: "")
    while try members.next(&reader) {
      let key = members.key(in: reader)
      let value = try Value(from: &reader)
      if isEmpty { self = Dictionary(uniqueKeysWithValues: NoPairs()) }
      // Which of two values counts is for a decoder that asked to say; a reader refuses them.
      if updateValue(value, forKey: key) != nil { throw members.repeated() }
    }
  }
}

/// No pairs, and room for three of them, which costs what room for one does.
///
/// A dictionary that is made from them is made in the client, where its types are known. The
/// initialiser that takes a capacity looks its types up in the runtime each time.
@usableFromInline
struct NoPairs<Key, Value>: Sequence, IteratorProtocol {
  @inlinable  // As above.
  init() {}

  @inlinable  // As above.
  var underestimatedCount: Int { 3 }

  @inlinable  // As above.
  mutating func next() -> (Key, Value)? { nil }
}
