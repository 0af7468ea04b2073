// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/handle.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// With more rows, a matrix is not readable.
inline constexpr std::size_t kMostMatrixRows = 24;
/// The most bytes of text in all chosen rows together.
inline constexpr std::size_t kMostMatrixBytes = std::size_t{1} << 20U;

/// A row of the characteristic matrix.
struct MatrixShingle {
  std::string text;             ///< as in its first occurrence
  std::uint64_t hash = 0;       ///< by the recipe's function; this value is permuted
  std::uint64_t exactHash = 0;  ///< by `fast`; exact sets consist of these hashes
  std::uint64_t holders = 0;    ///< bit i: row i of the matrices contains it
  bool isIn(std::size_t row) const { return ((holders >> row) & 1U) != 0; }
  std::uint32_t rowCount() const { return static_cast<std::uint32_t>(std::popcount(holders)); }
};

/// The position of a shingle in a prepared text, in bytes.
struct MatrixPlace {
  std::uint32_t shingle = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// A column of both matrices.
struct MatrixRow {
  /// Used instead of a number if no other row shares the value or bucket.
  static constexpr std::uint32_t kAlone = 0xFFFFFFFFU;

  RecordId row;
  std::string prepared;
  std::uint32_t shingles = 0;            ///< number of distinct shingles
  std::vector<MatrixPlace> places;       ///< of the listed shingles, in the order of the text
  std::vector<std::uint32_t> signature;  ///< empty for a row without a shingle, like the next four
  std::vector<std::uint32_t> causes;     ///< by position: the listed shingle that gives the value
  std::vector<std::uint32_t> equals;     ///< by position: the value's number among the shared ones
  std::vector<std::uint32_t> keys;       ///< by band
  std::vector<std::uint32_t> buckets;    ///< by band: the bucket's number among the shared ones
  bool hasShingles() const { return !signature.empty(); }
};

struct MatrixPair {
  std::uint32_t a = 0;  ///< index into RowMatrices::rows, less than b
  std::uint32_t b = 0;
  std::uint32_t intersection = 0;
  std::uint32_t unionSize = 0;
  std::uint32_t equalPositions = 0;
  std::uint32_t sharedBands = 0;  ///< bands in which both are in the same bucket
  bool isSimilar = false;         ///< intersection / union >= threshold, on integers
  double jaccard() const {
    return unionSize == 0 ? 0.0 : static_cast<double>(intersection) / unionSize;
  }
};

using MatrixShingleHandle = Handle<MatrixShingle>;
using MatrixPairHandle = Handle<MatrixPair>;

/// The characteristic matrix and the signature matrix of a few rows, as in a run with this recipe.
/// Immutable once built; owns its data.
struct RowMatrices {
  Recipe recipe;                             ///< with the stop shingles of the data
  std::vector<MatrixRow> rows;               ///< in the requested order
  std::optional<std::uint32_t> secondTable;  ///< the first row of the second table, if any
  std::vector<MatrixShingle> shingles;       ///< the leading ones, then those behind a value
  std::size_t leading = 0;               ///< leading ones: most rows first, then first appearance
  std::uint64_t distinct = 0;            ///< distinct shingles of all rows
  std::vector<std::uint32_t> bucketsOf;  ///< by band: buckets that several rows share
  std::vector<MatrixPair> pairs;         ///< all of them, ascending by (a, b)
  Generation generation = {};

  BandPlan plan() const { return recipe.bandPlan(); }
  std::uint64_t hidden() const { return distinct - shingles.size(); }
  MatrixShingleHandle shingleAt(std::size_t place) const {
    return handleAt(shingles, place, generation);
  }
  MatrixPairHandle pairAt(std::size_t place) const { return handleAt(pairs, place, generation); }
  /// Null for a handle of other matrices, which is a programming error (core/base/handle.h).
  const MatrixShingle *find(const MatrixShingleHandle &handle) const {
    return itemOf(shingles, handle, generation);
  }
  const MatrixPair *find(const MatrixPairHandle &handle) const {
    return itemOf(pairs, handle, generation);
  }
  /// The pair of two different rows, in either order. O(1).
  const MatrixPair &pairOf(std::uint32_t a, std::uint32_t b) const;
};

struct RowMatricesOptions {
  std::size_t leading = 400;  ///< shingles listed even if no signature value comes from them
};

/// Prepares, shingles and signs the rows as in a run, and finds the shingle behind each value of a
/// signature. Rows share a bucket if they agree in all values of a band and the recipe allows them
/// to form a pair. Values and buckets that several rows share are numbered from 0 in row order,
/// separately for each position and band. A repeated row is used once. The rows are checked before
/// any computation. A recipe that already has its stop shingles, such as that of earlier matrices,
/// saves the search for them. Independent of the number of threads. Errors: BadParameter for no
/// rows, for a row that does not exist, and as in resolveRecipe(); Limit for more than
/// kMostMatrixRows rows or kMostMatrixBytes bytes; Cancelled. O(shingles * hashes). Stage: Signing,
/// in rows.
Result<RowMatrices> makeRowMatrices(const Dataset &dataset, const Recipe &recipe,
                                    const std::vector<RecordId> &rows,
                                    const RowMatricesOptions &options, const RunContext &context);

}  // namespace shinglescope
