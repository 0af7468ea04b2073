// SPDX-License-Identifier: MIT
#include "core/lsh/candidate_generator.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/base/pair_budget.h"
#include "core/base/parallel.h"
#include "core/lsh/emission_list.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerPoll = 1U << 16U;
/// The number of earlier bands checked before a pair is emitted again; chosen by measurement.
constexpr std::size_t kEarlierBands = 6;

/// State shared by the workers of all bands: which bands are done. A worker that does not yet see
/// that a band is done repeats emissions, which are dropped later; the result is the same.
class DoneBands {
 public:
  DoneBands(const BandKeys &keys, std::uint32_t firstBand, const CappedTexts &capped)
      : m_firstBand(firstBand), m_capped(capped), m_done(keys.bands()) {}

  void finish(std::uint32_t band) { m_done[band].store(true, std::memory_order_release); }

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
    return m_capped.isEmpty() || !m_capped.has(text, m_firstBand + band);
  }

 private:
  std::uint32_t m_firstBand;
  const CappedTexts &m_capped;
  std::vector<std::atomic<bool>> m_done;
};

/// The keys of one text in some earlier bands that emitted all its pairs.
class EarlierKeys {
 public:
  EarlierKeys(const BandKeys &keys, const DoneBands &done, std::span<const std::uint32_t> bands,
              std::uint32_t text) {
    for (const std::uint32_t band : bands)
      if (done.emitsAllOf(band, text)) m_columns[m_count++] = columnOf(keys, band, text);
  }

  bool isSharedWith(std::uint32_t other) const {
    for (std::size_t i = 0; i < m_count; ++i)
      if (m_columns[i].keys[other] == m_columns[i].key && m_columns[i].isUpperShared(other))
        return true;
    return false;
  }

 private:
  struct Column {
    const std::uint32_t *keys = nullptr;
    const std::uint32_t *upper = nullptr;  ///< upper words, if there are any
    std::uint32_t key = 0;
    std::uint32_t upperKey = 0;

    bool isUpperShared(std::uint32_t other) const {
      return upper == nullptr || upper[other] == upperKey;
    }
  };

  static Column columnOf(const BandKeys &keys, std::uint32_t band, std::uint32_t text) {
    Column column{keys.band(band).data(), nullptr, keys.band(band)[text], 0};
    if (keys.words() == 2) {
      column.upper = keys.upper(band).data();
      column.upperKey = column.upper[text];
    }
    return column;
  }

  std::array<Column, kEarlierBands> m_columns;
  std::size_t m_count = 0;
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

  /// Emits all pairs of a bucket; only notes its texts if it is over the cap.
  Result<void> emitBucket(const ScopedBucket &bucket, std::uint32_t bandOfRun, RunBands &run) {
    if (bucket.size() > m_cap) {
      for (const std::uint32_t text : bucket.members) run.capped.add(text, bandOfRun);
      run.tally.countCapped(bucket);
      return {};
    }
    return forEachStar(bucket, [this](std::uint32_t text, std::span<const std::uint32_t> others) {
      return emit(text, others);
    });
  }

 private:
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
  std::size_t m_looked = 0;
};

/// Calls `visit` with the parts of a band's buckets that a scope allows.
template <class Visit>
Result<void> forEachBucket(const BucketIndex &index, const PairScope &scope, Visit visit) {
  BucketCutter cutter(scope);
  for (std::size_t i = 0; i < index.bucketCount(); ++i)
    if (auto done = cutter.forEachPart(index.bucket(i), visit); !done) return done;
  return {};
}

Result<std::size_t> capOf(const BucketIndex &index, const PairScope &scope,
                          std::uint64_t allowance) {
  BucketSizes sizes;
  const auto count = [&sizes](const ScopedBucket &bucket) -> Result<void> {
    sizes.count(bucket);
    return {};
  };
  if (auto counted = forEachBucket(index, scope, count); !counted) return counted.error();
  return sizes.cap(allowance);
}

}  // namespace

Result<std::vector<CandidatePair>> bucketCandidates(const BandKeys &keys, std::uint32_t firstBand,
                                                    RunBands &run,
                                                    std::span<const std::uint32_t> texts,
                                                    const RunContext &context,
                                                    const PairScope &scope,
                                                    CandidateWindow *window) {
  context.startStage(Stage::Banding, WorkUnit::Bands, keys.bands());
  const PairBudget budget(context);
  DoneBands done(keys, firstBand, run.capped);
  const std::uint64_t allowance = bandAllowance(keys.textCount(), run.count);
  const unsigned threads = std::max(1U, context.threads);
  run.indexes.resize(threads);
  const unsigned workers = std::min(threads, std::max(1U, keys.bands()));
  std::vector<EmissionList> lists(threads,
                                  EmissionList(keys.textCount(), window, workers, context));
  const auto workOnBand = [&](const Block &block) -> Result<void> {
    const auto band = static_cast<std::uint32_t>(block.index);
    BucketIndex &index = run.indexes[block.worker];
    if (auto built = index.build(keys.band(band), texts, context, keys.upper(band)); !built)
      return built;
    const auto cap = capOf(index, scope, allowance);
    if (!cap) return cap.error();
    BandEmitter emitter(keys, band, *cap, done, budget, window, lists[block.worker]);
    const auto emit = [&](const ScopedBucket &bucket) {
      return emitter.emitBucket(bucket, firstBand + band, run);
    };
    if (auto emitted = forEachBucket(index, scope, emit); !emitted) return emitted;
    done.finish(band);
    context.advance(1);
    return lists[block.worker].settle(budget);
  };
  if (auto worked = forEachBlock(context, keys.bands(), 1, workOnBand); !worked)
    return worked.error();
  if (firstBand + keys.bands() == run.count) run.indexes.clear();
  return joinLists(lists, keys.textCount(), context);
}

void addCandidates(const std::vector<CandidatePair> &more, CandidateWindow *window,
                   std::vector<CandidatePair> &pairs) {
  if (more.empty()) return;
  const auto middle = static_cast<std::ptrdiff_t>(pairs.size());
  pairs.insert(pairs.end(), more.begin(), more.end());
  std::inplace_merge(pairs.begin(), pairs.begin() + middle, pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  if (window != nullptr) window->keepIn(pairs);
}

Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context, const PairScope &scope,
                                      CandidateWindow *window) {
  RunBands run(keys.bands(), keys.textCount());
  auto pairs = bucketCandidates(keys, 0, run, texts, context, scope, window);
  if (!pairs) return pairs.error();
  const KeySource source{
      keys.bands(), keys.words(),
      [&](std::uint32_t band, std::uint32_t word, std::vector<std::uint32_t> &)
          -> Result<std::span<const std::uint32_t>> { return keys.band(band, word); }};
  auto more = neighbourCandidates(source, texts, run.capped, context, scope, window);
  if (!more) return more.error();
  addCandidates(*more, window, *pairs);
  run.tally.settle(scope);
  PairBudget budget(context);
  if (window != nullptr)
    window->keepIn(*pairs);
  else if (auto granted = budget.take(pairs->size(), kPairAdvice); !granted)
    return granted.error();
  return Candidates{*std::move(pairs), std::move(run.tally)};
}

Result<std::uint64_t> countBucketPairs(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                       const RunContext &context, const PairScope &scope) {
  const RunContext quiet = quietly(context);
  std::vector<BucketIndex> indexes(std::max(1U, context.threads));
  std::vector<std::uint64_t> pairs(keys.bands());
  const std::uint64_t allowance = bandAllowance(keys.textCount(), keys.bands());
  const auto countBand = [&](const Block &block) -> Result<void> {
    BucketIndex &index = indexes[block.worker];
    const auto band = static_cast<std::uint32_t>(block.index);
    if (auto built = index.build(keys.band(band), texts, quiet, keys.upper(band)); !built)
      return built;
    const auto cap = capOf(index, scope, allowance);
    if (!cap) return cap.error();
    return forEachBucket(index, scope, [&](const ScopedBucket &bucket) -> Result<void> {
      pairs[band] += bucket.size() > *cap ? bucket.members.size() : bucket.pairs();
      return {};
    });
  };
  if (auto counted = forEachBlock(quiet, keys.bands(), 1, countBand); !counted)
    return counted.error();
  return std::reduce(pairs.begin(), pairs.end());
}

}  // namespace shinglescope
