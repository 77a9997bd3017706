import JSONCore

/// The keys of one `CodingKey` type that has at most 256 values, as `enum CodingKeys` has.
///
/// A value of such a type is one byte, which stands for the key: its text is converted and escaped
/// once in an encoding, and that a key comes twice in an object is seen by one bit.
///
///     enum CodingKeys { case id, userName }   with .convertToSnakeCase
///     numbers[0] = 0   entries[0].text = ,"id":
///     numbers[1] = 1   entries[1].text = ,"user_name":
final class KeyTable {
  struct Entry {
    let key: any CodingKey
    let name: String
    /// In `texts`, from the comma to behind the colon.
    let text: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private var texts = OutputBuffer(capacity: 256)
  /// For each byte the number of its entry and 1, or 0.
  private var numbers: [UInt16] = []

  /// The number of the key that is stored as `byte`.
  func number(of byte: UInt8) -> Int? {
    guard Int(byte) < numbers.count, numbers[Int(byte)] > 0 else { return nil }
    return Int(numbers[Int(byte)]) &- 1
  }

  /// Adds the key that is stored as `byte` and written as `name`.
  func add(_ key: any CodingKey, named name: String, byte: UInt8, escapesSlashes: Bool) -> Int {
    while numbers.count <= Int(byte) { numbers.append(0) }
    // Two keys may come to one name by conversion.
    let number = entries.firstIndex { $0.name == name } ?? entries.count
    if number == entries.count {
      let start = texts.count
      texts.append(UInt8(ascii: ","))
      texts.append(quoted: name, escapesSlashes: escapesSlashes)
      texts.append(UInt8(ascii: ":"))
      entries.append(Entry(key: key, name: name, text: start..<texts.count))
    }
    numbers[Int(byte)] = UInt16(number + 1)
    return number
  }

  /// Writes the key as the next of an object.
  func write(_ number: Int, to buffer: inout OutputBuffer) {
    let text = entries[number].text
    let isFirst = buffer.last == UInt8(ascii: "{")
    buffer.append(texts, from: isFirst ? text.lowerBound &+ 1 : text.lowerBound, to: text.upperBound)
  }
}

/// The keys that an object has so far.
struct WrittenKeys {
  /// The table by whose numbers keys are noted, as long as all of them come from one.
  var table: KeyTable?
  private var numbers: UInt64 = 0
  private var names: Set<String> = []

  mutating func removeAll() {
    table = nil
    numbers = 0
    if !names.isEmpty { names.removeAll(keepingCapacity: true) }
  }

  /// Notes a key; returns false if the object has it already.
  mutating func insert(_ number: Int, of table: KeyTable) -> Bool {
    if number < 64 && self.table === table {
      let bit: UInt64 = 1 << UInt64(number)
      defer { numbers |= bit }
      return numbers & bit == 0
    }
    return insert(table.entries[number].name)
  }

  /// Notes a key by its text, and from then on all keys of the object.
  mutating func insert(_ name: String) -> Bool {
    if let table {
      for number in 0..<min(table.entries.count, 64) where numbers & 1 << UInt64(number) != 0 {
        names.insert(table.entries[number].name)
      }
      self.table = nil
      numbers = 0
    }
    return names.insert(name).inserted
  }

  /// Whether no key was noted.
  var isEmpty: Bool { table == nil && names.isEmpty }
}
