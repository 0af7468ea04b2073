// SPDX-License-Identifier: MIT
#include "core/export/content/pair_cells.h"

#include "core/base/decimal_text.h"
#include "core/dataset/table/two_tables.h"

namespace shinglescope {
namespace {

bool hasSignatures(const DuplicateResult &result) { return result.report.usesBands(); }

bool hasExactScores(const DuplicateResult &result) {
  return !hasSignatures(result) || result.recipe().verification == Verification::Exact;
}

PairScores exactScores(const ScoredPair &pair) {
  PairScores scores;
  scores.similarity = pair.similarity();
  scores.intersection = pair.intersection;
  scores.whole = pair.whole;
  return scores;
}

}  // namespace

PairScores signedScores(const Recipe &recipe, const ScoredPair &pair) {
  PairScores scores;
  if (recipe.verification == Verification::Exact) scores = exactScores(pair);
  scores.estimate =
      static_cast<double>(pair.equalPositions) / static_cast<double>(recipe.signature.numHashes);
  scores.sharedBands = pair.sharedBands;
  return scores;
}

PairScores scoresOfPair(const DuplicateResult &result, const ScoredPair &pair) {
  return hasSignatures(result) ? signedScores(result.recipe(), pair) : exactScores(pair);
}

PairScores scoresOfClass(const DuplicateResult &result, TextId text) {
  PairScores scores;
  if (hasExactScores(result)) {
    const auto size = static_cast<std::uint32_t>(result.sets.sizeOf(text));
    scores.similarity = 1.0;
    scores.intersection = size;
    scores.whole = size;
  }
  if (hasSignatures(result)) {
    scores.estimate = 1.0;
    scores.sharedBands = result.recipe().bands;
  }
  return scores;
}

ScoreCells::ScoreCells(const PairScores &scores) {
  std::size_t cell = 0;
  for (const auto &similarity : {scores.similarity, scores.estimate}) {
    if (similarity) appendDecimal(m_text, *similarity, kSimilarityDecimals);
    m_ends[cell++] = static_cast<std::uint8_t>(m_text.size());
  }
  for (const auto &number : {scores.sharedBands, scores.intersection, scores.whole}) {
    if (number) m_text += std::to_string(*number);
    m_ends[cell++] = static_cast<std::uint8_t>(m_text.size());
  }
}

std::array<ExportCell, kScoreCells> ScoreCells::cells() const {
  std::array<ExportCell, kScoreCells> cells;
  std::size_t begin = 0;
  for (std::size_t cell = 0; cell < kScoreCells; ++cell) {
    cells[cell].text = std::string_view(m_text).substr(begin, m_ends[cell] - begin);
    begin = m_ends[cell];
  }
  return cells;
}

void addScoreColumns(const Measure &measure, std::vector<ExportColumn> &columns) {
  const bool isPart = measure.isContainment();
  for (const char *name : {isPart ? "containment" : "jaccard", "estimate", "shared_bands",
                           "intersection", isPart ? "smaller" : "union"})
    columns.push_back({name, ExportCellKind::Number});
}

std::vector<ExportColumn> pairColumns(const Measure &measure, bool hasIds, bool hasTables) {
  const ExportCellKind ids = hasIds ? ExportCellKind::Text : ExportCellKind::Word;
  std::vector<ExportColumn> columns = {{"row_a", ExportCellKind::RowIndex},
                                       {"row_b", ExportCellKind::RowIndex},
                                       {"id_a", ids},
                                       {"id_b", ids}};
  addScoreColumns(measure, columns);
  if (!hasTables) return columns;
  for (const char *name : {"table_a", "table_b"}) columns.push_back({name, ExportCellKind::Number});
  return columns;
}

bool hasTableColumns(const DuplicateResult &result, const Dataset &dataset) {
  return dataset.secondTable().has_value() && !result.firstReference;
}

std::string_view tableCell(const Dataset &dataset, RecordId row) {
  return isInSecondTable(dataset, row) ? "2" : "1";
}

}  // namespace shinglescope
