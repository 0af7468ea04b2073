// SPDX-License-Identifier: MIT
#include "core/export/content/merged_rows.h"

#include "core/export/content/numeric_columns.h"
#include "core/export/content/table_rows.h"
#include "core/review/merged/merged_groups.h"

namespace shinglescope {
namespace {

Result<MergedGroups> mergedGroupsOf(const ExportRequest &request, const RunContext &context) {
  return MergedGroups::make({.dataset = request.dataset.get(),
                             .digests = request.records.get(),
                             .groups = request.groups.get(),
                             .types = request.columnTypes,
                             .stored = request.merges,
                             .rules = request.mergeRules,
                             .mergesAll = request.mergeRules.has_value()},
                            context);
}

/// The number of each group in files, by slot.
std::vector<std::uint32_t> groupNumbers(const ReviewGroups &groups) {
  std::vector<std::uint32_t> numbers(groups.bySlot().size());
  std::uint32_t next = 0;
  for (const std::uint32_t slot : groups.inOrder()) numbers[slot] = next++;
  return numbers;
}

/// Calls `write(number, record, slot)` for each merged group in scope.
template <class Write>
Result<void> forEachMerged(const ExportRequest &request, const MergedGroups &merged,
                           const RunContext &context, Write write) {
  context.startStage(Stage::Writing, WorkUnit::Groups, request.groupSlots.size());
  const std::vector<std::uint32_t> numbers = groupNumbers(*request.groups);
  for (const std::uint32_t slot : request.groupSlots) {
    if (context.isCancelled()) return cancelledError();
    if (const auto record = merged.recordOf(slot)) {
      auto written = write(numbers[slot], *record, slot);
      if (!written) return written;
    }
    context.advance(1);
  }
  return {};
}

std::vector<std::string> rowNumbers(const std::vector<RecordId> &rows) {
  std::vector<std::string> numbers;
  for (const RecordId row : rows) numbers.push_back(std::to_string(row.value));
  return numbers;
}

std::uint64_t changedCells(const MergedRecord &record) {
  std::uint64_t changed = 0;
  for (const MergedCell &cell : record.cells) changed += cell.isChanged ? 1 : 0;
  return changed;
}

std::string_view setBy(const MergedCell &cell) {
  if (cell.isByHand) return "manual";
  return cell.isOwnRule ? "group" : "table";
}

/// What a reader of the file should check.
std::string_view noteOn(const MergedCell &cell, const FoundMerge *merge) {
  const bool isOfOthers = merge != nullptr && merge->standing == MergeStanding::GroupChanged;
  if (isOfOthers && (cell.isByHand || cell.isOwnRule)) return "group changed";
  return cell.isFallback ? "no date" : "";
}

/// Writes one line for each cell of a record; its texts live until the next record.
class OriginLines {
 public:
  OriginLines(const ExportRequest &request, const MergedGroups &merged, RowWriter &writer)
      : m_request(request), m_merged(merged), m_writer(writer) {}

  Result<void> write(std::uint32_t number, const MergedRecord &record, std::uint32_t slot) {
    for (std::uint32_t column = 0; column < record.cells.size(); ++column) {
      const MergedCell &cell = record.cells[column];
      const std::vector<std::string> rows = rowNumbers(cell.rows);
      m_cells.clear();
      m_cells.number(number);
      m_cells.number(record.keeper.value);
      m_cells.text(m_request.dataset->columnName(ColumnId{column}));
      m_cells.text(cell.value);
      m_cells.text(setBy(cell));
      m_cells.ownText(cell.isByHand ? std::string() : mergeRuleText(cell.rule));
      m_cells.list(rows);
      m_cells.text(noteOn(cell, m_merged.mergeOf(slot)));
      if (auto written = m_writer.row(m_cells.cells()); !written) return written;
    }
    return {};
  }

 private:
  const ExportRequest &m_request;
  const MergedGroups &m_merged;
  RowWriter &m_writer;
  RowCells m_cells;
};

}  // namespace

Result<void> writeMergedRows(const ExportRequest &request, RowWriter &writer,
                             const RunContext &context) {
  const auto merged = mergedGroupsOf(request, context);
  if (!merged) return merged.error();
  std::vector<ExportColumn> columns = {{"group", ExportCellKind::Number},
                                       {"row", ExportCellKind::RowIndex},
                                       {"rows", ExportCellKind::List},
                                       {"changed", ExportCellKind::Number}};
  const auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  addRecordColumns(columns, *request.dataset, "record", *isNumeric);
  if (auto begun = writer.begin(columns); !begun) return begun;
  RowCells cells;
  const auto write = [&](std::uint32_t number, const MergedRecord &record, std::uint32_t) {
    const std::vector<std::string> rows = rowNumbers(record.members);
    cells.clear();
    cells.number(number);
    cells.number(record.keeper.value);
    cells.list(rows);
    cells.number(changedCells(record));
    for (const MergedCell &cell : record.cells) cells.text(cell.value);
    return writer.row(cells.cells());
  };
  if (auto done = forEachMerged(request, *merged, context, write); !done) return done;
  return writer.end();
}

Result<void> writeMergedTable(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context) {
  const auto merged = mergedGroupsOf(request, context);
  if (!merged) return merged.error();
  const Removal removal = planRemoval(*request.groups, request.groupSlots);
  writer.counts().rowsLeftOut = removal.rows.size();
  std::vector<bool> isInScope(request.groups->bySlot().size());
  for (const std::uint32_t slot : request.groupSlots) isInScope[slot] = true;
  const auto replace = [&](RecordId row, RowCells &cells) {
    if (removal.fates[row.value] != RowFate::Keeper) return false;
    const std::uint32_t slot = request.groups->slotOf(row);
    auto record = isInScope[slot] ? merged->recordOf(slot) : std::optional<MergedRecord>();
    if (!record) return false;
    for (MergedCell &cell : record->cells) cells.ownText(std::move(cell.value));
    return true;
  };
  auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  return writeTable(*request.dataset, {{}, removal.fates, replace, *std::move(isNumeric)}, writer,
                    context);
}

Result<void> writeMergeOrigins(const ExportRequest &request, RowWriter &writer,
                               const RunContext &context) {
  const auto merged = mergedGroupsOf(request, context);
  if (!merged) return merged.error();
  auto begun = writer.begin({{"group", ExportCellKind::Number},
                             {"row", ExportCellKind::RowIndex},
                             {"column", ExportCellKind::Text},
                             {"value", ExportCellKind::Text},
                             {"set_by", ExportCellKind::Word},
                             {"rule", ExportCellKind::Text},
                             {"rows", ExportCellKind::List},
                             {"note", ExportCellKind::Word}});
  if (!begun) return begun;
  OriginLines lines(request, *merged, writer);
  const auto write = [&](std::uint32_t number, const MergedRecord &record, std::uint32_t slot) {
    return lines.write(number, record, slot);
  };
  if (auto done = forEachMerged(request, *merged, context, write); !done) return done;
  return writer.end();
}

}  // namespace shinglescope
