// SPDX-License-Identifier: MIT
#include "core/review/verdicts/agreement.h"

namespace shinglescope {
namespace {

std::size_t placeOf(Verdict verdict) { return static_cast<std::size_t>(verdict) - 1; }

}  // namespace

std::uint64_t Agreement::both() const {
  std::uint64_t sum = 0;
  for (const auto &row : table) {
    for (const std::uint64_t items : row) sum += items;
  }
  return sum;
}

std::uint64_t Agreement::agreed() const { return table[0][0] + table[1][1] + table[2][2]; }

std::optional<double> Agreement::kappa() const {
  const auto all = static_cast<double>(both());
  double byChance = 0;  // times all * all, so it is exact if agreement by chance is certain
  for (std::size_t i = 0; i < table.size(); ++i) {
    const std::uint64_t first = table[i][0] + table[i][1] + table[i][2];
    const std::uint64_t second = table[0][i] + table[1][i] + table[2][i];
    byChance += static_cast<double>(first) * static_cast<double>(second);
  }
  if (byChance >= all * all) return std::nullopt;
  return (static_cast<double>(agreed()) * all - byChance) / (all * all - byChance);
}

Agreement agreementOf(const ItemJudgements &first, const ItemJudgements &second) {
  Agreement agreement;
  first.forEach([&](ItemKey key, const ItemState &state) {
    if (state.verdict == Verdict::Undecided) return;
    const Verdict other = second.verdictOf(key);
    if (other == Verdict::Undecided) {
      ++agreement.onlyFirst;
    } else {
      ++agreement.table[placeOf(state.verdict)][placeOf(other)];
    }
  });
  second.forEach([&](ItemKey key, const ItemState &state) {
    const bool isOnly =
        state.verdict != Verdict::Undecided && first.verdictOf(key) == Verdict::Undecided;
    agreement.onlySecond += isOnly ? 1 : 0;
  });
  return agreement;
}

}  // namespace shinglescope
