#include "core/verify/exact_join.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/verify/prefix_index.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerBlock = 256;
constexpr std::size_t kComparisonsPerPoll = 1024;
constexpr std::size_t kPostingsPerPoll = 1U << 18U;
constexpr MessageId kAdvice = MessageId::RaiseThresholdOrTakeFewerRows;

/// Returns the texts that have shingles, in ascending order of (size, text).
Result<std::vector<std::uint32_t>> ranksBySize(const ShingleSets &sets, const RunContext &context) {
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < sets.size(); ++text)
    if (!sets[TextId{text}].empty()) texts.push_back(text);
  std::vector<std::uint32_t> scratch;
  const auto sizeOf = [&](std::uint32_t text) { return sets[TextId{text}].size(); };
  if (!radixSort(texts, scratch, sizeOf, context)) return cancelledError();
  return texts;
}

/// Returns the smallest rank whose set can reach the threshold with a set of this size: it has at
/// least ceil(t size) shingles.
std::uint32_t smallestRankFor(const ShingleSets &sets, const std::vector<std::uint32_t> &textOfRank,
                              const Ratio &threshold, std::size_t size) {
  const std::uint64_t least =
      (threshold.numerator * size + threshold.denominator - 1) / threshold.denominator;
  const auto first =
      std::partition_point(textOfRank.begin(), textOfRank.end(),
                           [&](std::uint32_t text) { return sets[TextId{text}].size() < least; });
  return static_cast<std::uint32_t>(first - textOfRank.begin());
}

/// Finds the smaller sets that are similar to a set. One for each thread.
class Prober {
 public:
  Prober(const ShingleSets &sets, const std::vector<std::uint32_t> &textOfRank,
         const PrefixIndex &index, const Ratio &threshold, const PairScope &scope,
         const RunContext &context)
      : m_sets(sets),
        m_textOfRank(textOfRank),
        m_index(index),
        m_threshold(threshold),
        m_scope(scope),
        m_context(context),
        m_seenBy(textOfRank.size(), 0) {}

  Result<void> probe(std::uint32_t rank, std::span<const std::uint64_t> prefix,
                     ExactJoinResult &out) {
    if (prefix.empty()) return {};
    const std::uint32_t smallest =
        smallestRankFor(m_sets, m_textOfRank, m_threshold, setOf(rank).size());
    for (const std::uint64_t shingle : prefix) {
      const auto postings = m_index.postings(shingle);
      auto other = std::lower_bound(postings.begin(), postings.end(), smallest);
      for (; other != postings.end() && *other < rank; ++other) {
        if (++m_looked % kPostingsPerPoll == 0 && m_context.isCancelled()) return cancelledError();
        if (std::exchange(m_seenBy[*other], rank) == rank) continue;  // rank 0 has no smaller one
        if (!m_scope.mayPair(m_textOfRank[rank], m_textOfRank[*other])) continue;
        if (++out.compared % kComparisonsPerPoll == 0 && m_context.isCancelled())
          return cancelledError();
        compare(rank, *other, out);
      }
    }
    return {};
  }

 private:
  std::span<const std::uint64_t> setOf(std::uint32_t rank) const {
    return m_sets[TextId{m_textOfRank[rank]}];
  }

  void compare(std::uint32_t rankA, std::uint32_t rankB, ExactJoinResult &out) const {
    const auto a = setOf(rankA);
    const auto b = setOf(rankB);
    const auto shared = intersectionAtLeast(a, b, m_threshold);
    if (!shared) return;
    const auto [low, high] = std::minmax(m_textOfRank[rankA], m_textOfRank[rankB]);
    ScoredPair pair;
    pair.textA = TextId{low};
    pair.textB = TextId{high};
    pair.intersection = *shared;
    pair.unionSize = static_cast<std::uint32_t>(a.size() + b.size()) - *shared;
    out.pairs.push_back(pair);
  }

  const ShingleSets &m_sets;
  const std::vector<std::uint32_t> &m_textOfRank;
  const PrefixIndex &m_index;
  Ratio m_threshold;
  const PairScope &m_scope;
  const RunContext &m_context;
  std::vector<std::uint32_t> m_seenBy;
  std::size_t m_looked = 0;
};

/// Computes the prefixes of all ranks, block by block.
Result<std::vector<PrefixBlock>> takePrefixes(const ShingleSets &sets,
                                              const std::vector<std::uint32_t> &textOfRank,
                                              const Ratio &threshold, const RarityOrder &order,
                                              const RunContext &context) {
  std::vector<PrefixBlock> blocks(blockCount(textOfRank.size(), kTextsPerBlock));
  std::vector<RarityOrder::Scratch> scratch(std::max(1U, context.threads));
  const auto take = [&](const Block &block) -> Result<void> {
    for (std::size_t rank = block.begin; rank < block.end; ++rank) {
      if (context.isCancelled()) return cancelledError();
      const auto set = sets[TextId{textOfRank[rank]}];
      order.takePrefix(set, probePrefixLength(set.size(), threshold),
                       indexPrefixLength(set.size(), threshold), scratch[block.worker],
                       blocks[block.index]);
    }
    return {};
  };
  auto done = forEachBlock(context, textOfRank.size(), kTextsPerBlock, take);
  if (!done) return done.error();
  return blocks;
}

/// The tables in which a join looks up sets.
struct JoinTables {
  std::vector<std::uint32_t> textOfRank;
  std::vector<PrefixBlock> prefixes;
  PrefixIndex index;

  std::span<const std::uint64_t> prefix(std::size_t rank) const {
    return prefixes[rank / kTextsPerBlock].prefix(rank % kTextsPerBlock);
  }
};

Result<JoinTables> makeJoinTables(const ShingleSets &sets, const Ratio &threshold,
                                  const RarityOrder *known, const RunContext &context) {
  auto ranks = ranksBySize(sets, context);
  if (!ranks) return ranks.error();
  std::optional<RarityOrder> own;
  if (known == nullptr) {
    if (auto counted = assignTo(own, RarityOrder::count(sets, context)); !counted)
      return counted.error();
  }
  auto prefixes = takePrefixes(sets, *ranks, threshold, own ? *own : *known, context);
  own.reset();
  if (!prefixes) return prefixes.error();
  auto index = PrefixIndex::build(*prefixes, kTextsPerBlock, context);
  if (!index) return index.error();
  return JoinTables{*std::move(ranks), *std::move(prefixes), *std::move(index)};
}

Result<ExactJoinResult> joinExactSlots(std::vector<ExactJoinResult> &slots,
                                       const RunContext &context) {
  ExactJoinResult joined;
  std::size_t total = 0;
  for (const ExactJoinResult &slot : slots) total += slot.pairs.size();
  joined.pairs.reserve(total);
  for (ExactJoinResult &slot : slots) {
    joined.pairs.insert(joined.pairs.end(), slot.pairs.begin(), slot.pairs.end());
    joined.compared += slot.compared;
    slot = {};
  }
  std::vector<ScoredPair> scratch;
  const auto keyOf = [](const ScoredPair &pair) {
    return (std::uint64_t{pair.textA.value} << 32U) | pair.textB.value;
  };
  if (!radixSort(joined.pairs, scratch, keyOf, context)) return cancelledError();
  return joined;
}

void countPrefixes(const std::vector<PrefixBlock> &prefixes, ExactJoinResult &joined) {
  for (const PrefixBlock &block : prefixes) {
    joined.probed += block.shingles.size();
    joined.indexed = std::accumulate(block.indexed.begin(), block.indexed.end(), joined.indexed);
  }
}

}  // namespace

Result<ExactJoinResult> exactJoin(const ShingleSets &sets, const Ratio &threshold,
                                  const RunContext &context, const PairScope &scope,
                                  const RarityOrder *order) {
  context.startStage(Stage::Joining, WorkUnit::Nothing, 0);
  const auto tables = makeJoinTables(sets, threshold, order, context);
  if (!tables) return tables.error();
  const std::vector<std::uint32_t> &textOfRank = tables->textOfRank;

  context.startStage(Stage::Joining, WorkUnit::Texts, textOfRank.size());
  PairBudget budget(context);
  std::vector<ExactJoinResult> slots(blockCount(textOfRank.size(), kTextsPerBlock));
  std::vector<Prober> probers(std::max(1U, context.threads),
                              Prober(sets, textOfRank, tables->index, threshold, scope, context));
  const auto probeBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t rank = block.begin; rank < block.end; ++rank) {
      if (context.isCancelled()) return cancelledError();
      ExactJoinResult &slot = slots[block.index];
      const std::size_t before = slot.pairs.size();
      auto done =
          probers[block.worker].probe(static_cast<std::uint32_t>(rank), tables->prefix(rank), slot);
      if (!done) return done;
      if (auto taken = budget.take(slot.pairs.size() - before, kAdvice); !taken) return taken;
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, textOfRank.size(), kTextsPerBlock, probeBlock);
  if (!done) return done.error();
  auto joined = joinExactSlots(slots, context);
  if (joined) countPrefixes(tables->prefixes, *joined);
  return joined;
}

Result<std::uint64_t> countJoinEntries(const ShingleSets &sets, const Ratio &threshold,
                                       const RunContext &context) {
  const RunContext quiet = quietly(context);
  const auto tables = makeJoinTables(sets, threshold, nullptr, quiet);
  if (!tables) return tables.error();
  const std::vector<std::uint32_t> &textOfRank = tables->textOfRank;
  std::uint64_t entries = 0;
  for (std::uint32_t rank = 0; rank < textOfRank.size(); ++rank) {
    if (context.isCancelled()) return cancelledError();
    const std::size_t size = sets[TextId{textOfRank[rank]}].size();
    const std::uint32_t smallest = smallestRankFor(sets, textOfRank, threshold, size);
    for (const std::uint64_t shingle : tables->prefix(rank)) {
      const auto postings = tables->index.postings(shingle);
      const auto first = std::lower_bound(postings.begin(), postings.end(), smallest);
      entries += static_cast<std::uint64_t>(std::lower_bound(first, postings.end(), rank) - first);
    }
  }
  return entries;
}

}  // namespace shinglescope
