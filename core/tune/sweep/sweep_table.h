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

/// The mean of a quality or a cost over a row's samples; nothing where it is not defined.
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

/// The settings that no other one beats: none has at least the quality for at
/// most the cost and is better in one of them (Pareto). Numbers of result.rows
/// by ascending cost; of equal ones the first. Only rows that `isAmong` accepts
/// are looked at, if it is given: settings of different k or thresholds answer different
/// questions. O(rows log rows).
std::vector<std::size_t> paretoFront(const SweepResult &result, SweepQuality quality,
                                     SweepPairs pairs, SweepCost cost,
                                     const std::function<bool(const SweepSetting &)> &isAmong = {});

/// A line for each setting, names in the first; docs/tuning.md lists them. Counts
/// are sums over the samples, other figures means with their intervals; an
/// undefined figure is empty. Numbers in plain decimals whatever the locale.
std::string sweepToCsv(const SweepResult &result, SweepPairs pairs);

/// All outcomes of all samples, each over both kinds of pairs, with grid and recipe, as pretty
/// JSON; means are over `pairs`. An undefined figure is null.
std::string sweepToJson(const SweepResult &result, SweepPairs pairs);

/// "differing" or "all", as the files name them.
std::string_view pairsName(SweepPairs pairs);

}  // namespace shinglescope
