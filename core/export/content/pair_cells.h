// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/export/format/row_writer.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The scores of a pair as shown in files. Scores that the run did not measure are not set: an
/// exact run has no signatures, and a run that does not verify has no exact scores.
struct PairScores {
  std::optional<double> similarity;  ///< by the recipe's measure
  std::optional<double> estimate;
  std::optional<std::uint32_t> sharedBands;
  std::optional<std::uint32_t> intersection;
  std::optional<std::uint32_t> whole;
};

/// The scores of a pair that signatures found.
PairScores signedScores(const Recipe &recipe, const ScoredPair &pair);
PairScores scoresOfPair(const DuplicateResult &result, const ScoredPair &pair);
/// The scores of two rows with the same text: 1, 1 and all bands.
PairScores scoresOfClass(const DuplicateResult &result, TextId text);

inline constexpr std::size_t kScoreCells = 5;

/// Formats scores once for all rows that show them; scores that are not set give empty cells.
class ScoreCells {
 public:
  ScoreCells() = default;
  explicit ScoreCells(const PairScores &scores);
  /// The cells for addScoreColumns(). They refer to this object.
  std::array<ExportCell, kScoreCells> cells() const;

 private:
  std::string m_text;  ///< the text of all cells, one after the other
  std::array<std::uint8_t, kScoreCells> m_ends{};
};

/// Adds the columns `jaccard,estimate,shared_bands,intersection,union`, or for containment
/// `containment,estimate,shared_bands,intersection,smaller`.
void addScoreColumns(const Measure &measure, std::vector<ExportColumn> &columns);
/// `row_a,row_b,id_a,id_b` and the scores: the first columns of every table of pairs. With tables,
/// also `table_a,table_b`.
std::vector<ExportColumn> pairColumns(const Measure &measure, bool hasIds, bool hasTables = false);

/// True if a table of pairs or groups must tell which of two tables a row is from: both may be the
/// same one.
bool hasTableColumns(const DuplicateResult &result, const Dataset &dataset);
/// "1" or "2": the table that a row is from.
std::string_view tableCell(const Dataset &dataset, RecordId row);

}  // namespace shinglescope
