// SPDX-License-Identifier: MIT
#include "core/tune/advice/recall_curve.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {
namespace {

/// So narrow that the curve is straight within a step.
constexpr std::size_t kRecallSteps = 4096;

}  // namespace

RecallCurve::RecallCurve(const ExactSets &texts, const TruePairs &pairs)
    : m_shares(kRecallSteps + 1), m_isExact(pairs.isExact) {
  for (const ScoredPair &pair : pairs.pairs) {
    const double similarity = pair.similarity();
    const std::uint64_t rows = texts.rowPairsOf(pair.textA, pair.textB);
    const auto weight = static_cast<double>(rows);
    Share &share = m_shares[static_cast<std::size_t>(similarity * kRecallSteps)];
    share.similarity += weight * similarity;
    share.rowPairs += weight;
    share.textPairs += 1;
    share.squares += weight * weight;
    m_rowPairs += rows;
    ++m_textPairs;
  }
  std::erase_if(m_shares, [](const Share &share) { return share.rowPairs == 0; });
  for (Share &share : m_shares) share.similarity /= share.rowPairs;
  if (m_shares.empty()) m_shares.push_back({pairs.threshold.toDouble(), 1, 1, 1});
}

double RecallCurve::recall(const BandPlan &plan) const {
  double found = 0;
  double all = 0;
  for (const Share &share : m_shares) {
    found += share.rowPairs * candidateProbability(share.similarity, plan);
    all += share.rowPairs;
  }
  return found / all;
}

double RecallCurve::foundTextPairs(const BandPlan &plan) const {
  double found = 0;
  if (m_textPairs == 0) return found;
  for (const Share &share : m_shares)
    found += share.textPairs * candidateProbability(share.similarity, plan);
  return found;
}

double RecallCurve::sampleError(const BandPlan &plan) const {
  if (m_isExact) return 0;
  const double mean = recall(plan);
  double all = 0;
  double squares = 0;
  for (const Share &share : m_shares) {
    all += share.rowPairs;
    squares += share.squares * std::pow(candidateProbability(share.similarity, plan) - mean, 2);
  }
  return std::sqrt(squares) / all;
}

std::optional<std::uint32_t> RecallCurve::bandsFor(std::uint32_t rows, double recall,
                                                   std::uint32_t mostBands) const {
  if (mostBands == 0 || this->recall({mostBands, rows}) < recall) return std::nullopt;
  std::uint32_t tooFew = 0;
  std::uint32_t enough = mostBands;
  while (enough - tooFew > 1) {
    const std::uint32_t middle = tooFew + (enough - tooFew) / 2;
    (this->recall({middle, rows}) < recall ? tooFew : enough) = middle;
  }
  return enough;
}

}  // namespace shinglescope
