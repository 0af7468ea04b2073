// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/run_context.h"
#include "core/shingle/shingle_source.h"
#include "core/verify/shingle_survey.h"
#include "core/verify/shingle_table.h"

namespace shinglescope {

/// Sets of shingles as ascending lists of 32-bit numbers, numbered from the rarest to the most
/// frequent shingle. A shingle that only one set has is merely counted, since it cannot be shared.
/// So the first numbers of a set are its rarest shingles that another set may have. 4 bytes per
/// shared shingle, 12 bytes per text. Immutable once built.
class NumberedSets {
 public:
  /// Visits the texts once, or again if the survey was wrong. All their shingles were noted in the
  /// survey, which may be freed meanwhile. Independent of the survey and the number of threads.
  /// Errors: Limit if the numbers exceed the memory of the run; those of the source.
  static Result<NumberedSets> build(ShingleSource &source, std::unique_ptr<ShingleSurvey> survey,
                                    const RunContext &context);
  /// The same for sets in memory. With known counts, shingles are numbered as if they had these.
  static Result<NumberedSets> build(const ShingleSets &sets, const RunContext &context,
                                    const KnownCounts *known = nullptr);

  std::size_t textCount() const { return m_sizes.size(); }
  /// Returns the number of all distinct shingles of a text.
  std::uint32_t sizeOf(std::uint32_t text) const { return m_sizes[text]; }
  /// Returns the numbers of its shared shingles, ascending. O(log texts).
  std::span<const std::uint32_t> numbersOf(std::uint32_t text) const;
  /// Calls use(text, its numbers) for all texts, in ascending order.
  template <class Use>
  void forEach(const Use &use) const {
    for (const NumberBlock &block : m_blocks) {
      std::uint64_t begin = 0;
      std::uint32_t text = block.firstText;
      for (const std::uint64_t end : block.ends) {
        use(text++, std::span(block.numbers.data() + begin, end - begin));
        begin = end;
      }
    }
  }
  /// All numbers are below this.
  std::uint32_t numberCount() const { return m_numbers; }
  /// The sum of all sizes.
  std::uint64_t shingleCount() const;
  std::vector<std::uint32_t> takeSizes() { return std::move(m_sizes); }

 private:
  friend class SetNumberer;
  /// The numbers of consecutive texts, one after the other.
  struct NumberBlock {
    std::uint32_t firstText = 0;
    std::vector<std::uint64_t> ends;
    std::vector<std::uint32_t> numbers;
  };

  std::vector<NumberBlock> m_blocks;  ///< those with texts
  std::vector<std::uint32_t> m_sizes;
  std::uint32_t m_numbers = 0;
};

}  // namespace shinglescope
