// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "app/cli/worker/parts/row_batch.h"
#include "app/cli/worker/parts/step_context.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {

/// Calls `take` with the set of each row, as findStopShingles() counts it: without the exclusion of
/// stop shingles.
template <class Take>
Result<void> forEachSet(const RowTable &table, ShingleWorker &worker, const StepContext &context,
                        Take take) {
  for (std::uint32_t row = 0; row < table.rows.size(); ++row) {
    if (context.run.isCancelled()) return cancelledError();
    const std::string_view text =
        recordText(*table.dataset, RecordId{row}, table.compare, worker.joined);
    worker.shingler.shingleSet(worker.preparer.prepare(text), worker.set);
    if (auto taken = take(std::span<const std::uint64_t>(worker.set)); !taken) return taken;
  }
  return {};
}

/// Returns what cuts rows without excluding stop shingles. Errors: those of TextPreparer::create().
inline Result<ShingleWorker> wholeShingles(const Recipe &recipe) {
  ShingleOptions whole = recipe.shingle;
  whole.stop.reset();
  whole.counts = ShingleCounts::Set;
  auto workers = makeShingleWorkers(recipe.preparation, whole, 1);
  if (!workers) return workers.error();
  return std::move(workers->front());
}

}  // namespace shinglescope
