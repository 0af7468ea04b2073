// SPDX-License-Identifier: MIT
#include "core/export/content/group_rows.h"

#include <unordered_map>

#include "core/dataset/table/two_tables.h"
#include "core/export/content/numeric_columns.h"
#include "core/export/content/pair_cells.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/review/groups/removal.h"

namespace shinglescope {
namespace {

std::vector<ExportColumn> groupColumns(const ExportRequest &request, bool hasIds,
                                       const std::vector<bool> &isNumeric) {
  const Dataset &dataset = *request.dataset;
  std::vector<ExportColumn> columns = {{"group", ExportCellKind::Number},
                                       {"row", ExportCellKind::RowIndex},
                                       {"id", hasIds ? ExportCellKind::Text : ExportCellKind::Word},
                                       {"role", ExportCellKind::Word},
                                       {"size", ExportCellKind::Number},
                                       {"weakest_link", ExportCellKind::Number},
                                       {"weakest_row_a", ExportCellKind::RowIndex},
                                       {"weakest_row_b", ExportCellKind::RowIndex},
                                       {"weakest_basis", ExportCellKind::Word}};
  if (hasTableColumns(*request.result, dataset))
    for (const char *name : {"table", "weakest_table_a", "weakest_table_b"})
      columns.push_back({name, ExportCellKind::Number});
  addRecordColumns(columns, dataset, "record", isNumeric);
  return columns;
}

std::string_view basisName(WeakestLinkBasis basis) {
  switch (basis) {
    case WeakestLinkBasis::AllMembers: return "all members";
    case WeakestLinkBasis::VerifiedEdges: return "verified pairs";
    case WeakestLinkBasis::Estimate: break;
  }
  return "estimate";
}

/// Writes the rows of one group after the other.
class GroupLines {
 public:
  GroupLines(const ExportRequest &request, std::optional<ColumnId> idColumn, RowWriter &writer,
             const RunContext &context)
      : m_request(request),
        m_groups(*request.groups),
        m_idColumn(idColumn),
        m_writer(writer),
        m_context(context),
        m_removal(planRemoval(m_groups, request.groupSlots)),
        m_hasTables(hasTableColumns(*request.result, *request.dataset)) {
    const std::vector<std::uint32_t> order = m_groups.inOrder();
    m_numbers.resize(m_groups.bySlot().size());
    for (std::size_t i = 0; i < order.size(); ++i)
      m_numbers[order[i]] = static_cast<std::uint32_t>(i);
    for (std::uint32_t row = 0; row < m_removal.fates.size(); ++row) {
      if (m_removal.fates[row] != RowFate::TakenOut) continue;
      const std::uint32_t slot = groupTakenFrom(m_groups, {row});
      if (slot != ReviewGroups::kNoGroup) m_takenOut[slot].push_back({row});
    }
  }

  Result<void> write(std::uint32_t slot) {
    const ReviewGroup &group = m_groups.bySlot()[slot];
    auto weakest = linkOf(group);
    if (!weakest) return weakest.error();
    const auto taken = m_takenOut.find(slot);
    const std::vector<RecordId> none;
    for (const auto *rows : {&group.rows, taken == m_takenOut.end() ? &none : &taken->second}) {
      for (const RecordId row : *rows) {
        if (auto written = writeRow(slot, row, *weakest); !written) return written;
      }
    }
    return {};
  }

 private:
  Result<RowLink> linkOf(const ReviewGroup &group) const {
    if (group.weakest) return *group.weakest;
    return measureWeakestLink(*m_request.result, group.rows, m_context);
  }

  Result<void> writeRow(std::uint32_t slot, RecordId row, const RowLink &weakest) {
    m_cells.clear();
    m_cells.number(m_numbers[slot]);
    const Dataset &dataset = *m_request.dataset;
    m_cells.number(numberInTable(dataset, row));
    m_cells.id(dataset, row, m_idColumn);
    m_cells.text(rowFateName(m_removal.fates[row.value]));
    m_cells.number(m_groups.bySlot()[slot].rows.size());
    m_cells.similarity(weakest.similarity);
    for (const RecordId end : {weakest.a, weakest.b}) m_cells.number(numberInTable(dataset, end));
    m_cells.text(basisName(weakest.basis));
    if (m_hasTables)
      for (const RecordId each : {row, weakest.a, weakest.b})
        m_cells.text(tableCell(dataset, each));
    m_cells.record(dataset, row);
    return m_writer.row(m_cells.cells());
  }

  const ExportRequest &m_request;
  const ReviewGroups &m_groups;
  std::optional<ColumnId> m_idColumn;
  RowWriter &m_writer;
  const RunContext &m_context;
  Removal m_removal;
  bool m_hasTables;
  std::vector<std::uint32_t> m_numbers;                                 ///< by slot
  std::unordered_map<std::uint32_t, std::vector<RecordId>> m_takenOut;  ///< by slot
  RowCells m_cells;
};

}  // namespace

std::uint32_t slotOfText(const ReviewGroups &groups, TextId text) {
  const auto row = groups.index().firstPresent(text);
  return row ? groups.slotOf(*row) : ReviewGroups::kNoGroup;
}

std::uint32_t groupTakenFrom(const ReviewGroups &groups, RecordId row) {
  const ReviewIndex &index = groups.index();
  if (index.isPresent(row)) return ReviewGroups::kNoGroup;
  const DuplicateResult &result = index.result();
  const TextId text = result.classes.textOf(row);
  if (const std::uint32_t own = slotOfText(groups, text); own != ReviewGroups::kNoGroup) return own;
  const auto slotBeyond = [&](std::uint32_t pair) {
    const ScoredPair &scored = result.pairs[pair];
    if (!isPairAtLeast(scored, result.recipe(), groups.threshold()) || index.ofPair(pair).isNot())
      return ReviewGroups::kNoGroup;
    return slotOfText(groups, scored.textA == text ? scored.textB : scored.textA);
  };
  const auto [first, second] = index.pairsFrom(text);
  for (std::uint32_t pair = first; pair < second; ++pair)
    if (const auto slot = slotBeyond(pair); slot != ReviewGroups::kNoGroup) return slot;
  for (const std::uint32_t pair : index.pairsTo(text))
    if (const auto slot = slotBeyond(pair); slot != ReviewGroups::kNoGroup) return slot;
  return ReviewGroups::kNoGroup;
}

Result<void> writeGroupRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context) {
  const auto ids = idColumn(*request.dataset, request.result->recipe());
  if (!ids) return ids.error();
  context.startStage(Stage::Writing, WorkUnit::Groups, request.groupSlots.size());
  const auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  auto begun = writer.begin(groupColumns(request, ids->has_value(), *isNumeric));
  if (!begun) return begun;
  GroupLines lines(request, *ids, writer, context);
  for (const std::uint32_t slot : request.groupSlots) {
    if (context.isCancelled()) return cancelledError();
    if (auto written = lines.write(slot); !written) return written;
    context.advance(1);
  }
  return writer.end();
}

}  // namespace shinglescope
