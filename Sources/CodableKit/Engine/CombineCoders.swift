#if canImport(Combine)
  public import Combine
  public import Foundation

  // So that a publisher takes them:
  // `publisher.decode(type: User.self, decoder: FastJSONDecoder())`.

  extension FastJSONDecoder: TopLevelDecoder {
    public typealias Input = Data
  }

  extension FastJSONEncoder: TopLevelEncoder {
    public typealias Output = Data
  }
#endif
