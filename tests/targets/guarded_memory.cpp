// SPDX-License-Identifier: MIT
#include "tests/targets/guarded_memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <new>

namespace shinglescope::targets {

namespace {

std::size_t pageBytes() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

}  // namespace

GuardedMemory::GuardedMemory(std::size_t size) : m_size((size / pageBytes() + 1) * pageBytes()) {
  void *const all =
      mmap(nullptr, m_size + 2 * pageBytes(), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) throw std::bad_alloc();
  m_begin = static_cast<char *>(all) + pageBytes();
  if (mprotect(m_begin, m_size, PROT_READ | PROT_WRITE) != 0) throw std::bad_alloc();
  std::memset(m_begin, 0xC3, m_size);
}

GuardedMemory::~GuardedMemory() { munmap(m_begin - pageBytes(), m_size + 2 * pageBytes()); }

std::string_view GuardedMemory::copyTo(char *place, std::string_view text) const {
  std::memcpy(place, text.data(), text.size());
  return {place, text.size()};
}

}  // namespace shinglescope::targets
