import Foundation

/// Seconds of the processor that this thread has used while `body` ran.
///
/// Unlike the time on the clock it does not grow when other tests or processes have the machine.
public func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = threadSeconds()
  try body()
  return threadSeconds() - start
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
