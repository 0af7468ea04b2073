// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/ratio.h"
#include "core/cluster/text_components.h"
#include "core/pipeline/report/run_report.h"
#include "core/shingle/shingle_sets.h"
#include "core/shingle/text_classes.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// The result of a run. Immutable; shared between the window's models.
struct DuplicateResult {
  TextClasses classes;
  ShingleSets sets;               ///< of the distinct texts; used by groups and the Why panel
  std::vector<ScoredPair> pairs;  ///< ascending by (textA, textB), down to the floor
  std::vector<Group> groups;      ///< at the run's threshold, by smallest row
  /// The first row of the reference, if rows were compared with one. Then textA of each pair is a
  /// text of the rows before it, and there are no groups.
  std::optional<std::uint32_t> firstReference;
  RunReport report;

  const Recipe &recipe() const { return report.recipe; }
};

/// Returns the lowest similarity at which a result has all its pairs: the floor of its recipe, or
/// the threshold of an exact search, which keeps nothing below it.
Ratio lowestKept(const DuplicateResult &result);

/// Groups at a threshold other than the run's; it must not be below lowestKept().
Result<std::vector<Group>> groupsAt(const DuplicateResult &result, const Ratio &threshold,
                                    const RunContext &context);

/// The deciding similarity: the exact one, or the estimate if the recipe does not verify.
double decidingSimilarity(const ScoredPair &pair, const Recipe &recipe);
/// `similarity >= threshold`, decided on integers.
bool isPairAtLeast(const ScoredPair &pair, const Recipe &recipe, const Ratio &threshold);
/// True if rows of this text form pairs among themselves: two or more rows, at least one shingle,
/// and no reference to compare with instead.
bool isDuplicateClass(const DuplicateResult &result, TextId text);

/// Row pairs at or above a threshold that is not below lowestKept(), including identical rows.
/// O(pairs
/// + texts).
std::uint64_t countRowPairs(const DuplicateResult &result, const Ratio &threshold);

/// For each row before the reference: the number of its partners in the reference at the run's
/// threshold. Empty without a reference.
std::vector<std::uint64_t> referenceMatches(const DuplicateResult &result);
/// The number of the rows before `secondTable` that form a pair with a row from there on, in a
/// result whose pairs may join any rows. O(texts + pairs).
std::uint64_t countRowsWithPartner(const DuplicateResult &result, std::uint32_t secondTable);

}  // namespace shinglescope
