#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: CodingStrategy { public typealias CodedValue = Self }

  extension Float16: LosslessScalar {
    /// A number or its text, to the nearest value; a truth value is refused.
    ///
    ///     Float16(losslessly: .string("1.5"))   // 1.5
    public init?(losslessly scalar: Scalar) {
      // By the digits, as for `Float`.
      guard let number = scalar.numeral, number.float16.isFinite else { return nil }
      self = number.float16
    }
  }
#endif
