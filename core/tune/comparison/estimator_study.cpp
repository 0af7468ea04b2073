// SPDX-License-Identifier: MIT
#include "core/tune/comparison/estimator_study.h"

#include <algorithm>
#include <cmath>

#include "core/base/sorted_list.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {
namespace {

constexpr double kTail = 0.025;

std::vector<std::uint32_t> distinctValues(std::span<const std::uint32_t> signature) {
  std::vector<std::uint32_t> values(signature.begin(), signature.end());
  sortUnique(values);
  return values;
}

/// The numbers of hashes to measure: 1, 2, 4, ... and all.
std::vector<std::uint32_t> hashSteps(std::uint32_t numHashes) {
  std::vector<std::uint32_t> steps;
  for (std::uint32_t step = 1; step < numHashes; step *= 2) steps.push_back(step);
  steps.push_back(numHashes);
  return steps;
}

/// Compares pairs on the signatures of their texts.
class PairComparer {
 public:
  PairComparer(const TextSubset &subset, std::uint32_t numHashes)
      : m_subset(subset), m_numHashes(numHashes) {
    for (const std::uint32_t step : hashSteps(numHashes))
      m_byHashes.push_back({step, 0, 0, 0, 0, 0});
  }

  EstimatePoint compare(const ScoredPair &pair) {
    const auto a = signatureOf(pair.textA);
    const auto b = signatureOf(pair.textB);
    EstimatePoint point{pair.textA, pair.textB, pair.similarity(), 0, 0, false};
    for (ErrorByHashes &step : m_byHashes) {
      const std::uint32_t equal = equalPositions(a.first(step.numHashes), b.first(step.numHashes));
      point.estimate = static_cast<double>(equal) / step.numHashes;
      point.setOfValues = setOfValuesEstimate(a.first(step.numHashes), b.first(step.numHashes));
      const double error = point.estimate - point.jaccard;
      step.meanAbsolute += std::abs(error);
      step.rootMeanSquare += error * error;
      step.expected += point.jaccard * (1 - point.jaccard) / step.numHashes;
      step.bias += error;
      step.setOfValuesBias += point.setOfValues - point.jaccard;
    }
    const Interval band = estimateBand95(point.jaccard, m_numHashes);
    point.isInBand = point.estimate >= band.low && point.estimate <= band.high;
    return point;
  }

  std::vector<ErrorByHashes> averages(std::size_t pairs) const {
    std::vector<ErrorByHashes> averages = m_byHashes;
    const auto count = static_cast<double>(std::max<std::size_t>(pairs, 1));
    for (ErrorByHashes &step : averages) {
      step.meanAbsolute /= count;
      step.rootMeanSquare = std::sqrt(step.rootMeanSquare / count);
      step.expected = std::sqrt(step.expected / count);
      step.bias /= count;
      step.setOfValuesBias /= count;
    }
    return averages;
  }

 private:
  std::span<const std::uint32_t> signatureOf(TextId text) const {
    return m_subset.signatures[TextId{m_subset.sets.slotOf(text)}];
  }

  const TextSubset &m_subset;
  std::uint32_t m_numHashes;
  std::vector<ErrorByHashes> m_byHashes;
};

/// Draws the pairs to compare, in their order.
std::vector<ScoredPair> drawPairs(const ExactSets &texts, std::span<const ScoredPair> pairs,
                                  std::size_t most, std::uint64_t seed) {
  std::vector<ScoredPair> verified;
  std::ranges::copy_if(pairs, std::back_inserter(verified), &ScoredPair::isVerified);
  texts.removeIdentical(verified);  // their estimate is always right
  std::vector<ScoredPair> drawn;
  for (const std::uint32_t at : drawRows(verified.size(), most, seed))
    drawn.push_back(verified[at]);
  return drawn;
}

}  // namespace

Interval estimateBand95(double jaccard, std::uint32_t numHashes) {
  const double p = std::clamp(jaccard, 0.0, 1.0);
  if (numHashes == 0 || p <= 0 || p >= 1) return {p, p};
  const double n = numHashes;
  double below = 0;  // the probability of fewer equal positions than `equal`
  Interval band{0, 1};
  bool hasLow = false;
  for (std::uint32_t equal = 0; equal <= numHashes; ++equal) {
    const double k = equal;
    const double logChance = std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                             k * std::log(p) + (n - k) * std::log1p(-p);
    below += std::exp(logChance);
    if (!hasLow && below > kTail) {
      band.low = k / n;
      hasLow = true;
    }
    if (below >= 1 - kTail) {
      band.high = k / n;
      break;
    }
  }
  return band;
}

double setOfValuesEstimate(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  const auto valuesA = distinctValues(a);
  const auto valuesB = distinctValues(b);
  std::vector<std::uint32_t> shared;
  std::ranges::set_intersection(valuesA, valuesB, std::back_inserter(shared));
  const std::size_t all = valuesA.size() + valuesB.size() - shared.size();
  return all == 0 ? 0 : static_cast<double>(shared.size()) / static_cast<double>(all);
}

double setOfValuesLimit(double jaccard) { return jaccard / (2 - jaccard); }

Result<EstimatorStudy> viewEstimates(const ExactSets &texts, std::span<const ScoredPair> pairs,
                                     std::size_t mostPairs, std::uint64_t seed,
                                     const RunContext &context) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  const std::vector<ScoredPair> drawn = drawPairs(texts, pairs, mostPairs, seed);
  std::vector<std::uint32_t> needed;
  for (const ScoredPair &pair : drawn) {
    needed.push_back(pair.textA.value);
    needed.push_back(pair.textB.value);
  }
  sortUnique(needed);
  const SignatureOptions &signature = texts.recipe.signature;
  context.startStage(Stage::Signing, WorkUnit::Texts, needed.size());
  const auto subset = signTexts(texts, signature, needed, context);
  if (!subset) return subset.error();
  EstimatorStudy view;
  PairComparer comparer(*subset, signature.numHashes);
  std::size_t inBand = 0;
  for (const ScoredPair &pair : drawn) {
    if (view.points.size() % 256 == 0 && context.isCancelled()) return cancelledError();
    view.points.push_back(comparer.compare(pair));
    inBand += view.points.back().isInBand ? 1 : 0;
  }
  view.byHashes = comparer.averages(view.points.size());
  if (!view.points.empty())
    view.inBand = static_cast<double>(inBand) / static_cast<double>(view.points.size());
  return view;
}

}  // namespace shinglescope
