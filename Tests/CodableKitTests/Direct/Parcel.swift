import CodableKit
import Foundation

/// A model with a direct path as the macro writes it: scalars, optionals, nested values, wrappers,
/// types of Foundation, and a type that has no direct path.
struct Parcel: Codable, Equatable {
  var id: Int
  var name: String
  var weight: Double?
  var sender: Sender
  var stops: [Sender]
  var labels: [String: Int]
  @LossyArray var scans: [Int]
  @LossyValue var size: Int?
  @LossyOptional var note: String?
  @Nullable var colour: String?
  @Coded<Lossy<[Lossy<[Int]>]>> var grid: [[Int]]
  @Coded<UnixSeconds?> var sentAt: Date?
  var at: Date?
  var link: URL?
  var extra: Extra?

  struct Sender: Codable, Equatable {
    var city: String
    var zip: Int?
  }

  /// Has only its `Codable` conformance, with a path of its own.
  struct Extra: Codable, Equatable {
    var kind: String
    var items: [Double]
  }

  static let text = #"""
    {"id":7,"name":"Parcel \u00e9","weight":2.5,"sender":{"city":"Ulm","zip":89073},
     "stops":[{"city":"A"},{"city":"B","zip":null}],"labels":{"x":1,"y":2},"scans":[1,2,3],"size":4,
     "note":"n","colour":null,"grid":[[1,2],[3]],"sentAt":60,"at":10.5,"link":"https://example.org/a",
     "extra":{"kind":"k","items":[1,2.5]},"unknown":[{"a":null}]}
    """#
}

extension Parcel: JSONReadable, JSONWritable {
  init(from reader: inout JSONReader) throws(JSONError) {
    var id: Int?
    var name: String?
    var weight: Double?
    var sender: Sender?
    var stops: [Sender]?
    var labels: [String: Int]?
    var scans: LossyArray<Int>?
    var size: LossyValue<Int>?
    var note: LossyOptional<String>?
    var colour: Nullable<String>?
    var grid: Coded<Lossy<[Lossy<[Int]>]>>?
    var sentAt: Coded<UnixSeconds?>?
    var at: Date?
    var link: URL?
    var extra: Extra?
    var members = try reader.readObject(
      names: """
        id
        name
        weight
        sender
        stops
        labels
        scans
        size
        note
        colour
        grid
        sentAt
        at
        link
        extra
        """)
    while try members.next(&reader) {
      switch members.index {
      case 0: id = try reader.read(Int.self)
      case 1: name = try reader.read(String.self)
      case 2: weight = try reader.read(Double?.self)
      case 3: sender = try reader.read(Sender.self)
      case 4: stops = try reader.read([Sender].self)
      case 5: labels = try reader.read([String: Int].self)
      case 6: scans = try reader.read(LossyArray<Int>.self)
      case 7: size = try reader.read(LossyValue<Int>.self)
      case 8: note = try reader.read(LossyOptional<String>.self)
      case 9: colour = try reader.read(Nullable<String>.self)
      case 10: grid = try reader.read(Coded<Lossy<[Lossy<[Int]>]>>.self)
      case 11: sentAt = try reader.read(Coded<UnixSeconds?>.self)
      case 12: at = try reader.read(Date?.self)
      case 13: link = try reader.read(URL?.self)
      case 14: extra = try reader.read(Extra?.self)
      default: try reader.skipValue()
      }
    }
    self.id = try members.value(id, 0)
    self.name = try members.value(name, 1)
    self.weight = weight
    self.sender = try members.value(sender, 3)
    self.stops = try members.value(stops, 4)
    self.labels = try members.value(labels, 5)
    self._scans = try members.value(scans, 6)
    self._size = try members.value(size, 7)
    self._note = try members.value(note, 8)
    self._colour = try members.value(colour, 9)
    self._grid = try members.value(grid, 10)
    self._sentAt = try members.value(sentAt, 11)
    self.at = at
    self.link = link
    self.extra = extra
  }

  func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    writer.writeKey(literal: "id")
    try writer.writeValue(id)
    writer.writeKey(literal: "name")
    try writer.writeValue(name)
    if let weight {
      writer.writeKey(literal: "weight")
      try writer.writeValue(weight)
    }
    writer.writeKey(literal: "sender")
    try writer.writeValue(sender)
    writer.writeKey(literal: "stops")
    try writer.writeValue(stops)
    writer.writeKey(literal: "labels")
    try writer.writeValue(labels)
    try writer.writeMember(_scans, literal: "scans")
    try writer.writeMember(_size, literal: "size")
    try writer.writeMember(_note, literal: "note")
    try writer.writeMember(_colour, literal: "colour")
    try writer.writeMember(_grid, literal: "grid")
    try writer.writeMember(_sentAt, literal: "sentAt")
    if let at {
      writer.writeKey(literal: "at")
      try writer.writeValue(at)
    }
    if let link {
      writer.writeKey(literal: "link")
      try writer.writeValue(link)
    }
    if let extra {
      writer.writeKey(literal: "extra")
      try writer.writeValue(extra)
    }
    writer.endObject()
  }
}

extension Parcel.Sender: JSONReadable, JSONWritable {
  init(from reader: inout JSONReader) throws(JSONError) {
    var city: String?
    var zip: Int?
    var members = try reader.readObject(
      names: """
        city
        zip
        """)
    while try members.next(&reader) {
      switch members.index {
      case 0: city = try reader.read(String.self)
      case 1: zip = try reader.read(Int?.self)
      default: try reader.skipValue()
      }
    }
    self.city = try members.value(city, 0)
    self.zip = zip
  }

  func write(to writer: inout JSONWriter) throws(JSONWritingError) {
    try writer.beginObject()
    writer.writeKey(literal: "city")
    try writer.writeValue(city)
    if let zip {
      writer.writeKey(literal: "zip")
      try writer.writeValue(zip)
    }
    writer.endObject()
  }
}
