/// The elements that one tolerant array has left out, for a report that is made afterwards.
///
/// Whoever reads an array knows of an element its place and its number, and not the array's path.
/// So only these are noted, and only for one array of a document: where another loses elements as
/// well, the order of the report is that of the containers.
package struct LostElements {
  /// An element that was left out.
  package struct Element {
    package let place: Int
    package let number: Int
  }

  /// How many are noted at most; further ones are only counted.
  private let limit: Int

  /// The place of the array's bracket.
  package private(set) var array = -1

  package private(set) var elements: [Element] = []

  /// How many were lost.
  package private(set) var count = 0

  /// The place of the last of them.
  private(set) var lastPlace = -1

  package init(limit: Int) { self.limit = limit }

  /// Notes an element; false for one of another array, and for one that was read before.
  ///
  /// - Parameters:
  ///   - place: where it begins.
  ///   - kept: how many elements before it were not lost.
  ///   - array: the place of the array's bracket.
  /// - Returns: whether it is noted or counted.
  mutating func note(_ place: Int, after kept: Int, of array: Int) -> Bool {
    if count == 0 { self.array = array }
    guard array == self.array, place > lastPlace else { return false }
    if elements.count < limit { elements.append(Element(place: place, number: kept + count)) }
    count += 1
    lastPlace = place
    return true
  }
}

extension JSONReader {
  /// Passes over an element that could not be read, and notes or counts the loss.
  ///
  /// - Parameters:
  ///   - error: what the attempt to read the element threw.
  ///   - element: where it begins.
  ///   - kept: how many elements of the array were read so far.
  ///   - array: the place of the array's bracket.
  /// - Throws: the error itself, as ``recover(from:at:)`` does.
  @usableFromInline
  package mutating func drop(
    after error: JSONError, at element: Mark, kept: Int, of array: Int
  ) throws(JSONError) {
    guard lostElements != nil, error.code.isAboutContent, !isAbandoned else {
      return try recover(from: error, at: element)
    }
    guard lostElements?.note(element.place, after: kept, of: array) == true else {
      isAbandoned = true
      throw error
    }
    readAgain(from: element)
    try skipValue()
    noteRecovery()
  }
}

extension JSONReader {
  /// The way from the document's root to a value; nil if none begins at `target`, or if it stands
  /// inside of more than 64 others.
  ///
  /// - Complexity: O(*n*) in the bytes before the value.
  package mutating func path(to target: Int) -> [JSONPathComponent]? {
    var steps: [JSONPathComponent] = []
    move(to: 0)
    guard (try? find(target, &steps, level: 0)) == true else { return nil }
    return steps.reversed()
  }

  /// Looks for a value in the one at the cursor; the steps to it come in reverse.
  private mutating func find(
    _ target: Int, _ steps: inout [JSONPathComponent], level: Int
  ) throws(JSONError) -> Bool {
    let start = offset
    if start == target { return true }
    switch bytes.byte(at: start) {
    // What is not read may be as deep as the options allow, which is for loops.
    case _ where level == 64: try skipValue()
    case UInt8(ascii: "{"):
      var members = try readObject(names: "")
      while try members.next(&self) {
        if try find(target, &steps, level: level + 1) {
          steps.append(.key(members.key(in: self)))
          return true
        }
      }
    case UInt8(ascii: "["):
      var elements = try readArray()
      var number = 0
      while try elements.advance(&self) {
        if try find(target, &steps, level: level + 1) {
          steps.append(.index(number))
          return true
        }
        number += 1
      }
    default: try skipValue()
    }
    return false
  }
}
