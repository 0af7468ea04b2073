// SPDX-License-Identifier: MIT
#include "core/lsh/neighbour_candidates.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/capped_buckets.h"
#include "core/lsh/emission_list.h"

namespace shinglescope {
namespace {

/// Runs below this size are sorted by comparison.
constexpr std::size_t kSmallRun = 2048;
constexpr std::size_t kRunsPerPoll = 4096;

/// A range of entries.
struct Run {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Sorts the capped texts of one band. One for each thread.
class BandSorter {
 public:
  BandSorter(const KeySource &keys, std::span<const std::uint32_t> texts, const CappedTexts &capped,
             const PairScope &scope, const RunContext &context)
      : m_keys(keys), m_texts(texts), m_capped(capped), m_scope(scope), m_context(context) {}

  Result<void> sort(std::uint32_t band) {
    m_entries.clear();
    for (const std::uint32_t text : m_texts)
      if (m_capped.has(text, band) && m_capped.isAmongFirst(text, band, kNeighbourBands))
        m_entries.push_back({0, text});
    m_buckets.clear();
    m_open.clear();
    if (m_entries.size() < 2) return {};  // reading the keys would be in vain
    m_open.push_back({0, m_entries.size()});
    if (!m_scope.labels.empty())  // keys of different labels may collide
      if (auto sorted = sortOpenRuns(m_scope.labels); !sorted) return sorted;
    for (std::uint32_t word = 0; word < m_keys.words && !m_open.empty(); ++word)
      if (auto sorted = sortByKeys(band, word); !sorted) return sorted;
    m_buckets = m_open;
    dropShortRuns();
    for (std::uint32_t i = 1; i < std::min(kNeighbourSortBands, m_keys.bands) && !m_open.empty();
         ++i) {
      if (auto sorted = sortByKeys((band + i) % m_keys.bands, 0); !sorted) return sorted;
      dropShortRuns();
    }
    return {};
  }

  std::span<const Run> buckets() const { return m_buckets; }
  std::uint32_t text(std::size_t place) const { return m_entries[place].text; }

 private:
  Result<void> sortByKeys(std::uint32_t band, std::uint32_t word) {
    const auto keys = m_keys.read(band, word, m_room);
    if (!keys) return keys.error();
    return sortOpenRuns(*keys);
  }

  /// The order of two texts does not matter.
  void dropShortRuns() {
    std::erase_if(m_open, [](const Run &run) { return run.end - run.begin < 3; });
  }

  /// Sorts each open run by these keys and replaces it by its runs of equal keys.
  Result<void> sortOpenRuns(std::span<const std::uint32_t> keys) {
    m_next.clear();
    std::size_t count = 0;
    for (const Run &run : m_open) {
      if (++count % kRunsPerPoll == 0 && m_context.isCancelled()) return cancelledError();
      for (std::size_t i = run.begin; i < run.end; ++i) m_entries[i].key = keys[m_entries[i].text];
      if (!sortRun(run)) return cancelledError();
      for (std::size_t begin = run.begin, end = begin; begin < run.end; begin = end) {
        while (end < run.end && m_entries[end].key == m_entries[begin].key) ++end;
        if (end - begin > 1) m_next.push_back({begin, end});
      }
    }
    m_open.swap(m_next);
    return {};
  }

  /// Texts with equal keys stay ascending.
  bool sortRun(const Run &run) {
    const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(run.begin);
    const auto end = m_entries.begin() + static_cast<std::ptrdiff_t>(run.end);
    if (run.end - run.begin < kSmallRun) {
      std::sort(begin, end, [](const BandEntry &a, const BandEntry &b) {
        return std::pair(a.key, a.text) < std::pair(b.key, b.text);
      });
      return true;
    }
    const auto keyOf = [](const BandEntry &entry) { return entry.key; };
    if (run.end - run.begin == m_entries.size())
      return radixSort<32>(m_entries, m_scratch, keyOf, m_context);
    m_run.assign(begin, end);
    if (!radixSort<32>(m_run, m_scratch, keyOf, m_context)) return false;
    std::ranges::copy(m_run, begin);
    return true;
  }

  const KeySource &m_keys;
  std::span<const std::uint32_t> m_texts;
  const CappedTexts &m_capped;
  const PairScope &m_scope;
  const RunContext &m_context;
  std::vector<std::uint32_t> m_room;
  std::vector<BandEntry> m_entries;
  std::vector<Run> m_buckets;  ///< of the band itself
  std::vector<Run> m_open;     ///< texts that agree in all bands so far
  std::vector<Run> m_next;
  std::vector<BandEntry> m_run;
  std::vector<BandEntry> m_scratch;
};

/// Emits each text of a bucket with the last one before it that it may pair with.
class NeighbourEmitter {
 public:
  NeighbourEmitter(const PairScope &scope, const CandidateWindow *window, EmissionList &out)
      : m_scope(scope), m_window(window), m_out(out) {}

  void emit(const BandSorter &sorter, const Run &bucket) {
    std::optional<std::uint32_t> last[2];  // by side
    for (std::size_t place = bucket.begin; place < bucket.end; ++place) {
      const std::uint32_t text = sorter.text(place);
      const bool isReference = text >= m_scope.firstReference;
      const auto other = last[m_scope.hasReference() ? !isReference : 0];
      if (other) add(text, *other);
      last[isReference] = text;
    }
  }

 private:
  void add(std::uint32_t a, std::uint32_t b) {
    const CandidatePair pair{std::min(a, b), std::max(a, b)};
    if (m_window == nullptr || m_window->has(pair)) m_out.add(pair);
  }

  const PairScope &m_scope;
  const CandidateWindow *m_window;
  EmissionList &m_out;
};

}  // namespace

Result<std::vector<CandidatePair>> neighbourCandidates(
    const KeySource &keys, std::span<const std::uint32_t> texts, const CappedTexts &capped,
    const RunContext &context, const PairScope &scope, CandidateWindow *window) {
  if (capped.isEmpty()) return std::vector<CandidatePair>();
  const std::size_t count = texts.empty() ? 0 : texts.back() + std::size_t{1};
  const unsigned threads = std::max(1U, context.threads);
  const PairBudget budget(context);
  std::vector<BandSorter> sorters(threads, BandSorter(keys, texts, capped, scope, context));
  std::vector<EmissionList> lists(
      threads, EmissionList(count, window, std::min(threads, std::max(1U, keys.bands)), context));
  const auto workOnBand = [&](const Block &block) -> Result<void> {
    BandSorter &sorter = sorters[block.worker];
    if (auto sorted = sorter.sort(static_cast<std::uint32_t>(block.index)); !sorted) return sorted;
    NeighbourEmitter emitter(scope, window, lists[block.worker]);
    for (const Run &bucket : sorter.buckets()) emitter.emit(sorter, bucket);
    return lists[block.worker].settle(budget);
  };
  if (auto worked = forEachBlock(context, keys.bands, 1, workOnBand); !worked)
    return worked.error();
  sorters.clear();
  return joinLists(lists, count, context);
}

}  // namespace shinglescope
