// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "bench/cancel_probe.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope::bench {

/// The input of Explore's computations: the first rows of a table as exact sets, and a run over
/// them. Scenes refer to it.
struct TuneBench {
  std::shared_ptr<const Dataset> dataset;
  Recipe recipe;
  ExactSets texts;
  DuplicateResult result;
};

Result<std::unique_ptr<TuneBench>> layTuneBench(const std::shared_ptr<const Dataset> &dataset,
                                                std::size_t rows, const Recipe &recipe,
                                                unsigned threads);

/// Returns all computations of Explore: histogram, bands and their estimate, sweep, recall,
/// buckets, stop shingles, estimates, advice, LSH against brute force. They can be cancelled at any
/// moment.
std::vector<Scene> tuneScenes(const TuneBench &bench);

}  // namespace shinglescope::bench
