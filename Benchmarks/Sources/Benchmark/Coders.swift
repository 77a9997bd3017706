import CodableKit
import Foundation

/// What the cases set on both decoders.
protocol Decoding: AnyObject {
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
}

extension JSONDecoder: Decoding {}
extension FastJSONDecoder: Decoding {}

/// What the cases set on both encoders.
protocol Encoding: AnyObject {
  var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
  var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
}

extension JSONEncoder: Encoding {}
extension FastJSONEncoder: Encoding {}
