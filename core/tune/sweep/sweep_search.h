// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// Returns the settings of a grid that its search tries first, in the order of settingsOf(): all,
/// or `tries` of them, each set equally likely, drawn with sampleSeed. `grid.unit` must be set.
std::vector<SweepSetting> settingsToTry(const SweepGrid &grid);

/// The rounds of a search: one, or several with halving, whose samples double up to the rows of the
/// grid. There are so many that at most two settings of each question are left for the last one, as
/// long as the first sample has at least kLeastHalvingRows rows.
class SweepRounds {
 public:
  static constexpr std::uint64_t kLeastHalvingRows = 250;

  SweepRounds(const SweepGrid &grid, std::uint64_t dataRows);
  std::size_t count() const { return m_rows.size(); }
  /// The rows of a sample.
  std::uint64_t rowsOf(std::size_t round) const { return m_rows[round]; }
  /// The settings of all rounds together, for the progress of one sample.
  std::uint64_t settingsToTry(const std::vector<SweepRow> &rows) const;

 private:
  std::vector<std::uint64_t> m_rows;
};

/// Ranks settings by their outcomes on a sample that is smaller than the final one.
class SweepTrial {
 public:
  explicit SweepTrial(std::vector<SweepRow> &rows) : m_rows(rows), m_outcomes(rows.size()) {}
  void add(std::size_t row, const SweepOutcome &outcome) { m_outcomes[row].push_back(outcome); }
  /// Returns the better half, rounded up, of the rows that answer the same question, ascending, and
  /// marks the others as dropped. Better is a higher mean F1 of pairs that differ, then a lower
  /// cost in signature values and candidates, then an earlier row; times play no part, so the
  /// choice is the same on any machine. Settings that cannot run are left out. O(rows log rows).
  std::vector<std::size_t> betterHalf(const std::vector<std::size_t> &rows,
                                      std::uint64_t sampleRows);

 private:
  std::vector<SweepRow> &m_rows;
  std::vector<std::vector<SweepOutcome>> m_outcomes;
};

}  // namespace shinglescope
