// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/pair_ticks.h"

#include <cmath>
#include <set>

namespace shinglescope {
namespace {

constexpr double kSteps = 1000;
constexpr std::size_t kPairsPerPoll = 4096;

std::vector<double> similaritiesOf(const std::set<int> &steps) {
  std::vector<double> all;
  for (const int step : steps) all.push_back(step / kSteps);
  return all;
}

}  // namespace

Result<PairTicks> makePairTicks(const DuplicateResult &result, const ItemJudgements &judged,
                                TicksWanted wanted, const RunContext &context) {
  std::set<int> found;
  std::set<int> duplicates;
  std::set<int> others;
  std::size_t looked = 0;
  for (const ScoredPair &pair : result.pairs) {
    if (wanted == TicksWanted::None) break;
    if (++looked % kPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const int step =
        static_cast<int>(std::lround(decidingSimilarity(pair, result.recipe()) * kSteps));
    if (wanted == TicksWanted::Found) {
      found.insert(step);
      continue;
    }
    const ItemKey key{result.classes.firstRow(pair.textA), result.classes.firstRow(pair.textB)};
    const Verdict verdict = judged.verdictOf(key);
    if (verdict == Verdict::Duplicate) duplicates.insert(step);
    if (verdict == Verdict::NotDuplicate) others.insert(step);
  }
  return PairTicks{similaritiesOf(found), similaritiesOf(duplicates), similaritiesOf(others)};
}

}  // namespace shinglescope
