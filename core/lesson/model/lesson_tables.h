// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/model/colliding_orders.h"
#include "core/lesson/model/lesson_column.h"
#include "core/lesson/model/lesson_row.h"
#include "core/lesson/model/lesson_spec.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// The position of a shingle in its prepared text, in bytes.
struct LessonCut {
  std::uint32_t row = 0;  ///< of the matrix
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// A text of the lesson. With a given matrix a document has only a name.
struct LessonDocument {
  std::string name;
  std::string text;  ///< unprepared
  std::string prepared;
  std::vector<LessonCut> cuts;  ///< in text order, with repetitions
  std::uint32_t size = 0;       ///< distinct shingles in the matrix
  std::uint32_t cutSize = 0;    ///< distinct shingles of the text; of a given matrix, the same
};

struct LessonPair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t shared = 0;  ///< shingles in both documents
  std::uint32_t all = 0;     ///< shingles in either document
  std::uint32_t equalPositions = 0;
  std::uint32_t sharedBands = 0;
  double chance = 0;                                ///< P(candidate) at its similarity
  std::optional<OrderCount> orders = std::nullopt;  ///< for up to kMaxCountedRows rows
  double jaccard() const { return all == 0 ? 0.0 : static_cast<double>(shared) / all; }
  double estimateOf(std::uint32_t numHashes) const {
    return static_cast<double>(equalPositions) / numHashes;
  }
};

/// A bucket of one band: the values of the band and the documents that have them.
struct LessonBucket {
  std::vector<std::uint32_t> values;
  std::vector<std::uint32_t> documents;
};

/// The first cell in which a claimed signature is wrong.
struct Disagreement {
  std::uint32_t hash = 0;
  std::uint32_t document = 0;
  std::string claimed;
  std::string computed;
};

/// The final tables of a lesson; its steps reveal them gradually. Immutable once built, shared
/// between threads.
struct LessonTables {
  std::vector<LessonDocument> documents;
  std::vector<LessonRow> rows;  ///< sorted by label; a given matrix keeps its order
  std::vector<LessonPair> pairs;
  std::vector<LessonColumn> columns;                   ///< one for each hash
  std::vector<std::vector<std::uint32_t>> signatures;  ///< one for each document
  BandPlan plan{1, 1};
  std::vector<std::vector<LessonBucket>> buckets;  ///< by band, in the order of the documents
  std::optional<Disagreement> disagreement;
  bool isGiven = false;  ///< the author gave the matrix; the documents have no texts
  std::uint32_t firstRow = 1;
  LessonConvention convention = LessonConvention::Value;

  std::size_t shownRows() const { return std::min(rows.size(), kShownLessonRows); }
  std::size_t hiddenRows() const { return rows.size() - shownRows(); }
  std::uint32_t numHashes() const { return static_cast<std::uint32_t>(columns.size()); }
  /// A signature value as the convention shows it; "" without a shingle.
  std::string shown(std::uint32_t hash, std::uint32_t value) const;
  /// The pair of two documents, in either order.
  std::size_t pairOf(std::uint32_t a, std::uint32_t b) const;
};

/// Prepares, shingles, permutes, signs and builds bands with the engine's own parts. Errors:
/// BadParameter for a wrong setting, Limit above the limits of lesson_spec.h; the message names the
/// field. Cancelled. O(text + rows log rows * hashes).
Result<LessonTables> makeLessonTables(const LessonSpec &spec, const RunContext &context = {});

}  // namespace shinglescope
