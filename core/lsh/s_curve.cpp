// SPDX-License-Identifier: MIT
#include "core/lsh/s_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace shinglescope {
namespace {

/// Nodes and weights of Gauss-Legendre quadrature with eight points on [-1, 1] (Abramowitz and
/// Stegun, table 25.4); symmetric, so only half of them are listed.
struct GaussPoint {
  double node;
  double weight;
};
constexpr std::array kGaussPoints = {GaussPoint{0.1834346424956498, 0.3626837833783620},
                                     GaussPoint{0.5255324099163290, 0.3137066458778873},
                                     GaussPoint{0.7966664774136267, 0.2223810344533745},
                                     GaussPoint{0.9602898564975363, 0.1012285362903763}};

/// The probabilities at which the axis is cut for integration: between two of them the curve is
/// smooth, however steep it is as a whole.
constexpr std::array kCutChances = {1e-14, 1e-12, 1e-10, 1e-8, 1e-6, 1e-5, 1e-4, 1e-3,
                                    0.01,  0.03,  0.1,   0.2,  0.3,  0.4,  0.5};

/// Returns 0, the inverse of each cut probability, and 1, in ascending order.
std::vector<double> cutPoints(const BandPlan &plan) {
  std::vector<double> cuts{0, 1};
  for (const double chance : kCutChances) {
    cuts.push_back(similarityAtProbability(chance, plan));
    cuts.push_back(similarityAtProbability(1 - chance, plan));
  }
  std::sort(cuts.begin(), cuts.end());
  return cuts;
}

template <class Function>
double integratePiece(const Function &function, double from, double to) {
  const double middle = (from + to) / 2;
  const double half = (to - from) / 2;
  double sum = 0;
  for (const GaussPoint &point : kGaussPoints) {
    const double offset = half * point.node;
    sum += point.weight * (function(middle - offset) + function(middle + offset));
  }
  return sum * half;
}

template <class Function>
double integrate(const Function &function, const std::vector<double> &cuts, double from,
                 double to) {
  double sum = 0;
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    const double begin = std::max(from, cuts[i - 1]);
    const double end = std::min(to, cuts[i]);
    if (begin < end) sum += integratePiece(function, begin, end);
  }
  return sum;
}

}  // namespace

double candidateProbability(double similarity, const BandPlan &plan) {
  if (similarity <= 0) return 0;
  if (similarity >= 1) return 1;
  const double bandCollides = std::pow(similarity, plan.rows);
  return -std::expm1(static_cast<double>(plan.bands) * std::log1p(-bandCollides));
}

double missProbability(double similarity, const BandPlan &plan) {
  if (similarity <= 0) return 1;
  if (similarity >= 1) return 0;
  const double bandCollides = std::pow(similarity, plan.rows);
  return std::exp(static_cast<double>(plan.bands) * std::log1p(-bandCollides));
}

double similarityAtProbability(double probability, const BandPlan &plan) {
  if (probability <= 0) return 0;
  if (probability >= 1) return 1;
  const double bandCollides = -std::expm1(std::log1p(-probability) / plan.bands);
  return std::pow(bandCollides, 1.0 / plan.rows);
}

double steepestSimilarity(const BandPlan &plan) {
  // The second derivative is 0 where s^r = (r - 1) / (b r - 1). With one row per band the curve is
  // steepest at 0; with one band of one row it is a straight line.
  if (plan.rows <= 1) return 0;
  const double rows = plan.rows;
  const double bands = plan.bands;
  return std::pow((rows - 1) / (bands * rows - 1), 1 / rows);
}

ErrorAreas errorAreas(double threshold, const BandPlan &plan) {
  const double split = std::clamp(threshold, 0.0, 1.0);
  const std::vector<double> cuts = cutPoints(plan);
  const auto candidate = [&plan](double s) { return candidateProbability(s, plan); };
  const auto miss = [&plan](double s) { return missProbability(s, plan); };
  return {integrate(candidate, cuts, 0, split), integrate(miss, cuts, split, 1)};
}

}  // namespace shinglescope
