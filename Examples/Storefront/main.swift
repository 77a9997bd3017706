// Decodes the sample orders and prints what each of them holds and what had to be recovered.
//
//     swift run Storefront

import CodableKit
import Foundation

let payloads = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Payloads/orders")

var options = DecodingReport.Options()
options.includesNullDefaults = true

for number in [1001, 1002, 1003] {
  let name = "order-\(number).json"
  let data = try Data(contentsOf: payloads.appendingPathComponent(name))
  do {
    let (order, report) = try DecodingReport.collect(options, from: data, named: name) {
      try JSONDecoder().decode(Order.self, from: data)
    }
    print(summary(of: order))
    if !report.isEmpty { print(report) }
  } catch let error as DecodingError {
    print(error.explanation(in: data, named: name))
  }
}

func summary(of order: Order) -> String {
  let items = order.items.map { "\($0.quantity) × \($0.sku)" }.joined(separator: ", ")
  let payments = order.payments.map(\.kind.rawValue).joined(separator: ", ")
  return """
    order \(order.id) of \(order.customer.name): \(items)
      total \(order.total), paid by \(payments); coupons \(order.coupons)
    """
}
