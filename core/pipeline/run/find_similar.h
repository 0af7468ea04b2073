// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// A text as it would be in the compared columns; the texts of several columns are joined by a
/// space.
struct QueryText {
  std::string text;
};
/// The query: any text, or a row of the data set.
using SimilarQuery = std::variant<QueryText, RecordId>;

/// A row similar to the query, with all scores of the two.
struct SimilarRow {
  RecordId row;
  std::uint32_t intersection = 0;
  std::uint32_t whole = 0;           ///< as in ScoredPair; at least 1
  std::uint32_t equalPositions = 0;  ///< of the signatures; 0 for containment
  std::uint32_t sharedBands = 0;     ///< 0: bands alone would have missed the row

  double similarity() const {
    return static_cast<double>(intersection) / static_cast<double>(whole);
  }
};

struct SimilarRows {
  std::vector<SimilarRow> rows;  ///< most similar first, then by row
  std::uint64_t matches = 0;     ///< rows at or above the threshold, including those beyond `most`
  std::uint64_t queryShingles = 0;  ///< 0: the query is too short to match anything
  std::uint64_t comparedRows = 0;   ///< rows that were examined
};

/// Finds the rows whose similarity to the query is at or above the recipe's threshold, up
/// to `most` (0: all). Every row is scored on its shingle set, so none is missed; bands and seed
/// only affect what is shown. For containment, the smaller one of query and row is the part. A row
/// is compared only with other rows that have equal text in the recipe's `same` columns; a text is
/// compared with every row. One parallel pass over the rows; a row that shares too few shingles
/// costs little more than hashing it. Memory O(matches). Errors: BadParameter for an invalid
/// recipe, column or row, or a text that is not UTF-8; Cancelled. Stage: Comparing, in rows.
Result<SimilarRows> findSimilar(const Dataset &dataset, const Recipe &recipe,
                                const SimilarQuery &query, std::size_t most,
                                const RunContext &context);

}  // namespace shinglescope
