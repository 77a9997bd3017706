import Foundation
import Testing
@testable import CodableKit

struct AnyKey: CodingKey { var stringValue: String; var intValue: Int?; init(stringValue s: String) { stringValue = s; intValue=nil}; init?(intValue i: Int) { stringValue = "\(i)"; intValue=i}; init(_ s: String) { stringValue = s } }
struct G: Encodable { let f: (any Encoder) throws -> Void; init(_ f: @escaping (any Encoder) throws -> Void) { self.f = f }; func encode(to e: any Encoder) throws { try f(e) } }
func ours<T: Encodable>(_ v: T, _ f: (FastJSONEncoder)->Void = {_ in}) -> String {
  let e = FastJSONEncoder(); f(e)
  do { return try e.encodeToString(v) } catch { return "\(error)" }
}
@Test func quickEnc() throws {
  struct U: Encodable { var a = 1, b = "x/y", c: [Int]? = nil, d = [1.5, 2], e = ["k": [1: 2]], f = Date(timeIntervalSince1970: 0), g: Float = 3.14, h: [Int?] = [1,nil] , u = URL(string: "http://a.b")!, data = Data([1,2,3]) }
  print(ours(U()))
  print(ours([U(), U()]) { $0.outputFormatting = [.sortedKeys, .prettyPrinted] })
print(ours(G { e in var c = e.container(keyedBy: AnyKey.self); try c.encode(1, forKey: AnyKey("a")); try c.encode(2, forKey: AnyKey("a")) }))
print(ours(G { e in var c = e.container(keyedBy: AnyKey.self); var n = c.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("a")); try n.encode(1, forKey: AnyKey("x")); try c.encode(3, forKey: AnyKey("b"));  var m = c.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("a")); try m.encode(2, forKey: AnyKey("y")); try n.encode(5, forKey: AnyKey("z")) }) { $0.outputFormatting = .sortedKeys })
print(ours(G { e in var c = e.container(keyedBy: AnyKey.self); let s = c.superEncoder(); try c.encode(1, forKey: AnyKey("a")); try 5.encode(to: s); _ = c.superEncoder(forKey: AnyKey("k")) }) { $0.outputFormatting = .sortedKeys })
print(ours(G { e in var c = e.unkeyedContainer(); let s = c.superEncoder(); try c.encode(1); try 5.encode(to: s); print("count", c.count); _ = c.superEncoder(); try c.encode(7);print("count", c.count) }) { $0.outputFormatting = .sortedKeys })
print(ours(G { e in var c = e.container(keyedBy: AnyKey.self); try? c.encode(Double.nan, forKey: AnyKey("q")); try c.encode(1, forKey: AnyKey("b"));try? c.encode([1,Double.nan], forKey: AnyKey("z")); try c.encode([1], forKey: AnyKey("y")) }))
print(ours(G { e in var c = e.unkeyedContainer(); var a = c.nestedUnkeyedContainer(); var b = c.nestedUnkeyedContainer(); for i in 0..<5 { try a.encode(i); try b.encode(-i) }; try c.encode(9); try b.encode(4) }))
print(ours(["k": G { e in var c = e.container(keyedBy: AnyKey.self); var u = c.nestedUnkeyedContainer(forKey: AnyKey("k")); try u.encode(1); let s = u.superEncoder(); print("spath", s.codingPath.map(\.stringValue)); try Double.nan.encode(to: s) }]))
print(ours(G { _ in })); print(ours([G { _ in }])); print(ours(["a": G {_ in}]))
print(ours([1, Double.nan])); print(ours([[1, Double.nan]]))
print(ours([G{ e in final class Box { var c: KeyedEncodingContainer<AnyKey>? }; let b = Box(); var c = e.container(keyedBy: AnyKey.self); try c.encode(G { e in b.c = e.container(keyedBy: AnyKey.self); try b.c!.encode(1, forKey: AnyKey("in")) }, forKey: AnyKey("k")); try b.c!.encode(2, forKey: AnyKey("late")) ; try c.encode(4, forKey: AnyKey("k2")) }]))
}
