// SPDX-License-Identifier: MIT
#include "core/tune/rows/partner_search.h"

#include <algorithm>
#include <numeric>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/verify/numbered_sets.h"
#include "core/verify/ranked_sets.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPartnerSearchTextsPerBlock = 256;
constexpr std::size_t kComparisonsPerPoll = 1024;
constexpr MessageId kAdvice = MessageId::RaiseThresholdOrTakeSample;

/// Maps the number of a shingle to the places of the chosen texts that have it in their prefixes.
struct ChosenIndex {
  std::vector<std::uint32_t> begins;  ///< by number, and the end of the last one
  std::vector<std::uint32_t> places;  ///< ascending for each number

  std::span<const std::uint32_t> placesOf(std::uint32_t number) const {
    return std::span(places).subspan(begins[number], begins[number + 1] - begins[number]);
  }
};

/// One search. Lives for one call.
class PartnerSearch {
 public:
  PartnerSearch(const ExactSets &texts, const std::vector<std::uint32_t> &chosen,
                const SimilarityBound &bound, const RunContext &context)
      : m_texts(texts),
        m_chosen(chosen),
        m_bound(bound),
        m_context(context),
        m_isChosen(texts.classes().textCount()),
        m_budget(context) {
    for (const std::uint32_t text : chosen) m_isChosen[text] = true;
  }

  Result<std::vector<ScoredPair>> search() {
    m_context.startStage(Stage::Searching, WorkUnit::Texts, m_texts.withShingles.size());
    const auto numbered = NumberedSets::build(m_texts.sets(), quietly(m_context));
    if (!numbered) return numbered.error();
    const auto index = indexChosen(*numbered);
    if (!index) return index.error();
    std::vector<Worker> workers(std::max(1U, m_context.threads));
    for (Worker &worker : workers) worker.seenBy.assign(m_chosen.size(), kNobody);
    std::vector<std::vector<ScoredPair>> slots(
        blockCount(m_texts.withShingles.size(), kPartnerSearchTextsPerBlock));
    const auto probe = [&](const Block &block) -> Result<void> {
      std::vector<ScoredPair> &pairs = slots[block.index];
      for (std::size_t i = block.begin; i < block.end; ++i) {
        auto done =
            probeText(m_texts.withShingles[i], *numbered, *index, workers[block.worker], pairs);
        if (!done) return done;
      }
      m_context.advance(block.end - block.begin);
      return m_budget.take(pairs.size(), kAdvice);
    };
    auto done =
        forEachBlock(m_context, m_texts.withShingles.size(), kPartnerSearchTextsPerBlock, probe);
    if (!done) return done.error();
    std::vector<ScoredPair> all;
    for (const auto &slot : slots) all.insert(all.end(), slot.begin(), slot.end());
    std::ranges::sort(all, {},
                      [](const ScoredPair &pair) { return std::pair(pair.textA, pair.textB); });
    return all;
  }

 private:
  static constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
  struct Worker {
    std::vector<std::uint32_t> seenBy;  ///< by chosen text: the last text that was compared with it
    std::size_t compared = 0;
  };

  /// Returns the numbers of a prefix that is long enough, whichever of the two sets is larger.
  std::span<const std::uint32_t> prefixOf(const NumberedSets &sets, std::uint32_t text) const {
    const auto numbers = sets.numbersOf(text);
    const std::size_t size = sets.sizeOf(text);
    const std::size_t own = size - numbers.size();  // shingles that only this set has come first
    const std::size_t length = probePrefixLength(size, m_bound);
    return numbers.first(length > own ? length - own : 0);
  }

  Result<ChosenIndex> indexChosen(const NumberedSets &sets) const {
    ChosenIndex index;
    index.begins.resize(std::size_t{sets.numberCount()} + 2);
    for (const std::uint32_t text : m_chosen) {
      if (m_context.isCancelled()) return cancelledError();
      for (const std::uint32_t number : prefixOf(sets, text)) ++index.begins[number + 2];
    }
    std::partial_sum(index.begins.begin(), index.begins.end(), index.begins.begin());
    index.places.resize(index.begins.back());
    for (std::uint32_t place = 0; place < m_chosen.size(); ++place) {
      if (m_context.isCancelled()) return cancelledError();
      for (const std::uint32_t number : prefixOf(sets, m_chosen[place]))
        index.places[index.begins[number + 1]++] = place;
    }
    return index;
  }

  Result<void> probeText(std::uint32_t text, const NumberedSets &sets, const ChosenIndex &index,
                         Worker &worker, std::vector<ScoredPair> &pairs) const {
    for (const std::uint32_t number : prefixOf(sets, text)) {
      for (const std::uint32_t place : index.placesOf(number)) {
        if (std::exchange(worker.seenBy[place], text) == text) continue;
        if (++worker.compared % kComparisonsPerPoll == 0 && m_context.isCancelled())
          return cancelledError();
        compare(text, m_chosen[place], pairs);
      }
    }
    return m_context.isCancelled() ? cancelledError() : Result<void>();
  }

  void compare(std::uint32_t text, std::uint32_t chosen, std::vector<ScoredPair> &pairs) const {
    const bool isSecondTime = m_isChosen[text] && text < chosen;
    if (text == chosen || isSecondTime || !m_texts.scope.mayPair(text, chosen)) return;
    ScoredPair pair{{std::min(text, chosen)}, {std::max(text, chosen)}};
    if (scoreOnSets(m_texts.sets(), m_bound, pair)) pairs.push_back(pair);
  }

  const ExactSets &m_texts;
  const std::vector<std::uint32_t> &m_chosen;
  SimilarityBound m_bound;
  const RunContext &m_context;
  std::vector<bool> m_isChosen;
  PairBudget m_budget;
};

}  // namespace

Result<std::vector<ScoredPair>> findPartners(const ExactSets &texts,
                                             const std::vector<std::uint32_t> &chosen,
                                             const SimilarityBound &bound,
                                             const RunContext &context) {
  return PartnerSearch(texts, chosen, bound, context).search();
}

std::vector<std::uint32_t> rowsWithShingles(const ExactSets &texts) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t text : texts.withShingles)
    for (const std::uint32_t row : texts.classes().rowsOf(TextId{text})) rows.push_back(row);
  std::ranges::sort(rows);
  return rows;
}

std::vector<std::uint32_t> textsOfRows(const TextClasses &classes,
                                       const std::vector<std::uint32_t> &rows) {
  std::vector<std::uint32_t> texts;
  for (const std::uint32_t row : rows) texts.push_back(classes.textOf({row}).value);
  sortUnique(texts);
  return texts;
}

}  // namespace shinglescope
