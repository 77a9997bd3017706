#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a type is read: by its own `init(from:)`, or without the detour through a container.
///
/// What would be a chain of tests for each value is decided once for each type.
enum ReadingPlan {
  case codable
  case bool, string, double, float
  case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case date, data, url, decimal, jsonValue, jsonNumber
  case indexed(any IndexDecodable.Type)
  case readable(any JSONReadable.Type)

  init(_ type: any Decodable.Type) {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(Bool.self): self = .bool
    case ObjectIdentifier(String.self): self = .string
    case ObjectIdentifier(Double.self): self = .double
    case ObjectIdentifier(Float.self): self = .float
    case ObjectIdentifier(Int.self): self = .int
    case ObjectIdentifier(Int8.self): self = .int8
    case ObjectIdentifier(Int16.self): self = .int16
    case ObjectIdentifier(Int32.self): self = .int32
    case ObjectIdentifier(Int64.self): self = .int64
    case ObjectIdentifier(UInt.self): self = .uint
    case ObjectIdentifier(UInt8.self): self = .uint8
    case ObjectIdentifier(UInt16.self): self = .uint16
    case ObjectIdentifier(UInt32.self): self = .uint32
    case ObjectIdentifier(UInt64.self): self = .uint64
    case ObjectIdentifier(Date.self): self = .date
    case ObjectIdentifier(Data.self): self = .data
    case ObjectIdentifier(URL.self): self = .url
    case ObjectIdentifier(Decimal.self): self = .decimal
    case ObjectIdentifier(JSONValue.self): self = .jsonValue
    case ObjectIdentifier(JSONNumber.self): self = .jsonNumber
    default:
      if let indexed = type as? any IndexDecodable.Type {
        self = .indexed(indexed)
      } else if let readable = FastJSONDecoder.directType(of: type) {
        self = .readable(readable)
      } else {
        self = .codable
      }
    }
  }
}

/// The plans of the types that a document has met.
struct PlanCache {
  private var plans = TypeCache<ReadingPlan>()

  // Inlined: this is asked for every value that is no scalar.
  @inline(__always)
  mutating func plan(for type: any Decodable.Type) -> ReadingPlan { plans[type] ?? add(type) }

  private mutating func add(_ type: any Decodable.Type) -> ReadingPlan {
    let plan = ReadingPlan(type)
    plans.insert(plan, for: type)
    return plan
  }
}
