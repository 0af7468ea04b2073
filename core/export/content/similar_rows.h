#pragma once

#include "core/export/format/row_writer.h"
#include "core/pipeline/run/find_similar.h"

namespace shinglescope {

/// Writes `row,id,jaccard,estimate,shared_bands,intersection,union`, a line for
/// each row in the order given; rows count from 0. BadParameter where the
/// recipe's id column is not there.
Result<void> writeSimilar(const SimilarRows &found, const Dataset &dataset, const Recipe &recipe,
                          RowWriter &writer);

}  // namespace shinglescope
