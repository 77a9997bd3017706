import Foundation
import Testing

@testable import JSONCore

@Suite struct OutputBufferTests {
  /// In bytes.
  let pageSize = NSPageSize()

  @Test func growsAndKeepsItsBytes() {
    var buffer = OutputBuffer(capacity: 0)
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for byte in bytes { buffer.append(byte) }
    #expect(buffer.bytes == bytes)
    #expect(buffer.count == 10_000)
    #expect(buffer.last == bytes.last)
    #expect(buffer[1234] == bytes[1234])
  }

  @Test func aLargeTextTakesATenthMoreThanItsLength() {
    var buffer = OutputBuffer()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var largest = 0.0
    for byte in bytes {
      buffer.append(byte)
      if buffer.count > 1 << 17 {
        largest = max(largest, Double(buffer.capacity) / Double(buffer.count))
      }
    }
    // A fifteenth, in whole pages, which are of 4 KB or more.
    #expect(largest <= 1 + 1 / 15 + Double(max(pageSize, 4096)) / Double(1 << 17))
    #expect(buffer.bytes == bytes)
  }

  @Test func givesBackWhatItDoesNotNeed() {
    var buffer = OutputBuffer(capacity: 1 << 20)
    buffer.append(verbatim: String(repeating: "12345678", count: 100))
    buffer.trim()
    #expect(buffer.capacity <= max(pageSize, 800))
    #expect(buffer.text == String(repeating: "12345678", count: 100))
    buffer.truncate(to: 0)
    buffer.trim()
    buffer.append(UInt8(ascii: "9"))
    #expect(buffer.text == "9")
  }

  @Test func givesItsMemoryAwayAndTakesNew() {
    var buffer = OutputBuffer()
    buffer.append(verbatim: String(repeating: "a", count: 1_000))
    let given = unsafe buffer.give()
    buffer.append(UInt8(ascii: "b"))
    let bytes = unsafe Array(UnsafeBufferPointer(start: given.memory.base, count: given.count))
    unsafe given.memory.release()
    #expect(bytes == Array(repeating: UInt8(ascii: "a"), count: 1_000))
    #expect(buffer.text == "b")
  }

  /// Sizes around those at which a text becomes a long one, and a page is full.
  @Test(arguments: [1, 4095, 4096, 131_071, 131_072, 131_073, 135_168, 1_000_000])
  func isCutAndGoesOnInTurn(size: Int) {
    var buffer = OutputBuffer()
    var expected: [UInt8] = []
    for turn in 0..<4 {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ turn) }
      bytes.withUnsafeBufferPointer { unsafe buffer.append($0) }
      expected += bytes
      buffer.trim()
      #expect(buffer.bytes == expected)
    }
    buffer.truncate(to: size)
    buffer.trim()
    buffer.append(0)
    #expect(buffer.bytes == expected[..<size] + [0])
  }

  @Test func severalLongTextsStandBesideEachOther() {
    let texts = (1...4).map { digit in
      String(repeating: "\(digit)", count: 150_000)
    }
    var buffer = OutputBuffer()
    let given = texts.map { text in
      buffer.append(verbatim: text)
      return unsafe buffer.give()
    }
    for (text, given) in unsafe zip(texts, given) {
      let bytes = unsafe UnsafeBufferPointer(start: given.memory.base, count: given.count)
      #expect(unsafe String(decoding: bytes, as: UTF8.self) == text)
      unsafe given.memory.release()
    }
  }

  @Test(arguments: 0...8)
  func appendsTheLowestBytesOfAWord(length: Int) {
    var buffer = OutputBuffer()
    buffer.append(word: 0x3837_3635_3433_3231, length: length)
    #expect(buffer.text == String("12345678".prefix(length)))
  }

  @Test(arguments: 0..<80)
  func appendsARangeOfAnother(length: Int) {
    var source = OutputBuffer(capacity: 16)
    let text = String((0..<90).map { Character(Unicode.Scalar(UInt8(33 + $0))) })
    source.append(verbatim: text)
    var buffer = OutputBuffer(capacity: 16)
    buffer.append(UInt8(ascii: "<"))
    buffer.append(source, from: 5, to: 5 + length)
    buffer.append(UInt8(ascii: ">"))
    #expect(buffer.text == "<\(text.dropFirst(5).prefix(length))>")
  }

  @Test func readsWordsUpToItsEnd() {
    var buffer = OutputBuffer(capacity: 16)
    buffer.append(verbatim: "abcdefghij")
    for place in 0...10 {
      let expected = Array("abcdefghij".utf8.dropFirst(place).prefix(8))
      let word = buffer.word(at: place)
      for (index, byte) in expected.enumerated() {
        #expect(UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) == byte)
      }
      if expected.count < 8 { #expect(word >> UInt64(8 * expected.count) == 0) }
    }
  }

  @Test func forgetsWhatIsTruncated() {
    var buffer = OutputBuffer()
    buffer.append(verbatim: "12345")
    buffer.truncate(to: 2)
    buffer.append(verbatim: "x")
    #expect(buffer.text == "12x")
    buffer.truncate(to: 0)
    #expect(buffer.last == 0)
    #expect(buffer.bytes.isEmpty)
  }
}
