import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// The same models as property lists, as XML and binary.
  @Suite struct PropertyListTests {
    struct Device: Codable, Equatable {
      let name: String
      let added: Date
      let token: Data
      @LossyArray var ports: [Int]
      @LossyOptional var owner: String?
      @Nullable var room: String?
      @LosslessStringCodable var serial: Int?
      @LossyDictionary var levels: [Int: Double]
    }

    static let device = Device(
      name: "lamp", added: Date(timeIntervalSince1970: 60), token: Data([1, 2]), ports: [1, 2],
      owner: nil, room: nil, serial: 42, levels: [3: 0.5])

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func makesTheRoundTrip(format: PropertyListSerialization.PropertyListFormat) throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(Self.device)
      var found = PropertyListSerialization.PropertyListFormat.openStep
      let device = try PropertyListDecoder().decode(Device.self, from: data, format: &found)
      #expect(device == Self.device)
      #expect(found == format)
    }

    static func list(_ members: String) -> Data {
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\
        <key>name</key><string>lamp</string><key>added</key><date>1970-01-01T00:01:00Z</date>\
        <key>token</key><data>AQI=</data>\(members)</dict></plist>
        """.utf8)
    }

    @Test func survivesWhatIsWrong() throws {
      let data = Self.list(
        """
        <key>ports</key><array><integer>1</integer><string>x</string></array>\
        <key>owner</key><integer>7</integer><key>serial</key><integer>42</integer>\
        <key>levels</key><dict><key>3</key><real>0.5</real><key>x</key><real>1</real></dict>
        """)
      let (device, report) = try DecodingReport.collect {
        try PropertyListDecoder().decode(Device.self, from: data)
      }
      #expect(device.ports == [1])
      #expect(device.owner == nil)
      #expect(device.serial == 42)
      #expect(device.levels == [3: 0.5])
      #expect(
        report.issues.map(\.path.description) == ["$.ports[1]", "$.owner", "$.levels.x"])
    }

    @Test func refusesAMissingKey() {
      #expect(throws: DecodingError.self) {
        try PropertyListDecoder().decode(Device.self, from: Self.list(""))
      }
    }
  }
}
