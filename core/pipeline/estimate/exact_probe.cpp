// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/exact_probe.h"

#include <tsl/robin_set.h>

#include <algorithm>
#include <cmath>

#include "core/base/sorted_list.h"
#include "core/pipeline/estimate/estimated_count.h"
#include "core/pipeline/estimate/shingle_tally.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/shingle_worker.h"
#include "core/verify/exact_join.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

/// The most shingles in the joined part of the sample. Bounds the time if each set is compared with
/// nearly every other set.
constexpr std::uint64_t kMostJoinedShingles = 600'000;
/// More pairs take memory and time without adding information.
constexpr double kPairsThatTell = 1'000'000;
constexpr double kComparisonsThatTell = 3'000'000;
constexpr std::size_t kFirstShare = 8;
constexpr std::size_t kComparedSets = 2000;
/// The number of repeated shingles should not be too low.
constexpr double kFallMargin = 1.3;

/// Returns how many of the sample's texts, in its order, stay within the shingle limit of the join.
std::size_t joinableSets(const ExactSample &sample) {
  std::uint64_t shingles = 0;
  std::size_t count = 0;
  for (; count < sample.order.size(); ++count) {
    shingles += sample.texts.sets[TextId{sample.order[count]}].size();
    if (shingles > kMostJoinedShingles) break;
  }
  return count;
}

/// The data rows of the joined texts.
std::vector<std::uint32_t> joinedRows(const ExactSample &sample, std::size_t count) {
  std::vector<std::uint32_t> rows;
  for (std::size_t i = 0; i < count; ++i)
    rows.push_back(sample.rows[sample.texts.classes.firstRow(TextId{sample.order[i]}).value]);
  return rows;
}

/// Passes the distinct texts of some rows to the counters. Equal texts of a file and its reference
/// are two texts, as in a run.
class TextCounter {
 public:
  static Result<TextCounter> create(const Recipe &recipe, const ShingleOptions &shingling) {
    auto preparer = TextPreparer::create(recipe.preparation);
    if (!preparer) return preparer.error();
    ShingleOptions fast = shingling;
    fast.hash = HashFunction::Fast;  // as in sets
    return TextCounter({std::move(*preparer), Shingler(fast), {}, {}});
  }

  Result<void> count(const LookedRows &looked, const Recipe &recipe,
                     std::span<const std::uint32_t> rows, ShingleTally *counts,
                     const RunContext &context) {
    const Dataset &dataset = *looked.dataset;
    const auto columns = comparedColumns(dataset, recipe);
    if (!columns) return columns.error();
    const auto scope = recipeScope(dataset, recipe, looked.firstReference);
    if (!scope) return scope.error();
    TextWatch watch(context);
    for (const std::uint32_t row : rows) {
      const RecordId record{row};
      const auto text = recordText(dataset, record, *columns, m_worker.joined);
      if (watch.isCancelledAt(text.size())) return cancelledError();
      const auto prepared = m_worker.preparer.prepare(text);
      const std::uint64_t digest = scope->classDigest(digest128(prepared), record).low;
      if (m_seen.insert(digest).second && counts != nullptr)
        counts->note(m_worker.shingler.shingleHashes(prepared));
    }
    return {};
  }
  double distinct() const { return static_cast<double>(m_seen.size()); }

 private:
  explicit TextCounter(ShingleWorker worker) : m_worker(std::move(worker)) {}

  ShingleWorker m_worker;
  tsl::robin_set<std::uint64_t> m_seen;
};

/// The shingles of the joined sets, counted in all rows or in some.
class CountedShingles {
 public:
  CountedShingles(const Dataset &dataset, const Recipe &recipe, const ExactSample &sample,
                  const SampledSets &part)
      : m_dataset(dataset),
        m_recipe(recipe),
        m_sample(sample),
        m_counts(part.sets),
        m_joined(std::max(static_cast<double>(part.sets.values.size()), 1.0)) {}

  Result<void> count(std::size_t joined, std::uint64_t mostBytes, const RunContext &context) {
    CellTexts cells = m_sample.cells;
    cells.drawn = joinedRows(m_sample, joined);
    const auto looked = spreadRows(m_dataset, m_sample.columns, cells, mostBytes, context,
                                   m_sample.firstReference());
    if (!looked) return looked.error();
    auto counter = TextCounter::create(m_recipe, m_sample.shingling);
    if (!counter) return counter.error();
    // Unless all rows are counted, the joined texts are only marked as seen: they are counted
    // already.
    m_isAll = looked->isAll;
    if (!m_isAll)
      if (auto done = counter->count(*looked, m_recipe, looked->drawn, nullptr, context); !done)
        return done;
    const double known = counter->distinct();
    const std::span spread = looked->spread;
    const std::size_t half = spread.size() / 2;
    if (auto done = counter->count(*looked, m_recipe, spread.first(half), &m_counts, context);
        !done)
      return done;
    m_onceInHalf = onceShare();
    if (auto done = counter->count(*looked, m_recipe, spread.subspan(half), &m_counts, context);
        !done)
      return done;
    m_texts = counter->distinct();
    if (m_isAll) return {};
    return scaleTexts(*looked, known, context);
  }

  double texts() const { return m_texts; }  ///< distinct texts of all rows
  bool isAll() const { return m_isAll; }

  /// Estimates how many of the shingles of all rows only one text has, at least. Their share falls
  /// with each doubling of the counted texts; the last fall is assumed to continue.
  void estimateRepetition(ExactProbe &probe) const {
    const double once = onceShare();
    const double doublings = m_isAll ? 0 : std::log2(std::max(m_scale + 1, 1.0));
    const double left = std::max(once - kFallMargin * doublings * (m_onceInHalf - once), 0.0);
    probe.once = left * probe.shingles;
    probe.onceInSample = m_onceInHalf;
    // Shingles that are in several texts of the sample, and those that will turn out to be in two.
    double repeated = (once - left) / 2;
    for (std::size_t i = 0; i < m_counts.shingles().size(); ++i)
      if (countOf(i) >= 2) repeated += m_counts.holders()[i] / countOf(i) / m_joined;
    probe.repeated = repeated * probe.shingles;
  }

  /// Estimates in how many distinct texts of all rows each shingle is. The result refers to this
  /// object.
  KnownCounts counts() {
    m_ofAll.clear();
    for (std::size_t i = 0; i < m_counts.shingles().size(); ++i)
      m_ofAll.push_back(static_cast<std::uint32_t>(std::min(countOf(i) + 0.5, 4e9)));
    return {m_counts.shingles(), m_ofAll};
  }

 private:
  double countOf(std::size_t i) const {
    return m_isAll ? m_counts.noted()[i] : m_counts.holders()[i] + m_counts.noted()[i] * m_scale;
  }
  /// The share of the sample's shingles that are in no other counted text.
  double onceShare() const {
    double once = 0;
    for (std::size_t i = 0; i < m_counts.shingles().size(); ++i) {
      const std::uint32_t others = m_isAll ? 0 : m_counts.noted()[i];
      const std::uint32_t known = m_isAll ? m_counts.noted()[i] : m_counts.holders()[i];
      once += others == 0 && known <= 1 ? m_counts.holders()[i] : 0;
    }
    return once / m_joined;
  }
  /// `known` is the number of the counted texts that are from the sample.
  Result<void> scaleTexts(const LookedRows &looked, double known, const RunContext &context) {
    const auto spread = distinctSpread(looked, context);
    if (!spread) return spread.error();
    const double seen = m_counts.notedTexts();
    const double others = std::max(m_texts - known, seen) * m_sample.cells.distinct / *spread;
    m_texts = known + others;
    m_scale = others / std::max(seen, 1.0);
    return {};
  }

  const Dataset &m_dataset;
  const Recipe &m_recipe;
  const ExactSample &m_sample;
  ShingleTally m_counts;
  double m_joined;  ///< shingles of the joined sets
  double m_onceInHalf = 0;
  std::vector<std::uint32_t> m_ofAll;
  double m_texts = 0;  ///< distinct texts of all rows
  double m_scale = 1;  ///< texts per counted text
  bool m_isAll = false;
};

struct MeasuredJoin {
  std::size_t texts = 0;
  double shingles = 0;
  double seconds = 0;
  double compareSeconds = 0;  ///< of one comparison of two cached sets
  ExactJoinResult result;
};

/// The seconds for comparing two sets of about the same size.
double measureComparing(const ShingleSets &sets, const SimilarityBound &bound) {
  std::vector<std::uint32_t> texts = numbersBelow(std::min(sets.size(), kComparedSets));
  std::ranges::sort(texts, {}, [&](std::uint32_t text) { return sets[TextId{text}].size(); });
  std::uint64_t shared = 0;
  const double start = threadSeconds();
  for (std::size_t i = 1; i < texts.size(); ++i)
    shared +=
        intersectionAtLeast(sets[TextId{texts[i - 1]}], sets[TextId{texts[i]}], bound).value_or(1);
  return shared > 0 ? (threadSeconds() - start) / static_cast<double>(texts.size()) : 0;
}

Result<MeasuredJoin> measureJoin(const ExactSample &sample, std::size_t texts,
                                 const SimilarityBound &bound, const KnownCounts *counts,
                                 const RunContext &context) {
  const RunContext alone = quietlyAlone(context);
  const SampledSets part = firstSets(sample, texts);
  MeasuredJoin join;
  join.texts = texts;
  join.shingles = static_cast<double>(part.sets.values.size());
  join.compareSeconds = measureComparing(part.sets, bound);
  const double start = threadSeconds();
  auto joined = exactJoin(part.sets, bound, alone, part.scope, counts);
  if (!joined) return joined.error();
  join.seconds = threadSeconds() - start;
  join.result = *std::move(joined);
  return join;
}

/// Joins all texts, or a half, a quarter or an eighth of them: the most texts that are predicted to
/// stay within kPairsThatTell and kComparisonsThatTell. Predicts from joining an eighth of the
/// texts.
Result<MeasuredJoin> joinSample(const ExactSample &sample, std::size_t texts,
                                const SimilarityBound &bound, const KnownCounts *counts,
                                const RunContext &context) {
  auto join = measureJoin(sample, (texts + kFirstShare - 1) / kFirstShare, bound, counts, context);
  if (!join || join->texts == texts) return join;
  for (std::size_t share = 1; share < kFirstShare; share *= 2) {
    const double growth =
        std::pow(static_cast<double>(kFirstShare) / static_cast<double>(share), 2);
    if (static_cast<double>(join->result.pairs.size()) * growth > kPairsThatTell ||
        static_cast<double>(join->result.compared) * growth > kComparisonsThatTell)
      continue;
    return measureJoin(sample, texts / share, bound, counts, context);
  }
  return join;
}

void extrapolate(const ExactSample &sample, const MeasuredJoin &join, bool isWhole,
                 double correction, ExactProbe &probe) {
  const double texts = static_cast<double>(sample.order.size());
  const double textsEach = isWhole ? 1
                                   : sample.textScale() * correction * texts /
                                         std::max(static_cast<double>(join.texts), 1.0);
  probe.joinedTexts = static_cast<double>(join.texts);
  probe.joinedShingles = join.shingles;
  probe.joinedComparisons = static_cast<double>(join.result.compared);
  const double seen = std::max(probe.joinedComparisons, textsEach > 1 ? kRuleOfThree : 0.0);
  probe.comparisons = seen * textsEach * textsEach;
  probe.pairs = static_cast<double>(join.result.pairs.size()) * textsEach * textsEach;
  probe.entries = static_cast<double>(join.result.entries) * textsEach * textsEach;
  const double shinglesEach = probe.shingles / std::max(join.shingles, 1.0);
  probe.indexed = static_cast<double>(join.result.indexed) * shinglesEach;
  probe.compareSeconds = join.compareSeconds;
  probe.tableSeconds = std::max(join.seconds - probe.joinedComparisons * join.compareSeconds, 0.0);
}

}  // namespace

Result<ExactProbe> probeExact(const Dataset &dataset, const Recipe &recipe,
                              const ExactSample &sample, std::uint64_t countedBytes,
                              const RunContext &context) {
  const std::size_t joined = joinableSets(sample);
  CountedShingles counted(dataset, recipe, sample, firstSets(sample, joined));
  if (auto done = counted.count(joined, countedBytes, context); !done) return done.error();
  const double drawn = sample.scaled([](TextId) { return 1.0; });
  const double correction = drawn > 0 ? counted.texts() / drawn : 1;  // some texts turned out equal
  ExactProbe probe;
  probe.texts = counted.texts();
  probe.shingles = correction * sample.scaled([&](TextId text) {
    return static_cast<double>(sample.texts.sets[text].size());
  });
  counted.estimateRepetition(probe);
  const KnownCounts counts = counted.counts();
  const auto join = joinSample(sample, joined, recipe.bound(), &counts, context);
  if (!join) return join.error();
  const bool isWhole = counted.isAll() && sample.textScale() <= 1 && join->texts == joined &&
                       joined == sample.order.size();
  extrapolate(sample, *join, isWhole, correction, probe);
  return probe;
}

}  // namespace shinglescope
