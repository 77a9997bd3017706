// Going back, to read a value in another way or to pass over it, and what is lost then.

extension JSONReader {
  /// A place to which a reader can go back.
  ///
  ///     // Before "7":
  ///     let start: JSONReader.Mark = reader.mark
  ///     do throws(JSONError) {
  ///       return try reader.read(Int.self)
  ///     } catch {
  ///       reader.goBack(to: start)
  ///     }
  ///     Int(try reader.read(String.self))   // 7
  public struct Mark {
    let place: Int
    let remainingDepth: Int
  }

  /// Where the reader is, before a value that may turn out to be unfit.
  ///
  ///     // Before [1, 2]:
  ///     let start = reader.mark
  ///     try reader.skipValue()
  ///     reader.readAgain(from: start)
  ///     try reader.read([Int].self)   // [1, 2]
  public var mark: Mark { Mark(place: place, remainingDepth: remainingDepth) }

  /// Passes over a value that could not be read, and counts the loss.
  ///
  ///     // Before ["x", 2]:
  ///     var numbers: [Int] = []
  ///     var elements = try reader.readArray()
  ///     while try elements.next(&reader) {
  ///       let start = reader.mark
  ///       do throws(JSONError) {
  ///         numbers.append(try reader.read(Int.self))
  ///       } catch {
  ///         try reader.recover(from: error, at: start)
  ///       }
  ///     }
  ///     numbers   // [2]
  ///
  /// - Parameters:
  ///   - error: what the attempt to read the value threw.
  ///   - mark: where the value begins.
  /// - Throws: the error itself, if it is about the document and not about what it says.
  public mutating func recover(from error: JSONError, at mark: Mark) throws(JSONError) {
    guard error.code.isAboutContent, !isAbandoned else { throw error }
    if stopsAtLosses {
      isAbandoned = true
      throw error
    }
    readAgain(from: mark)
    try skipValue()
    if losses != nil { forgetLosses(from: mark.place, to: place) }
    noteRecovery()
    losses?.append(error)
  }

  /// A reader of JSON that stands in a string of this document, with the same rules.
  package mutating func reader(of text: ByteView) -> JSONReader {
    // The levels of the string count with those around it.
    var inner = JSONReader(text, maximumDepth: remainingDepth)
    inner.context = context
    inner.countsAllRecoveries = countsAllRecoveries
    inner.hasOtherPath = hasOtherPath
    if losses != nil { inner.losses = [] }
    return inner
  }

  /// Counts what was recovered in the JSON of a string as recovered here.
  ///
  /// - Parameters:
  ///   - inner: the reader of the string's text.
  ///   - offset: where the string begins.
  package mutating func adopt(_ inner: borrowing JSONReader, at offset: Int) {
    recoveryCount += inner.recoveryCount
    if inner.isAbandoned { isAbandoned = true }
    if inner.keepsUnknown { noteUnknown() }
    for loss in inner.losses ?? [] { losses?.append(loss.moved(to: offset)) }
  }

  /// Counts something that a report may want to know of.
  ///
  ///     // Before null:
  ///     if try reader.readNull() { reader.noteRecovery() }
  ///     reader.recoveryCount   // 1
  public mutating func noteRecovery() { recoveryCount += 1 }

  /// Moves to the place of a value.
  package mutating func move(to place: Int) { self.place = place }

  /// Goes back, to read a value in another way: what it has lost so far does not count.
  ///
  ///     // Before [1, 2]:
  ///     let start = reader.mark
  ///     var elements = try reader.readArray()
  ///     _ = try elements.next(&reader)
  ///     reader.goBack(to: start)
  ///     try reader.read([Int].self)   // [1, 2]
  public mutating func goBack(to mark: Mark) {
    let end = place
    readAgain(from: mark)
    if losses != nil { forgetLosses(from: place, to: end) }
    // What was lost here is not to be forgotten among the elements of an array.
    if let lostElements, lostElements.lastPlace >= place { isAbandoned = true }
  }

  /// Goes back, to read what else stands there: what was lost so far counts.
  ///
  ///     // Before {"size": 2, "type": "square"}:
  ///     let start = reader.mark
  ///     try reader.skipValue()
  ///     reader.readAgain(from: start)
  ///     try reader.read([String: JSONValue].self).count   // 2
  public mutating func readAgain(from mark: Mark) {
    place = mark.place
    remainingDepth = mark.remainingDepth
  }

  /// Forgets the losses of a value that does not count.
  @inline(never)  // Only where somebody asks for losses.
  private mutating func forgetLosses(from start: Int, to end: Int) {
    guard var kept = losses.take() else { return }
    // Those of the value stand last, among those of values beside it in one object.
    var first = kept.count
    while first > 0, kept[first - 1].offset >= start { first -= 1 }
    if first < kept.count { kept[first...].removeAll { $0.offset < end } }
    losses = kept
  }

  /// Passes over one value and gives its bytes, which are those of a document.
  package mutating func takeValue() throws(JSONError) -> ByteView {
    skipWhitespace()
    let start = place
    try skipValue()
    return bytes.slice(from: start, to: place)
  }

  /// How many more arrays and objects may be opened.
  package var depthLeft: Int { remainingDepth }
}
