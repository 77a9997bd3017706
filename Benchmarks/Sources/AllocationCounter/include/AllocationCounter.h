#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the heap did between a start and a stop.
struct AllocationCounts {
  /// Blocks that were asked for; growing one counts too.
  int64_t blocks;
  /// The most bytes in use at one time, beyond those at the start.
  int64_t peak;
  /// Bytes in use at the stop, beyond those at the start.
  int64_t kept;
};

/// Whether this system lets the heap be counted.
int allocation_counter_is_available(void);
void allocation_counter_start(void);
struct AllocationCounts allocation_counter_stop(void);

#endif
