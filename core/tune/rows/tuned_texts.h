#pragma once

#include <memory>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/text_subset.h"

namespace shinglescope {

/// All rows of a data set as exact sets, made once for everything that is
/// measured under one recipe's columns, preparation and shingles. Immutable
/// once made; shared between threads, and copies share the sets. Refers to the
/// data set.
struct TunedTexts {
  const Dataset *dataset = nullptr;
  Recipe recipe;  ///< with the stop-shingles of this data, where it asks for some
  std::vector<ColumnId> columns;
  std::shared_ptr<const ShingledTexts> texts;
  PairScope scope;
  std::vector<std::uint32_t> withShingles;  ///< texts that can be in a pair, ascending

  const TextClasses &classes() const { return texts->classes; }
  const ShingleSets &sets() const { return texts->sets; }
  /// Row pairs that a pair of distinct texts stands for.
  std::uint64_t rowPairsOf(TextId a, TextId b) const {
    return std::uint64_t{classes().rowsOf(a).size()} * classes().rowsOf(b).size();
  }
  /// Row pairs of equal prepared text with a shingle, in the scope: of
  /// similarity 1, and candidates whatever the bands. O(texts).
  std::uint64_t identicalRowPairs() const;
};

/// Prepares and shingles every row. Errors as checkRequest(), shingleDataset();
/// Cancelled. Stage: Preparing, in rows.
Result<TunedTexts> makeTunedTexts(const Dataset &dataset, const Recipe &recipe,
                                  const RunContext &context);

/// The signatures of all texts by these options, in the texts' order; the sets
/// of the result are empty. Limit where they do not fit into the memory that
/// the run may use. Stage: Signing, in texts.
Result<TextSubset> signTunedTexts(const TunedTexts &texts, const SignatureOptions &signature,
                                  const RunContext &context);

/// `count` of the rows [0, rows), each set of rows equally likely, ascending;
/// all of them where there are no more. A pure function of its arguments.
/// O(count log count) (Floyd's algorithm; Bentley, Programming pearls, 1987).
std::vector<std::uint32_t> drawRows(std::size_t rows, std::size_t count, std::uint64_t seed);

/// These rows as a data set of their own, in their order. O(cells).
std::shared_ptr<const Dataset> copyRows(const Dataset &dataset,
                                        const std::vector<std::uint32_t> &rows);

}  // namespace shinglescope
