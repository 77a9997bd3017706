import Foundation

/// Ratios as bars, in a drawing that needs nothing but a browser.
///
/// The axis is logarithmic: as far as twice as fast is on one side, half as fast is on the other.
struct Plot {
  let measurements: [Measurement]

  private let labelWidth = 260.0
  private let chartWidth = 520.0
  private let rowHeight = 20.0

  var svg: String {
    var lines: [String] = []
    var y = 44.0
    for group in [Case.Group.decoding, .encoding] {
      let rows = measurements.filter { $0.item.group == group }
      if rows.isEmpty { continue }
      lines.append(label(group.rawValue, x: 8, y: y + 14, extra: "font-weight=\"bold\""))
      y += rowHeight
      for row in rows {
        lines.append(bar(row, y: y))
        y += rowHeight
      }
      y += rowHeight / 2
    }
    let width = labelWidth + chartWidth + 60
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(text(width))" height="\(text(y + 8))" \
      viewBox="0 0 \(text(width)) \(text(y + 8))" font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="white"/>
      \(label("Times as fast as Foundation (medians; dark mark: target)", x: 8, y: 18))
      \(axis(to: y))
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  private var largest: Double { max(measurements.map(\.ratio).max() ?? 1, 10) * 1.1 }

  private func x(_ ratio: Double) -> Double {
    let least = 0.5
    return labelWidth + chartWidth * log(max(ratio, least) / least) / log(largest / least)
  }

  private func axis(to bottom: Double) -> String {
    [0.5, 1, 2, 4, 8, 16, 32, 64, 128].filter { $0 < largest }.map { ratio in
      let place = text(x(ratio))
      let colour = ratio == 1 ? "#333" : "#ddd"
      return "<line x1=\"\(place)\" y1=\"40\" x2=\"\(place)\" y2=\"\(text(bottom))\" "
        + "stroke=\"\(colour)\"/>"
        + label(
          "\(ratio == 0.5 ? "½" : text(ratio))×", x: x(ratio) - 6, y: 36, extra: "fill=\"#555\"")
    }.joined(separator: "\n")
  }

  private func bar(_ row: Measurement, y: Double) -> String {
    let (start, end) = (min(x(1), x(row.ratio)), max(x(1), x(row.ratio)))
    let colour = row.ratio >= row.item.target ? "#3a7d44" : "#c0392b"
    let target = text(x(row.item.target))
    return label(row.item.name, x: 16, y: y + 14)
      + "<rect x=\"\(text(start))\" y=\"\(text(y + 3))\" width=\"\(text(end - start))\" "
      + "height=\"14\" fill=\"\(colour)\"/>"
      + "<line x1=\"\(target)\" y1=\"\(text(y + 1))\" x2=\"\(target)\" y2=\"\(text(y + 19))\" "
      + "stroke=\"#111\" stroke-width=\"2\"/>"
      + label(String(format: "%.1f", row.ratio), x: end + 5, y: y + 14)
  }

  private func label(_ content: String, x: Double, y: Double, extra: String = "") -> String {
    let escaped = content.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<text x=\"\(text(x))\" y=\"\(text(y))\" \(extra)>\(escaped)</text>"
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(format: "%.1f", number)
  }
}
