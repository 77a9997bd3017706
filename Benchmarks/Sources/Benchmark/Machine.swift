import Foundation

/// What has to be known of where figures come from.
enum Machine {
  static var description: String {
    let date = Date().formatted(.iso8601.year().month().day())
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(date). \(swiftVersion). \(system). \(processor), \(cores) cores in use."
  }

  /// The compiler on the path, which is the one that `swift run` has used.
  private static var swiftVersion: String {
    firstLine(of: "swift", "--version")
  }

  private static var processor: String {
    let model = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? firstLine(of: "sysctl", "-n", "machdep.cpu.brand_string")
  }

  private static func firstLine(of command: String...) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "\(command[0]): unknown" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
      ?? "\(command[0]): unknown"
  }
}
