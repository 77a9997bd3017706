import CodableKitTestSupport

extension TestFormat {
  /// The formats whose decoders hand out more than one container for the same value.
  ///
  /// The strict ones do not, as far as the protocol goes rightly. Members of two types in one
  /// object, as with `@Flatten`, cannot be read without.
  static let sharing: [TestFormat] = [.json, .fast, .propertyList]
}
