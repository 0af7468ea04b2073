// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_search.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/tune/rows/exact_sets.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kSeedOfSettings = 0xD1B54A32D192ED03U;  ///< differs from that of the rows

/// The rows that answer the same question, by question; those that cannot run answer none.
std::vector<std::vector<std::size_t>> questionsOf(const std::vector<SweepRow> &all,
                                                  const std::vector<std::size_t> &rows) {
  std::map<std::tuple<std::uint32_t, ShingleUnit, Ratio>, std::vector<std::size_t>> rowsOf;
  for (const std::size_t row : rows) {
    const SweepSetting &setting = all[row].setting;
    if (setting.canRun()) rowsOf[{setting.k, setting.unit, setting.threshold}].push_back(row);
  }
  std::vector<std::vector<std::size_t>> questions;
  for (auto &[question, of] : rowsOf) questions.push_back(std::move(of));
  return questions;
}

std::optional<double> meanF1(const std::vector<SweepOutcome> &outcomes) {
  double sum = 0;
  int samples = 0;
  for (const SweepOutcome &outcome : outcomes)
    if (const auto f1 = outcome.thatDiffer.estimated.f1()) {
      sum += *f1;
      ++samples;
    }
  return samples > 0 ? std::optional(sum / samples) : std::nullopt;
}

std::uint64_t workOf(const std::vector<SweepOutcome> &outcomes) {
  std::uint64_t work = 0;
  for (const SweepOutcome &outcome : outcomes)
    work += outcome.signatureBytes / sizeof(std::uint32_t) + outcome.candidates;
  return work;
}

}  // namespace

std::vector<SweepSetting> settingsToTry(const SweepGrid &grid) {
  std::vector<SweepSetting> all = settingsOf(grid, grid.unit.value_or(ShingleUnit::Character));
  if (grid.search == SweepSearch::Grid || grid.tries == 0 || grid.tries >= all.size()) return all;
  std::vector<SweepSetting> chosen;
  for (const std::uint32_t at : drawRows(all.size(), grid.tries, grid.sampleSeed ^ kSeedOfSettings))
    chosen.push_back(all[at]);
  return chosen;
}

SweepRounds::SweepRounds(const SweepGrid &grid, std::uint64_t dataRows) {
  std::uint64_t rows = std::min(grid.rows, dataRows);
  m_rows = {rows};
  if (grid.search != SweepSearch::Halving) return;
  const std::uint64_t ofQuestion =
      grid.settingCount() / (std::uint64_t{grid.k.size()} * grid.thresholds.size());
  for (std::uint64_t left = ofQuestion; left > 2 && rows / 2 >= kLeastHalvingRows;
       left = (left + 1) / 2) {
    rows /= 2;
    m_rows.insert(m_rows.begin(), rows);
  }
}

std::uint64_t SweepRounds::settingsToTry(const std::vector<SweepRow> &rows) const {
  std::vector<std::size_t> all(rows.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  std::uint64_t sum = rows.size();  // those that cannot run are counted in the first round
  for (const auto &question : questionsOf(rows, all))
    for (std::size_t round = 1, left = question.size(); round < m_rows.size(); ++round)
      sum += left = (left + 1) / 2;
  return sum;
}

namespace {

std::uint64_t fewestTrue(const std::vector<SweepOutcome> &outcomes) {
  std::uint64_t fewest = outcomes.empty() ? 0 : UINT64_MAX;
  for (const SweepOutcome &outcome : outcomes)
    fewest = std::min(fewest, outcome.of(SweepPairs::ThatDiffer).truePairs);
  return fewest;
}

}  // namespace

std::vector<std::size_t> SweepTrial::betterHalf(const std::vector<std::size_t> &rows,
                                                std::uint64_t sampleRows) {
  std::vector<std::size_t> better;
  for (std::vector<std::size_t> &question : questionsOf(m_rows, rows)) {
    const auto rank = [&](std::size_t row) {
      return std::tuple(-meanF1(m_outcomes[row]).value_or(-1), workOf(m_outcomes[row]), row);
    };
    std::ranges::sort(question, {}, rank);
    const std::size_t kept = (question.size() + 1) / 2;
    better.insert(better.end(), question.begin(),
                  question.begin() + static_cast<std::ptrdiff_t>(kept));
    for (std::size_t i = kept; i < question.size(); ++i)
      m_rows[question[i]].dropped = SweepDropped{sampleRows, meanF1(m_outcomes[question[i]]),
                                                 fewestTrue(m_outcomes[question[i]])};
  }
  std::ranges::sort(better);
  return better;
}

}  // namespace shinglescope
