/// What two spellings of one key have in common.
enum LooseSpelling {
  /// The bytes of a key without the case of ASCII letters and without what parts its words.
  ///
  ///     user-name, user_name, UserName -> username
  static func plain(_ key: String) -> [UInt8] {
    key.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      default: byte
      }
    }
  }
}
