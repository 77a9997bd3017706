#include "AllocationCounter.h"

// With the GNU C library, the functions of the program itself stand before the library's, for every
// shared library of the process. Elsewhere nothing is counted.
#if defined(__linux__) && __has_include(<gnu/libc-version.h>)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_int is_counting;
static atomic_llong blocks, bytes, peak;

static void grow(long long size) {
  long long now = atomic_fetch_add(&bytes, size) + size;
  long long highest = atomic_load(&peak);
  while (now > highest && !atomic_compare_exchange_weak(&peak, &highest, now)) {
  }
}

static void *counted(void *block) {
  if (__builtin_expect(is_counting, 0) && block) {
    atomic_fetch_add(&blocks, 1);
    grow((long long)malloc_usable_size(block));
  }
  return block;
}

static void *discounted(void *block) {
  if (__builtin_expect(is_counting, 0) && block) grow(-(long long)malloc_usable_size(block));
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}
void free(void *block) { __libc_free(discounted(block)); }
void *realloc(void *block, size_t size) {
  if (!__builtin_expect(is_counting, 0)) return __libc_realloc(block, size);
  long long before = block ? (long long)malloc_usable_size(block) : 0;
  // A block with pages of its own is moved with them. Another that moves was there twice meanwhile.
  int has_own_pages = block && (((size_t *)block)[-1] & 2);
  void *larger = __libc_realloc(block, size);
  if (larger == block || has_own_pages) grow(-before);
  counted(larger);
  if (block && larger && larger != block && !has_own_pages) grow(-before);
  return larger;
}

// A long text has pages of its own, in a range of addresses of which only the first have memory.
// What is counted is this memory, of the ranges that were made since the counting began. One thread
// is enough here: the benchmark has no other.
enum { MAX_RANGES = 64 };
static struct range { char *start, *end, *filled; } ranges[MAX_RANGES];

static struct range *range_of(void *place) {
  for (int index = 0; index < MAX_RANGES; index++) {
    struct range *range = &ranges[index];
    if (range->start && range->start <= (char *)place && (char *)place < range->end) return range;
  }
  return NULL;
}

static void fill_to(struct range *range, char *end) {
  grow(end - range->filled);
  range->filled = end;
}

void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  static void *(*system_mmap)(void *, size_t, int, int, int, off_t);
  if (!system_mmap) system_mmap = dlsym(RTLD_NEXT, "mmap");
  void *start = system_mmap(place, size, protection, flags, file, offset);
  if (is_counting && start != MAP_FAILED && flags & MAP_NORESERVE) {
    for (int index = 0; index < MAX_RANGES; index++) {
      if (ranges[index].start) continue;
      ranges[index] = (struct range){start, (char *)start + size, start};
      atomic_fetch_add(&blocks, 1);
      break;
    }
  }
  return start;
}

int madvise(void *place, size_t size, int advice) {
  static int (*system_madvise)(void *, size_t, int);
  if (!system_madvise) system_madvise = dlsym(RTLD_NEXT, "madvise");
  int result = system_madvise(place, size, advice);
  struct range *range = is_counting && advice == 23 ? range_of(place) : NULL;
  if (range && (char *)place + size > range->filled) {
    atomic_fetch_add(&blocks, 1);
    fill_to(range, (char *)place + size);
  }
  return result;
}

int munmap(void *place, size_t size) {
  static int (*system_munmap)(void *, size_t);
  if (!system_munmap) system_munmap = dlsym(RTLD_NEXT, "munmap");
  struct range *range = is_counting ? range_of(place) : NULL;
  if (range) {
    if ((char *)place < range->filled) fill_to(range, place);
    range->end = place;
    if (range->end == range->start) range->start = NULL;
  }
  return system_munmap(place, size);
}

int allocation_counter_is_available(void) { return 1; }
void allocation_counter_start(void) {
  for (int index = 0; index < MAX_RANGES; index++) ranges[index].start = NULL;
  blocks = bytes = peak = 0;
  is_counting = 1;
}
struct AllocationCounts allocation_counter_stop(void) {
  is_counting = 0;
  return (struct AllocationCounts){blocks, peak, bytes};
}

#else

int allocation_counter_is_available(void) { return 0; }
void allocation_counter_start(void) {}
struct AllocationCounts allocation_counter_stop(void) { return (struct AllocationCounts){0, 0, 0}; }

#endif
