// SPDX-License-Identifier: MIT
#include "core/export/content/result_rows.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/dataset/table/row_window.h"
#include "core/dataset/table/two_tables.h"
#include "core/export/content/pair_cells.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kPairsBetweenPolls = 8192;
constexpr std::size_t kResultRowsBetweenReports = 1024;

/// For each text, its pairs at or above the threshold. The pairs of text t are at [offsets[t],
/// offsets[t+1]).
struct Adjacency {
  std::vector<std::uint64_t> offsets;
  std::vector<std::uint32_t> pairs;

  std::span<const std::uint32_t> of(TextId text) const {
    return std::span(pairs).subspan(offsets[text.value],
                                    offsets[text.value + 1] - offsets[text.value]);
  }
};

Result<Adjacency> makeAdjacency(const DuplicateResult &result, const RunContext &context) {
  const Recipe &recipe = result.recipe();
  std::vector<std::uint32_t> kept;
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    if (i % kPairsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    if (isPairAtLeast(result.pairs[i], recipe, recipe.threshold))
      kept.push_back(static_cast<std::uint32_t>(i));
  }
  Adjacency adjacency;
  adjacency.offsets.assign(result.classes.textCount() + 1, 0);
  for (const std::uint32_t pair : kept) {
    ++adjacency.offsets[result.pairs[pair].textA.value + 1];
    ++adjacency.offsets[result.pairs[pair].textB.value + 1];
  }
  for (std::size_t t = 1; t < adjacency.offsets.size(); ++t)
    adjacency.offsets[t] += adjacency.offsets[t - 1];
  std::vector<std::uint64_t> next(adjacency.offsets.begin(), adjacency.offsets.end() - 1);
  adjacency.pairs.resize(kept.size() * 2);
  for (const std::uint32_t pair : kept) {
    adjacency.pairs[next[result.pairs[pair].textA.value]++] = pair;
    adjacency.pairs[next[result.pairs[pair].textB.value]++] = pair;
  }
  return adjacency;
}

Result<void> showIds(const DuplicateResult &result, const Adjacency &adjacency, ColumnId idColumn,
                     RowWindow &ids) {
  const TextClasses &classes = result.classes;
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < classes.textOfRow.size(); ++row) {
    const TextId text = classes.textOf(RecordId{row});
    if (classes.rowsOf(text).size() > 1 || !adjacency.of(text).empty()) rows.push_back(row);
  }
  return ids.show(rows, {&idColumn, 1});
}

/// A row that forms a pair with the current one; `scores` is the index of their scores, which
/// several rows share.
struct Partner {
  std::uint32_t row = 0;
  std::uint32_t scores = 0;
};

/// Writes the pairs of one row after the other. For each row it collects the greater rows of its
/// own class and of the classes of its text's neighbours, so the pairs appear in numeric order
/// without all being in memory.
class RowPairs {
 public:
  RowPairs(const DuplicateResult &result, const Dataset &dataset, const RowWindow &ids,
           const Adjacency &adjacency, PairsForm form, std::optional<ColumnId> idColumn)
      : m_result(result),
        m_dataset(dataset),
        m_ids(ids),
        m_adjacency(adjacency),
        m_form(form),
        m_idColumn(idColumn) {
    m_used = m_cells.size() - (hasTableColumns(result, dataset) ? 0 : 2);
  }

  Result<void> writeOf(RecordId row, RowWriter &writer) {
    gather(row);
    if (m_partners.empty()) return {};
    m_cells[kRowA].text = m_rowA = std::to_string(numberInTable(m_dataset, row));
    m_cells[kTableA].text = tableCell(m_dataset, row);
    if (m_idColumn) m_cells[kIdA].text = m_ids.cell(row, *m_idColumn);
    std::uint32_t shown = kNoScores;
    for (const Partner &partner : m_partners) {
      if (partner.scores != shown)
        std::ranges::copy(m_scores[partner.scores].cells(), &m_cells[kFirstScore]);
      shown = partner.scores;
      if (auto written = writePair(partner, writer); !written) return written;
    }
    return {};
  }

 private:
  void gather(RecordId row) {
    m_partners.clear();
    m_scores.clear();
    const TextClasses &classes = m_result.classes;
    const TextId text = classes.textOf(row);
    const bool linksOnly = m_form == PairsForm::Links;
    if (linksOnly && classes.firstRow(text) != row) return;
    if (isDuplicateClass(m_result, text)) {
      addGreaterRows(row, classes.rowsOf(text), scoresOfClass(m_result, text));
    }
    for (const std::uint32_t index : m_adjacency.of(text)) {
      const ScoredPair &pair = m_result.pairs[index];
      const auto rows = classes.rowsOf(pair.textA == text ? pair.textB : pair.textA);
      addGreaterRows(row, linksOnly ? rows.first(1) : rows, scoresOfPair(m_result, pair));
    }
    if (m_scores.size() > 1) std::ranges::sort(m_partners, {}, &Partner::row);
  }

  void addGreaterRows(RecordId row, std::span<const std::uint32_t> rows, const PairScores &scores) {
    auto greater = std::ranges::upper_bound(rows, row.value);
    if (greater == rows.end()) return;
    const auto shared = static_cast<std::uint32_t>(m_scores.size());
    m_scores.emplace_back(scores);
    for (; greater != rows.end(); ++greater) m_partners.push_back({*greater, shared});
  }

  /// Sets only the cells that change from pair to pair.
  Result<void> writePair(const Partner &partner, RowWriter &writer) {
    std::array<char, 10> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(),
                                   numberInTable(m_dataset, {partner.row}));
    m_cells[kRowB].text = std::string_view(digits.data(), end.ptr);
    m_cells[kTableB].text = tableCell(m_dataset, {partner.row});
    if (m_idColumn) m_cells[kIdB].text = m_ids.cell({partner.row}, *m_idColumn);
    return writer.row(std::span(m_cells).first(m_used));
  }

  // Positions in pairColumns().
  static constexpr std::size_t kRowA = 0, kRowB = 1, kIdA = 2, kIdB = 3, kFirstScore = 4;
  static constexpr std::size_t kTableA = kFirstScore + kScoreCells, kTableB = kTableA + 1;
  static constexpr std::uint32_t kNoScores = 0xFFFFFFFFU;
  const DuplicateResult &m_result;
  const Dataset &m_dataset;
  const RowWindow &m_ids;  ///< shows the ids of all rows in pairs
  const Adjacency &m_adjacency;
  PairsForm m_form;
  std::optional<ColumnId> m_idColumn;
  std::vector<Partner> m_partners;
  std::vector<ScoreCells> m_scores;
  std::array<ExportCell, kTableB + 1> m_cells;
  std::size_t m_used = 0;  ///< cells of a row
  std::string m_rowA;      ///< the text of a cell
};

}  // namespace

Result<PairsSummary> writePairs(const DuplicateResult &result, const Dataset &dataset,
                                std::uint64_t maxPairs, RowWriter &writer,
                                const RunContext &context) {
  const auto ids = idColumn(dataset, result.recipe());
  if (!ids) return ids.error();
  const std::size_t rows = result.classes.textOfRow.size();
  context.startStage(Stage::Writing, WorkUnit::Rows, rows);
  const auto adjacency = makeAdjacency(result, context);
  if (!adjacency) return adjacency.error();
  const bool fits = result.recipe().pairs == PairsWanted::All &&
                    countRowPairs(result, result.recipe().threshold) <= maxPairs;
  const PairsForm form = fits ? PairsForm::All : PairsForm::Links;
  const bool hasTables = hasTableColumns(result, dataset);
  auto begun = writer.begin(pairColumns(result.recipe().measure, ids->has_value(), hasTables));
  if (!begun) return begun.error();
  RowWindow idCells(dataset);
  if (*ids) {
    auto shown = showIds(result, *adjacency, **ids, idCells);
    if (!shown) return shown.error();
  }
  RowPairs pairs(result, dataset, idCells, *adjacency, form, *ids);
  for (std::size_t row = 0; row < rows; ++row) {
    auto written = pairs.writeOf({static_cast<std::uint32_t>(row)}, writer);
    if (!written) return written.error();
    if ((row + 1) % kResultRowsBetweenReports != 0) continue;
    if (context.isCancelled()) return cancelledError();
    context.advance(kResultRowsBetweenReports);
  }
  if (auto ended = writer.end(); !ended) return ended.error();
  context.advance(rows % kResultRowsBetweenReports);
  return PairsSummary{writer.counts().rows, form};
}

Result<void> writeGroups(const DuplicateResult &result, const Dataset &dataset, RowWriter &writer) {
  constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;
  std::vector<std::uint32_t> groupOfRow(result.classes.textOfRow.size(), kNoGroup);
  for (std::size_t group = 0; group < result.groups.size(); ++group) {
    for (const RecordId row : result.groups[group].rows)
      groupOfRow[row.value] = static_cast<std::uint32_t>(group);
  }
  const bool hasTables = hasTableColumns(result, dataset);
  std::vector<ExportColumn> columns{{"row", ExportCellKind::Number},
                                    {"group", ExportCellKind::Number}};
  if (hasTables) columns.push_back({"table", ExportCellKind::Number});
  if (auto begun = writer.begin(columns); !begun) return begun;
  RowCells cells;
  for (std::uint32_t row = 0; row < groupOfRow.size(); ++row) {
    if (groupOfRow[row] == kNoGroup) continue;
    cells.clear();
    cells.number(numberInTable(dataset, {row}));
    cells.number(groupOfRow[row]);
    if (hasTables) cells.text(tableCell(dataset, {row}));
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  return writer.end();
}

Result<void> writeMatches(const DuplicateResult &result, RowWriter &writer) {
  const std::vector<std::uint64_t> matches = referenceMatches(result);
  auto begun = writer.begin({{"row", ExportCellKind::Number}, {"matches", ExportCellKind::Number}});
  if (!begun) return begun;
  RowCells cells;
  for (std::size_t row = 0; row < matches.size(); ++row) {
    if (matches[row] == 0) continue;
    cells.clear();
    cells.number(row);
    cells.number(matches[row]);
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  return writer.end();
}

}  // namespace shinglescope
