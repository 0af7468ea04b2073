// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace shinglescope {

/// A signature of bands x rows values, cut into bands of `rows` values.
struct BandPlan {
  std::uint32_t bands = 32;
  std::uint32_t rows = 4;
  std::uint32_t numHashes() const { return bands * rows; }
  bool operator==(const BandPlan &) const = default;
};

/// Returns P(candidate | s) = 1 - (1 - s^rows)^bands: the chance that two sets of Jaccard
/// similarity s share a band (Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, 3.4). Also
/// accurate for tiny chances.
double candidateProbability(double similarity, const BandPlan &plan);

/// Returns (1 - s^rows)^bands = 1 - P(candidate | s): the chance of a miss. Also accurate for tiny
/// chances.
double missProbability(double similarity, const BandPlan &plan);

/// Returns the similarity at which P(candidate) reaches `probability` (0 < p < 1).
double similarityAtProbability(double probability, const BandPlan &plan);

/// Returns the similarity at which the curve is steepest.
double steepestSimilarity(const BandPlan &plan);

/// The integrals of P(candidate) below the threshold and of 1 - P above it: how much of the
/// similarity axis is wrongly proposed or missed.
struct ErrorAreas {
  double falsePositive = 0;
  double falseNegative = 0;
};
ErrorAreas errorAreas(double threshold, const BandPlan &plan);

}  // namespace shinglescope
