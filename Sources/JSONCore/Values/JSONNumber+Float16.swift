#if !hasFeature(Embedded) && !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: BinaryLayout {
    static var storedBits: Int { 10 }
    static var minimumExponent: Int { -15 }
    static var infinitePower: Int { 0x1F }
  }

  extension JSONNumber {
    /// The value as a `Float16`, rounded once from the digits; infinite beyond its range.
    ///
    ///     JSONNumber("1.5")?.float16   // 1.5
    public var float16: Float16 {
      let wide = double
      let nearest = Float16(wide)
      guard isFinite, wide.isFinite else { return nearest }
      let size = nearest.magnitude
      let lower = Double(size) > wide.magnitude ? size.nextDown : size
      // A double exactly between two of them may itself be rounded to there.
      guard Double(lower) + Double(lower.ulp) / 2 == wide.magnitude else { return nearest }
      let parts = FloatParts(
        power: Int(lower.exponentBitPattern), significand: UInt64(lower.significandBitPattern))
      let exact = Self.withBytes(of: text) {
        ExactDecimal($0, from: 0, length: $0.count).nearest(atLeast: parts, Float16.self)
      }
      return Float16(
        sign: wide.sign, exponentBitPattern: UInt(exact.power),
        significandBitPattern: UInt16(exact.significand))
    }
  }
#endif
