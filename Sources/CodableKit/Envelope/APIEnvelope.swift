/// A response that carries its content under `data`, and what is said about it under `meta`.
///
///     let users = try decoder.decode(APIEnvelope<[User], PageMeta>.self, from: json)
///     // {"data": [{"name": "ada"}], "meta": {"page": 1, "totalPages": 3}}
///     // -> users.data[0].name "ada", users.meta?.totalPages 3
///
/// The key `data` has to be there: without it `DecodingError.keyNotFound` is thrown, whatever the
/// payload's type. `meta` may be missing or null. Both halves take the wrappers of this package as
/// plain types, so that each says how much it survives:
///
///     APIEnvelope<LossyArray<User>, LossyValue<PageMeta>>
///     // {"data": [{"name": "ada"}, 7], "meta": []}
///     // -> data.elements holds one user, meta?.wrappedValue is nil; two issues
///
/// For a `meta` of no fixed shape use `JSONValue`. A missing `meta` is not written.
public struct APIEnvelope<Payload, Meta> {
  /// The content.
  ///
  ///     APIEnvelope<[Int], PageMeta>(data: [1, 2]).data   // [1, 2]
  public var data: Payload

  /// What is said about the content: pages, counts, times.
  ///
  ///     APIEnvelope<[Int], PageMeta>(data: [1, 2]).meta   // nil
  public var meta: Meta?

  /// Creates a response.
  ///
  ///     APIEnvelope(data: [1, 2], meta: PageMeta(page: 1, totalPages: 3)).meta?.totalPages   // 3
  public init(data: Payload, meta: Meta? = nil) {
    self.data = data
    self.meta = meta
  }
}

extension APIEnvelope: Decodable where Payload: Decodable, Meta: Decodable {}
extension APIEnvelope: Encodable where Payload: Encodable, Meta: Encodable {}
extension APIEnvelope: Equatable where Payload: Equatable, Meta: Equatable {}
extension APIEnvelope: Hashable where Payload: Hashable, Meta: Hashable {}
extension APIEnvelope: Sendable where Payload: Sendable, Meta: Sendable {}

/// A response that is one page of many.
///
///     let page = try decoder.decode(PagedEnvelope<[User]>.self, from: json)
///     // {"data": [], "meta": {"page": 2, "total_pages": 2}} -> page.meta?.isLast true
public typealias PagedEnvelope<Payload> = APIEnvelope<Payload, PageMeta>
