// SPDX-License-Identifier: MIT
#include "core/export/content/group_rows.h"

#include <unordered_map>

#include "core/pipeline/recipe/recipe_columns.h"
#include "core/review/groups/removal.h"

namespace shinglescope {
namespace {

std::vector<ExportColumn> groupColumns(const Dataset &dataset, bool hasIds) {
  std::vector<ExportColumn> columns = {{"group", ExportCellKind::Number},
                                       {"row", ExportCellKind::Number},
                                       {"id", hasIds ? ExportCellKind::Text : ExportCellKind::Word},
                                       {"role", ExportCellKind::Word},
                                       {"size", ExportCellKind::Number},
                                       {"weakest_link", ExportCellKind::Number},
                                       {"weakest_row_a", ExportCellKind::Number},
                                       {"weakest_row_b", ExportCellKind::Number},
                                       {"weakest_basis", ExportCellKind::Word}};
  addRecordColumns(columns, dataset, "record");
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
        m_removal(planRemoval(m_groups, request.groupSlots)) {
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
    m_cells.number(row.value);
    m_cells.id(*m_request.dataset, row, m_idColumn);
    m_cells.text(rowFateName(m_removal.fates[row.value]));
    m_cells.number(m_groups.bySlot()[slot].rows.size());
    m_cells.similarity(weakest.similarity);
    m_cells.number(weakest.a.value);
    m_cells.number(weakest.b.value);
    m_cells.text(basisName(weakest.basis));
    m_cells.record(*m_request.dataset, row);
    return m_writer.row(m_cells.cells());
  }

  const ExportRequest &m_request;
  const ReviewGroups &m_groups;
  std::optional<ColumnId> m_idColumn;
  RowWriter &m_writer;
  const RunContext &m_context;
  Removal m_removal;
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
  if (auto begun = writer.begin(groupColumns(*request.dataset, ids->has_value())); !begun)
    return begun;
  GroupLines lines(request, *ids, writer, context);
  for (const std::uint32_t slot : request.groupSlots) {
    if (context.isCancelled()) return cancelledError();
    if (auto written = lines.write(slot); !written) return written;
    context.advance(1);
  }
  return writer.end();
}

}  // namespace shinglescope
