extension OutputBuffer {
  /// The text with the members of its objects sorted by key, or without those whose key comes again.
  ///
  /// - Complexity: O(*n* log *m*) for *n* bytes and at most *m* members in an object: each byte is
  ///   copied once, however deep it stands.
  package borrowing func rearranged(sorted: Bool, unique: Bool) -> OutputBuffer {
    let index = MemberIndex(self, sorted: sorted, unique: unique)
    var result = OutputBuffer(capacity: count)
    // What is still to be copied, the next on top. A stack in place of recursion: depth is data.
    var pending = [Piece.text(0..<count, firstObject: 0)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let range, let firstObject):
        guard firstObject < index.objects.count,
          case let object = index.objects[firstObject], object.start < range.upperBound
        else {
          result.append(self, from: range.lowerBound, to: range.upperBound)
          continue
        }
        result.append(self, from: range.lowerBound, to: object.start &+ 1)
        pending.append(.text(object.end &- 1..<range.upperBound, firstObject: object.next))
        if !object.members.isEmpty { pending.append(.members(object.members)) }
      case .members(let members):
        let member = index.members[members.lowerBound]
        if result.last != UInt8(ascii: "{") { result.append(UInt8(ascii: ",")) }
        let rest = members.dropFirst()
        if !rest.isEmpty { pending.append(.members(rest)) }
        pending.append(.text(member.start..<member.end, firstObject: member.firstObject))
      }
    }
    return result
  }
}

private enum Piece {
  /// A range of the old text, objects in it to be replaced.
  case text(Range<Int>, firstObject: Int)
  /// Members of one object, by their places in the index.
  case members(Range<Int>)
}
