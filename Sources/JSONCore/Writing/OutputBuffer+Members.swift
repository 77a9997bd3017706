extension OutputBuffer {
  /// Behind the bracket of an object whose members keep their order while others are sorted.
  ///
  /// For a text that is then ``rearranged(sorted:unique:)``, which takes it away. No JSON text has
  /// this byte, and no comma is written behind it.
  package static let orderMark: UInt8 = 0

  /// The text with the members of its objects sorted by key, or without those whose key comes
  /// again.
  ///
  /// Beside the two texts there is an index of one object and of what stands in it, at a time.
  ///
  /// - Complexity: O(*n* log *m*) for *n* bytes and at most *m* members in an object: each byte is
  ///   copied once, however deep it stands.
  package borrowing func rearranged(sorted: Bool, unique: Bool) -> OutputBuffer {
    // Eight more than the text, because its parts are copied by words.
    var result = OutputBuffer(capacity: count &+ 8)
    // An index of half the size for all texts but those of four gigabytes and more.
    if count < Int(clamping: UInt32.max) {
      rearrange(
        by: MemberIndex<UInt32>(isSorted: sorted, isUnique: unique, textLength: count),
        into: &result)
    } else {
      rearrange(
        by: MemberIndex<Int>(isSorted: sorted, isUnique: unique, textLength: count),
        into: &result)
    }
    return result
  }

  private borrowing func rearrange<Offset>(
    by index: consuming MemberIndex<Offset>, into result: inout OutputBuffer
  ) {
    var start = 0
    var pending: [Piece] = []
    // What a flat object takes.
    pending.reserveCapacity(3)
    while start < count {
      let end = index.readObject(of: self, from: start)
      append(start..<end, by: index, to: &result, &pending)
      start = end
    }
  }

  /// Appends a part of the text with the objects of the index in it rearranged.
  ///
  /// What is still to be copied is in `pending`, the next on top: a stack in place of recursion,
  /// since depth is data.
  private borrowing func append<Offset>(
    _ text: Range<Int>, by index: borrowing MemberIndex<Offset>, to result: inout OutputBuffer,
    _ pending: inout [Piece]
  ) {
    pending.append(.text(text, firstObject: 0))
    while let piece = pending.popLast() {
      switch piece {
      case .text(let range, let firstObject):
        guard firstObject < index.objects.count,
          case let object = index.objects[firstObject], object.start < range.upperBound,
          // Else the text is none of JSON: brackets of one kind were closed by those of the other.
          object.start >= range.lowerBound, object.end <= range.upperBound
        else {
          result.append(self, from: range.lowerBound, to: range.upperBound)
          continue
        }
        result.append(self, from: range.lowerBound, to: Int(object.start) &+ 1)
        pending.append(
          .text(Int(object.end) &- 1..<range.upperBound, firstObject: Int(object.next)))
        if object.firstMember < object.endOfMembers {
          pending.append(.members(Int(object.firstMember)..<Int(object.endOfMembers)))
        }
      case .members(let members):
        let member = index.members[members.lowerBound]
        if result.last != UInt8(ascii: "{") { result.append(UInt8(ascii: ",")) }
        let rest = members.dropFirst()
        if !rest.isEmpty { pending.append(.members(rest)) }
        pending.append(
          .text(Int(member.start)..<Int(member.end), firstObject: Int(member.firstObject)))
      }
    }
  }
}

private enum Piece {
  /// A range of the old text, objects in it to be replaced.
  case text(Range<Int>, firstObject: Int)
  /// Members of one object, by their places in the index.
  case members(Range<Int>)
}
