// SPDX-License-Identifier: MIT
#include "core/tune/sweep/best_settings.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {

std::optional<double> recallOfRun(const SweepRow &row, const Recipe &recipe, SweepPairs pairs) {
  const bool isExact = recipe.verification == Verification::Exact;
  return qualityOf(row, isExact ? SweepQuality::VerifiedRecall : SweepQuality::Recall, pairs);
}

std::vector<std::size_t> bestSettings(const SweepResult &result, const SweepRule &rule) {
  using Rank = std::tuple<double, double, std::size_t>;  // minus quality, seconds, row
  std::map<std::tuple<std::uint32_t, ShingleUnit, Ratio>, Rank> best;
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    const SweepRow &row = result.rows[i];
    const auto seconds = costOf(row, SweepCost::Seconds);
    const auto quality = rule.leastRecall ? recallOfRun(row, result.recipe, rule.pairs)
                                          : qualityOf(row, SweepQuality::F1, rule.pairs);
    if (!row.setting.canBeAdopted() || !seconds || !quality) continue;
    if (rule.leastRecall && *quality < *rule.leastRecall) continue;
    const Rank rank{rule.leastRecall ? 0 : -*quality, *seconds, i};
    const std::tuple question{row.setting.k, row.setting.unit, row.setting.threshold};
    const auto [at, isNew] = best.emplace(question, rank);
    if (!isNew && rank < at->second) at->second = rank;
  }
  std::vector<std::size_t> rows;
  for (const auto &[question, rank] : best) rows.push_back(std::get<2>(rank));
  std::ranges::sort(rows);
  return rows;
}

}  // namespace shinglescope
