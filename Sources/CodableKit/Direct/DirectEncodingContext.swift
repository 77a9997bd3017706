#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options of the encoder that a writer works for, and a session that waits for the next value.
final class DirectEncodingContext {
  typealias Settings = OptionStore<EncodingOptions, IdleSession>.Version

  /// A reference: most values are written without the options, which are larger than a small text.
  private let settings: Settings
  private var idle: EncodingSession?

  init(_ settings: Settings) { self.settings = settings }

  var options: EncodingOptions { settings.options }

  // A session and its nodes hold each other.
  deinit { idle?.dismantle() }

  func takeSession(maximumDepth: Int) -> EncodingSession {
    if let idle, idle.maximumDepth == maximumDepth {
      self.idle = nil
      return idle
    }
    var options = settings.options
    // The layout is that of the whole text, and no part's.
    options.outputFormatting.subtract([.prettyPrinted, .sortedKeys])
    options.maximumDepth = maximumDepth
    return EncodingSession(options: options, isPart: true)
  }

  func keep(_ session: EncodingSession) {
    guard session.recycle() else { return session.dismantle() }
    idle?.dismantle()
    idle = session
  }
}
