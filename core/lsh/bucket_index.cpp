#include "core/lsh/bucket_index.h"

#include <algorithm>

#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

/// Below this a comparison sort beats the fixed cost of the radix passes.
constexpr std::size_t kSmallIndex = 4096;
constexpr std::size_t kTextsPerPoll = 1U << 16U;

}  // namespace

Result<void> BucketIndex::build(std::span<const std::uint32_t> keys,
                                std::span<const std::uint32_t> texts, const RunContext &context) {
  m_entries.resize(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    m_entries[i] = {keys[texts[i]], texts[i]};
  }
  // The texts ascend and the radix sort is stable, so buckets ascend by text.
  if (m_entries.size() < kSmallIndex) {
    std::sort(m_entries.begin(), m_entries.end(), [](const BandEntry &a, const BandEntry &b) {
      return a.key != b.key ? a.key < b.key : a.text < b.text;
    });
    return {};
  }
  const auto keyOf = [](const BandEntry &entry) { return entry.key; };
  if (!radixSort<32>(m_entries, m_scratch, keyOf, context)) return cancelledError();
  return {};
}

std::size_t BucketIndex::bucketEnd(std::size_t begin) const {
  std::size_t end = begin + 1;
  while (end < m_entries.size() && m_entries[end].key == m_entries[begin].key) ++end;
  return end;
}

}  // namespace shinglescope
