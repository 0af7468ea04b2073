// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// The scores below the threshold that a run keeps. Without them nothing can be looked at below the
/// threshold afterwards, but most candidates are rejected sooner.
enum class KeptScores {
  DownToFloor,  ///< of the recipe
  Matches       ///< none, unless the recipe itself has a floor
};

/// The checked input of a run.
struct FindRequest {
  const Dataset &dataset;
  Recipe recipe;
  std::vector<ColumnId> columns;
  RowScope scope;  ///< which rows may form a pair
  KeptScores kept = KeptScores::DownToFloor;

  /// Returns the lowest similarity that the run keeps.
  Ratio floor() const {
    const bool isDefault = kept == KeptScores::Matches && !recipe.floor;
    return isDefault ? recipe.threshold : recipe.effectiveFloor();
  }
  /// Refers to this request.
  SigningInput signingInput() const {
    return {dataset, columns, recipe.preparation, recipe.shingle, recipe.signature, scope};
  }
};

/// `firstReference` is the first row of a reference, if there is one. Errors: BadParameter for an
/// invalid recipe or columns, Format for no rows.
Result<FindRequest> checkRequest(const Dataset &dataset, const Recipe &recipe,
                                 std::optional<std::uint32_t> firstReference = {});

/// Finds what the shingles depend on besides their own text, if the recipe uses it: the words that
/// are not rare, in one pass over the rows, and then the stop shingles, in two. For rows that are a
/// sample of a table, `common` has the words of the table: in a sample almost every word is rare.
/// Errors: those of findCommonWords() and findStopShingles().
Result<void> resolveShingles(FindRequest &request, const RunContext &context,
                             std::shared_ptr<const CommonWords> common = {});

/// Returns the common words of the table for samples of it; null if no word is rare. Errors: those
/// of comparedColumns() and findCommonWords().
Result<std::shared_ptr<const CommonWords>> commonWordsOf(const Dataset &dataset,
                                                         const Recipe &recipe,
                                                         const RunContext &context);

}  // namespace shinglescope
