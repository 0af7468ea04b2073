// How the data grid steps through matches, goes to rows and says what it shows;
// the rest is in data_grid.cpp.
#include <QLocale>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/data/grid/column_tools.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/grid_footer.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/sort_keys.h"

namespace shinglescope {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype kDataGridSearchNameCharacters = 24;
constexpr std::size_t kBytesSearched = 1U << 20U;

}  // namespace

void DataGrid::showState() {
  if (!m_dataset) return;
  const bool isSlow = m_orderJob.isBusy() && !m_busySign.isActive();
  m_escape->setEnabled(isSlow);
  GridFooter::State state;
  state.counts =
      isSlow ? tr("Looking through %1 rows, Esc stops...").arg(countText(m_dataset->rowCount()))
             : countsText();
  state.explanation = isSlow ? QString() : explanationText();
  state.warning = warningText();
  state.isFiltered = !m_filters->texts().isEmpty() || m_request.onlyRows;
  state.hasSearch = !m_request.text.empty();
  state.hasProblemRows = m_problemRows != nullptr;
  state.hiddenColumns = m_columns->hiddenCount();
  m_footer->setState(state);
}

QString DataGrid::countsText() const {
  const std::size_t all = m_dataset->rowCount();
  const auto shown = static_cast<std::size_t>(m_table->records()->rowCount());
  if (m_request.text.empty() || m_request.onlyMatches)
    return tr("%1 of %2 shown").arg(countText(shown), countText(all));
  const std::size_t matches = m_table->records()->matches().size();
  return tr("%1 of %2 match").arg(countText(matches), countText(shown));
}

QString DataGrid::explanationText() const {
  QStringList parts;
  const auto filters = static_cast<int>(m_request.filters.size());
  if (filters == 1) parts << tr("1 filter");
  if (filters > 1) parts << tr("%Ln filters", nullptr, filters);
  if (m_request.onlyRows) parts << tr("only rows with problems");
  if (!m_request.sortKeys.empty())
    parts << tr("sorted by %1").arg(sortKeysText(m_request.sortKeys, m_dataset->columnNames()));
  if (m_unparsed > 0) parts << tr("%1 unreadable cells last").arg(countText(m_unparsed));
  return parts.join(QStringLiteral(" \u00B7 "));
}

QString DataGrid::warningText() const {
  if (!m_orderError.isEmpty()) return m_orderError;
  if (m_filters->hasErrors()) {
    const ColumnId column{static_cast<std::uint32_t>(m_filters->erroneous().front())};
    return tr("Filter of %1: %2")
        .arg(cellDisplayText(m_dataset->columnName(column), kDataGridSearchNameCharacters),
             m_filters->firstError());
  }
  return m_isStopped ? tr("Stopped: these are the rows from before.") : QString();
}

void DataGrid::stepMatch(bool isForward) {
  const std::vector<std::uint32_t> &matches = m_table->records()->matches();
  if (m_request.text.empty()) return emit searchWanted();
  if (matches.empty()) return;
  const auto current = static_cast<std::uint32_t>(std::max(m_table->currentIndex().row(), 0));
  auto found = isForward ? std::ranges::upper_bound(matches, current)
                         : std::ranges::lower_bound(matches, current);
  if (isForward && found == matches.end()) found = matches.begin();
  if (!isForward) found = found == matches.begin() ? matches.end() - 1 : found - 1;
  const auto position = static_cast<int>(*found);
  m_table->goTo(position, columnOfMatch(position));
}

int DataGrid::columnOfMatch(int position) const {
  const RecordId row = m_table->records()->recordAt(position);
  const QString wanted = QString::fromStdString(m_request.text);
  for (const ColumnId column : m_columns->shownColumns()) {
    const std::string_view cell = m_dataset->cell(row, column).substr(0, kBytesSearched);
    const QString text = QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()));
    if (text.contains(wanted, Qt::CaseInsensitive)) return static_cast<int>(column.value);
  }
  return -1;
}

void DataGrid::clearFilters() {
  m_request.filters.clear();
  m_request.onlyRows = nullptr;
  m_footer->setOnlyProblems(false);
  m_filters->clear();
}

void DataGrid::revealRow(quint32 row) {
  if (!m_dataset || row >= m_dataset->rowCount()) return;
  // Which rows there will be is not known before the order is there.
  m_rowToReveal = row;
  if (!m_orderJob.isBusy()) goToRevealed();
}

void DataGrid::goToRevealed() {
  const quint32 row = *std::exchange(m_rowToReveal, std::nullopt);
  const int position = m_table->records()->positionOf({row});
  if (position >= 0) return m_table->goTo(position);
  // Something hides the row: show all rows, then go there.
  const bool isFiltered = !m_filters->texts().isEmpty() || m_request.onlyRows;
  clearFilters();
  m_request.text.clear();
  m_table->setHighlight({});
  emit searchCleared();
  m_rowToReveal = row;
  requestOrder(0ms);
  if (isFiltered)
    emit messageRaised(tr("The filters were cleared to show row %1.").arg(countText(row + 1)));
}

void DataGrid::goToRow() {
  if (m_dataset) m_footer->askForRow();
}

void DataGrid::goToTypedRow(const QString &text) {
  const std::size_t rows = m_dataset->rowCount();
  bool isNumber = false;
  const qulonglong typed = QLocale().toULongLong(text, &isNumber);
  if (!isNumber || typed < 1 || typed > rows)
    return m_footer->refuseRow(tr("There are rows 1 to %1.").arg(countText(rows)));
  m_footer->leaveRow();
  revealRow(static_cast<quint32>(typed - 1));
  m_table->setFocus();
}

void DataGrid::editFilter(int column) {
  if (!m_dataset) return;
  m_footer->setFiltersShown(true);
  m_table->setFilterRowVisible(true);
  const int current = m_filters->editedColumn();
  const int fallback = current >= 0 ? current : std::max(m_table->currentIndex().column(), 0);
  m_filters->edit(column >= 0 ? column : fallback);
}

}  // namespace shinglescope
