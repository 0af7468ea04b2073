// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/data_grid.h"

#include <QMenu>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/dataset/query/row_filter.h"
#include "ui/base/controls/escape_key.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/data/grid/column_menu.h"
#include "ui/pages/data/grid/column_tools.h"
#include "ui/pages/data/grid/column_type_text.h"
#include "ui/pages/data/grid/column_types.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/grid_copier.h"
#include "ui/pages/data/grid/grid_footer.h"
#include "ui/pages/data/grid/link_opener.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/pages/data/grid/sort_keys.h"
#include "ui/session/row_text.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

using namespace std::chrono_literals;

constexpr auto kTypingDelay = 150ms;
constexpr auto kBusySignDelay = 300ms;
constexpr std::size_t kMostLaidOut = 2'000;

std::shared_ptr<const std::vector<std::uint32_t>> problemRowsOf(const LoadReport &report) {
  if (report.problemRows.empty()) return nullptr;
  return std::make_shared<const std::vector<std::uint32_t>>(report.problemRows.begin(),
                                                            report.problemRows.end());
}

constexpr qsizetype kDataGridSearchNameCharacters = 24;
constexpr std::size_t kBytesSearched = 1U << 20U;

}  // namespace

DataGrid::DataGrid(Settings &settings, QWidget *parent) : Panel({}, parent), m_settings(settings) {
  createTable();
  createActions();
  connectTable();
  connectFooter();
  m_busySign.setSingleShot(true);
  connect(&m_busySign, &QTimer::timeout, this, &DataGrid::showState);
  m_escape = new EscapeKey(this);
  m_escape->setEnabled(false);
  connect(m_escape, &EscapeKey::pressed, this, &DataGrid::stopLooking);
}

DataGrid::~DataGrid() { keepLayout(); }

void DataGrid::createTable() {
  m_table = new RecordTable(this);
  m_table->setAccessibleName(tr("Rows"));
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_filters = m_table->addFilterRow();
  m_columns = new ColumnTools(m_table);
  m_types = new ColumnTypes(this);
  m_menu = new ColumnMenu(m_table, m_columns, m_types);
  m_copier = new GridCopier(m_table, m_columns);
  m_links = new LinkOpener(m_table);
  m_footer = new GridFooter(this);
  setBody(m_table);
  QWidget::setTabOrder(m_filters, m_table);  // in visual order
  setFooter(m_footer);
  setMinimumHeight(160);
}

void DataGrid::createActions() {
  const auto add = [this](const QString &text, const QKeySequence &key, auto act) {
    auto *action = new QAction(text, m_table);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, act);
    m_table->addAction(action);
  };
  add(tr("&Copy rows"), QKeySequence::Copy, [this] { m_copier->copyRows(CopyForm::Tsv, false); });
  add(tr("Copy rows with &header"), {}, [this] { m_copier->copyRows(CopyForm::Tsv, true); });
  add(tr("Copy rows as CS&V with header"), {}, [this] { m_copier->copyRows(CopyForm::Csv, true); });
  add(tr("Copy &text of the cell"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
      [this] { m_copier->copyCell(); });
  add(tr("&Export what is shown..."), {}, [this] { emit exportRequested(); });
  add(tr("&Open the link..."), Qt::CTRL | Qt::Key_Return, [this] { m_links->openCurrent(); });
}

void DataGrid::connectTable() {
  connect(m_table, &RecordTable::currentCellChanged, this, &DataGrid::currentCellChanged);
  connect(m_table, &RecordTable::sortRequested, this, [this](int column, bool isAdded) {
    setSortKeys(withSortClick(m_request.sortKeys, {static_cast<std::uint32_t>(column)}, isAdded));
  });
  connect(m_menu, &ColumnMenu::sortKeysWanted, this, &DataGrid::setSortKeys);
  connect(m_menu, &ColumnMenu::filterWanted, this, &DataGrid::editFilter);
  connect(m_columns, &ColumnTools::changed, this, &DataGrid::showState);
  connect(m_types, &ColumnTypes::changed, this, &DataGrid::followTypes);
  // Exports of Review and rules for merging read the types while the table is open.
  connect(m_types, &ColumnTypes::typeChosen, this, &DataGrid::keepLayout);
  connect(m_types, &ColumnTypes::said, this, &DataGrid::messageRaised);
  connect(m_copier, &GridCopier::said, this, &DataGrid::messageRaised);
  connect(m_links, &LinkOpener::said, this, &DataGrid::messageRaised);
  connect(m_filters, &FilterRow::textChanged, this, [this] {
    readFilters();
    requestOrder(kTypingDelay);
  });
}

void DataGrid::connectFooter() {
  connect(m_footer, &GridFooter::clearRequested, this, [this] {
    clearFilters();
    requestOrder(0ms);
    m_table->setFocus();
  });
  connect(m_footer, &GridFooter::onlyMatchesToggled, this, [this](bool isOn) {
    m_request.onlyMatches = isOn;
    if (!m_request.text.empty()) requestOrder(0ms);
  });
  connect(m_footer, &GridFooter::onlyProblemsToggled, this, [this](bool isOn) {
    m_request.onlyRows = isOn ? m_problemRows : nullptr;
    requestOrder(0ms);
  });
  connect(m_footer, &GridFooter::filtersToggled, m_table, &RecordTable::setFilterRowVisible);
  connect(m_footer, &GridFooter::rowTyped, this, &DataGrid::goToTypedRow);
  connect(m_footer, &GridFooter::rowLeft, m_table, qOverload<>(&QWidget::setFocus));
  connect(m_footer->columnMenu(), &QMenu::aboutToShow, this,
          [this] { m_menu->fillColumnList(m_footer->columnMenu()); });
}

void DataGrid::setDataset(std::shared_ptr<const Dataset> dataset,
                          const std::vector<ColumnRole> &roles, const LoadReport &report) {
  keepLayout();
  m_orderJob.drop();
  m_orderError.clear();
  m_isStopped = false;
  m_unparsed = 0;
  m_request = {};
  m_request.onlyMatches = m_footer->isOnlyMatches();
  m_rowToReveal.reset();
  m_dataset = std::move(dataset);
  m_path = QString::fromStdString(report.path);
  m_problemRows = problemRowsOf(report);
  m_footer->setOnlyProblems(false);
  m_footer->leaveRow();
  m_menu->setSortKeys({});
  m_table->setHighlight({});
  m_table->setDataset(m_dataset, roles);
  restoreLayout();
  showState();
}

void DataGrid::keepLayout() {
  if (!m_dataset || m_path.isEmpty() || m_dataset->columnCount() > kMostLaidOut) return;
  const auto &chosen = m_types->chosen();
  const bool isTyped =
      std::ranges::any_of(chosen, [](const auto &type) { return type.has_value(); });
  if (!m_columns->isChanged() && !isTyped) return m_settings.setTableLayout(m_path, {});
  ColumnLayout layout = m_columns->layout();
  for (ColumnLayout::Column &column : layout.columns)
    if (column.index < chosen.size()) column.type = chosen[column.index];
  m_settings.setTableLayout(m_path, toJson(layout));
}

void DataGrid::restoreLayout() {
  std::vector<std::optional<ColumnType>> chosen;
  const auto layout = columnLayoutFromJson(m_settings.tableLayout(m_path));
  if (m_dataset && layout && layout->fits(m_dataset->columnNames())) {
    m_columns->apply(*layout);
    chosen.resize(layout->columns.size());
    for (const ColumnLayout::Column &column : layout->columns) chosen[column.index] = column.type;
  }
  m_types->setDataset(m_dataset, std::move(chosen));
}

void DataGrid::followTypes() {
  m_table->setColumnTypes(m_types->guesses());
  for (std::size_t i = 0; i < m_types->guesses().size(); ++i)
    m_filters->setPlaceholder(static_cast<int>(i), filterSuggestion(m_types->guesses()[i].type));
  const std::vector<ColumnType> types = m_types->types();
  if (types == m_request.types) return;
  m_request.types = types;
  readFilters();
  if (!m_request.filters.empty() || !m_request.sortKeys.empty()) requestOrder(0ms);
}

void DataGrid::readFilters() {
  // An invalid filter is marked as such and does not filter.
  m_request.filters.clear();
  for (int column : m_filters->erroneous()) m_filters->setError(column, {});
  for (auto it = m_filters->texts().cbegin(); it != m_filters->texts().cend(); ++it) {
    const std::string text = it.value().toStdString();
    const Result<CellFilter> filter = parseCellFilter(text, m_types->typeOf(it.key()));
    if (!filter)
      m_filters->setError(it.key(), messageText(filter.error().message));
    else if (!filter->isEmpty())
      m_request.filters.push_back({ColumnId{static_cast<std::uint32_t>(it.key())}, text});
  }
}

void DataGrid::setSearchText(const QString &text) {
  m_request.text = text.toStdString();
  m_table->setHighlight(text);
  requestOrder(kTypingDelay);
}

void DataGrid::setSortKeys(const std::vector<SortKey> &keys) {
  if (!m_dataset) return;
  m_request.sortKeys = keys;
  m_menu->setSortKeys(keys);
  m_table->roleHeader()->setSortKeys(keys);
  requestOrder(0ms);
}

void DataGrid::requestOrder(std::chrono::milliseconds delay) {
  if (!m_dataset) return;
  m_orderError.clear();
  m_isStopped = false;
  m_orderJob.start(
      [dataset = m_dataset, request = m_request](const RunContext &context) {
        return makeRowOrder(*dataset, request, context);
      },
      {[this](RowOrder order) { applyOrder(std::move(order)); },
       [this](const Error &error) {
         m_orderError = errorText(error);
         showState();
       }},
      {delay, jobThreads()});
  if (!m_busySign.isActive()) m_busySign.start(delay + kBusySignDelay);
  showState();
}

void DataGrid::applyOrder(RowOrder order) {
  m_busySign.stop();
  m_unparsed = std::accumulate(order.unparsed.begin(), order.unparsed.end(), std::uint64_t{0});
  m_table->setOrder(std::move(order));
  if (m_rowToReveal) goToRevealed();
  showState();
}

void DataGrid::stopLooking() {
  m_orderJob.drop();
  m_busySign.stop();
  m_rowToReveal.reset();
  m_isStopped = true;
  showState();
}

bool DataGrid::isBusy() const {
  return m_orderJob.isRunning() || m_types->isBusy() || m_copier->isBusy();
}

std::shared_ptr<const ShownTable> DataGrid::shownTable() {
  if (!m_dataset) return nullptr;
  if (m_orderJob.isRunning()) {
    emit messageRaised(tr(
        "The rows are still being searched or sorted. Wait, or press Esc to stop, then export."));
    return nullptr;
  }
  auto shown = std::make_shared<ShownTable>();
  const RecordModel &records = *m_table->records();
  shown->rows.reserve(static_cast<std::size_t>(records.rowCount()));
  for (int position = 0; position < records.rowCount(); ++position)
    shown->rows.push_back(records.recordAt(position).value);
  shown->columns = m_columns->shownColumns();
  shown->request = m_request;
  return shown;
}

void DataGrid::showState() {
  if (!m_dataset) return;
  const bool isSlow = m_orderJob.isRunning() && !m_busySign.isActive();
  m_escape->setEnabled(isSlow);
  GridFooter::State state;
  state.counts = isSlow
                     ? tr("Searching %1 rows, Esc stops...").arg(countText(m_dataset->rowCount()))
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
  if (filters > 0) parts << tr("%Ln filters", nullptr, filters);
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
  return m_isStopped ? tr("Stopped. The previous rows are shown.") : QString();
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
  // The row's position is unknown until the order is known.
  m_rowToReveal = row;
  if (!m_orderJob.isRunning()) goToRevealed();
}

void DataGrid::goToRevealed() {
  const quint32 row = *std::exchange(m_rowToReveal, std::nullopt);
  const int position = m_table->records()->positionOf({row});
  if (position >= 0) return m_table->goTo(position);
  // The row is hidden: show all rows, then go there.
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
  const std::optional<RecordId> row = rowOfNumberText(text, *m_dataset);
  if (!row && m_dataset->secondTable())
    return m_footer->refuseRow(
        tr("Enter a row of the first table, such as 12, or one of the second, such as 2:12."));
  if (!row)
    return m_footer->refuseRow(
        tr("Enter a row from 1 to %1.").arg(countText(m_dataset->rowCount())));
  m_footer->leaveRow();
  revealRow(row->value);
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
