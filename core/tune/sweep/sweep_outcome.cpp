#include "core/tune/sweep/sweep_outcome.h"

namespace shinglescope {
namespace {

std::optional<double> quotient(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return std::nullopt;
  return static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

std::optional<double> MatchCounts::precision() const {
  return quotient(truePositives, truePositives + falsePositives);
}

std::optional<double> MatchCounts::recall() const {
  return quotient(truePositives, truePositives + falseNegatives);
}

std::optional<double> MatchCounts::f1() const {
  return quotient(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives);
}

}  // namespace shinglescope
