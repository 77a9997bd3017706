/// Where the members of every object of a finished text stand, in the order they are to be written.
///
///     {"b":1,"a":[{"d":2,"c":3}]}
///     objects[0]: 0..<27, members "a" (its value's first object is 1), "b"
///     objects[1]: 12..<25, members "c", "d"
///
/// Objects are numbered as they open. Members of one object are stored side by side, which they are
/// not in the text: while an object is open its members wait on a stack, above those of the objects
/// around it, and move to the index when it closes.
struct MemberIndex {
  struct Object {
    let start: Int
    var end = 0
    var members = 0..<0
    /// The first object that opens behind this one.
    var next = 0
  }

  struct Member {
    /// From the key's quote to the end of the value.
    let start: Int
    var end = 0
    /// The key between its quotes.
    let key: Range<Int>
    let keyIsEscaped: Bool
    /// The key's first eight bytes as a number that compares as they do.
    let keyPrefix: UInt64
    /// The first object that opens in the value or behind it.
    let firstObject: Int
  }

  var objects: [Object] = []
  var members: [Member] = []

  /// Reads the text once; `sorted` orders the members by key, `unique` keeps only the last of those
  /// with one key.
  init(_ text: borrowing OutputBuffer, sorted: Bool, unique: Bool) {
    var waiting: [Member] = []
    // For each open bracket: the object it opens and where its members begin to wait; nil for `[`.
    var open: [(object: Int, firstWaiting: Int)?] = []
    var position = 0
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "{"):
        open.append((objects.count, waiting.count))
        objects.append(Object(start: position))
        position &+= 1
      case UInt8(ascii: "["):
        open.append(nil)
        position &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let end = position
        position &+= 1
        guard let closed = open.removeLast() else { continue }
        if waiting.count > closed.firstWaiting { waiting[waiting.count - 1].end = end }
        let own = closed.firstWaiting..<waiting.count
        let first = members.count
        if unique {
          members += text.lastOfEachKey(waiting[own])
        } else {
          members += waiting[own]
        }
        if sorted { text.sort(&members[first...]) }
        waiting.removeSubrange(own)
        objects[closed.object].end = position
        objects[closed.object].members = first..<members.count
        objects[closed.object].next = objects.count
      case UInt8(ascii: ","):
        if case .some(.some(let object)) = open.last, waiting.count > object.firstWaiting {
          waiting[waiting.count - 1].end = position
        }
        position &+= 1
      default:
        let end = text.scalarEnd(from: position)
        if end < text.count, text[end] == UInt8(ascii: ":") {
          waiting.append(text.member(from: position, keyEnd: end, firstObject: objects.count))
          position = end &+ 1
        } else {
          position = end
        }
      }
    }
  }
}
