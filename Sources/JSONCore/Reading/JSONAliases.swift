/// Which of several names of one member counts: the first that has a value.
///
/// A key whose value is null counts only where no other has a value. The value of the first name is
/// read where it stands; any other is passed over until all names have been seen.
///
///     var label: String?
///     var labels = JSONAliases()
///     var members = try reader.readObject(names: "label\nlabel_text")
///     while try members.next(&reader) {
///       switch members.index {
///       case 0, 1:
///         if try labels.isChosen(members.index, &reader) { label = try reader.read(String.self) }
///       default: try reader.skipValue()
///       }
///     }
///     if labels.goBack(&reader) {
///       label = try reader.read(String.self)
///       labels.goOn(&reader)
///     }
///     // {"label": null, "label_text": "c"} -> "c"
@_documentation(visibility: internal)
public struct JSONAliases {
  /// The best name so far that was passed over.
  private var waiting: (name: Int, isNull: Bool, place: JSONReader.Mark)?
  /// Whether the first name has given its value.
  private var isSettled = false
  /// Where the reader was before it went back.
  private var end: JSONReader.Mark?

  /// No name has been seen.
  @_documentation(visibility: internal)
  public init() {}

  /// Whether the value at the cursor is the one to be read; any other is passed over.
  ///
  /// - Parameters:
  ///   - name: the number of the name among those of the member, from 0.
  ///   - reader: the reader, before the value.
  /// - Returns: whether to read the value.
  /// - Throws: ``JSONError`` where the text of a value that is passed over is no JSON.
  @_documentation(visibility: internal)
  public mutating func isChosen(
    _ name: Int, _ reader: inout JSONReader
  ) throws(JSONError) -> Bool {
    let isNull = reader.isAtNull
    if name == 0, !isNull {
      isSettled = true
      return true
    }
    let place = reader.mark
    try reader.skipValue()
    if waiting.map({ Self.counts(name, isNull, before: $0) }) ?? true {
      waiting = (name, isNull, place)
    }
    return false
  }

  private static func counts(
    _ name: Int, _ isNull: Bool, before other: (name: Int, isNull: Bool, place: JSONReader.Mark)
  ) -> Bool { isNull == other.isNull ? name < other.name : other.isNull }

  /// Goes back to the value that counts, if it was passed over.
  ///
  /// - Parameter reader: the reader, behind the object.
  /// - Returns: whether there is such a value, which the reader is at then.
  @_documentation(visibility: internal)
  public mutating func goBack(_ reader: inout JSONReader) -> Bool {
    guard !isSettled, let waiting else { return false }
    end = reader.mark
    reader.readAgain(from: waiting.place)
    return true
  }

  /// Returns behind the object.
  ///
  /// - Parameter reader: the reader that has read the value.
  @_documentation(visibility: internal)
  public func goOn(_ reader: inout JSONReader) {
    if let end { reader.readAgain(from: end) }
  }
}

extension JSONReader {
  /// Whether the next value begins as null does.
  fileprivate var isAtNull: Bool { bytes.byte(at: offset) == UInt8(ascii: "n") }
}
