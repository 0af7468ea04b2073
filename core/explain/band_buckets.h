#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// The bucket of one band that a row falls into: the rows that agree with it in
/// every value of that band.
struct BandBucket {
  std::uint64_t rows = 0;         ///< the row itself counted; 0 where it has no shingle
  std::vector<RecordId> members;  ///< the others, ascending; only the first of many
};

struct BandBucketsRequest {
  RecordId row;
  std::size_t mostMembers = 50;  ///< listed for each band; all are counted
  /// Of the data set under the recipe: each distinct text is then signed once.
  /// May be null.
  const TextClasses *classes = nullptr;
};

/// The buckets of a row, by band. Signs the data set again, in parallel, and
/// compares values: a run's own keys are gone when it ends, are not there at
/// all after an exact run or for a recipe that was never run, and could also
/// differ in what they collide on by chance. Identical for any thread count.
/// O(rows) like signing, O(bands * mostMembers) memory for each block of rows.
/// Errors as resolveRecipe, BadParameter for a row that is not there; Cancelled.
/// Stage: Signing, in texts.
Result<std::vector<BandBucket>> findBandBuckets(const Dataset &dataset, const Recipe &recipe,
                                                const BandBucketsRequest &request,
                                                const RunContext &context);

}  // namespace shinglescope
