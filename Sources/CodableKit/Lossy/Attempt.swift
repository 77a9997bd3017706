/// The value of an entry or element, or why there is none.
///
/// Decoding it never fails for what is recoverable, so a container always moves past it.
enum Attempt<Element: DecodingStrategy>: Decodable {
  case success(Element.CodedValue)
  case failure(Failure)

  struct Failure {
    let error: any Error
    let found: FoundProbe?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .success(try Element.decode(from: container))
    } catch {
      let found = Recovery.probe(error, from: container.codingPath) {
        try container.decode(FoundProbe.self)
      }
      self = .failure(Failure(error: error, found: found))
    }
  }
}
