// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/lsh/band_keys.h"

namespace shinglescope {

/// The buckets of a few texts under one band plan. Finds those of the few texts that share a band
/// with any given text. Immutable once built, so any thread may query it; refers to the signatures.
/// 16 to 24 bytes per text and band.
class SampledBuckets {
 public:
  /// `signatures[slot]` belong to the few texts and have at least plan.numHashes() values.
  SampledBuckets(std::vector<std::span<const std::uint32_t>> signatures, const BandPlan &plan)
      : m_signatures(std::move(signatures)), m_plan(plan) {
    const auto texts = static_cast<std::uint32_t>(m_signatures.size());
    m_bits = static_cast<std::uint32_t>(std::bit_width(2 * texts + 1));
    m_keys.resize(std::size_t{texts} * plan.bands);
    m_next.assign(m_keys.size(), kEnd);
    m_heads.assign(std::size_t{plan.bands} << m_bits, kEnd);
    for (std::uint32_t slot = 0; slot < texts; ++slot) {
      const std::uint32_t first = slot * plan.bands;
      writeBandKeys(m_signatures[slot].first(plan.numHashes()), plan, {&m_keys[first], plan.bands});
      for (std::uint32_t band = 0; band < plan.bands; ++band) {
        std::uint32_t &head = m_heads[headOf(band, m_keys[first + band])];
        m_next[first + band] = std::exchange(head, first + band);
      }
    }
  }

  const BandPlan &plan() const { return m_plan; }

  /// The query state of one thread.
  struct Scratch {
    std::vector<std::uint32_t> keys;
    std::vector<std::uint32_t> seenBy;  ///< by slot: the last query that visited it
    std::uint32_t question = 0;
  };

  /// Calls `visit(slot)` once for each text that shares a band with this signature, including
  /// itself if it is one of them. O(values + texts that share a key).
  template <class Visit>
  void forEachSharing(std::span<const std::uint32_t> signature, Scratch &scratch,
                      Visit visit) const {
    scratch.keys.resize(m_plan.bands);
    scratch.seenBy.resize(m_signatures.size());
    const std::span<const std::uint32_t> values = signature.first(m_plan.numHashes());
    writeBandKeys(values, m_plan, scratch.keys);
    ++scratch.question;
    for (std::uint32_t band = 0; band < m_plan.bands; ++band) {
      const std::uint32_t key = scratch.keys[band];
      for (std::uint32_t at = m_heads[headOf(band, key)]; at != kEnd; at = m_next[at]) {
        const std::uint32_t slot = at / m_plan.bands;
        if (m_keys[at] != key || scratch.seenBy[slot] == scratch.question) continue;
        if (!isBandEqual(values, m_signatures[slot], m_plan, band)) continue;
        scratch.seenBy[slot] = scratch.question;
        visit(slot);
      }
    }
  }

 private:
  static constexpr std::uint32_t kEnd = 0xFFFFFFFFU;

  std::size_t headOf(std::uint32_t band, std::uint32_t key) const {
    return (std::size_t{band} << m_bits) + ((key * 0x9E3779B9U) >> (32U - m_bits));
  }

  std::vector<std::span<const std::uint32_t>> m_signatures;
  BandPlan m_plan;
  std::uint32_t m_bits = 1;
  std::vector<std::uint32_t> m_keys;  ///< slot by slot, the keys of its bands
  /// For each band and hash of a key: the first position in m_keys. Two to four per text and band.
  std::vector<std::uint32_t> m_heads;
  std::vector<std::uint32_t> m_next;  ///< by position: the next with the same hash
};

}  // namespace shinglescope
