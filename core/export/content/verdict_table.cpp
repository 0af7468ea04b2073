// SPDX-License-Identifier: MIT
#include "core/export/content/verdict_table.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/dataset/table/two_tables.h"
#include "core/export/content/verdict_words.h"

namespace shinglescope {
namespace {

/// In the order of kVerdictColumns. Empty verdicts and keepers are texts in JSON too, as other
/// programs write them.
constexpr std::array<ExportCellKind, kVerdictColumns.size()> kVerdictKinds = {
    ExportCellKind::Number, ExportCellKind::Number, ExportCellKind::Text,  ExportCellKind::Text,
    ExportCellKind::Text,   ExportCellKind::Text,   ExportCellKind::Text,  ExportCellKind::List,
    ExportCellKind::Text,   ExportCellKind::Number, ExportCellKind::Number};

/// Finds rows by number or id, each in its table.
class RowFinder {
 public:
  explicit RowFinder(const RecordSource &source) : m_source(source) {}

  /// `table` is 1 or 2; the number and the id are those of this table.
  Result<RecordId> find(const std::optional<std::uint32_t> &row, const std::string &id,
                        std::uint32_t table) {
    const RowSpan rows = rowsOf(table);
    if (!row) return findId(id, table);
    if (*row >= rows.end - rows.begin)
      return badParameter({MessageId::VerdictRowOutside, {*row, rows.end - rows.begin}});
    const RecordId found{rows.begin + *row};
    if (id.empty() || idOf(found) == id || !m_source.idColumn) return found;
    return badParameter({MessageId::VerdictIdOfOther, {*row, idOf(found), id}});
  }

  bool hasTwoTables() const { return m_source.dataset && m_source.dataset->secondTable(); }

 private:
  using RowsOfIds = std::unordered_map<std::string_view, std::uint32_t>;

  RowSpan rowsOf(std::uint32_t table) const {
    if (m_source.dataset) return rowsOfTable(*m_source.dataset, table);
    return {0, static_cast<std::uint32_t>(m_source.rowCount())};
  }

  std::string_view idOf(RecordId row) const {
    return m_source.idColumn ? m_source.dataset->cell(row, *m_source.idColumn) : std::string_view();
  }

  Result<RecordId> findId(const std::string &id, std::uint32_t table) {
    if (!m_source.idColumn || id.empty()) return badParameter({MessageId::VerdictNamesNoRow, {}});
    RowsOfIds &rowsOfIds = m_rowsOfIds[hasTwoTables() ? table - 1 : 0];
    if (rowsOfIds.empty()) {
      const RowSpan rows = rowsOf(table);
      for (std::uint32_t row = rows.begin; row < rows.end; ++row) {
        const auto [known, isNew] = rowsOfIds.try_emplace(idOf({row}), row);
        if (!isNew) known->second = kSeveral;
      }
    }
    const auto found = rowsOfIds.find(id);
    if (found == rowsOfIds.end()) return badParameter({MessageId::VerdictIdUnknown, {id}});
    if (found->second == kSeveral) return badParameter({MessageId::VerdictIdOfSeveral, {id}});
    return RecordId{found->second};
  }

  static constexpr std::uint32_t kSeveral = 0xFFFFFFFFU;
  const RecordSource &m_source;
  std::array<RowsOfIds, 2> m_rowsOfIds;  ///< by table
};

/// Numbers the rows of two tables each in its own.
void numberInTables(const Dataset &dataset, std::vector<VerdictLine> &lines) {
  const auto number = [&dataset](std::optional<std::uint32_t> &row,
                                 std::optional<std::uint32_t> &table) {
    if (!row) return;
    table = isInSecondTable(dataset, {*row}) ? 2 : 1;
    row = numberInTable(dataset, {*row});
  };
  for (VerdictLine &line : lines) {
    number(line.rowA, line.tableA);
    number(line.rowB, line.tableB);
  }
}

}  // namespace

ExportFormat verdictFormatOf(const std::string &path) {
  if (path.ends_with(".json")) return ExportFormat::Json;
  return path.ends_with(".tsv") || path.ends_with(".tab") ? ExportFormat::Tsv : ExportFormat::Csv;
}

std::vector<VerdictLine> verdictLines(const Verdicts &verdicts) {
  std::vector<VerdictLine> lines;
  const RecordSource &source = verdicts.source();
  const auto idOf = [&source](RecordId row) {
    return source.idColumn && source.dataset
               ? std::string(source.dataset->cell(row, *source.idColumn))
               : std::string();
  };
  verdicts.forEachItem([&](ItemKey key, const ItemState &state) {
    if (state.judgement() == Judgement{}) return;
    lines.push_back({.rowA = key.a.value,
                     .rowB = key.b.value,
                     .idA = idOf(key.a),
                     .idB = idOf(key.b),
                     .judgement = state.judgement(),
                     .isByRule = state.isByRule});
  });
  std::ranges::sort(lines, [](const VerdictLine &x, const VerdictLine &y) {
    return std::pair(x.rowA, x.rowB) < std::pair(y.rowA, y.rowB);
  });
  for (const MarkedRow &marked : verdicts.marks()) {
    if (marked.mark == RowMark::None) continue;
    lines.push_back({marked.row.value, std::nullopt, idOf(marked.row), {}, {}, marked.mark});
  }
  if (source.dataset && source.dataset->secondTable()) numberInTables(*source.dataset, lines);
  return lines;
}

Result<void> writeVerdicts(const std::vector<VerdictLine> &lines, RowWriter &writer,
                           const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Verdicts, lines.size());
  const bool hasTables = std::ranges::any_of(
      lines, [](const VerdictLine &line) { return line.tableA || line.tableB; });
  const std::size_t width = hasTables ? kVerdictColumns.size() : kVerdictColumnsOfOneTable;
  std::vector<ExportColumn> columns;
  for (std::size_t i = 0; i < width; ++i)
    columns.push_back({std::string(kVerdictColumns[i]), kVerdictKinds[i]});
  if (auto begun = writer.begin(columns); !begun) return begun;
  RowCells cells;
  for (const VerdictLine &line : lines) {
    cells.clear();
    cells.number(line.rowA);
    cells.number(line.rowB);
    for (const std::string_view text :
         {std::string_view(line.idA), std::string_view(line.idB), verdictWord(line),
          keepWord(line.judgement.keep), std::string_view(line.judgement.note)})
      cells.text(text);
    cells.list(line.judgement.tags);
    cells.text(madeBy(line.isByRule));
    if (hasTables) {
      cells.number(line.tableA);
      cells.number(line.tableB);
    }
    if (auto written = writer.row(cells.cells()); !written) return written;
    context.advance(1);
  }
  return writer.end();
}

Result<std::vector<ReviewCommand>> commandsOf(const std::vector<VerdictLine> &lines,
                                              const RecordSource &source) {
  ReviewCommand given;
  given.origin = "import";
  ReviewCommand byRule;
  byRule.origin = kVerdictRuleOrigin;
  RowFinder rows(source);
  for (const VerdictLine &line : lines) {
    if (line.isContested) continue;  // an empty verdict would clear the decisions
    const bool isOfSecond = line.tableA.value_or(1) == 2 || line.tableB.value_or(1) == 2;
    if (isOfSecond && !rows.hasTwoTables())
      return badParameter({MessageId::VerdictOfSecondTable, {}});
    const auto a = rows.find(line.rowA, line.idA, line.tableA.value_or(1));
    if (!a) return a.error();
    if (!line.rowB && line.idB.empty()) {
      given.rows.push_back({*a, line.mark});
      continue;
    }
    const auto b = rows.find(line.rowB, line.idB, line.tableB.value_or(2));
    if (!b) return b.error();
    (line.isByRule ? byRule : given).items.push_back({{*a, *b}, line.judgement});
  }
  std::vector<ReviewCommand> commands{std::move(given)};
  if (!byRule.items.empty()) commands.push_back(std::move(byRule));
  return commands;
}

Result<std::vector<ReviewCommand>> commandsOf(const std::vector<VerdictLine> &lines,
                                              const Verdicts &verdicts) {
  auto commands = commandsOf(lines, verdicts.source());
  if (!commands) return commands;
  for (ReviewCommand &command : *commands) {
    std::erase_if(command.items, [&verdicts](const ItemJudgement &said) {
      const ItemState *state = verdicts.stateOf(said.item);
      return state != nullptr && state->isContested &&
             verdicts.judgementOf(said.item) == said.judgement;
    });
  }
  return commands;
}

}  // namespace shinglescope
