// SPDX-License-Identifier: MIT
#pragma once

#include "core/export/format/row_writer.h"
#include "core/pipeline/run/find_similar.h"

namespace shinglescope {

/// Writes `row,id,jaccard,estimate,shared_bands,intersection,union`, one line for each row in the
/// given order; rows count from 0. BadParameter if the recipe's id column does not exist.
Result<void> writeSimilar(const SimilarRows &found, const Dataset &dataset, const Recipe &recipe,
                          RowWriter &writer);

}  // namespace shinglescope
