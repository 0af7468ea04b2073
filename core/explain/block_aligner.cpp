// SPDX-License-Identifier: MIT
#include "core/explain/block_aligner.h"

#include <string_view>

#include "core/base/hash.h"
#include "core/explain/text_tokens.h"

namespace shinglescope {
namespace {

using Numbers = std::span<const std::uint32_t>;

constexpr std::uint64_t kBlockNumbers = 16;  ///< on average
constexpr std::size_t kMaxBlockNumbers = 256;
/// The limit for all stretches that are aligned in detail: the sum of (length in A) x (length in
/// B).
constexpr std::uint64_t kBudget = 4'000'000;
constexpr std::uint64_t kMaxStretchProduct = 400'000;

/// Returns the end of each block.
std::vector<std::uint32_t> blockEnds(Numbers numbers) {
  std::vector<std::uint32_t> ends;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const bool isCut = mix64(numbers[i]) % kBlockNumbers == 0 || i + 1 - begin == kMaxBlockNumbers;
    if (!isCut && i + 1 < numbers.size()) continue;
    ends.push_back(static_cast<std::uint32_t>(i + 1));
    begin = i + 1;
  }
  return ends;
}

/// Returns the bytes of each block, for comparing blocks like words.
std::vector<std::string_view> blockWords(Numbers numbers, const std::vector<std::uint32_t> &ends) {
  const std::string_view bytes(reinterpret_cast<const char *>(numbers.data()),
                               numbers.size_bytes());
  std::vector<std::string_view> words;
  words.reserve(ends.size());
  std::size_t begin = 0;
  for (const std::uint32_t end : ends) {
    words.push_back(
        bytes.substr(begin * sizeof(std::uint32_t), (end - begin) * sizeof(std::uint32_t)));
    begin = end;
  }
  return words;
}

/// Walks along the aligned blocks and writes the matches of their numbers.
class BlockWalk {
 public:
  BlockWalk(Numbers a, Numbers b) : m_a(a), m_b(b) {}

  std::vector<Match> walk() {
    const std::vector<std::uint32_t> endsA = blockEnds(m_a);
    const std::vector<std::uint32_t> endsB = blockEnds(m_b);
    const TokenNumbers blocks = numberWords(blockWords(m_a, endsA), blockWords(m_b, endsB));
    for (const Match &block : alignSequences(blocks.a, blocks.b)) {
      const std::uint32_t beginA = block.a == 0 ? 0 : endsA[block.a - 1];
      const std::uint32_t beginB = block.b == 0 ? 0 : endsB[block.b - 1];
      alignStretch(beginA, beginB);
      for (; m_atA < endsA[block.a]; ++m_atA, ++m_atB) m_matches.push_back({m_atA, m_atB});
    }
    alignStretch(static_cast<std::uint32_t>(m_a.size()), static_cast<std::uint32_t>(m_b.size()));
    return std::move(m_matches);
  }

 private:
  /// Aligns from the current position to the given ends.
  void alignStretch(std::uint32_t endA, std::uint32_t endB) {
    const Numbers a = m_a.subspan(m_atA, endA - m_atA);
    const Numbers b = m_b.subspan(m_atB, endB - m_atB);
    const std::uint64_t product = std::uint64_t{a.size()} * b.size();
    const bool isSmall = product <= kMaxStretchProduct && m_spent + product <= kBudget;
    if (isSmall) m_spent += product;
    for (const Match &match : isSmall ? alignSequences(a, b) : alignEnds(a, b))
      m_matches.push_back({m_atA + match.a, m_atB + match.b});
    m_atA = endA;
    m_atB = endB;
  }

  Numbers m_a;
  Numbers m_b;
  std::uint32_t m_atA = 0;
  std::uint32_t m_atB = 0;
  std::uint64_t m_spent = 0;
  std::vector<Match> m_matches;
};

}  // namespace

std::vector<Match> alignBlocks(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  return BlockWalk(a, b).walk();
}

}  // namespace shinglescope
