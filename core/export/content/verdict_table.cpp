// SPDX-License-Identifier: MIT
#include "core/export/content/verdict_table.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/export/content/verdict_words.h"

namespace shinglescope {
namespace {

/// In the order of kVerdictColumns. Empty verdicts and keepers are texts in JSON too, as other
/// programs write them.
constexpr std::array<ExportCellKind, kVerdictColumns.size()> kVerdictKinds = {
    ExportCellKind::Number, ExportCellKind::Number, ExportCellKind::Text, ExportCellKind::Text,
    ExportCellKind::Text,   ExportCellKind::Text,   ExportCellKind::Text, ExportCellKind::List};

/// Finds rows by number or id.
class RowFinder {
 public:
  explicit RowFinder(const RecordSource &source) : m_source(source) {}

  Result<RecordId> find(const std::optional<std::uint32_t> &row, const std::string &id) {
    if (!row) return findId(id);
    if (*row >= m_source.rowCount())
      return badParameter({MessageId::VerdictRowOutside, {*row, m_source.rowCount()}});
    const RecordId found{*row};
    if (id.empty() || idOf(found) == id || !m_source.idColumn) return found;
    return badParameter({MessageId::VerdictIdOfOther, {*row, idOf(found), id}});
  }

 private:
  std::string_view idOf(RecordId row) const {
    return m_source.idColumn ? m_source.dataset->cell(row, *m_source.idColumn) : std::string_view();
  }

  Result<RecordId> findId(const std::string &id) {
    if (!m_source.idColumn || id.empty()) return badParameter({MessageId::VerdictNamesNoRow, {}});
    if (m_rowsOfIds.empty()) {
      for (std::uint32_t row = 0; row < m_source.rowCount(); ++row) {
        const auto [known, isNew] = m_rowsOfIds.try_emplace(idOf({row}), row);
        if (!isNew) known->second = kSeveral;
      }
    }
    const auto found = m_rowsOfIds.find(id);
    if (found == m_rowsOfIds.end()) return badParameter({MessageId::VerdictIdUnknown, {id}});
    if (found->second == kSeveral) return badParameter({MessageId::VerdictIdOfSeveral, {id}});
    return RecordId{found->second};
  }

  static constexpr std::uint32_t kSeveral = 0xFFFFFFFFU;
  const RecordSource &m_source;
  std::unordered_map<std::string_view, std::uint32_t> m_rowsOfIds;
};

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
    lines.push_back({key.a.value, key.b.value, idOf(key.a), idOf(key.b), state.judgement()});
  });
  std::ranges::sort(lines, [](const VerdictLine &x, const VerdictLine &y) {
    return std::pair(x.rowA, x.rowB) < std::pair(y.rowA, y.rowB);
  });
  for (const MarkedRow &marked : verdicts.marks()) {
    if (marked.mark == RowMark::None) continue;
    lines.push_back({marked.row.value, std::nullopt, idOf(marked.row), {}, {}, marked.mark});
  }
  return lines;
}

Result<void> writeVerdicts(const std::vector<VerdictLine> &lines, RowWriter &writer,
                           const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Verdicts, lines.size());
  std::vector<ExportColumn> columns;
  for (std::size_t i = 0; i < kVerdictColumns.size(); ++i)
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
    if (auto written = writer.row(cells.cells()); !written) return written;
    context.advance(1);
  }
  return writer.end();
}

Result<ReviewCommand> commandOf(const std::vector<VerdictLine> &lines, const RecordSource &source) {
  ReviewCommand command;
  command.origin = "import";
  RowFinder rows(source);
  for (const VerdictLine &line : lines) {
    if (line.isContested) continue;  // an empty verdict would clear the decisions
    const auto a = rows.find(line.rowA, line.idA);
    if (!a) return a.error();
    if (!line.rowB && line.idB.empty()) {
      command.rows.push_back({*a, line.mark});
      continue;
    }
    const auto b = rows.find(line.rowB, line.idB);
    if (!b) return b.error();
    command.items.push_back({{*a, *b}, line.judgement});
  }
  return command;
}

Result<ReviewCommand> commandOf(const std::vector<VerdictLine> &lines, const Verdicts &verdicts) {
  auto command = commandOf(lines, verdicts.source());
  if (!command) return command;
  std::erase_if(command->items, [&verdicts](const ItemJudgement &said) {
    const ItemState *state = verdicts.stateOf(said.item);
    return state != nullptr && state->isContested &&
           verdicts.judgementOf(said.item) == said.judgement;
  });
  return command;
}

}  // namespace shinglescope
