// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/tune/sweep/sweep.h"

namespace shinglescope {

enum class SweepQuality { Precision, Recall, F1, VerifiedRecall };
enum class SweepCost { Seconds, Bytes };

/// The mean of a quality or a cost over a row's samples; none if it is undefined.
std::optional<double> qualityOf(const SweepRow &row, SweepQuality quality, SweepPairs pairs);
std::optional<double> costOf(const SweepRow &row, SweepCost cost);

/// The mean of a figure over the samples in which it is defined.
template <class Figure>
std::optional<double> meanOf(const SweepRow &row, Figure figure) {
  double sum = 0;
  std::size_t samples = 0;
  for (const SweepOutcome &outcome : row.outcomes) {
    const std::optional<double> value = figure(outcome);
    if (!value) continue;
    sum += *value;
    ++samples;
  }
  if (samples == 0) return std::nullopt;
  return sum / static_cast<double>(samples);
}

/// The settings that no other setting dominates (Pareto): none has at least the same quality at no
/// more cost and is better in one of the two. Returns indices into result.rows by ascending cost,
/// only the first of equal settings. If `isAmong` is given, only rows that it accepts are
/// considered: settings of different k or thresholds answer different questions. O(rows log rows).
std::vector<std::size_t> paretoFront(const SweepResult &result, SweepQuality quality,
                                     SweepPairs pairs, SweepCost cost,
                                     const std::function<bool(const SweepSetting &)> &isAmong = {});

/// Writes a line for each setting below a line of column names; docs/tuning.md lists them. Counts
/// are sums over the samples, other values means with their intervals; an undefined value is empty.
/// Numbers are plain decimals in any locale.
std::string sweepToCsv(const SweepResult &result, SweepPairs pairs);

/// Writes all outcomes of all samples, each over both kinds of pairs, with grid and recipe, as
/// indented JSON; means are over `pairs`. An undefined value is null.
std::string sweepToJson(const SweepResult &result, SweepPairs pairs);

/// How the rows of the samples were drawn, in files: "any", "with-partner", or "known-pairs".
std::string rowsDrawnName(const SweepResult &result);
/// What the truth is, in files: "similarity", or the kind of the known pairs.
std::string sweepTruthName(const SweepResult &result);
/// The name in files: "differing" or "all".
std::string_view pairsName(SweepPairs pairs);

}  // namespace shinglescope
