// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "core/lsh/candidate_generator.h"

namespace shinglescope::test {

/// Returns the first `count` texts: 0, 1, 2, ...
inline std::vector<std::uint32_t> firstTexts(std::size_t count) {
  std::vector<std::uint32_t> texts(count);
  std::iota(texts.begin(), texts.end(), 0U);
  return texts;
}

/// A set of pairs of a few texts, as a table of bytes: it stores millions of pairs without sorting.
class PairBytes {
 public:
  explicit PairBytes(std::size_t texts) : m_texts(texts), m_has(texts * texts) {}
  /// Requires a < b.
  void add(std::uint32_t a, std::uint32_t b) { m_has.data()[a * m_texts + b] = 1; }
  std::vector<CandidatePair> pairs() const {
    std::vector<CandidatePair> pairs;
    for (std::uint32_t a = 0; a < m_texts; ++a) {
      const unsigned char *row = m_has.data() + a * m_texts;
      for (std::uint32_t b = a + 1; b < m_texts; ++b)
        if (row[b] != 0) pairs.push_back({a, b});
    }
    return pairs;
  }
  /// Returns the number of pairs that another table does not contain.
  std::uint64_t countBeyond(const PairBytes &other) const {
    std::uint64_t count = 0;
    const unsigned char *mine = m_has.data();
    const unsigned char *its = other.m_has.data();
    for (std::size_t i = 0; i < m_has.size(); ++i) count += mine[i] > its[i] ? 1U : 0U;
    return count;
  }

 private:
  std::size_t m_texts;
  std::vector<unsigned char> m_has;
};

}  // namespace shinglescope::test
