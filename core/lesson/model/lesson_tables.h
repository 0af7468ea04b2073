#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
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
#include "core/signature/hash_family.h"

namespace shinglescope {

/// Where a shingle stands in its prepared text, in bytes.
struct LessonCut {
  std::uint32_t row = 0;  ///< of the matrix
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// A text as the lesson sees it. Of a given matrix a document has a name alone.
struct LessonDocument {
  std::string name;
  std::string text;  ///< as it stands
  std::string prepared;
  std::vector<LessonCut> cuts;  ///< in the order of the text, repetitions included
  std::uint32_t size = 0;       ///< distinct shingles
};

struct LessonPair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t shared = 0;  ///< shingles of both
  std::uint32_t all = 0;     ///< shingles of either
  std::uint32_t equalPositions = 0;
  std::uint32_t sharedBands = 0;
  double chance = 0;                 ///< P(candidate) at its similarity
  std::optional<OrderCount> orders;  ///< for up to kMaxCountedRows rows
  double jaccard() const { return all == 0 ? 0.0 : static_cast<double>(shared) / all; }
  double estimateOf(std::uint32_t hashes) const {
    return static_cast<double>(equalPositions) / hashes;
  }
};

/// A bucket of one band: the values of the band and who has them.
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

/// All that a lesson ends up with; its steps reveal it bit by bit. Immutable
/// once made, shared between threads.
struct LessonTables {
  std::vector<LessonDocument> documents;
  std::vector<LessonRow> rows;  ///< sorted by label, of a given matrix as given
  std::vector<LessonPair> pairs;
  std::vector<LessonColumn> columns;                   ///< one a hash
  std::vector<std::vector<std::uint32_t>> signatures;  ///< one a document
  BandPlan plan{1, 1};
  std::vector<std::vector<LessonBucket>> buckets;  ///< by band, in the order of the documents
  std::optional<Disagreement> disagreement;
  bool isGiven = false;  ///< the matrix is the author's; the documents have no texts
  std::uint32_t firstRow = 1;
  LessonConvention convention = LessonConvention::Value;

  std::size_t shownRows() const { return std::min(rows.size(), kShownLessonRows); }
  std::size_t hiddenRows() const { return rows.size() - shownRows(); }
  std::uint32_t hashes() const { return static_cast<std::uint32_t>(columns.size()); }
  /// A signature value as the convention shows it; "" for no shingle.
  std::string shown(std::uint32_t hash, std::uint32_t value) const;
  /// The pair of two documents, in either order.
  std::size_t pairOf(std::uint32_t a, std::uint32_t b) const;
};

/// Prepares, cuts, permutes, signs and cuts into bands, with the engine's own
/// parts. BadParameter where a setting is wrong, Limit for more than the limits
/// of lesson_spec.h; the sentence names the field. Cancelled.
/// O(text + rows log rows * hashes).
Result<LessonTables> makeLessonTables(const LessonSpec &spec, const RunContext &context = {});

/// The engine's family with the numbers of the lesson's columns: it signs row
/// numbers from 0. BadParameter where a column repeats a number.
Result<std::unique_ptr<HashFamily>> makeLessonFamily(const LessonTables &tables);

}  // namespace shinglescope
