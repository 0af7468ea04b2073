#include "core/pipeline/shingle_tally.h"

#include <algorithm>
#include <bit>

#include "core/base/hash.h"

namespace shinglescope {
namespace {

constexpr std::size_t kBitsPerShingle = 8;
constexpr std::size_t kSlotsPerShingle = 2;
constexpr std::size_t kShingleBitsPerWord = 64;
constexpr std::size_t kPrefetchAhead = 16;
constexpr std::size_t kSampledShingles = 4096;

}  // namespace

ShingleTally::ShingleTally(const ShingleSets &sets)
    : m_shingles(sets.values), m_distinct(kSampledShingles) {
  std::ranges::sort(m_shingles);
  const std::vector<std::uint64_t> all = m_shingles;
  const auto repeated = std::ranges::unique(m_shingles);
  m_shingles.erase(repeated.begin(), repeated.end());
  m_holders.assign(m_shingles.size(), 0);
  m_noted.assign(m_shingles.size(), 0);
  m_lastText.assign(m_shingles.size(), 0);
  m_bitMask = std::bit_ceil(kBitsPerShingle * m_shingles.size() + kShingleBitsPerWord) - 1;
  m_slotMask = std::bit_ceil(kSlotsPerShingle * m_shingles.size() + 1) - 1;
  m_isThere.resize((m_bitMask + 1) / kShingleBitsPerWord);
  m_slots.resize(m_slotMask + 1);
  std::size_t next = 0;
  for (std::uint32_t number = 0; number < m_shingles.size(); ++number) {
    const std::uint64_t shingle = m_shingles[number];
    for (; next < all.size() && all[next] == shingle; ++next) ++m_holders[number];
    m_isThere[(shingle & m_bitMask) / kShingleBitsPerWord] |= std::uint64_t{1}
                                                              << shingle % kShingleBitsPerWord;
    std::size_t slot = shingle & m_slotMask;
    while (m_slots[slot] != 0) slot = (slot + 1) & m_slotMask;
    m_slots[slot] = number + 1;
  }
}

std::uint32_t ShingleTally::find(std::uint64_t shingle) const {
  const std::uint64_t word = m_isThere[(shingle & m_bitMask) / kShingleBitsPerWord];
  if ((word >> shingle % kShingleBitsPerWord & 1U) == 0) return kNone;
  for (std::size_t slot = shingle & m_slotMask; m_slots[slot] != 0; slot = (slot + 1) & m_slotMask)
    if (m_shingles[m_slots[slot] - 1] == shingle) return m_slots[slot] - 1;
  return kNone;
}

void ShingleTally::note(std::span<const std::uint64_t> shingles) {
  ++m_texts;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    const std::size_t ahead = std::min(i + kPrefetchAhead, shingles.size() - 1);
    __builtin_prefetch(&m_slots[shingles[ahead] & m_slotMask]);
    m_distinct.add(mix64(shingles[i]), i);
    const std::uint32_t number = find(shingles[i]);
    if (number == kNone || m_lastText[number] == m_texts) continue;
    m_lastText[number] = m_texts;
    ++m_noted[number];
  }
}

}  // namespace shinglescope
