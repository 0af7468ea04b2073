#include "core/lsh/candidate_generator.h"

#include <algorithm>
#include <utility>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/lsh/bucket_index.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerPoll = 1U << 16U;
constexpr const char *kAdvice =
    "cut the hashes into fewer bands, take longer shingles or fewer rows";

/// Emits the pairs of one band's buckets that no earlier band shares.
class BandEmitter {
 public:
  BandEmitter(const BandKeys &keys, std::uint32_t band, PairBudget &budget,
              const RunContext &context)
      : m_keys(keys), m_band(band), m_budget(budget), m_context(context) {}

  Result<void> emitBucket(std::span<const BandEntry> bucket, std::vector<CandidatePair> &out) {
    for (std::size_t i = 0; i < bucket.size(); ++i) {
      for (std::size_t j = i + 1; j < bucket.size(); ++j) {
        if (++m_looked % kPairsPerPoll == 0) {
          if (m_context.isCancelled()) return cancelledError();
          if (auto counted = countNew(out); !counted) return counted;
        }
        if (isFirstShared(bucket[i].text, bucket[j].text))
          out.push_back({bucket[i].text, bucket[j].text});
      }
    }
    return {};
  }

  /// Takes what was emitted since the last call from the budget.
  Result<void> countNew(const std::vector<CandidatePair> &out) {
    const std::size_t added = out.size() - std::exchange(m_counted, out.size());
    return m_budget.take(added, kAdvice);
  }

 private:
  bool isFirstShared(std::uint32_t a, std::uint32_t b) const {
    for (std::uint32_t earlier = 0; earlier < m_band; ++earlier)
      if (m_keys.band(earlier)[a] == m_keys.band(earlier)[b]) return false;
    return true;
  }

  const BandKeys &m_keys;
  std::uint32_t m_band;
  PairBudget &m_budget;
  const RunContext &m_context;
  std::size_t m_looked = 0;
  std::size_t m_counted = 0;
};

Result<void> emitBand(const BucketIndex &index, BandEmitter emitter,
                      std::vector<CandidatePair> &out) {
  const auto entries = index.entries();
  for (std::size_t begin = 0; begin < entries.size();) {
    const std::size_t end = index.bucketEnd(begin);
    if (auto done = emitter.emitBucket(entries.subspan(begin, end - begin), out); !done)
      return done;
    begin = end;
  }
  return emitter.countNew(out);
}

/// Joins the bands' lists, which are disjoint, into one ascending list.
Result<std::vector<CandidatePair>> joinSorted(std::vector<std::vector<CandidatePair>> &lists,
                                              const RunContext &context) {
  std::size_t total = 0;
  for (const auto &list : lists) total += list.size();
  std::vector<CandidatePair> pairs;
  pairs.reserve(total);
  for (auto &list : lists) {
    pairs.insert(pairs.end(), list.begin(), list.end());
    std::vector<CandidatePair>().swap(list);
  }
  std::vector<CandidatePair> scratch;
  const auto keyOf = [](const CandidatePair &pair) {
    return (std::uint64_t{pair.a} << 32U) | pair.b;
  };
  if (!radixSort(pairs, scratch, keyOf, context)) return cancelledError();
  return pairs;
}

}  // namespace

Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context) {
  context.startStage(Stage::Banding, keys.bands());
  std::vector<std::vector<CandidatePair>> lists(keys.bands());
  PairBudget budget(context);
  std::vector<BucketIndex> indexes(std::max(1U, context.threads));
  const auto workOnBand = [&](const Block &block) -> Result<void> {
    const auto band = static_cast<std::uint32_t>(block.index);
    BucketIndex &index = indexes[block.worker];
    if (auto built = index.build(keys.band(band), texts, context); !built) return built;
    auto done = emitBand(index, BandEmitter(keys, band, budget, context), lists[band]);
    context.advance(1);
    return done;
  };
  if (auto done = forEachBlock(context, keys.bands(), 1, workOnBand); !done) return done.error();
  indexes.clear();
  auto pairs = joinSorted(lists, context);
  if (!pairs) return pairs.error();
  return Candidates{std::move(*pairs), {}};
}

}  // namespace shinglescope
