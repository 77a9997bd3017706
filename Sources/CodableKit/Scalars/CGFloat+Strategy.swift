#if canImport(CoreGraphics)
  public import CoreGraphics

  // Elsewhere the type is full Foundation's, and so this stands in CodableKitFoundation.

  extension CGFloat: CodingStrategy { public typealias CodedValue = Self }

  extension CGFloat: LosslessScalar {
    /// A number or its text, to the nearest value; a truth value is refused.
    ///
    ///     CGFloat(losslessly: .string("1.5"))   // 1.5
    ///     CGFloat(losslessly: .bool(true))      // nil
    public init?(losslessly scalar: Scalar) {
      guard let value = NativeType(losslessly: scalar) else { return nil }
      self.init(value)
    }
  }
#endif
