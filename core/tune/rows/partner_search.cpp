#include "core/tune/rows/partner_search.h"

#include <algorithm>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/verify/prefix_index.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPartnerSearchTextsPerBlock = 256;
constexpr std::size_t kComparisonsPerPoll = 1024;
constexpr MessageId kAdvice = MessageId::RaiseThresholdOrTakeSample;

/// One search. Lives for one call.
class PartnerSearch {
 public:
  PartnerSearch(const ExactSets &texts, const std::vector<std::uint32_t> &chosen,
                const Ratio &threshold, const RunContext &context)
      : m_texts(texts),
        m_chosen(chosen),
        m_threshold(threshold),
        m_context(context),
        m_isChosen(texts.classes().textCount()),
        m_budget(context) {
    for (const std::uint32_t text : chosen) m_isChosen[text] = true;
  }

  Result<std::vector<ScoredPair>> search() {
    m_context.startStage(Stage::Searching, WorkUnit::Texts, m_texts.withShingles.size());
    auto order = RarityOrder::count(m_texts.sets(), m_context);
    if (!order) return order.error();
    auto index = indexChosen(*order);
    if (!index) return index.error();
    std::vector<Worker> workers(std::max(1U, m_context.threads));
    for (Worker &worker : workers) worker.seenBy.assign(m_chosen.size(), kNobody);
    std::vector<std::vector<ScoredPair>> slots(
        blockCount(m_texts.withShingles.size(), kPartnerSearchTextsPerBlock));
    const auto probe = [&](const Block &block) -> Result<void> {
      std::vector<ScoredPair> &pairs = slots[block.index];
      for (std::size_t i = block.begin; i < block.end; ++i) {
        auto done =
            probeText(m_texts.withShingles[i], *order, *index, workers[block.worker], pairs);
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
    RarityOrder::Scratch scratch;
    PrefixBlock prefix;
    std::vector<std::uint32_t> seenBy;  ///< by chosen text: the last text that was compared with it
    std::size_t compared = 0;
  };

  /// Appends a prefix that is long enough, whichever of the two sets is larger.
  void takePrefix(const RarityOrder &order, std::uint32_t text, RarityOrder::Scratch &scratch,
                  PrefixBlock &out) const {
    const auto set = m_texts.sets()[TextId{text}];
    const std::size_t length = probePrefixLength(set.size(), m_threshold);
    order.takePrefix(set, length, length, scratch, out);
  }

  Result<PrefixIndex> indexChosen(const RarityOrder &order) const {
    std::vector<PrefixBlock> blocks(blockCount(m_chosen.size(), kPartnerSearchTextsPerBlock));
    RarityOrder::Scratch scratch;
    for (std::size_t i = 0; i < m_chosen.size(); ++i) {
      if (m_context.isCancelled()) return cancelledError();
      takePrefix(order, m_chosen[i], scratch, blocks[i / kPartnerSearchTextsPerBlock]);
    }
    return PrefixIndex::build(blocks, kPartnerSearchTextsPerBlock, m_context);
  }

  Result<void> probeText(std::uint32_t text, const RarityOrder &order, const PrefixIndex &index,
                         Worker &worker, std::vector<ScoredPair> &pairs) const {
    worker.prefix = {};
    takePrefix(order, text, worker.scratch, worker.prefix);
    for (const std::uint64_t shingle : worker.prefix.prefix(0)) {
      for (const std::uint32_t rank : index.postings(shingle)) {
        if (std::exchange(worker.seenBy[rank], text) == text) continue;
        if (++worker.compared % kComparisonsPerPoll == 0 && m_context.isCancelled())
          return cancelledError();
        compare(text, m_chosen[rank], pairs);
      }
    }
    return m_context.isCancelled() ? cancelledError() : Result<void>();
  }

  void compare(std::uint32_t text, std::uint32_t chosen, std::vector<ScoredPair> &pairs) const {
    const bool isSecondTime = m_isChosen[text] && text < chosen;
    if (text == chosen || isSecondTime || !m_texts.scope.mayPair(text, chosen)) return;
    ScoredPair pair{{std::min(text, chosen)}, {std::max(text, chosen)}};
    if (scoreOnSets(m_texts.sets(), m_threshold, pair)) pairs.push_back(pair);
  }

  const ExactSets &m_texts;
  const std::vector<std::uint32_t> &m_chosen;
  Ratio m_threshold;
  const RunContext &m_context;
  std::vector<bool> m_isChosen;
  PairBudget m_budget;
};

}  // namespace

Result<std::vector<ScoredPair>> findPartners(const ExactSets &texts,
                                             const std::vector<std::uint32_t> &chosen,
                                             const Ratio &threshold, const RunContext &context) {
  return PartnerSearch(texts, chosen, threshold, context).search();
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
