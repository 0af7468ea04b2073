// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/candidate_window.h"

namespace shinglescope {

/// Reads pairs of rows from the columns `row_a` and `row_b` of a table, such as the pairs that
/// `find` writes. Errors: those of reading; BadParameter if a column is missing; Format for a line
/// that does not name two different rows of a table with so many rows.
Result<std::vector<CandidatePair>> readRowPairs(const std::string &path, std::size_t rows,
                                                const RunContext &context);

}  // namespace shinglescope
