#include "core/tune/comparison/sampled_buckets.h"

#include <bit>
#include <utility>

namespace shinglescope {

SampledBuckets::SampledBuckets(std::vector<std::span<const std::uint32_t>> signatures,
                               const BandPlan &plan)
    : m_signatures(std::move(signatures)), m_plan(plan) {
  const auto texts = static_cast<std::uint32_t>(m_signatures.size());
  m_bits = static_cast<std::uint32_t>(std::bit_width(2 * texts + 1));
  m_keys.resize(std::size_t{texts} * plan.bands);
  m_next.assign(m_keys.size(), kEnd);
  m_heads.assign(std::size_t{plan.bands} << m_bits, kEnd);
  for (std::uint32_t slot = 0; slot < texts; ++slot) {
    const std::uint32_t first = slot * plan.bands;
    writeBandKeys(m_signatures[slot].first(plan.hashes()), plan, {&m_keys[first], plan.bands});
    for (std::uint32_t band = 0; band < plan.bands; ++band) {
      std::uint32_t &head = m_heads[headOf(band, m_keys[first + band])];
      m_next[first + band] = std::exchange(head, first + band);
    }
  }
}

}  // namespace shinglescope
