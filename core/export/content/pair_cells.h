#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/export/format/row_writer.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The scores of a pair as files show them; what the run did not measure is
/// not set. An exact run has no signatures, a run that does not verify has no
/// exact scores.
struct PairScores {
  std::optional<double> jaccard;
  std::optional<double> estimate;
  std::optional<std::uint32_t> sharedBands;
  std::optional<std::uint32_t> intersection;
  std::optional<std::uint32_t> unionSize;
};

PairScores scoresOfPair(const DuplicateResult &result, const ScoredPair &pair);
/// Of two rows with the same text: 1, 1 and all bands.
PairScores scoresOfClass(const DuplicateResult &result, TextId text);

inline constexpr std::size_t kScoreCells = 5;

/// Scores as cells, made once for all rows that they are shown in; what is not
/// set stays empty.
class ScoreCells {
 public:
  ScoreCells() = default;
  explicit ScoreCells(const PairScores &scores);
  /// Those of addScoreColumns(), which borrow from this.
  std::array<ExportCell, kScoreCells> cells() const;

 private:
  std::string m_text;  ///< of all cells, one after the other
  std::array<std::uint8_t, kScoreCells> m_ends{};
};

/// `jaccard,estimate,shared_bands,intersection,union`.
void addScoreColumns(std::vector<ExportColumn> &columns);
/// `row_a,row_b,id_a,id_b` and the scores: what every table of pairs begins with.
std::vector<ExportColumn> pairColumns(bool hasIds);

}  // namespace shinglescope
