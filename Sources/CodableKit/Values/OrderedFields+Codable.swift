extension OrderedFields: Decodable where Value: Decodable {
  /// Reads an object, in the order of the document where the decoder tells it.
  ///
  /// Throws `DecodingError.typeMismatch` for anything else.
  ///
  ///     try FastJSONDecoder().decode(OrderedFields<Int>.self, from: #"{"b":1,"a":2}"#).keys
  ///     // ["b", "a"]
  public init(from decoder: any Decoder) throws {
    if let node = decoder as? NodeDecoder {
      try self.init(from: node.document, at: node.place)
      return
    }
    // As a dictionary, since only its keys are safe from a decoder's key strategy.
    let members = try decoder.singleValueContainer().decode([String: Value].self)
    self.init(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
  }
}

extension OrderedFields: IndexDecodable where Value: Decodable {
  init(from document: JSONDocument, at place: Int) throws {
    guard document.node(at: place).kind == .object else {
      throw document.unfit([String: Any].self, at: place)
    }
    self.init()
    document.index.leave(.keysAreData, at: place)
    let plan = document.plans.plan(for: Value.self)
    try document.forEachPair(in: place) { key, place in
      let key = document.index.text(of: key)
      let value = try document.decode(Value.self, by: plan, at: place)
      // A repeated key keeps its first place, and the value that the decoder's policy says.
      if self[key] == nil || document.keepsLast { self[key] = value }
    }
  }
}

extension OrderedFields: Encodable where Value: Encodable {
  /// Writes an object, in order where the encoder keeps it.
  ///
  ///     try FastJSONEncoder().encodeToString(["b": 1, "a": 2] as OrderedFields<Int>)
  ///     // {"b":1,"a":2}
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: zip(keys, values)))
  }
}

extension OrderedFields: WriterProviding where Value: Encodable {
  static var writer: any ValueWriter.Type { OrderedFieldsWriter<Value>.self }
}

private enum OrderedFieldsWriter<Value: Encodable>: ValueWriter {
  static func write(_ fields: OrderedFields<Value>, in node: EncodingNode) throws {
    try DictionaryWriter<Value>.write(members: fields, isOrdered: true, in: node)
  }
}
