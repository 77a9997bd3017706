import JSONCore

/// The options of the decoder that a reader works for.
final class DirectDecodingContext {
  private let settings: DecodingOptions.Settings
  /// Whether no decoder stands behind the reader: an error's path is then nobody's.
  let isOfReaderAlone: Bool
  /// How the elements are read of which some were lost.
  var lostElementStrategy: (any DecodingStrategy.Type)?

  init(_ settings: DecodingOptions.Settings, isOfReaderAlone: Bool = false) {
    self.settings = settings
    self.isOfReaderAlone = isOfReaderAlone
  }

  var options: DecodingOptions { settings.options }

  /// A document that is part of another one.
  func document(of bytes: ByteView, maximumDepth: Int) -> JSONDocument {
    var options = options
    options.reading.maximumDepth = maximumDepth
    options.reading.maximumSize = nil
    let document = JSONDocument(JSONIndex(bytes, options: options.reading), .init(options))
    document.isPart = true
    // Else each level of a model that mixes both paths would be looked through once more.
    document.allowsDirectPath = false
    return document
  }
}
