import CodableKit
import CodableKitTestSupport
import Foundation
import Testing

extension Patterns {
  /// One form of dates for the whole document, set on the decoder.
  ///
  /// Wrapped dates follow it.
  @Suite struct DateStrategiesTests {
    struct Visit: Codable, Equatable {
      let begin: Date
      @LossyArray var stops: [Date]
      @LossyOptional var end: Date?
      @Nullable var planned: Date?
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let name: String
      /// The text of the minute after 1970 began, as JSON.
      let minute: String
      let configure: @Sendable (JSONDecoder, JSONEncoder) -> Void
      var testDescription: String { name }
    }

    static let rows: [Row] = [
      Row(name: "ISO 8601", minute: #""1970-01-01T00:01:00Z""#) { decoder, encoder in
        decoder.dateDecodingStrategy = .iso8601
        encoder.dateEncodingStrategy = .iso8601
      },
      Row(name: "seconds since 1970", minute: "60") { decoder, encoder in
        decoder.dateDecodingStrategy = .secondsSince1970
        encoder.dateEncodingStrategy = .secondsSince1970
      },
      Row(name: "milliseconds since 1970", minute: "60000") { decoder, encoder in
        decoder.dateDecodingStrategy = .millisecondsSince1970
        encoder.dateEncodingStrategy = .millisecondsSince1970
      },
      Row(name: "the default: seconds since 2001", minute: "-978307140") { decoder, encoder in
        decoder.dateDecodingStrategy = .deferredToDate
        encoder.dateEncodingStrategy = .deferredToDate
      },
      Row(name: "a formatter of one's own", minute: #""01/01/1970 00:01""#) { decoder, encoder in
        let formatter = DateFormatter()
        formatter.dateFormat = "dd/MM/yyyy HH:mm"
        // Without these two, the user's region and time zone would decide what the text means.
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        decoder.dateDecodingStrategy = .formatted(formatter)
        encoder.dateEncodingStrategy = .formatted(formatter)
      },
    ]

    @Test(arguments: rows)
    func readsAndWritesOneForm(row: Row) throws {
      let decoder = JSONDecoder()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      row.configure(decoder, encoder)
      let date = row.minute
      let text = #"{"begin":\#(date),"planned":null,"stops":[\#(date)]}"#
      let minute = Date(timeIntervalSince1970: 60)

      let visit = try decoder.decode(Visit.self, from: Data(text.utf8))
      #expect(visit == Visit(begin: minute, stops: [minute], end: nil, planned: nil))
      #expect(String(decoding: try encoder.encode(visit), as: UTF8.self) == text)
    }

    @Test(arguments: rows)
    func dropsABadDateAlone(row: Row) throws {
      let decoder = JSONDecoder()
      row.configure(decoder, JSONEncoder())
      let text = #"{"begin":\#(row.minute),"stops":["soon",\#(row.minute),true],"end":{}}"#
      let (visit, report) = try DecodingReport.collect {
        try decoder.decode(Visit.self, from: Data(text.utf8))
      }
      #expect(visit.stops == [Date(timeIntervalSince1970: 60)])
      #expect(visit.end == nil)
      #expect(report.issues.map(\.path.description) == ["$.stops[0]", "$.stops[2]", "$.end"])
    }

    /// Several forms in one document: a closure that tries one after the other.
    static func decoderOfSeveralForms() -> JSONDecoder {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        if let seconds = try? container.decode(Double.self) {
          return Date(timeIntervalSince1970: seconds)
        }
        let text = try container.decode(String.self)
        for style in [
          Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
          Date.ISO8601FormatStyle().year().month().day(),
        ] {
          if let date = try? Date(text, strategy: style) { return date }
        }
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "No form of date that this API sends: \(text)")
      }
      return decoder
    }

    @Test func readsSeveralFormsByAClosure() throws {
      let text = """
        {"begin":"1970-01-01","stops":[60,"1970-01-01T00:01:00Z","1970-01-01T00:01:00.500Z","soon"],\
        "planned":"1970-01-01T02:01:00+02:00"}
        """
      let (visit, report) = try DecodingReport.collect {
        try Self.decoderOfSeveralForms().decode(Visit.self, from: Data(text.utf8))
      }
      #expect(visit.begin == Date(timeIntervalSince1970: 0))
      #expect(visit.stops.map(\.timeIntervalSince1970) == [60, 60, 60.5])
      #expect(visit.planned == Date(timeIntervalSince1970: 60))
      #expect(
        report.description == """
          warning: dropped element: expected Date, found string "soon" \
          (No form of date that this API sends: soon)
            at $.stops[3]
          """)
    }

    /// A form for each property, whatever the decoder is set to and whichever decoder it is.
    struct Ticket: Codable, Equatable {
      @Coded<FirstOf<ISO8601, FirstOf<UnixSeconds, DateOnly>>> var sold: Date
      @Coded<Lossy<[UnixMilliseconds]>> var scans: [Date]
      @Coded<DateOnly?> var day: Date?
    }

    @Test(arguments: TestFormat.allCases)
    func readsSeveralFormsByStrategies(format: TestFormat) throws {
      let minute = Date(timeIntervalSince1970: 60)
      for sold in [#""1970-01-01T00:01:00Z""#, "60"] {
        let ticket = try format.decode(
          Ticket.self, from: #"{"sold":\#(sold),"scans":[60000,"x"],"day":"1970-01-02"}"#)
        #expect(
          ticket
            == Ticket(sold: minute, scans: [minute], day: Date(timeIntervalSince1970: 86_400)))
      }
      let text = #"{"scans":[60000],"sold":"1970-01-01T00:01:00Z"}"#
      #expect(try json(Ticket(sold: minute, scans: [minute], day: nil)) == text)
    }
  }
}
