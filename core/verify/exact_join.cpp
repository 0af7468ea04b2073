// SPDX-License-Identifier: MIT
#include "core/verify/exact_join.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/verify/merged_overlap.h"
#include "core/verify/posting_index.h"
#include "core/verify/ranked_sets.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRanksPerBlock = 256;
constexpr std::size_t kComparisonsPerPoll = 1024;
/// Postings that are filtered together.
constexpr std::size_t kPostingsTogether = 4096;
/// Lists that are found together, after their places were prefetched.
constexpr std::size_t kListsTogether = 32;
constexpr MessageId kAdvice = MessageId::RaiseThresholdOrTakeFewerRows;

/// The tables in which a join looks up sets.
struct JoinTables {
  RankedSets sets;
  PostingIndex index;
  std::vector<ParityBits> parities;  ///< by rank; empty if nothing is compared

  static Result<JoinTables> make(const NumberedSets &numbered, const SimilarityBound &bound,
                                 const RunContext &context) {
    auto sets = RankedSets::create(numbered, context);
    if (!sets) return sets.error();
    auto index = PostingIndex::build(*sets, bound, context);
    if (!index) return index.error();
    return JoinTables{*std::move(sets), *std::move(index), {}};
  }

  Result<void> makeParities(const RunContext &context) {
    parities.resize(sets.count());
    const auto make = [&](const Block &block) -> Result<void> {
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (context.isCancelled()) return cancelledError();
        const auto rank = static_cast<std::uint32_t>(i);
        for (const std::uint32_t number : sets.numbersOf(rank)) parities[rank].flip(number);
      }
      return {};
    };
    return forEachBlock(context, sets.count(), kRanksPerBlock, make);
  }
};

/// The ranks of the smaller sets that can be similar to a set, if the first shingle that both share
/// is at a certain position of the set.
class PartnerRanks {
 public:
  PartnerRanks(const RankedSets &sets, const SimilarityBound &bound)
      : m_sets(sets), m_bound(bound) {}

  void setSize(std::uint64_t size) {
    if (size == m_size) return;
    m_size = size;
    m_ends.clear();
    m_begin = m_sets.rankOfSize(smallestPartner(size, m_bound));
  }
  std::uint32_t begin() const { return m_begin; }
  /// Positions must ascend, except after setSize().
  std::uint32_t end(std::uint64_t position) {
    while (m_ends.size() <= position)
      m_ends.push_back(m_sets.rankOfSize(largestSmaller(m_size, m_ends.size(), m_bound) + 1));
    return m_ends[position];
  }

 private:
  const RankedSets &m_sets;
  SimilarityBound m_bound;
  std::uint64_t m_size = 0;
  std::uint32_t m_begin = 0;
  std::vector<std::uint32_t> m_ends;  ///< by position
};

/// Finds the smaller sets that are similar to a set. One for each thread.
class Prober {
 public:
  Prober(JoinTables &tables, const SimilarityBound &bound, const PairScope &scope,
         const RunContext &context)
      : m_tables(tables),
        m_sets(tables.sets),
        m_index(tables.index),
        m_bound(bound),
        m_scope(scope),
        m_context(context),
        m_partners(tables.sets, bound),
        m_seenBy(tables.sets.count(), 0),
        m_passed(kPostingsTogether) {}

  /// Later calls are for ranks whose partners are not below `unneeded`.
  void setUnneeded(std::uint32_t unneeded) { m_unneeded = unneeded; }
  /// Returns the first rank that can be a partner of this or a larger rank.
  std::uint32_t firstPartner(std::uint32_t rank) {
    m_partners.setSize(m_sets.sizeOf(rank));
    return m_partners.begin();
  }

  Result<void> probe(std::uint32_t rank, ExactJoinResult &out) {
    const auto prefix = probePrefixOf(m_sets, rank, m_bound);
    if (prefix.empty()) return {};
    const std::uint32_t size = m_sets.sizeOf(rank);
    m_partners.setSize(size);
    m_sets.prefetchAfter(rank);
    const PostingFilter filter{m_tables.parities[rank], mostDifferent(rank), size,
                               m_tables.parities.data()};
    std::uint64_t position = m_sets.ownOf(rank);
    out.probed += prefix.size();
    for (std::size_t i = 0; i < prefix.size(); i += kListsTogether) {
      const auto some = prefix.subspan(i, std::min(prefix.size() - i, kListsTogether));
      prefetchLists(some);
      for (const std::uint32_t number : some) {
        const std::uint32_t end = std::min(rank, m_partners.end(position++));
        const auto postings = m_index.find(number, {m_partners.begin(), end, m_unneeded});
        out.entries += postings.size();
        if (auto done = probeList(rank, postings, filter, out); !done) return done;
      }
    }
    return {};
  }

 private:
  /// The most shingles that are in only one of the sets, if the other has at most the same size,
  /// without those that only this set has: |a xor b| <= (1 - t) / (1 + t) (|a| + |b|).
  std::uint32_t mostDifferent(std::uint32_t rank) const {
    if (m_bound.measure.isContainment()) return kAllParityBits;  // most of a large set may differ
    const Ratio &t = m_bound.threshold;
    const std::uint64_t both = std::uint64_t{2} * m_sets.sizeOf(rank);
    const std::uint64_t most = both * (t.denominator - t.numerator) / (t.denominator + t.numerator);
    const std::uint64_t own = m_sets.ownOf(rank);
    return static_cast<std::uint32_t>(most > own ? most - own : 0);
  }

  /// Reads from memory together what is far apart there.
  void prefetchLists(std::span<const std::uint32_t> numbers) {
    for (const std::uint32_t number : numbers) m_index.prefetchList(number);
    for (const std::uint32_t number : numbers) m_index.prefetchPostings(number);
  }

  Result<void> probeList(std::uint32_t rank, std::span<const SetPosting> postings,
                         const PostingFilter &filter, ExactJoinResult &out) {
    while (!postings.empty()) {
      const auto some = postings.first(std::min(postings.size(), kPostingsTogether));
      const std::size_t passed = m_kernels.filter(some, filter, m_passed.data());
      for (std::size_t i = 0; i < passed; ++i)
        if (auto done = consider(rank, m_passed[i], out); !done) return done;
      if (some.size() == kPostingsTogether && m_context.isCancelled()) return cancelledError();
      postings = postings.subspan(some.size());
    }
    return {};
  }

  Result<void> consider(std::uint32_t rank, std::uint32_t other, ExactJoinResult &out) {
    if (std::exchange(m_seenBy[other], rank) == rank) return {};  // rank 0 has no smaller one
    if (!m_scope.mayPair(m_sets.textOf(rank), m_sets.textOf(other))) return {};
    const auto a = m_sets.numbersOf(rank);
    const auto b = m_sets.numbersOf(other);
    const std::uint64_t required =
        requiredIntersection(m_sets.sizeOf(rank), m_sets.sizeOf(other), m_bound);
    if (std::min(a.size(), b.size()) < required) return {};
    if (++out.compared % kComparisonsPerPoll == 0 && m_context.isCancelled())
      return cancelledError();
    const auto shared = a.size() / kSearchFactor > b.size() ? searchedOverlap(b, a, required)
                                                            : m_kernels.overlap(a, b, required);
    if (shared) addPair(rank, other, *shared, out);
    return {};
  }

  void addPair(std::uint32_t rankA, std::uint32_t rankB, std::uint32_t shared,
               ExactJoinResult &out) const {
    const std::uint32_t a = m_sets.textOf(rankA);
    const std::uint32_t b = m_sets.textOf(rankB);
    ScoredPair pair;
    pair.textA = TextId{std::min(a, b)};
    pair.textB = TextId{std::max(a, b)};
    pair.intersection = shared;
    pair.whole = m_bound.measure.wholeOf(m_sets.sizeOf(rankA), m_sets.sizeOf(rankB), shared);
    out.pairs.push_back(pair);
  }

  const JoinTables &m_tables;
  const RankedSets &m_sets;
  PostingIndex &m_index;
  SimilarityBound m_bound;
  const PairScope &m_scope;
  const RunContext &m_context;
  const NumberKernels &m_kernels = numberKernels();
  PartnerRanks m_partners;
  std::vector<std::uint32_t> m_seenBy;
  std::vector<std::uint32_t> m_passed;
  std::uint32_t m_unneeded = 0;
};

/// The first ranks that the threads still need as partners. A thread processes ranks in ascending
/// order, so what it needed for its last block is a bound for its next ones.
class NeededRanks {
 public:
  explicit NeededRanks(std::size_t threads) : m_first(threads) {}

  /// Notes what a thread needs from now on; returns what all threads need.
  std::uint32_t note(std::size_t worker, std::uint32_t first) {
    m_first[worker].store(first, std::memory_order_relaxed);
    std::uint32_t least = first;
    for (const auto &other : m_first)
      least = std::min(least, other.load(std::memory_order_relaxed));
    return least;
  }

 private:
  std::vector<std::atomic<std::uint32_t>> m_first;
};

Result<ExactJoinResult> joinExactSlots(std::vector<ExactJoinResult> &slots,
                                       const RunContext &context) {
  ExactJoinResult joined;
  std::size_t total = 0;
  for (const ExactJoinResult &slot : slots) total += slot.pairs.size();
  joined.pairs.reserve(total);
  for (ExactJoinResult &slot : slots) {
    if (context.isCancelled()) return cancelledError();
    joined.pairs.insert(joined.pairs.end(), slot.pairs.begin(), slot.pairs.end());
    joined.compared += slot.compared;
    joined.probed += slot.probed;
    joined.entries += slot.entries;
    slot = {};
  }
  std::vector<ScoredPair> scratch;
  const auto keyOf = [](const ScoredPair &pair) {
    return (std::uint64_t{pair.textA.value} << 32U) | pair.textB.value;
  };
  if (!radixSort(joined.pairs, scratch, keyOf, context)) return cancelledError();
  return joined;
}

/// The caller starts the first stage, in which the tables are made.
Result<ExactJoinResult> joinRanked(const NumberedSets &sets, const SimilarityBound &bound,
                                   const RunContext &context, const PairScope &scope) {
  auto tables = JoinTables::make(sets, bound, context);
  if (!tables) return tables.error();
  if (auto made = tables->makeParities(context); !made) return made.error();
  const std::size_t count = tables->sets.count();

  context.startStage(Stage::Joining, WorkUnit::Texts, count);
  PairBudget budget(context);
  std::vector<ExactJoinResult> slots(blockCount(count, kRanksPerBlock));
  std::vector<Prober> probers(std::max(1U, context.threads),
                              Prober(*tables, bound, scope, context));
  NeededRanks needed(probers.size());
  const auto probeBlock = [&](const Block &block) -> Result<void> {
    Prober &prober = probers[block.worker];
    prober.setUnneeded(
        needed.note(block.worker, prober.firstPartner(static_cast<std::uint32_t>(block.begin))));
    for (std::size_t rank = block.begin; rank < block.end; ++rank) {
      if (context.isCancelled()) return cancelledError();
      ExactJoinResult &slot = slots[block.index];
      const std::size_t before = slot.pairs.size();
      auto done = prober.probe(static_cast<std::uint32_t>(rank), slot);
      if (!done) return done;
      if (auto taken = budget.take(slot.pairs.size() - before, kAdvice); !taken) return taken;
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, count, kRanksPerBlock, probeBlock);
  if (!done) return done.error();
  auto joined = joinExactSlots(slots, context);
  if (joined) joined->indexed = tables->index.size();
  return joined;
}

}  // namespace

Result<ExactJoinResult> joinNumbered(const NumberedSets &sets, const SimilarityBound &bound,
                                     const RunContext &context, const PairScope &scope) {
  context.startStage(Stage::Joining, WorkUnit::Nothing, 0);
  return joinRanked(sets, bound, context, scope);
}

Result<ExactJoinResult> exactJoin(const ShingleSets &sets, const SimilarityBound &bound,
                                  const RunContext &context, const PairScope &scope,
                                  const KnownCounts *known) {
  context.startStage(Stage::Joining, WorkUnit::Nothing, 0);
  const auto numbered = NumberedSets::build(sets, context, known);
  if (!numbered) return numbered.error();
  return joinRanked(*numbered, bound, context, scope);
}

Result<std::uint64_t> countJoinEntries(const ShingleSets &sets, const SimilarityBound &bound,
                                       const RunContext &context) {
  const RunContext quiet = quietly(context);
  const auto numbered = NumberedSets::build(sets, quiet);
  if (!numbered) return numbered.error();
  auto tables = JoinTables::make(*numbered, bound, quiet);
  if (!tables) return tables.error();
  PartnerRanks partners(tables->sets, bound);
  std::uint64_t entries = 0;
  for (std::uint32_t rank = 0; rank < tables->sets.count(); ++rank) {
    if (context.isCancelled()) return cancelledError();
    partners.setSize(tables->sets.sizeOf(rank));
    std::uint64_t position = tables->sets.ownOf(rank);
    for (const std::uint32_t number : probePrefixOf(tables->sets, rank, bound)) {
      const std::uint32_t end = std::min(rank, partners.end(position++));
      entries += tables->index.find(number, {partners.begin(), end, partners.begin()}).size();
    }
  }
  return entries;
}

}  // namespace shinglescope
