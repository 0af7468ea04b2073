// SPDX-License-Identifier: MIT
#include "core/tune/sweep/all_pairs_error.h"

#include <algorithm>
#include <cmath>

#include "core/base/memory_budget.h"
#include "core/signature/min_hasher.h"
#include "core/tune/sweep/pair_intersections.h"

namespace shinglescope {
namespace {

/// This many signatures stay in the L1 cache while a row of pairs passes over them.
constexpr std::size_t kTextsPerTile = 64;

}  // namespace

ErrorSummary ErrorTally::summary() const {
  ErrorSummary summary;
  summary.pairs = static_cast<std::uint64_t>(std::llround(m_pairs));
  if (m_pairs <= 0) return summary;
  summary.mean = m_sum / m_pairs;
  summary.bias = m_signed / m_pairs;
  summary.deviation = std::sqrt(std::max(0.0, m_squares / m_pairs - summary.mean * summary.mean));
  return summary;
}

Result<AllPairsError> AllPairsError::prepare(const ExactSets &texts, std::uint64_t seed,
                                             const RunContext &context) {
  AllPairsError errors;
  errors.m_measure = texts.recipe.measure;
  for (const std::uint32_t place : drawRows(texts.withShingles.size(), kMostErrorTexts, seed)) {
    errors.m_texts.push_back(texts.withShingles[place]);
    const auto rows = texts.classes().rowsOf(TextId{errors.m_texts.back()});
    errors.m_rows.push_back(static_cast<double>(rows.size()));
    errors.m_sizes.push_back(texts.sets()[TextId{errors.m_texts.back()}].size());
  }
  const std::size_t count = errors.m_texts.size();
  MemoryBudget budget(context);
  if (auto taken = budget.take(firstPairOf(count) * sizeof(std::uint32_t),
                               MessageId::TheSimilarities, MessageId::TakeSmallerSample);
      !taken)
    return taken.error();
  auto shared = countIntersections(texts.sets(), errors.m_texts, quietly(context));
  if (!shared) return shared.error();
  errors.m_shared = *std::move(shared);
  return errors;
}

double AllPairsError::similarityOf(std::size_t i, std::size_t j) const {
  const std::uint32_t shared = m_shared[firstPairOf(i) + j];
  return static_cast<double>(shared) / m_measure.wholeOf(m_sizes[i], m_sizes[j], shared);
}

Result<AllPairsErrors> AllPairsError::measure(const SignatureMatrix &signatures,
                                              const RunContext &context) const {
  const std::uint32_t numHashes = signatures.numHashes();
  ErrorTally tally;
  for (std::size_t tile = 0; tile < m_texts.size(); tile += kTextsPerTile) {
    for (std::size_t i = tile + 1; i < m_texts.size(); ++i) {
      if (i % 256 == 0 && context.isCancelled()) return cancelledError();
      const auto a = signatures[TextId{m_texts[i]}];
      const std::size_t end = std::min(i, tile + kTextsPerTile);
      for (std::size_t j = tile; j < end; ++j) {
        const auto b = signatures[TextId{m_texts[j]}];
        const double estimate =
            m_measure.estimateOf(equalPositions(a, b), numHashes, m_sizes[i], m_sizes[j]);
        tally.add(estimate, similarityOf(i, j), m_rows[i] * m_rows[j]);
      }
    }
  }
  AllPairsErrors errors{tally.summary(), {}};
  for (const double rows : m_rows) tally.add(1, 1, rows * (rows - 1) / 2);
  errors.withIdentical = tally.summary();
  return errors;
}

}  // namespace shinglescope
