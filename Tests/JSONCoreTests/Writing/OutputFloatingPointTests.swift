import Testing
@testable import JSONCore
@Test func quick() {
  var rng = SystemRandomNumberGenerator()
  func check<V: BinaryFloatingPoint & CustomStringConvertible>(_ v: V) {
    guard v.isFinite else { return }
    var b = OutputBuffer(); b.append(finite: v)
    let s = b.withBytes { String(decoding: $0, as: UTF8.self) }
    var d = v.description; if d.hasSuffix(".0") { d.removeLast(2) }
    if s != d { Issue.record("\(s) != \(d)") }
  }
  for _ in 0..<200_000 { check(Double(bitPattern: rng.next())); check(Float(bitPattern: rng.next()));
   check(Double(rng.next() >> 40) / 1e6); check(Double(Int64(bitPattern: rng.next() >> 8)) ) }
  for e in 0..<2047 { for d in [-1,0,1] as [Int64] { check(Double(bitPattern: UInt64(Int64(e) << 52 + max(d, e == 0 ? 0 : d)))) } }
  for v in [1.0,1e23,5e-324,-0.0,1e16,1e15,9007199254740993,1e-5,0.0001,0.00012,1e22,123.456] { check(v) }
}
