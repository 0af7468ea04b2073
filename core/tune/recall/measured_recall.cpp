// SPDX-License-Identifier: MIT
#include "core/tune/recall/measured_recall.h"

#include <algorithm>
#include <cmath>

#include "core/base/statistics.h"
#include "core/tune/rows/confidence_interval.h"
#include "core/tune/rows/partner_search.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

/// The number of rows with misses at which their observed clustering weighs as much as the cautious
/// assumption that a row is missed as a whole.
constexpr double kRowsOfDoubt = 0.25;

/// The contribution of one row to a ratio of sums.
struct RowShare {
  double partners = 0;
  double found = 0;
};

/// The variance of found / partners, computed by leaving out each row in turn (the jackknife;
/// Tukey, Bias and confidence in not-quite large samples, 1958).
double varianceWithoutEachRow(const std::vector<RowShare> &rows, double partners, double found) {
  double count = 0;
  double sum = 0;
  double squares = 0;
  for (const RowShare &row : rows) {
    if (row.partners <= 0) continue;
    const double rest = partners - row.partners;
    const double without = rest > 0 ? (found - row.found) / rest : found / partners;
    ++count;
    sum += without;
    squares += without * without;
  }
  return count < 1 ? 0 : std::max(0.0, squares - sum * sum / count) * (count - 1) / count;
}

/// docs/decisions/measured_recall.md explains the method.
RecallEstimate estimate(const std::vector<RowShare> &rows, double sampledShare) {
  RecallEstimate result;
  double squares = 0;
  for (const RowShare &row : rows) {
    result.partners += static_cast<std::uint64_t>(row.partners);
    result.found += static_cast<std::uint64_t>(row.found);
    result.rows += row.partners > 0 ? 1U : 0U;
    squares += row.partners * row.partners;
  }
  result.isExact = sampledShare >= 1;
  if (result.partners == 0) {
    result.interval = sampledShare >= 1 ? Interval{1, 1} : Interval{0, 1};
    return result;
  }
  const auto partners = static_cast<double>(result.partners);
  result.recall = static_cast<double>(result.found) / partners;
  if (sampledShare >= 1) {
    result.effectivePairs = partners;
    result.interval = {result.recall, result.recall};
    return result;
  }
  // A row's pairs count as one pair if all are found or missed together, and in full if they are
  // independent: `together` is 1 in the first case and near 0 in the second.
  double missedRows = 0;
  for (const RowShare &row : rows) missedRows += row.found < row.partners ? 1 : 0;
  const double spread = result.recall * (1 - result.recall) * squares;
  const double variance = varianceWithoutEachRow(rows, partners, static_cast<double>(result.found));
  const double seen = spread > 0 ? variance * partners * partners / spread : 1;
  const double together = (missedRows * seen + kRowsOfDoubt) / (missedRows + kRowsOfDoubt);
  result.effectivePairs = partners * partners / squares / together / (1 - sampledShare);
  // If a few rows have most of the partners, the spread is known no better than from a few rows.
  const auto degrees = static_cast<std::uint32_t>(std::max(2.0, partners * partners / squares - 1));
  result.interval =
      wilsonIntervalOfShare(result.recall, result.effectivePairs,
                            spread > 0 ? studentQuantile975(degrees) : kNormalQuantile975);
  return result;
}

/// Identical pairs and found pairs are known for all rows; only the missed pairs are not. If the
/// recall of the pairs that are not identical is r, there are found / r of them.
RecallEstimate joinEstimates(const MeasuredRecall &parts, const KnownPairs &known, double share) {
  RecallEstimate all = parts.others;  // exact if the estimate of the others is
  all.partners += parts.identical.partners;
  all.found += parts.identical.found;
  const double found = known.otherFound ? static_cast<double>(*known.otherFound)
                                        : static_cast<double>(parts.others.found) / share / 2;
  const auto identical = static_cast<double>(known.identical);
  const auto joined = [&](double recall) {
    if (found + identical == 0 || recall >= 1) return recall;
    return recall <= 0 ? 0 : (identical + found) / (identical + found / recall);
  };
  all.recall = joined(parts.others.recall);
  all.interval = {joined(parts.others.interval.low), joined(parts.others.interval.high)};
  return all;
}

Result<bool> mayJoinAll(const ExactSets &texts, const SimilarityBound &bound,
                        const RecallOptions &options, const RunContext &context) {
  if (options.exactUpTo == 0) return false;
  const std::uint64_t count = texts.withShingles.size();
  if (count * (count - std::min<std::uint64_t>(count, 1)) / 2 <= options.exactUpTo) return true;
  const auto entries = countJoinEntries(texts.sets(), bound, context);
  if (!entries) return entries.error();
  return *entries <= options.exactUpTo;
}

Result<SearchedRows> joinAll(const ExactSets &texts, const SimilarityBound &bound,
                             std::vector<std::uint32_t> rows, const RunContext &context) {
  auto joined = exactJoin(texts.sets(), bound, context, texts.scope);
  if (!joined) return joined.error();
  const std::size_t count = rows.size();
  return SearchedRows{std::move(rows), std::move(joined->pairs), count};
}

}  // namespace

Result<void> checkMeasurable(const ExactSets &texts, const DuplicateResult &result) {
  if (result.classes.textOfRow.size() != texts.classes().textOfRow.size())
    return badParameter({MessageId::ResultOfOtherRows, {}});
  if (result.firstReference.has_value() != texts.scope.hasReference())
    return badParameter({MessageId::ResultOfOtherRows, {}});
  if (result.recipe().pairs == PairsWanted::Links)
    return badParameter({MessageId::RecallOfLinksOnly, {}});
  return {};
}

bool hasFound(const ExactSets &texts, const DuplicateResult &result, const ScoredPair &pair) {
  // The run has the same rows, which identify its texts.
  const auto textOf = [&](TextId text) {
    return result.classes.textOf(texts.classes().firstRow(text));
  };
  const auto [a, b] = std::minmax({textOf(pair.textA), textOf(pair.textB)});
  const auto keyOf = [](const ScoredPair &of) { return std::pair(of.textA, of.textB); };
  const auto place = std::ranges::lower_bound(result.pairs, std::pair(a, b), {}, keyOf);
  return place != result.pairs.end() && keyOf(*place) == std::pair(a, b) &&
         isPairAtLeast(*place, result.recipe(), result.recipe().threshold);
}

bool isSurePair(const ExactSets &texts, const DuplicateResult &result, const ScoredPair &pair) {
  return texts.isIdentical(pair.textA, pair.textB) && hasFound(texts, result, pair);
}

namespace {

/// Row pairs of a run against a reference whose sets of shingles are equal.
std::uint64_t countSurePairs(const ExactSets &texts, const DuplicateResult &result) {
  std::uint64_t rows = 0;
  for (const ScoredPair &pair : result.pairs) {
    const ScoredPair own{texts.classes().textOf(result.classes.firstRow(pair.textA)),
                         texts.classes().textOf(result.classes.firstRow(pair.textB))};
    if (isSurePair(texts, result, own)) rows += texts.rowPairsOf(own.textA, own.textB);
  }
  return rows;
}

}  // namespace

KnownPairs knownPairsOf(const ExactSets &texts, const DuplicateResult &result,
                        std::uint64_t dataRows) {
  KnownPairs known;
  known.dataRows = dataRows;
  known.identical =
      result.firstReference ? countSurePairs(texts, result) : texts.identicalRowPairs();
  if (result.recipe().verification == Verification::Exact)
    known.otherFound = countRowPairs(result, result.recipe().threshold) - known.identical;
  return known;
}

std::vector<SampledRow> countPartners(const ExactSets &texts,
                                      const std::vector<ScoredPair> &partners,
                                      const DuplicateResult &result,
                                      const std::vector<std::uint32_t> &rows) {
  const TextClasses &classes = texts.classes();
  std::vector<SampledRow> ofText(classes.textCount());
  for (const ScoredPair &pair : partners) {
    const bool isSure = isSurePair(texts, result, pair);
    const bool isFound = isSure || hasFound(texts, result, pair);
    const auto count = [&](TextId mine, TextId other) {
      const std::uint64_t others = classes.rowsOf(other).size();
      if (isSure) {
        ofText[mine.value].identical += others;
        return;
      }
      ofText[mine.value].partners += others;
      ofText[mine.value].found += isFound ? others : 0;
    };
    count(pair.textA, pair.textB);
    count(pair.textB, pair.textA);
  }
  std::vector<SampledRow> counted;
  counted.reserve(rows.size());
  for (const std::uint32_t row : rows) {
    const TextId text = classes.textOf({row});
    SampledRow sampled = ofText[text.value];
    sampled.row = row;
    if (!texts.scope.hasReference()) sampled.identical = classes.rowsOf(text).size() - 1;
    counted.push_back(sampled);
  }
  return counted;
}

MeasuredRecall estimateRecall(const std::vector<SampledRow> &sample, const KnownPairs &known) {
  MeasuredRecall measured;
  measured.dataRows = known.dataRows;
  measured.sampledRows = sample.size();
  const double share = known.dataRows == 0 ? 1
                                           : static_cast<double>(sample.size()) /
                                                 static_cast<double>(known.dataRows);
  std::vector<RowShare> rows;
  for (const SampledRow &row : sample) {
    rows.push_back({static_cast<double>(row.partners), static_cast<double>(row.found)});
    measured.identical.partners += row.identical;
    measured.identical.rows += row.identical > 0 ? 1U : 0U;
  }
  measured.others = estimate(rows, share);
  RecallEstimate &identical = measured.identical;
  identical.found = identical.partners;
  identical.interval = {1, 1};  // not random: equal texts share every band
  identical.isExact = share >= 1;
  identical.effectivePairs = static_cast<double>(identical.partners);
  measured.all = joinEstimates(measured, known, share);
  return measured;
}

Result<SearchedRows> searchRows(const ExactSets &texts, const DuplicateResult &result,
                                const RecallOptions &options, const RunContext &context) {
  if (auto valid = checkMeasurable(texts, result); !valid) return valid.error();
  if (options.rows == 0) return badParameter({MessageId::SampleHasNoRows, {}});
  std::vector<std::uint32_t> candidates = rowsWithShingles(texts);
  const auto isAffordable = mayJoinAll(texts, result.recipe().bound(), options, context);
  if (!isAffordable) return isAffordable.error();
  if (*isAffordable || options.rows >= candidates.size())
    return joinAll(texts, result.recipe().bound(), std::move(candidates), context);
  SearchedRows searched{
      drawRows(candidates.size(), options.rows, options.seed), {}, candidates.size()};
  for (std::uint32_t &row : searched.rows) row = candidates[row];
  auto partners = findPartners(texts, textsOfRows(texts.classes(), searched.rows),
                               result.recipe().bound(), context);
  if (!partners) return partners.error();
  searched.partners = *std::move(partners);
  return searched;
}

Result<MeasuredRecall> measureRecall(const ExactSets &texts, const DuplicateResult &result,
                                     const RecallOptions &options, const RunContext &context) {
  const auto searched = searchRows(texts, result, options, context);
  if (!searched) return searched.error();
  return estimateRecall(countPartners(texts, searched->partners, result, searched->rows),
                        knownPairsOf(texts, result, searched->dataRows));
}

void MissSum::add(double jaccard, std::uint64_t rowPairs) {
  const auto weight = static_cast<double>(rowPairs);
  const double missed = missProbability(jaccard, m_plan);
  m_sum.rowPairs += rowPairs;
  m_sum.missed += weight * missed;
  m_variance += weight * weight * missed * (1 - missed);
}

ExpectedMisses MissSum::misses() const {
  ExpectedMisses misses = m_sum;
  misses.deviation = std::sqrt(m_variance);
  if (misses.rowPairs > 0) misses.recall = 1 - misses.missed / static_cast<double>(misses.rowPairs);
  return misses;
}

ExpectedMisses expectMisses(const std::vector<ScoredPair> &pairs, const TextClasses &classes,
                            const BandPlan &plan, const Ratio &threshold) {
  MissSum sum(plan);
  for (const ScoredPair &pair : pairs) {
    if (isAtLeast(pair.intersection, pair.whole, threshold))
      sum.add(pair.similarity(), classes.rowPairsOf(pair.textA, pair.textB));
  }
  return sum.misses();
}

}  // namespace shinglescope
