#include "AllocationCounter.h"

// With the GNU C library, the functions of the program itself stand before the library's, for every
// shared library of the process. Elsewhere nothing is counted.
#if defined(__linux__) && __has_include(<gnu/libc-version.h>)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

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

int allocation_counter_is_available(void) { return 1; }
void allocation_counter_start(void) {
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
