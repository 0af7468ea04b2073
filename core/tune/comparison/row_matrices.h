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

/// More rows make no matrix that can be read.
inline constexpr std::size_t kMostMatrixRows = 24;
/// Text of all chosen rows together.
inline constexpr std::size_t kMostMatrixBytes = std::size_t{1} << 20U;

/// A row of the characteristic matrix.
struct MatrixShingle {
  std::string text;             ///< as it stands where it is first met
  std::uint64_t hash = 0;       ///< by the recipe's function: what is permuted
  std::uint64_t exactHash = 0;  ///< by `fast`: what exact sets are made of
  std::uint64_t holders = 0;    ///< bit i: row i of the matrices has it
  bool isIn(std::size_t row) const { return ((holders >> row) & 1U) != 0; }
  std::uint32_t rowCount() const { return static_cast<std::uint32_t>(std::popcount(holders)); }
};

/// Where a shingle stands in a prepared text, in bytes.
struct MatrixPlace {
  std::uint32_t shingle = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// A column of both matrices.
struct MatrixRow {
  /// In place of the number of what no other row shares.
  static constexpr std::uint32_t kAlone = 0xFFFFFFFFU;

  RecordId row;
  std::string prepared;
  std::uint32_t shingles = 0;            ///< distinct ones
  std::vector<MatrixPlace> places;       ///< of the listed shingles, in the order of the text
  std::vector<std::uint32_t> signature;  ///< empty for a row without a shingle, as the next four
  std::vector<std::uint32_t> causes;     ///< by position: the listed shingle that gives the value
  std::vector<std::uint32_t> equals;     ///< by position: the value's number among shared ones
  std::vector<std::uint32_t> keys;       ///< by band
  std::vector<std::uint32_t> buckets;    ///< by band: the bucket's number among shared ones
  bool hasShingles() const { return !signature.empty(); }
};

struct MatrixPair {
  std::uint32_t a = 0;  ///< of RowMatrices::rows, less than b
  std::uint32_t b = 0;
  std::uint32_t intersection = 0;
  std::uint32_t unionSize = 0;
  std::uint32_t equalPositions = 0;
  std::uint32_t sharedBands = 0;  ///< in which both are in one bucket
  bool isSimilar = false;         ///< intersection / union >= threshold, on integers
  double jaccard() const {
    return unionSize == 0 ? 0.0 : static_cast<double>(intersection) / unionSize;
  }
};

using MatrixShingleHandle = Handle<MatrixShingle>;
using MatrixPairHandle = Handle<MatrixPair>;

/// The characteristic and the signature matrix of a few rows, as a run by this
/// recipe has them. Immutable once made; refers to nothing.
struct RowMatrices {
  Recipe recipe;                         ///< with the stop-shingles of the data
  std::vector<MatrixRow> rows;           ///< in the order asked for
  std::vector<MatrixShingle> shingles;   ///< the leading ones, then those that a value comes from
  std::size_t leading = 0;               ///< by descending rows, then by first appearance
  std::uint64_t distinct = 0;            ///< of all rows together
  std::vector<std::uint32_t> bucketsOf;  ///< by band: buckets that several rows share
  std::vector<MatrixPair> pairs;         ///< all of them, ascending by (a, b)
  Generation generation = {};

  BandPlan plan() const { return recipe.bandPlan(); }
  std::uint64_t hidden() const { return distinct - shingles.size(); }
  MatrixShingleHandle shingleAt(std::size_t place) const {
    return handleAt(shingles, place, generation);
  }
  MatrixPairHandle pairAt(std::size_t place) const { return handleAt(pairs, place, generation); }
  /// Null for a handle of other matrices, which is a mistake (core/base/handle.h).
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
  std::size_t leading = 400;  ///< shingles listed whether a signature value comes from them or not
};

/// Prepares, cuts and signs the rows as a run does, and says which shingle each
/// value of a signature comes from. A bucket is shared by rows that agree in all
/// values of a band and that the recipe lets form a pair. Values and buckets that
/// several rows share are numbered from 0 in the order of the rows, afresh in each
/// position and band. A row that is asked for twice is taken once. The rows are
/// checked before anything is computed; a recipe that has its stop-shingles, such as
/// that of earlier matrices, spares the search for them. Identical for
/// any thread count. BadParameter for no rows, for one that is not there and as
/// resolveRecipe(); Limit for more than kMostMatrixRows rows or kMostMatrixBytes
/// bytes; Cancelled. O(shingles * hashes). Stage: Signing, in rows.
Result<RowMatrices> makeRowMatrices(const Dataset &dataset, const Recipe &recipe,
                                    const std::vector<RecordId> &rows,
                                    const RowMatricesOptions &options, const RunContext &context);

}  // namespace shinglescope
