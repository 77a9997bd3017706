#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all parts of one update have in common.
///
/// A type may read something else than it writes: a `Double` where it wrote an `Int`, a text where
/// it wrote a date by a strategy. Which members these are shows when ``KeptSignal`` reaches the
/// type's `init(from:)`. They are noted as misread, and the type is read once more, these members
/// from the coded form of the value.
final class UpdateSession {
  let userInfo: [CodingUserInfoKey: Any]
  private let sendableUserInfo: [CodingUserInfoKey: any Sendable]
  private var misread: Set<KeptSignal> = []

  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
    sendableUserInfo = userInfo
  }

  func isMisread(_ member: KeptSignal) -> Bool { misread.contains(member) }

  /// Reads a value, again for each member that turns out to be misread.
  func read<Value>(_ body: () throws -> Value) throws -> Value {
    while true {
      // Only the issues of the attempt that succeeds count.
      let outer = IssueCollector.current
      let collector = outer.map { IssueCollector($0.options) }
      do {
        let value = try IssueCollector.$current.withValue(collector, operation: body)
        if let collector { outer?.append(collector.contents) }
        return value
      } catch let signal as KeptSignal {
        // Were it known already, the next attempt would end alike.
        guard misread.insert(signal).inserted else { throw signal }
      } catch {
        if let collector { outer?.append(collector.contents) }
        throw error
      }
    }
  }

  /// A decoder of what a value encodes, under coders with which it comes back as it was.
  func codedForm(of value: any Encodable) throws -> any Decoder {
    let (encoder, decoder) = (FastJSONEncoder(), FastJSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .asTheirNames
    decoder.nonConformingFloatDecodingStrategy = .asTheirNames
    encoder.userInfo = sendableUserInfo
    decoder.userInfo = sendableUserInfo
    return try decoder.decode(DecoderItself.self, from: encoder.encode(value)).decoder
  }
}

/// The decoder that reads it, kept.
private struct DecoderItself: Decodable {
  let decoder: any Decoder
  init(from decoder: any Decoder) { self.decoder = decoder }
}
