// SPDX-License-Identifier: MIT
#include "core/export/content/pair_rows.h"

#include "core/dataset/table/two_tables.h"
#include "core/export/content/numeric_columns.h"
#include "core/export/content/pair_cells.h"
#include "core/export/content/verdict_words.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kItemsBetweenReports = 256;

std::vector<ExportColumn> itemColumns(const ExportRequest &request, bool hasIds,
                                      const std::vector<bool> &isNumeric) {
  const Dataset &dataset = *request.dataset;
  const bool hasTables = hasTableColumns(*request.result, dataset);
  std::vector<ExportColumn> columns =
      pairColumns(request.result->recipe().measure, hasIds, hasTables);
  columns.insert(columns.end(), {{"row_pairs", ExportCellKind::Number},
                                 {"verdict", ExportCellKind::Word},
                                 {"keep", ExportCellKind::Word},
                                 {"note", ExportCellKind::Text},
                                 {"tags", ExportCellKind::List},
                                 {"made_by", ExportCellKind::Word}});
  for (const char *side : {"a", "b"}) addRecordColumns(columns, dataset, side, isNumeric);
  return columns;
}

/// Collects the cells of one item after the other.
class PairCells {
 public:
  PairCells(const ExportRequest &request, std::optional<ColumnId> idColumn)
      : m_request(request),
        m_result(*request.result),
        m_idColumn(idColumn),
        m_hasTables(hasTableColumns(m_result, *request.dataset)) {}

  std::span<const ExportCell> of(const QueueItem &item) {
    const TextClasses &classes = m_result.classes;
    const RecordId a = classes.firstRow(item.textA);
    const RecordId b =
        item.isClass() ? RecordId{classes.rowsOf(item.textA)[1]} : classes.firstRow(item.textB);
    const ItemState *state = m_request.judgements.find(keyOf(item, m_result));
    m_judgement = state == nullptr ? Judgement{} : state->judgement();
    m_cells.clear();
    const Dataset &dataset = *m_request.dataset;
    for (const RecordId row : {a, b}) m_cells.number(numberInTable(dataset, row));
    for (const RecordId row : {a, b}) m_cells.id(dataset, row, m_idColumn);
    m_scores = ScoreCells(item.isClass() ? scoresOfClass(m_result, item.textA)
                                         : scoresOfPair(m_result, m_result.pairs[item.pair]));
    m_cells.add(m_scores.cells());
    if (m_hasTables)
      for (const RecordId row : {a, b}) m_cells.text(tableCell(dataset, row));
    m_cells.number(item.rowPairs);
    m_cells.text(exportedVerdict(state));
    m_cells.text(keepWord(m_judgement.keep));
    m_cells.text(m_judgement.note);
    m_cells.list(m_judgement.tags);
    m_cells.text(madeBy(state != nullptr && state->isByRule));
    for (const RecordId row : {a, b}) m_cells.record(dataset, row);
    return m_cells.cells();
  }

 private:
  const ExportRequest &m_request;
  const DuplicateResult &m_result;
  std::optional<ColumnId> m_idColumn;
  bool m_hasTables;
  Judgement m_judgement;
  ScoreCells m_scores;
  RowCells m_cells;
};

}  // namespace

Result<void> writePairRows(const ExportRequest &request, RowWriter &writer,
                           const RunContext &context) {
  const auto ids = idColumn(*request.dataset, request.result->recipe());
  if (!ids) return ids.error();
  context.startStage(Stage::Writing, WorkUnit::Pairs, request.items.size());
  const auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  auto begun = writer.begin(itemColumns(request, ids->has_value(), *isNumeric));
  if (!begun) return begun;
  PairCells cells(request, *ids);
  std::uint64_t done = 0;
  for (const QueueItem &item : request.items) {
    if (context.isCancelled()) return cancelledError();
    if (auto written = writer.row(cells.of(item)); !written) return written;
    if (++done % kItemsBetweenReports == 0) context.advance(kItemsBetweenReports);
  }
  context.advance(done % kItemsBetweenReports);
  return writer.end();
}

}  // namespace shinglescope
