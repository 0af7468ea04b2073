#include "core/lsh/candidate_generator.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <numeric>
#include <utility>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/capped_buckets.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerPoll = 1U << 16U;
/// An emission list is deduplicated at this size, and then whenever it has doubled.
constexpr std::size_t kEmissionsPerSort = std::size_t{1} << 20U;
/// The number of earlier bands checked before a pair is emitted again; chosen by measurement.
constexpr std::size_t kEarlierBands = 6;
/// Below this size a comparison sort is faster than the fixed cost of the radix passes.
constexpr std::size_t kSmallList = 4096;

/// Sorts pairs of texts below `texts` by (a, b) and drops duplicates. False if cancelled.
bool sortUnique(std::vector<CandidatePair> &pairs, std::vector<CandidatePair> &scratch,
                std::size_t texts, const RunContext &context) {
  const auto bits = static_cast<unsigned>(std::bit_width(texts));
  const auto keyOf = [bits](const CandidatePair &pair) {
    return (std::uint64_t{pair.a} << bits) | pair.b;
  };
  if (pairs.size() < kSmallList)
    std::sort(pairs.begin(), pairs.end());
  else if (!radixSort(pairs, scratch, keyOf, context))
    return false;
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return true;
}

/// State shared by the workers of all bands: which bands are done, and where they were capped. A
/// worker that does not yet see that a band is done repeats emissions, which are dropped later; the
/// result is the same.
class DoneBands {
 public:
  explicit DoneBands(const BandKeys &keys)
      : m_keys(keys), m_capped(keys.bands()), m_done(keys.bands()) {}

  void finish(std::uint32_t band, CappedBuckets capped) {
    m_capped[band] = std::move(capped);
    m_done[band].store(true, std::memory_order_release);
  }

  /// Returns the nearest completed bands before `band`, at most kEarlierBands.
  std::vector<std::uint32_t> before(std::uint32_t band) const {
    std::vector<std::uint32_t> bands;
    while (band-- > 0 && bands.size() < kEarlierBands)
      if (m_done[band].load(std::memory_order_acquire)) bands.push_back(band);
    return bands;
  }

  /// Returns whether a completed band emitted all pairs of `text` with the later members of its
  /// bucket, or with the other side's members.
  bool emitsAllOf(std::uint32_t band, std::uint32_t text) const {
    return m_capped[band].emitsAllOf(m_keys.band(band)[text], text);
  }
  const CappedBuckets &capped(std::uint32_t band) const { return m_capped[band]; }

 private:
  const BandKeys &m_keys;
  std::vector<CappedBuckets> m_capped;
  std::vector<std::atomic<bool>> m_done;
};

/// The keys of one text in some earlier bands that emitted all its pairs.
class EarlierKeys {
 public:
  EarlierKeys(const BandKeys &keys, const DoneBands &done, std::span<const std::uint32_t> bands,
              std::uint32_t text) {
    for (const std::uint32_t band : bands)
      if (done.emitsAllOf(band, text))
        m_columns[m_count++] = {keys.band(band).data(), keys.band(band)[text]};
  }

  bool isSharedWith(std::uint32_t other) const {
    for (std::size_t i = 0; i < m_count; ++i)
      if (m_columns[i].keys[other] == m_columns[i].key) return true;
    return false;
  }

 private:
  struct Column {
    const std::uint32_t *keys = nullptr;
    std::uint32_t key = 0;
  };
  std::array<Column, kEarlierBands> m_columns;
  std::size_t m_count = 0;
};

/// One worker's emissions, deduplicated regularly, so texts that share many bands do not multiply
/// them.
class EmissionList {
 public:
  /// `window` may be null; each of `workers` workers gets an equal part of its capacity.
  EmissionList(const BandKeys &keys, CandidateWindow *window, unsigned workers,
               const RunContext &context)
      : m_keys(&keys), m_context(&context), m_window(window) {
    if (m_window == nullptr) return;
    m_room = std::max<std::size_t>(m_window->most() / workers, 2);
    m_settleAt = std::min(kEmissionsPerSort, m_room);
  }

  void add(const CandidatePair &pair) { m_pairs.push_back(pair); }
  /// Keeps the list short and checks whether to continue.
  Result<void> settle(const PairBudget &budget) {
    if (m_context->isCancelled()) return cancelledError();
    if (m_pairs.size() < m_settleAt) return {};
    if (!sortUnique(m_pairs, m_scratch, m_keys->textCount(), *m_context)) return cancelledError();
    if (m_window == nullptr) {
      m_settleAt = std::max(kEmissionsPerSort, 2 * m_pairs.size());
      return budget.allows(m_pairs.size(), kPairAdvice);
    }
    m_window->keepIn(m_pairs, m_room / 2);
    m_settleAt = std::min(m_room, std::max(kEmissionsPerSort, 2 * m_pairs.size()));
    return {};
  }
  std::vector<CandidatePair> takePairs() {
    std::vector<CandidatePair>().swap(m_scratch);
    return std::move(m_pairs);
  }

 private:
  const BandKeys *m_keys;
  const RunContext *m_context;
  CandidateWindow *m_window;
  std::size_t m_room = 0;  ///< in a window: the size at which the list is sorted
  std::vector<CandidatePair> m_pairs;
  std::vector<CandidatePair> m_scratch;
  std::size_t m_settleAt = kEmissionsPerSort;
};

/// Emits the pairs of one band's buckets.
class BandEmitter {
 public:
  BandEmitter(const BandKeys &keys, std::uint32_t band, std::size_t cap, const DoneBands &done,
              const PairBudget &budget, const CandidateWindow *window, EmissionList &out)
      : m_keys(keys),
        m_done(done),
        m_budget(budget),
        m_window(window),
        m_out(out),
        m_band(band),
        m_cap(cap),
        m_earlier(done.before(band)) {}

  /// Emits all pairs of a bucket, or those with its leaders if it is over the cap.
  Result<void> emitBucket(const ScopedBucket &bucket, BucketTally &tally) {
    const bool isCapped = bucket.size() > m_cap;
    if (isCapped) {
      m_capped.add(m_keys.band(m_band)[bucket.members.front()], bucket);
      tally.countCapped(bucket);
    }
    const auto [file, reference] = std::pair(bucket.file, bucket.reference);
    if (!bucket.isAcross()) {
      const std::size_t leaders = isCapped ? kBucketLeaders : file.size() - 1;
      return emitEach(leaders, [&](std::size_t i) { return emit(file[i], file.subspan(i + 1)); });
    }
    if (!isCapped)
      return emitEach(file.size(), [&](std::size_t i) { return emit(file[i], reference); });
    const auto others = file.subspan(kBucketLeaders);
    return emitEach(kBucketLeaders, [&](std::size_t i) -> Result<void> {
      if (auto emitted = emit(file[i], reference); !emitted) return emitted;
      return emit(reference[i], others);
    });
  }

  CappedBuckets takeCapped() {
    m_capped.sort();
    return std::move(m_capped);
  }

 private:
  template <class Emit>
  static Result<void> emitEach(std::size_t count, Emit emit) {
    for (std::size_t i = 0; i < count; ++i)
      if (auto emitted = emit(i); !emitted) return emitted;
    return {};
  }

  /// Emits the pairs of a text with others, all larger or all smaller.
  Result<void> emit(std::uint32_t text, std::span<const std::uint32_t> others) {
    m_looked += others.size() + 1;
    if (m_window != nullptr) others = m_window->partOf(text, others);
    if (!others.empty()) emitPart(text, others);
    if (m_looked < kPairsPerPoll) return {};
    m_looked = 0;
    return m_out.settle(m_budget);
  }

  void emitPart(std::uint32_t text, std::span<const std::uint32_t> others) {
    const EarlierKeys earlier(m_keys, m_done, m_earlier, text);
    if (text < others.front())
      for (const std::uint32_t other : others) {
        if (!earlier.isSharedWith(other)) m_out.add({text, other});
      }
    else
      for (const std::uint32_t other : others) {
        if (!earlier.isSharedWith(other)) m_out.add({other, text});
      }
  }

  const BandKeys &m_keys;
  const DoneBands &m_done;
  const PairBudget &m_budget;
  const CandidateWindow *m_window;  ///< may be null
  EmissionList &m_out;
  std::uint32_t m_band;
  std::size_t m_cap;
  std::vector<std::uint32_t> m_earlier;
  CappedBuckets m_capped;
  std::size_t m_looked = 0;
};

/// Merges all workers' lists into one, ascending and without duplicates.
Result<std::vector<CandidatePair>> joinLists(std::vector<EmissionList> &lists, std::size_t texts,
                                             const RunContext &context) {
  std::vector<CandidatePair> pairs;
  for (EmissionList &list : lists) {
    const auto part = list.takePairs();
    pairs.insert(pairs.end(), part.begin(), part.end());
  }
  std::vector<CandidatePair> scratch;
  if (!sortUnique(pairs, scratch, texts, context)) return cancelledError();
  return pairs;
}

/// Calls `visit` with the parts of a band's buckets that a scope allows.
template <class Visit>
Result<void> forEachBucket(const BucketIndex &index, const PairScope &scope, Visit visit) {
  BucketCutter cutter(scope);
  for (std::size_t i = 0; i < index.bucketCount(); ++i)
    if (auto done = cutter.forEachPart(index.bucket(i), visit); !done) return done;
  return {};
}

Result<std::size_t> capOf(const BucketIndex &index, const PairScope &scope, std::size_t texts) {
  BucketSizes sizes;
  const auto count = [&sizes](const ScopedBucket &bucket) -> Result<void> {
    sizes.count(bucket);
    return {};
  };
  if (auto counted = forEachBucket(index, scope, count); !counted) return counted.error();
  return sizes.cap(texts);
}

}  // namespace

Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context, const PairScope &scope,
                                      CandidateWindow *window) {
  context.startStage(Stage::Banding, WorkUnit::Bands, keys.bands());
  PairBudget budget(context);
  DoneBands done(keys);
  BucketTally tally(keys.textCount(), scope.firstReference);
  const unsigned threads = std::max(1U, context.threads);
  std::vector<BucketIndex> indexes(threads);
  const unsigned workers = std::min(threads, std::max(1U, keys.bands()));
  std::vector<EmissionList> lists(threads, EmissionList(keys, window, workers, context));
  const auto workOnBand = [&](const Block &block) -> Result<void> {
    const auto band = static_cast<std::uint32_t>(block.index);
    BucketIndex &index = indexes[block.worker];
    if (auto built = index.build(keys.band(band), texts, context); !built) return built;
    const auto bandCap = capOf(index, scope, keys.textCount());
    if (!bandCap) return bandCap.error();
    BandEmitter emitter(keys, band, *bandCap, done, budget, window, lists[block.worker]);
    const auto emit = [&](const ScopedBucket &bucket) { return emitter.emitBucket(bucket, tally); };
    if (auto emitted = forEachBucket(index, scope, emit); !emitted) return emitted;
    done.finish(band, emitter.takeCapped());
    context.advance(1);
    return lists[block.worker].settle(budget);
  };
  if (auto worked = forEachBlock(context, keys.bands(), 1, workOnBand); !worked)
    return worked.error();
  indexes.clear();
  auto pairs = joinLists(lists, keys.textCount(), context);
  if (!pairs) return pairs.error();
  if (window != nullptr)
    window->keepIn(*pairs);
  else if (auto granted = budget.take(pairs->size(), kPairAdvice); !granted)
    return granted.error();
  return Candidates{std::move(*pairs), std::move(tally)};
}

Result<std::uint64_t> countBucketPairs(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                       const RunContext &context, const PairScope &scope) {
  const RunContext quiet = quietly(context);
  std::vector<BucketIndex> indexes(std::max(1U, context.threads));
  std::vector<std::uint64_t> pairs(keys.bands());
  const auto countBand = [&](const Block &block) -> Result<void> {
    BucketIndex &index = indexes[block.worker];
    const auto band = static_cast<std::uint32_t>(block.index);
    if (auto built = index.build(keys.band(band), texts, quiet); !built) return built;
    const auto cap = capOf(index, scope, keys.textCount());
    if (!cap) return cap.error();
    return forEachBucket(index, scope, [&](const ScopedBucket &bucket) -> Result<void> {
      const std::uint64_t leftOut = bucket.size() > *cap ? bucket.pairsWithoutLeaders() : 0;
      pairs[band] += bucket.pairs() - leftOut;
      return {};
    });
  };
  if (auto counted = forEachBlock(quiet, keys.bands(), 1, countBand); !counted)
    return counted.error();
  return std::reduce(pairs.begin(), pairs.end());
}

}  // namespace shinglescope
