#include "core/pipeline/run_estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/base/hash.h"
#include "core/pipeline/estimated_count.h"
#include "core/pipeline/find_duplicates.h"
#include "core/pipeline/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsBetweenPolls = 4096;
/// Bytes of a candidate while they are sorted, and of a scored pair.
constexpr double kBytesPerCandidate = 16 + sizeof(ScoredPair);
constexpr double kRuleOfThree = 3;
/// Pairs in a sample from which those of all rows are told.
constexpr std::uint64_t kEnoughPairs = 100;
/// A text in capped buckets meets their leaders, which are nearly the same in all bands: 300,000
/// rows of one template made 9.8 pairs a text.
constexpr double kPairsPerCappedText = 12;

/// How many distinct values a stream has: exact up to a limit, above it from
/// the values whose hashes end in so many zeros (Gibbons, Distinct sampling,
/// 2001; about 1 % off). 1 MB whatever the stream.
class DistinctCounter {
 public:
  void add(std::uint64_t hash) {
    if (std::countr_zero(hash) < m_level) return;
    m_kept.insert(hash);
    while (m_kept.size() > kLimit) {
      ++m_level;
      std::erase_if(m_kept, [this](std::uint64_t h) { return std::countr_zero(h) < m_level; });
    }
  }
  double count() const { return std::ldexp(static_cast<double>(m_kept.size()), m_level); }

 private:
  static constexpr std::size_t kLimit = 32'768;
  std::unordered_set<std::uint64_t> m_kept;
  int m_level = 0;
};

/// Distinct texts before preparation.
Result<double> countRawTexts(const Dataset &dataset, const std::vector<ColumnId> &columns,
                             const RunContext &context) {
  DistinctCounter counter;
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row) {
    if (row % kRowsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    std::uint64_t hash = 0;
    for (const ColumnId column : columns)
      hash = mix64(hash + xxh3(dataset.cell(RecordId{row}, column)));
    counter.add(hash);
  }
  return counter.count();
}

/// Evenly spaced rows; only the columns that a run looks at are filled.
std::shared_ptr<const Dataset> sampleOf(const Dataset &dataset,
                                        const std::vector<ColumnId> &columns, std::size_t rows) {
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  for (std::size_t i = 0; i < rows; ++i) {
    const auto row = static_cast<std::uint32_t>(i * dataset.rowCount() / rows);
    for (const ColumnId column : columns) cells[column.value] = dataset.cell({row}, column);
    builder.addRow(cells, 0);
  }
  return builder.finish();
}

/// What the sample tells of all rows.
class Extrapolation {
 public:
  Extrapolation(const RunReport &sample, double rows, double distinctTexts)
      : m_sample(sample),
        m_distinct(distinctTexts),
        m_rowScale(rows / static_cast<double>(sample.rows)),
        m_textScale(distinctTexts / static_cast<double>(sample.distinctTexts)) {}

  double candidates() const {
    const double seen = static_cast<double>(m_sample.candidates);
    const double scale = pairScale();
    return std::min((seen == 0 && scale > 1 ? kRuleOfThree : seen) * scale,
                    estimatedPairs(m_distinct));
  }
  /// With the square of the texts, until most are in capped buckets.
  double pairs() const {
    if (m_sample.scoredPairs < kEnoughPairs) return 0;
    return std::min(static_cast<double>(m_sample.scoredPairs) * pairScale(),
                    kPairsPerCappedText * m_distinct);
  }
  bool isBound() const { return m_sample.candidates == 0 && pairScale() > 1; }

  double seconds() const {
    const double seen = static_cast<double>(m_sample.candidates);
    const double verifyScale = seen > 0 ? candidates() / seen : m_textScale;
    return m_rowScale *
               (m_sample.secondsOf(Stage::Preparing) + m_sample.secondsOf(Stage::Grouping)) +
           m_textScale * (m_sample.secondsOf(Stage::Signing) + m_sample.secondsOf(Stage::Banding)) +
           verifyScale * m_sample.secondsOf(Stage::Verifying);
  }

  /// Sets of texts in candidates are not counted: most runs make few.
  double memoryBytes(const MemoryPlan &plan) const {
    const double share = plan.keys == KeyStore::Memory ? 1
                                                       : static_cast<double>(plan.bandsAtOnce) /
                                                             std::max(1U, m_sample.recipe.bands);
    const double kept = isBound() ? 0 : candidates() * kBytesPerCandidate;
    return static_cast<double>(plan.rowBytes) + share * static_cast<double>(plan.keyBytes) + kept;
  }

  /// Of one thread, to prepare and sign a row.
  double signSecondsPerRow() const {
    return (m_sample.secondsOf(Stage::Preparing) + m_sample.secondsOf(Stage::Signing)) *
           m_sample.threads / static_cast<double>(m_sample.rows);
  }

 private:
  double pairScale() const {
    const double sampled = estimatedPairs(static_cast<double>(m_sample.distinctTexts));
    return sampled == 0 ? 1 : std::max(estimatedPairs(m_distinct) / sampled, 1.0);
  }

  const RunReport &m_sample;
  double m_distinct;
  double m_rowScale;
  double m_textScale;
};

}  // namespace

Result<RunEstimate> estimateRun(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context, std::size_t sampleRows) {
  const auto compared = comparedColumns(dataset, recipe);
  if (!compared) return compared.error();
  const auto same = sameColumns(dataset, recipe);
  if (!same) return same.error();
  std::vector<ColumnId> columns = *compared;  // rows that differ in these are texts of their own
  columns.insert(columns.end(), same->begin(), same->end());
  const std::size_t rows = dataset.rowCount();
  const std::size_t sampled = std::min(rows, std::max<std::size_t>(sampleRows, 1));
  const std::shared_ptr<const Dataset> sample = sampleOf(dataset, columns, sampled);
  const auto run = findDuplicates(*sample, recipe, context);
  if (!run) return run.error();
  auto distinct = static_cast<double>(run->report.distinctTexts);
  if (sampled < rows) {
    const auto rawTexts = countRawTexts(dataset, columns, context);
    if (!rawTexts) return rawTexts.error();
    const auto rawInSample = countRawTexts(*sample, columns, context);
    if (!rawInSample) return rawInSample.error();
    distinct = std::max(distinct, *rawTexts * distinct / std::max(*rawInSample, 1.0));
    distinct = std::min(distinct, static_cast<double>(rows));
  }
  const Extrapolation all(run->report, static_cast<double>(rows), distinct);
  const auto plan =
      planMemory({rows, dataset.memoryBytes(), recipe.bands, all.signSecondsPerRow()}, context);
  if (!plan) return plan.error();
  RunEstimate estimate;
  estimate.memoryPlan = *plan;
  estimate.rows = rows;
  estimate.sampledRows = sampled;
  estimate.distinctTexts = roundedCount(distinct);
  estimate.candidates = roundedCount(all.candidates());
  estimate.isCandidateBound = all.isBound();
  estimate.pairs = roundedCount(all.pairs());
  estimate.seconds = all.seconds();
  estimate.memoryBytes = roundedCount(all.memoryBytes(*plan));
  estimate.allPairs = std::uint64_t{rows} * (rows - 1) / 2;
  return estimate;
}

}  // namespace shinglescope
