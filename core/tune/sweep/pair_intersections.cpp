// SPDX-License-Identifier: MIT
#include "core/tune/sweep/pair_intersections.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kIntersectionTextsPerBlock = 32;

/// An occurrence of a shingle: the text's number in the list, and the place among the occurrences
/// of all texts, one after the other.
struct ShingleOccurrence {
  std::uint64_t shingle = 0;
  std::uint32_t text = 0;
  std::uint32_t place = 0;
};

/// Counts the shingles of one range after another, because the sets are sorted and their
/// occurrences together would need several times the memory of the sets.
class IntersectionCounter {
 public:
  IntersectionCounter(const ShingleSets &sets, std::span<const std::uint32_t> texts,
                      const RunContext &context, std::size_t shinglesPerPart)
      : m_sets(sets),
        m_texts(texts),
        m_context(context),
        m_shinglesPerPart(shinglesPerPart),
        m_next(texts.size()) {}

  Result<std::vector<std::uint32_t>> count() {
    m_counts.resize(firstPairOf(m_texts.size()));
    for (std::uint64_t first = 0;;) {
      const std::uint64_t last = endOfPart(first);
      gather(last);
      if (!findGroups()) return cancelledError();
      if (auto done = addGroups(); !done) return done.error();
      if (last == kLastShingle) return std::move(m_counts);
      first = last + 1;
    }
  }

 private:
  static constexpr std::uint64_t kLastShingle = ~std::uint64_t{0};

  std::span<const std::uint64_t> setOf(std::size_t text) const {
    return m_sets[TextId{m_texts[text]}];
  }

  std::size_t shinglesUpTo(std::uint64_t last) const {
    std::size_t shingles = 0;
    for (std::size_t text = 0; text < m_texts.size(); ++text)
      shingles += endIn(text, last) - m_next[text];
    return shingles;
  }

  /// The place in a text's set after the last shingle of the part.
  std::size_t endIn(std::size_t text, std::uint64_t last) const {
    const auto set = setOf(text);
    const auto from = set.begin() + static_cast<std::ptrdiff_t>(m_next[text]);
    return static_cast<std::size_t>(std::upper_bound(from, set.end(), last) - set.begin());
  }

  /// Halves the range until its shingles fit; each is in a text once at most, so a single shingle
  /// does. Hashes need not be spread evenly.
  std::uint64_t endOfPart(std::uint64_t first) const {
    std::uint64_t last = kLastShingle;
    while (last > first && shinglesUpTo(last) > m_shinglesPerPart)
      last = first + (last - first) / 2;
    return last;
  }

  void gather(std::uint64_t last) {
    m_occurrences.clear();
    m_begins.clear();
    for (std::uint32_t text = 0; text < m_texts.size(); ++text) {
      const auto set = setOf(text);
      m_begins.push_back(m_occurrences.size());
      const std::size_t end = endIn(text, last);
      for (std::size_t &i = m_next[text]; i < end; ++i)
        m_occurrences.push_back({set[i], text, static_cast<std::uint32_t>(m_occurrences.size())});
    }
    m_begins.push_back(m_occurrences.size());
  }

  /// Sorts the occurrences by shingle. The texts of each shingle stay in ascending order.
  bool findGroups() {
    const auto byShingle = [](const ShingleOccurrence &each) { return each.shingle; };
    if (!radixSort(m_occurrences, m_scratch, byShingle, m_context)) return false;
    m_groupTexts.resize(m_occurrences.size());
    m_groupAt.resize(m_occurrences.size());
    std::uint32_t group = 0;
    for (std::uint32_t i = 0; i < m_occurrences.size(); ++i) {
      if (m_occurrences[i].shingle != m_occurrences[group].shingle) group = i;
      m_groupTexts[i] = m_occurrences[i].text;
      m_groupAt[m_occurrences[i].place] = group;
    }
    return true;
  }

  /// Adds one for each earlier text that contains the same shingle. A block writes only the counts
  /// of its own texts.
  Result<void> addGroups() {
    return forEachBlock(m_context, m_texts.size(), kIntersectionTextsPerBlock,
                        [this](const Block &block) -> Result<void> {
                          for (std::size_t text = block.begin; text < block.end; ++text) {
                            if (m_context.isCancelled()) return cancelledError();
                            std::uint32_t *counts = m_counts.data() + firstPairOf(text);
                            for (std::size_t at = m_begins[text]; at < m_begins[text + 1]; ++at)
                              for (std::size_t i = m_groupAt[at]; m_groupTexts[i] < text; ++i)
                                ++counts[m_groupTexts[i]];
                          }
                          return {};
                        });
  }

  const ShingleSets &m_sets;
  std::span<const std::uint32_t> m_texts;
  const RunContext &m_context;
  std::size_t m_shinglesPerPart;
  std::vector<std::size_t> m_next;  ///< the place in each text's set where the next part begins
  std::vector<ShingleOccurrence> m_occurrences, m_scratch;
  std::vector<std::size_t> m_begins;        ///< of each text among the places, and the end
  std::vector<std::uint32_t> m_groupTexts;  ///< texts by shingle, ascending for each
  std::vector<std::uint32_t> m_groupAt;     ///< by place: where the texts of its shingle begin
  std::vector<std::uint32_t> m_counts;
};

}  // namespace

Result<std::vector<std::uint32_t>> countIntersections(const ShingleSets &sets,
                                                      std::span<const std::uint32_t> texts,
                                                      const RunContext &context,
                                                      std::size_t shinglesPerPart) {
  return IntersectionCounter(sets, texts, context, shinglesPerPart).count();
}

}  // namespace shinglescope
