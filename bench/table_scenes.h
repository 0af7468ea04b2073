#pragma once

#include <string>
#include <vector>

#include "bench/cancel_probe.h"
#include "core/dataset/query/row_order.h"

namespace shinglescope::bench {

/// What someone does with a table and waits for.
struct TableScene {
  std::string name;
  RowOrderRequest request;
  double limitSeconds = 0;  ///< 0: none; it reports its progress and can be cancelled
};

/// Finding texts in all cells and filtering and sorting by the text column and
/// by the first column of numbers.
std::vector<TableScene> tableScenes(const Dataset &dataset, ColumnId text,
                                    const std::vector<ColumnType> &types);

/// How long the scene takes, by nearest rank over some runs.
struct TableTimes {
  double median = 0;
  double most = 0;
  std::size_t rows = 0;
};

/// Runs a scene a few times and checks it: the same rows with one thread as
/// with many, and for a search those that a plain look-up of some rows finds.
Result<TableTimes> timeScene(const Dataset &dataset, const TableScene &scene, unsigned threads);

/// To be cancelled at any moment.
Scene cancelScene(const Dataset &dataset, const TableScene &scene);

}  // namespace shinglescope::bench
