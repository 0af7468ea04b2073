// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/text_subset.h"

namespace shinglescope {

/// All rows of a data set as exact sets, built once for all measurements under one recipe's
/// columns, preparation and shingles. Immutable once built; shared between threads, and copies
/// share the sets. Refers to the data set.
struct ExactSets {
  const Dataset *dataset = nullptr;
  Recipe recipe;  ///< with the stop shingles of this data, if it excludes any
  std::vector<ColumnId> columns;
  std::shared_ptr<const ShingledTexts> texts;
  PairScope scope;
  std::vector<std::uint32_t> withShingles;  ///< texts that can be in a pair, ascending
  /// By text, the first text with the same set. Empty unless pairs are formed only with a
  /// reference, whose texts are distinct from equal ones of the file.
  std::vector<std::uint32_t> firstOfSet;

  const TextClasses &classes() const { return texts->classes; }
  const ShingleSets &sets() const { return texts->sets; }
  /// Row pairs that a pair of distinct texts represents.
  std::uint64_t rowPairsOf(TextId a, TextId b) const { return classes().rowPairsOf(a, b); }
  /// Returns what `numHashes` minima say of a pair's similarity.
  double estimateOf(const ScoredPair &pair, std::uint32_t numHashes) const;
  /// Returns whether that is at or above a threshold, decided on integers for the Jaccard
  /// similarity. Two equal texts are estimated at 1.
  bool isEstimateAtLeast(const ScoredPair &pair, std::uint32_t numHashes,
                         const Ratio &threshold) const;
  /// Tests whether two texts, one of them in a reference, have the same set. Like rows of the same
  /// text in one table, they are found by every band plan, so they say nothing about a plan.
  bool isIdentical(TextId a, TextId b) const {
    return !firstOfSet.empty() && firstOfSet[a.value] == firstOfSet[b.value];
  }
  /// Removes the pairs of identical texts.
  void removeIdentical(std::vector<ScoredPair> &pairs) const;
  /// Row pairs in the scope whose prepared texts are equal and have a shingle; against a reference,
  /// those whose sets are equal. Their similarity is 1, and they are candidates of every band plan.
  /// O(texts log texts).
  std::uint64_t identicalRowPairs() const;
};

/// Errors: BadParameter for a recipe that compares by containment, if a measurement is of what
/// bands and minima do: they know only the Jaccard similarity.
Result<void> checkUsesBands(const Recipe &recipe);

/// Prepares and shingles every row. For a sample of a table, `common` has the words of the table
/// that are not rare. Errors: those of checkRequest() and shingleDataset(); Cancelled. Stage:
/// Preparing, in rows.
Result<ExactSets> makeExactSets(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context,
                                std::shared_ptr<const CommonWords> common = {});

/// Signs the chosen texts with these options, in their order; the sets of the result are empty.
/// Errors: those of makeTextSubset().
Result<TextSubset> signTexts(const ExactSets &texts, const SignatureOptions &signature,
                             std::span<const std::uint32_t> chosen, const RunContext &context);

/// Like signTexts(), for all texts. Errors: Limit if the signatures do not fit into the memory that
/// the run may use. Stage: Signing, in texts.
Result<TextSubset> signExactSets(const ExactSets &texts, const SignatureOptions &signature,
                                 const RunContext &context);

/// Draws `count` of the rows [0, rows), each set of rows equally likely, ascending; all of them if
/// there are fewer. A pure function of its arguments. O(count log count) (Floyd's algorithm;
/// Bentley, Programming pearls, 1987).
std::vector<std::uint32_t> drawRows(std::size_t rows, std::size_t count, std::uint64_t seed);

}  // namespace shinglescope
