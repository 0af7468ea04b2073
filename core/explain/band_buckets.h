// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// The bucket of a row in one band: the rows that agree with it in every value of that band.
struct BandBucket {
  std::uint64_t rows = 0;         ///< including the row itself; 0 if it has no shingle
  std::vector<RecordId> members;  ///< the other rows, ascending; at most `mostMembers`
};

struct BandBucketsRequest {
  RecordId row;
  std::size_t mostMembers = 50;  ///< listed for each band; all are counted
  /// The text classes of the data set under the recipe, so each distinct text is signed once. May
  /// be null.
  const TextClasses *classes = nullptr;
};

/// Finds the buckets of a row, by band. Signs the data set again, in parallel, and compares values.
/// A run's own keys are freed when it ends, do not exist after an exact run or for a recipe that
/// was never run, and could also collide by chance. Identical for any thread count. O(rows) like
/// signing, O(bands * mostMembers) memory for each block of rows. Errors: those of resolveRecipe(),
/// BadParameter for a row that does not exist, Cancelled. Stage: Signing, in texts.
Result<std::vector<BandBucket>> findBandBuckets(const Dataset &dataset, const Recipe &recipe,
                                                const BandBucketsRequest &request,
                                                const RunContext &context);

}  // namespace shinglescope
