// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/record_table.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <algorithm>
#include <numeric>

#include "core/base/disjoint_ranges.h"
#include "ui/base/style/text_role.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/pages/data/grid/row_number_header.h"
#include "ui/parts/table/record_delegate.h"

namespace shinglescope {

namespace {

constexpr int kRecordTableRowPadding = 12;
constexpr int kWidest = 440;
constexpr int kWidestFit = 900;
constexpr int kShrunk = 220;
constexpr int kSampledRows = 200;
constexpr int kSampledCells = 20'000;
constexpr int kSampledColumns = 2'000;
constexpr int kCharactersMeasured = 80;

/// A number as long as the longest row number, which in two tables follows that of its table.
std::size_t longestRowNumber(const Dataset &dataset) {
  return dataset.secondTable() ? dataset.rowCount() * 100 : dataset.rowCount();
}

}  // namespace

RecordTable::RecordTable(QWidget *parent) : QTableView(parent) {
  m_records = new RecordModel(this);
  createHeaders();
  setModel(m_records);
  m_delegate = new RecordDelegate(this);
  setItemDelegate(m_delegate);
  setShowGrid(false);
  setWordWrap(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setTabKeyNavigation(false);
  setCornerButtonEnabled(false);
  setFrameShape(QFrame::NoFrame);
}

void RecordTable::createHeaders() {
  m_header = new RoleHeader(this);
  setHorizontalHeader(m_header);
  m_numbers = new RowNumberHeader(this);
  setVerticalHeader(m_numbers);
  m_numbers->setDefaultSectionSize(fontMetrics().height() + kRecordTableRowPadding);
  m_corner = new QLabel(tr("row"), this);
  m_corner->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_corner->setIndent(10);
  setTextRole(m_corner, TextRole::Muted);
  m_cornerLine = new QFrame(this);
  m_cornerLine->setObjectName(QStringLiteral("panelLine"));
  connect(m_header, &RoleHeader::roleMenuRequested, this, &RecordTable::showRoleMenu);
  connect(m_header, &RoleHeader::columnMenuRequested, this, &RecordTable::showColumnMenu);
  connect(m_header, &RoleHeader::sortRequested, this, &RecordTable::sortRequested);
  connect(m_header, &QHeaderView::sectionResized, this, [this] {
    if (!m_isFitting) m_isUserSized = true;
  });
}

void RecordTable::setDataset(std::shared_ptr<const Dataset> dataset,
                             std::vector<ColumnRole> roles) {
  m_isFitting = true;
  m_records->setDataset(std::move(dataset), std::move(roles));
  layColumnsAsInFile();
  m_isFitting = false;
  m_header->setSortKeys({});
  if (m_filters != nullptr) m_filters->reset();
  m_numbers->fitTo(m_records->dataset() == nullptr ? 0 : longestRowNumber(*m_records->dataset()));
  measureColumns();
  m_isUserSized = false;
  fitColumns();
  if (m_records->rowCount() > 0 && m_records->columnCount() > 0)
    setCurrentIndex(m_records->index(0, mainColumn()));
  scrollToTop();
}

void RecordTable::layColumnsAsInFile() {
  // The header keeps positions and hidden columns if the next table has the same number of columns.
  for (int column = 0; column < m_header->count(); ++column) {
    if (m_header->isSectionHidden(column)) m_header->showSection(column);
    if (m_header->visualIndex(column) != column)
      m_header->moveSection(m_header->visualIndex(column), column);
  }
}

int RecordTable::mainColumn() const {
  int best = 0;
  int bestWidth = -1;
  const std::vector<ColumnRole> &roles = m_records->columnRoles();
  for (std::size_t i = 0; i < std::min(roles.size(), m_wantedWidths.size()); ++i) {
    if (roles[i] != ColumnRole::Compared || m_wantedWidths[i] < bestWidth) continue;
    best = static_cast<int>(i);
    bestWidth = m_wantedWidths[i];
  }
  return best;
}

void RecordTable::setOrder(RowOrder order) {
  const QModelIndex current = currentIndex();
  const int column = std::max(current.column(), 0);
  const RecordId record = current.isValid() ? m_records->recordAt(current.row()) : RecordId{};
  // A reset restores default widths and positions, and scrolls to the start.
  const QByteArray widths = m_header->saveState();
  const int scrolled = horizontalScrollBar()->value();
  m_isFitting = true;
  m_records->setOrder(std::move(order));
  m_header->restoreState(widths);
  m_isFitting = false;
  updateGeometries();
  const int position = m_records->positionOf(record);
  if (m_records->rowCount() > 0) {
    setCurrentIndex(m_records->index(std::max(position, 0), column));
    scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
  }
  horizontalScrollBar()->setValue(scrolled);
  if (m_records->rowCount() == 0) emit currentCellChanged();
}

std::vector<std::pair<int, int>> RecordTable::selectedRanges() const {
  std::vector<std::pair<int, int>> ranges;
  for (const QItemSelectionRange &range : selectionModel()->selection())
    ranges.emplace_back(range.top(), range.bottom());
  return disjointRanges(std::move(ranges));
}

void RecordTable::goTo(int position, int column) {
  if (position < 0 || position >= m_records->rowCount()) return;
  const int target = column >= 0 ? column : std::max(currentIndex().column(), 0);
  setCurrentIndex(m_records->index(position, target));
  scrollTo(currentIndex(), QAbstractItemView::EnsureVisible);
}

FilterRow *RecordTable::addFilterRow() {
  m_filters = new FilterRow(m_header, this);
  m_header->setBottom(m_filters);
  connect(m_filters, &FilterRow::leaveRequested, this, qOverload<>(&QWidget::setFocus));
  return m_filters;
}

void RecordTable::setFilterRowVisible(bool isVisible) {
  m_filters->setVisible(isVisible);
  m_header->followBottom();
}

void RecordTable::setHighlight(const QString &text) {
  m_delegate->setHighlight(text);
  viewport()->update();
}

void RecordTable::setColumnTypes(std::vector<ColumnGuess> types) {
  m_records->setColumnTypes(std::move(types));
  if (m_isUserSized) return;
  measureColumns();  // signs need space
  fitColumns();
}

void RecordTable::setColumnShown(int column, bool isShown) {
  m_isFitting = true;
  setColumnHidden(column, !isShown);
  m_isFitting = false;
  if (!m_isUserSized) fitColumns();
}

void RecordTable::fitColumn(int column) {
  const int rows = std::min(m_records->rowCount(), kSampledRows);
  const int inView = std::max(rowAt(0), 0);
  const int rowsInView = std::min(m_records->rowCount() - inView, kSampledRows);
  m_header->resizeSection(column, std::max(measuredWidth(column, 0, rows, kWidestFit),
                                           measuredWidth(column, inView, rowsInView, kWidestFit)));
}

void RecordTable::resetColumns() {
  m_isFitting = true;
  layColumnsAsInFile();
  m_isFitting = false;
  m_isUserSized = false;
  measureColumns();
  fitColumns();
}

void RecordTable::popUpUnder(QMenu *menu, int column) {
  const QPoint corner(m_header->sectionViewportPosition(column), m_header->viewport()->height());
  menu->popup(m_header->viewport()->mapToGlobal(corner));
}

void RecordTable::showRoleMenu(int column) {
  auto *menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("roleMenu"));
  addRoleActions(menu, column);
  const QPoint chip = m_header->chipRect(column).bottomLeft();
  if (m_header->chipRect(column).isNull()) return popUpUnder(menu, column);
  menu->popup(m_header->viewport()->mapToGlobal(chip));
}

void RecordTable::showColumnMenu(int column) {
  if (!m_fillColumnMenu) return showRoleMenu(column);
  auto *menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("columnMenu"));
  fillColumnMenu(menu, column);
  popUpUnder(menu, column);
}

void RecordTable::fillColumnMenu(QMenu *menu, int column) {
  m_fillColumnMenu(*menu, column);
  menu->addSeparator();
  addRoleActions(menu->addMenu(tr("R&ole")), column);
}

void RecordTable::addRoleActions(QMenu *menu, int column) {
  const struct {
    ColumnRole role;
    QString text;
  } choices[] = {{ColumnRole::Compared, tr("&Compared: its text decides what is similar")},
                 {ColumnRole::Shown, tr("&Shown next to the pairs")},
                 {ColumnRole::Id, tr("&Id: names the row in exports")},
                 {ColumnRole::Link, tr("&Link")},
                 {ColumnRole::Ignored, tr("I&gnored")}};
  auto *group = new QActionGroup(menu);
  const auto index = static_cast<std::size_t>(column);
  for (const auto &choice : choices) {
    QAction *action = menu->addAction(choice.text);
    action->setCheckable(true);
    action->setChecked(index < m_records->columnRoles().size() &&
                       m_records->columnRoles()[index] == choice.role);
    group->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, column, role = choice.role] { setRole(column, role); });
  }
}

void RecordTable::setRole(int column, ColumnRole role) {
  std::vector<ColumnRole> roles = m_records->columnRoles();
  const auto index = static_cast<std::size_t>(column);
  if (index >= roles.size() || roles[index] == role) return;
  if (role == ColumnRole::Id) std::ranges::replace(roles, ColumnRole::Id, ColumnRole::Shown);
  roles[index] = role;
  emit rolesEdited(roles);
}

void RecordTable::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
  QTableView::currentChanged(current, previous);
  emit currentCellChanged();
}

void RecordTable::keyPressEvent(QKeyEvent *event) {
  const bool opensMenu = event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier;
  if (!opensMenu || !currentIndex().isValid()) return QTableView::keyPressEvent(event);
  showColumnMenu(currentIndex().column());
}

void RecordTable::contextMenuEvent(QContextMenuEvent *event) {
  const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
  const QModelIndex cell = isMouse ? indexAt(event->pos()) : currentIndex();
  const int column = isMouse ? columnAt(event->pos().x()) : cell.column();
  if (!cell.isValid() || actions().isEmpty()) {
    if (column >= 0) showColumnMenu(column);
    return;
  }
  // The menu applies to the selected rows if the cell is in one of them.
  const auto keep = selectionModel()->isSelected(cell)
                        ? QItemSelectionModel::NoUpdate
                        : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
  selectionModel()->setCurrentIndex(cell, keep);
  auto *menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("rowMenu"));
  menu->addActions(actions());
  menu->addSeparator();
  if (m_fillColumnMenu)
    fillColumnMenu(menu->addMenu(tr("Col&umn")), column);
  else
    addRoleActions(menu, column);
  menu->popup(isMouse ? event->globalPos()
                      : viewport()->mapToGlobal(visualRect(cell).bottomLeft()));
}

void RecordTable::resizeEvent(QResizeEvent *event) {
  QTableView::resizeEvent(event);
  if (!m_isUserSized) fitColumns();
}

void RecordTable::updateGeometries() {
  QTableView::updateGeometries();
  const int height = m_header->viewport()->height();
  m_corner->setGeometry(0, 0, m_numbers->width(), height);
  m_cornerLine->setGeometry(0, height - 1, m_numbers->width(), 1);
  m_corner->raise();
  m_cornerLine->raise();
}

void RecordTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange && m_numbers)
    m_numbers->setDefaultSectionSize(fontMetrics().height() + kRecordTableRowPadding);
}

int RecordTable::measuredWidth(int column, int first, int rows, int widest) const {
  int width = m_header->neededWidth(column);
  const QFontMetrics metrics = fontMetrics();
  for (int row = first; row < first + rows && width < widest; ++row) {
    const std::string_view cell =
        m_records->dataset()->cell(m_records->recordAt(row), {static_cast<std::uint32_t>(column)});
    const QString text = cellDisplayText(cell, kCharactersMeasured);
    width = std::max(width, metrics.horizontalAdvance(text) + 2 * RecordDelegate::kSide + 4);
  }
  return std::max(std::min(width, widest), m_header->neededWidth(column));
}

void RecordTable::measureColumns() {
  m_wantedWidths.clear();
  const int columns = m_records->columnCount();
  if (columns == 0 || columns > kSampledColumns) return;
  const int rows = std::min(m_records->rowCount(), std::min(kSampledRows, kSampledCells / columns));
  for (int column = 0; column < columns; ++column)
    m_wantedWidths.push_back(measuredWidth(column, 0, rows, kWidest));
}

void RecordTable::fitColumns() {
  if (m_wantedWidths.empty()) return;
  std::vector<int> widths = m_wantedWidths;
  for (std::size_t i = 0; i < widths.size(); ++i)
    if (m_header->isSectionHidden(static_cast<int>(i))) widths[i] = 0;
  const auto isLong = [](int width) { return width > kShrunk; };
  int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
  auto longColumns = static_cast<int>(std::ranges::count_if(widths, isLong));
  for (std::size_t i = 0; i < widths.size() && longColumns > 0; ++i) {
    if (!isLong(widths[i])) continue;
    const int share = spare / longColumns--;
    const int least = std::max(kShrunk, m_header->neededWidth(static_cast<int>(i)));
    const int width = std::max(widths[i] + share, least);
    spare -= width - widths[i];
    widths[i] = width;
  }
  if (spare > 0) widths[lastShownColumn()] += spare;
  m_isFitting = true;
  for (std::size_t i = 0; i < widths.size(); ++i)
    if (widths[i] > 0) m_header->resizeSection(static_cast<int>(i), widths[i]);
  m_isFitting = false;
}

std::size_t RecordTable::lastShownColumn() const {
  for (int at = m_header->count() - 1; at > 0; --at) {
    const int column = m_header->logicalIndex(at);
    if (!m_header->isSectionHidden(column)) return static_cast<std::size_t>(column);
  }
  return static_cast<std::size_t>(std::max(m_header->logicalIndex(0), 0));
}

}  // namespace shinglescope
