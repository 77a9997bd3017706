/// Where the members of objects of a finished text stand, in the order they are to be written.
///
///     {"b":1,"a":[{"d":2,"c":3}]}
///     objects[0]: 0..<27, members "a" (its value's first object is 1), "b"
///     objects[1]: 12..<25, members "c", "d"
///
/// Objects are numbered as they open. Members of one object are stored side by side, which they are
/// not in the text: while an object is open its members wait on a stack, above those of the objects
/// around it, and move to the index when it closes. What is needed of a key is kept only until
/// then.
///
/// Once an object closes that stands in no other one, nothing that follows can come before it: it
/// can be written, and the index begins anew. `Offset` is wide enough for the text's length.
struct MemberIndex<Offset: FixedWidthInteger> {
  struct Object {
    let start: Offset
    var end: Offset = 0
    var firstMember: Offset = 0
    var endOfMembers: Offset = 0
    /// The first object that opens behind this one.
    var next: Offset = 0
  }

  struct Member {
    /// From the key's quote to the end of the value.
    let start: Offset
    let end: Offset
    /// The first object that opens in the value or behind it.
    let firstObject: Offset
  }

  /// The members are to be ordered by key, those of a marked object excepted.
  let isSorted: Bool
  /// Only the last member with a key is to be kept, where the first one stands.
  let isUnique: Bool
  private(set) var objects: [Object] = []
  private(set) var members: [Member] = []
  private var waiting: [WaitingMember<Offset>] = []
  private let textLength: Int
  /// For each open bracket: the object it opens and where its members begin to wait; nil for `[`.
  private var open: [(object: Int, firstWaiting: Int)?] = []
  private var openObjects = 0
  /// The open objects whose members keep their order.
  private var ordered: Set<Int> = []

  /// An empty index; the length of the text tells how many members there may be.
  init(isSorted: Bool, isUnique: Bool, textLength: Int) {
    self.isSorted = isSorted
    self.isUnique = isUnique
    self.textLength = textLength
    // Few of a small text; of a large one, as many as come.
    let expected = min(textLength / 16 &+ 1, 64)
    waiting.reserveCapacity(expected)
    members.reserveCapacity(expected)
  }

  /// Reads the text from `start` on until an object closes that stands in no other one, and gives
  /// the place behind it, or the end of the text.
  ///
  /// The index is then that of the objects since `start`.
  mutating func readObject(of text: borrowing OutputBuffer, from start: Int) -> Int {
    objects.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    var position = start
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "{"):
        open.append((objects.count, waiting.count))
        openObjects &+= 1
        objects.append(Object(start: Offset(position)))
        position &+= 1
        if position < text.count, text[position] == OutputBuffer.orderMark {
          ordered.insert(objects.count &- 1)
          position &+= 1
        }
      case UInt8(ascii: "["):
        open.append(nil)
        position &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position &+= 1
        guard case .some(.some(let closed)) = open.popLast() else { continue }
        close(closed.object, waitingFrom: closed.firstWaiting, at: position, of: text)
        openObjects &-= 1
        if openObjects == 0 { return position }
      case UInt8(ascii: ","):
        if case .some(.some(let object)) = open.last, waiting.count > object.firstWaiting {
          waiting[waiting.count - 1].end = Offset(position)
        }
        position &+= 1
      default:
        let end = text.scalarEnd(from: position)
        if end == position {
          // A colon without a key.
          position &+= 1
        } else if end < text.count, text[end] == UInt8(ascii: ":") {
          waiting.append(text.member(from: position, keyEnd: end, firstObject: objects.count))
          position = end &+ 1
        } else {
          position = end
        }
      }
    }
    // What misuse has left open is taken to end behind the text.
    while let last = open.popLast() {
      guard let last else { continue }
      close(last.object, waitingFrom: last.firstWaiting, at: position &+ 1, of: text)
    }
    return position
  }

  /// Moves the members of an object that ends at `end` to the index.
  private mutating func close(
    _ object: Int, waitingFrom firstWaiting: Int, at end: Int, of text: borrowing OutputBuffer
  ) {
    if waiting.count > firstWaiting { waiting[waiting.count - 1].end = Offset(end &- 1) }
    if isUnique {
      let kept = text.lastOfEachKey(waiting[firstWaiting...])
      waiting.replaceSubrange(firstWaiting..., with: kept)
    }
    if isSorted, ordered.isEmpty || ordered.remove(object) == nil {
      sort(from: firstWaiting, by: text)
    }
    objects[object].end = Offset(end)
    objects[object].firstMember = Offset(members.count)
    makeRoom(for: waiting.count &- firstWaiting, at: end)
    for member in waiting[firstWaiting...] {
      members.append(
        Member(
          // An end that nothing has set is that of a member outside of an object.
          start: member.start, end: max(member.end, member.start),
          firstObject: member.firstObject))
    }
    objects[object].endOfMembers = Offset(members.count)
    objects[object].next = Offset(objects.count)
    waiting.removeSubrange(firstWaiting...)
  }

  /// Makes room for further members of a text that has been read up to `place`.
  ///
  /// A row of thousands grows to what the text will need if it goes on as it began, not twofold,
  /// and at most fourfold.
  private mutating func makeRoom(for more: Int, at place: Int) {
    let needed = members.count &+ more
    guard needed > members.capacity, needed > 1024 else { return }
    let growth = min(max(Double(textLength) / Double(place) + 0.05, 1.25), 4)
    members.reserveCapacity(Int(Double(needed) * growth))
  }

  /// Orders the members that wait from `first` on.
  private mutating func sort(from first: Int, by text: borrowing OutputBuffer) {
    // Few members are put in their places: a part of an array is copied to be sorted.
    guard waiting.count &- first <= 16 else { return text.sort(&waiting[first...]) }
    for next in first..<waiting.count {
      var place = next
      while place > first, text.precedes(waiting[place], waiting[place &- 1]) {
        waiting.swapAt(place, place &- 1)
        place &-= 1
      }
    }
  }
}

/// A member of an object that is still open, with what its place among the others depends on.
struct WaitingMember<Offset: FixedWidthInteger> {
  /// The key's first eight bytes as a number that compares as they do.
  let keyPrefix: UInt64
  let start: Offset
  let keyEnd: Offset
  var end: Offset = 0
  let firstObject: Offset
  let keyIsEscaped: Bool

  /// The key between its quotes.
  var key: Range<Int> { Int(start) &+ 1..<Int(keyEnd) &- 1 }
}
