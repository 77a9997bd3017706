// Passes over a finished text rely on its grammar: it is valid JSON without white space. A text
// that is none, by misuse of the writer, comes out as nonsense; nothing traps.

extension OutputBuffer {
  /// The text with a line for each member and element, laid out as Foundation does it.
  ///
  /// An empty array or object keeps an empty line between its brackets.
  borrowing func indented() -> OutputBuffer {
    var result = OutputBuffer(capacity: count &+ count / 4)
    var depth = 0
    var position = 0
    while position < count {
      let byte = self[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth &+= 1
        result.append(byte)
        if closesContainer(at: position &+ 1) {
          result.append(UInt8(ascii: "\n"))
        } else {
          result.appendLine(indentedBy: depth)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth &-= 1
        result.appendLine(indentedBy: depth)
        result.append(byte)
      case UInt8(ascii: ","):
        result.append(byte)
        result.appendLine(indentedBy: depth)
      case UInt8(ascii: ":"):
        result.append(word: 0x20_3A_20, length: 3)
      default:
        let end = scalarEnd(from: position)
        result.append(self, from: position, to: end)
        position = end
        continue
      }
      position &+= 1
    }
    return result
  }

  private borrowing func closesContainer(at position: Int) -> Bool {
    position < count && (self[position] == UInt8(ascii: "}") || self[position] == UInt8(ascii: "]"))
  }

  private mutating func appendLine(indentedBy depth: Int) {
    append(UInt8(ascii: "\n"))
    var spaces = 2 &* depth
    while spaces > 0 {
      append(word: 0x2020_2020_2020_2020, length: min(spaces, 8))
      spaces &-= 8
    }
  }
}

// MARK: - Where a scalar ends

extension OutputBuffer {
  /// The place behind the string, number or literal that begins at `position`.
  borrowing func scalarEnd(from position: Int) -> Int {
    if self[position] == UInt8(ascii: "\"") { return stringEnd(from: position) }
    var end = position
    while end < count {
      switch self[end] {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"): return end
      default: end &+= 1
      }
    }
    return end
  }

  /// The place behind the closing quote of the string that begins at `position`.
  private borrowing func stringEnd(from position: Int) -> Int {
    let marks = EscapedBytes(includingSlash: false)
    var end = position &+ 1
    while end < count {
      end &+= marks.firstIndex(in: word(at: end))
      guard end < count else { break }
      switch self[end] {
      case UInt8(ascii: "\""): return end &+ 1
      case UInt8(ascii: "\\"): end &+= 2
      default: break
      }
    }
    return count
  }
}
