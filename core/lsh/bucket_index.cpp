#include "core/lsh/bucket_index.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

/// Below this a comparison sort beats the fixed cost of the radix passes.
constexpr std::size_t kSmallIndex = 4096;
constexpr std::size_t kTextsPerPoll = 1U << 16U;

}  // namespace

std::uint32_t bandKey(std::span<const std::uint32_t> band) {
  std::uint64_t key = 0x9e3779b97f4a7c15ULL;
  for (const std::uint32_t value : band) key = mix64(key ^ value) + 0x9e3779b97f4a7c15ULL;
  return static_cast<std::uint32_t>(key >> 32U);
}

Result<void> BucketIndex::build(const SignatureMatrix &signatures,
                                std::span<const std::uint32_t> texts, const BandPlan &plan,
                                std::uint32_t band, const RunContext &context) {
  m_entries.resize(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto signature = signatures[TextId{texts[i]}];
    m_entries[i] = {bandKey(signature.subspan(std::size_t{band} * plan.rows, plan.rows)), texts[i]};
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

bool isBandEqual(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                 const BandPlan &plan, std::uint32_t band) {
  const std::size_t begin = std::size_t{band} * plan.rows;
  return std::equal(a.begin() + begin, a.begin() + begin + plan.rows, b.begin() + begin);
}

std::uint32_t countSharedBands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                               const BandPlan &plan) {
  std::uint32_t shared = 0;
  for (std::uint32_t band = 0; band < plan.bands; ++band)
    shared += isBandEqual(a, b, plan, band) ? 1U : 0U;
  return shared;
}

}  // namespace shinglescope
