// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bench/cancel_probe.h"
#include "core/dataset/query/row_order.h"

namespace shinglescope::bench {

/// An operation on a table for which a user waits.
struct TableScene {
  std::string name;
  RowOrderRequest request;
  double limitSeconds = 0;  ///< 0: no limit; it reports its progress and can be cancelled
};

/// Returns the scenes: finding texts in all cells, and filtering and sorting by the text column and
/// by the first column of numbers.
std::vector<TableScene> tableScenes(const Dataset &dataset, ColumnId text,
                                    const std::vector<ColumnType> &types);

/// The scene's durations, by nearest rank over several runs.
struct TableTimes {
  double median = 0;
  double most = 0;
  std::size_t rows = 0;
};

/// Runs a scene several times and checks it: the rows are the same with one thread and with many,
/// and a search agrees with a plain lookup on a sample of rows.
Result<TableTimes> timeScene(const Dataset &dataset, const TableScene &scene, unsigned threads);

/// Returns a scene that can be cancelled at any moment.
Scene cancelScene(const Dataset &dataset, const TableScene &scene);

}  // namespace shinglescope::bench
