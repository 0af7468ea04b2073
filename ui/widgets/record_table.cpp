#include "ui/widgets/record_table.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <algorithm>
#include <numeric>

#include "ui/delegates/record_delegate.h"
#include "ui/models/display_text.h"
#include "ui/style/text_role.h"
#include "ui/widgets/role_header.h"
#include "ui/widgets/row_number_header.h"

namespace shinglescope {

namespace {

constexpr int kRowPadding = 12;
constexpr int kWidest = 440;
constexpr int kShrunk = 220;
constexpr int kSampledRows = 200;
constexpr int kSampledCells = 20'000;
constexpr int kSampledColumns = 2'000;
constexpr int kCharactersMeasured = 80;

}  // namespace

RecordTable::RecordTable(QWidget *parent) : QTableView(parent) {
  m_records = new RecordModel(this);
  createHeaders();
  setModel(m_records);
  setItemDelegate(new RecordDelegate(this));
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
  m_numbers->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
  m_corner = new QLabel(tr("row"), this);
  m_corner->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_corner->setIndent(10);
  setTextRole(m_corner, TextRole::Muted);
  connect(m_header, &RoleHeader::roleMenuRequested, this, &RecordTable::showRoleMenu);
  connect(m_header, &QHeaderView::sectionClicked, this, &RecordTable::sortRequested);
  connect(m_header, &QHeaderView::sectionResized, this, [this] {
    if (!m_isFitting) m_isUserSized = true;
  });
}

void RecordTable::setDataset(std::shared_ptr<const Dataset> dataset,
                             std::vector<ColumnRole> roles) {
  m_isFitting = true;
  m_records->setDataset(std::move(dataset), std::move(roles));
  m_isFitting = false;
  m_header->setSortMark(-1, false);
  m_numbers->fitTo(m_records->dataset() ? m_records->dataset()->rowCount() : 0);
  measureColumns();
  m_isUserSized = false;
  fitColumns();
  if (m_records->rowCount() > 0 && m_records->columnCount() > 0)
    setCurrentIndex(m_records->index(0, mainColumn()));
  scrollToTop();
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
  // A reset gives the columns their default widths.
  const QByteArray widths = m_header->saveState();
  m_isFitting = true;
  m_records->setOrder(std::move(order));
  m_header->restoreState(widths);
  m_isFitting = false;
  const int position = m_records->positionOf(record);
  if (m_records->rowCount() == 0) {
    emit currentCellChanged();
    return;
  }
  setCurrentIndex(m_records->index(std::max(position, 0), column));
  scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
}

void RecordTable::goTo(int position) {
  if (position < 0 || position >= m_records->rowCount()) return;
  setCurrentIndex(m_records->index(position, std::max(currentIndex().column(), 0)));
  scrollTo(currentIndex(), QAbstractItemView::EnsureVisible);
}

void RecordTable::showRoleMenu(int column) {
  auto *menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("roleMenu"));
  addRoleActions(menu, column);
  menu->popup(m_header->viewport()->mapToGlobal(m_header->chipRect(column).bottomLeft()));
}

void RecordTable::addRoleActions(QMenu *menu, int column) {
  const struct {
    ColumnRole role;
    QString text;
  } choices[] = {{ColumnRole::Compared, tr("&Compared: its text decides what is similar")},
                 {ColumnRole::Shown, tr("&Shown beside the pairs")},
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
  showRoleMenu(currentIndex().column());
}

void RecordTable::contextMenuEvent(QContextMenuEvent *event) {
  const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
  const QModelIndex cell = isMouse ? indexAt(event->pos()) : currentIndex();
  const int column = isMouse ? columnAt(event->pos().x()) : cell.column();
  if (!cell.isValid() || actions().isEmpty()) {
    if (column >= 0) showRoleMenu(column);
    return;
  }
  setCurrentIndex(cell);
  auto *menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("rowMenu"));
  menu->addActions(actions());
  menu->addSeparator();
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
  m_corner->setGeometry(0, 0, m_numbers->width(), m_header->height());
  m_corner->raise();
}

void RecordTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange && m_numbers)
    m_numbers->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
}

int RecordTable::measuredWidth(int column, int rows) const {
  int width = m_header->neededWidth(column);
  const QFontMetrics metrics = fontMetrics();
  for (int row = 0; row < rows && width < kWidest; ++row) {
    const std::string_view cell = m_records->dataset()->cell({static_cast<std::uint32_t>(row)},
                                                             {static_cast<std::uint32_t>(column)});
    const QString text = cellDisplayText(cell, kCharactersMeasured);
    width = std::max(width, metrics.horizontalAdvance(text) + 2 * RecordDelegate::kSide + 4);
  }
  return std::max(std::min(width, kWidest), m_header->neededWidth(column));
}

void RecordTable::measureColumns() {
  m_wantedWidths.clear();
  const int columns = m_records->columnCount();
  if (columns == 0 || columns > kSampledColumns) return;
  const int rows = std::min(m_records->rowCount(), std::min(kSampledRows, kSampledCells / columns));
  for (int column = 0; column < columns; ++column)
    m_wantedWidths.push_back(measuredWidth(column, rows));
}

void RecordTable::fitColumns() {
  if (m_wantedWidths.empty()) return;
  std::vector<int> widths = m_wantedWidths;
  const auto isLong = [this](std::size_t i) { return m_wantedWidths[i] > kShrunk; };
  int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
  int longColumns = 0;
  for (std::size_t i = 0; i < widths.size(); ++i) longColumns += isLong(i) ? 1 : 0;
  for (std::size_t i = 0; i < widths.size() && longColumns > 0; ++i) {
    if (!isLong(i)) continue;
    const int share = spare / longColumns--;
    const int least = std::max(kShrunk, m_header->neededWidth(static_cast<int>(i)));
    const int width = std::max(widths[i] + share, least);
    spare -= width - widths[i];
    widths[i] = width;
  }
  if (spare > 0) widths.back() += spare;
  m_isFitting = true;
  for (std::size_t i = 0; i < widths.size(); ++i)
    m_header->resizeSection(static_cast<int>(i), widths[i]);
  m_isFitting = false;
}

}  // namespace shinglescope
