// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// The state of one thread that prepares the texts of rows and cuts them into shingles.
struct ShingleWorker {
  TextPreparer preparer;
  Shingler shingler;
  std::string joined;
  std::vector<std::uint64_t> set;
};

/// Returns a worker for each thread. Errors: those of TextPreparer::create().
inline Result<std::vector<ShingleWorker>> makeShingleWorkers(const PreparationOptions &preparation,
                                                             const ShingleOptions &shingling,
                                                             unsigned threads) {
  std::vector<ShingleWorker> workers;
  for (unsigned i = 0; i < std::max(1U, threads); ++i) {
    auto preparer = TextPreparer::create(preparation);
    if (!preparer) return preparer.error();
    workers.push_back({*std::move(preparer), Shingler(shingling), {}, {}});
  }
  return workers;
}

/// Rows per block of work.
inline constexpr std::size_t kShingledRowsPerBlock = 512;

}  // namespace shinglescope
