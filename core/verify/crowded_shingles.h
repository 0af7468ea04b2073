// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

namespace shinglescope {

/// Counts the shingles that found no free slot near their place in a hash table, by their keys.
/// Practically only crafted texts have such shingles: hashes are not secret, so many different
/// shingles can be made to fall into the same slots. A tree, so no key is slower than another.
/// Several threads may add at once.
class CrowdedShingles {
 public:
  struct Added {
    std::uint32_t place = 0;  ///< 0 for the first key, and so on
    bool isNew = false;
  };
  /// Counts a key once more, up to `mostCount`. O(log size).
  Added add(std::uint64_t key, std::uint32_t mostCount) {
    const std::lock_guard lock(m_mutex);
    const auto [found, isNew] =
        m_placeOfKey.emplace(key, static_cast<std::uint32_t>(m_counts.size()));
    if (isNew) m_counts.push_back(0);
    std::uint32_t &count = m_counts[found->second];
    count += count < mostCount ? 1 : 0;
    return {found->second, isNew};
  }

  // Not while others add.
  std::size_t size() const { return m_counts.size(); }
  /// Returns the places by ascending key.
  const std::map<std::uint64_t, std::uint32_t> &placeOfKey() const { return m_placeOfKey; }
  std::uint32_t &countAt(std::size_t place) { return m_counts[place]; }
  std::uint32_t countAt(std::size_t place) const { return m_counts[place]; }

 private:
  std::mutex m_mutex;
  std::map<std::uint64_t, std::uint32_t> m_placeOfKey;
  std::vector<std::uint32_t> m_counts;
};

}  // namespace shinglescope
