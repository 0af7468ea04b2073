// SPDX-License-Identifier: MIT
#include "core/base/large_block.h"

#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

#include "core/base/large_pages.h"

namespace shinglescope {
namespace {

constexpr std::size_t kLargePage = 2U << 20U;
constexpr std::size_t kMappedFrom = 2 * kLargePage;

std::size_t roundedUp(std::size_t bytes) {
  return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

/// Maps whole large pages, aligned to a large page.
char *mapped(std::size_t bytes) {
  if (bytes > std::numeric_limits<std::size_t>::max() / 2) throw std::bad_alloc();
  const std::size_t wanted = roundedUp(bytes) + kLargePage;
  void *memory = mmap(nullptr, wanted, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  char *from = static_cast<char *>(memory);
  const std::size_t head =
      roundedUp(reinterpret_cast<std::uintptr_t>(from)) - reinterpret_cast<std::uintptr_t>(from);
  char *data = from + head;
  if (head > 0) munmap(from, head);
  if (head < kLargePage) munmap(data + roundedUp(bytes), kLargePage - head);
  preferLargePages(data, roundedUp(bytes));
  return data;
}

}  // namespace

LargeBlock::LargeBlock(std::size_t bytes) : m_size(bytes) {
  if (bytes >= kMappedFrom) {
    m_data = mapped(bytes);
  } else {
    m_data = static_cast<char *>(std::malloc(bytes > 0 ? bytes : 1));
    if (m_data == nullptr) throw std::bad_alloc();
  }
}

void LargeBlock::grow(std::size_t bytes) {
  if (bytes <= m_size) return;
  if (m_size < kMappedFrom) {
    LargeBlock next(bytes);
    if (m_size > 0) std::memcpy(next.m_data, m_data, m_size);
    *this = std::move(next);
    return;
  }
  char *next = mapped(bytes);
  const std::size_t moved = roundedUp(m_size);
  if (mremap(m_data, moved, moved, MREMAP_MAYMOVE | MREMAP_FIXED, next) == MAP_FAILED) {
    munmap(next, roundedUp(bytes));
    throw std::bad_alloc();
  }
  m_data = next;
  m_size = bytes;
}

LargeBlock::~LargeBlock() {
  if (m_size >= kMappedFrom) {
    munmap(m_data, roundedUp(m_size));
  } else {
    std::free(m_data);
  }
}

}  // namespace shinglescope
