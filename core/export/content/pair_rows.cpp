#include "core/export/content/pair_rows.h"

#include "core/export/content/pair_cells.h"
#include "core/export/content/verdict_words.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kEntriesBetweenReports = 256;

std::vector<ExportColumn> entryColumns(const Dataset &dataset, bool hasIds) {
  std::vector<ExportColumn> columns = pairColumns(hasIds);
  columns.insert(columns.end(), {{"row_pairs", ExportCellKind::Number},
                                 {"verdict", ExportCellKind::Word},
                                 {"keep", ExportCellKind::Word},
                                 {"note", ExportCellKind::Text},
                                 {"tags", ExportCellKind::List}});
  for (const char *side : {"a", "b"}) addRecordColumns(columns, dataset, side);
  return columns;
}

/// Collects the cells of one item after the other.
class PairCells {
 public:
  PairCells(const ExportRequest &request, std::optional<ColumnId> idColumn)
      : m_request(request), m_result(*request.result), m_idColumn(idColumn) {}

  std::span<const ExportCell> of(const QueueEntry &entry) {
    const TextClasses &classes = m_result.classes;
    const RecordId a = classes.firstRow(entry.textA);
    const RecordId b =
        entry.isClass() ? RecordId{classes.rowsOf(entry.textA)[1]} : classes.firstRow(entry.textB);
    const EntryState *state = m_request.judgements.find(keyOf(entry, m_result));
    m_judgement = state == nullptr ? Judgement{} : state->judgement();
    m_cells.clear();
    m_cells.number(a.value);
    m_cells.number(b.value - m_result.firstReference.value_or(0));
    for (const RecordId row : {a, b}) m_cells.id(*m_request.dataset, row, m_idColumn);
    m_scores = ScoreCells(entry.isClass() ? scoresOfClass(m_result, entry.textA)
                                          : scoresOfPair(m_result, m_result.pairs[entry.pair]));
    m_cells.add(m_scores.cells());
    m_cells.number(entry.rowPairs);
    m_cells.text(exportedVerdict(state));
    m_cells.text(keepWord(m_judgement.keep));
    m_cells.text(m_judgement.note);
    m_cells.list(m_judgement.tags);
    for (const RecordId row : {a, b}) m_cells.record(*m_request.dataset, row);
    return m_cells.cells();
  }

 private:
  const ExportRequest &m_request;
  const DuplicateResult &m_result;
  std::optional<ColumnId> m_idColumn;
  Judgement m_judgement;
  ScoreCells m_scores;
  RowCells m_cells;
};

}  // namespace

Result<void> writePairRows(const ExportRequest &request, RowWriter &writer,
                           const RunContext &context) {
  const auto ids = idColumn(*request.dataset, request.result->recipe());
  if (!ids) return ids.error();
  context.startStage(Stage::Writing, WorkUnit::Pairs, request.entries.size());
  if (auto begun = writer.begin(entryColumns(*request.dataset, ids->has_value())); !begun)
    return begun;
  PairCells cells(request, *ids);
  std::uint64_t done = 0;
  for (const QueueEntry &entry : request.entries) {
    if (context.isCancelled()) return cancelledError();
    if (auto written = writer.row(cells.of(entry)); !written) return written;
    if (++done % kEntriesBetweenReports == 0) context.advance(kEntriesBetweenReports);
  }
  context.advance(done % kEntriesBetweenReports);
  return writer.end();
}

}  // namespace shinglescope
