// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/filter_row.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/style/theme.h"
#include "ui/pages/data/grid/filter_entry.h"

namespace shinglescope {

namespace {

constexpr int kFilterRowPadding = 12;
constexpr qsizetype kMostEntries = 256;

}  // namespace

FilterRow::FilterRow(QHeaderView *header, QTableView *table)
    : QWidget(header), m_header(header), m_table(table) {
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Filters"));
  setDelay(m_making, 0, this, &FilterRow::makeEntriesInView);
  const auto follow = [this] { place(); };
  connect(m_header, &QHeaderView::sectionResized, this, follow);
  connect(m_header, &QHeaderView::sectionMoved, this, follow);
  connect(m_header, &QHeaderView::geometriesChanged, this, follow);
  connect(m_table->horizontalScrollBar(), &QScrollBar::valueChanged, this, follow);
}

void FilterRow::reset() {
  m_texts.clear();
  m_errors.clear();
  m_placeholders.clear();
  for (FilterEntry *entry : std::as_const(m_entries)) {
    const QSignalBlocker blocker(entry);
    discard(entry);
  }
  m_entries.clear();
  place();
}

void FilterRow::setText(int column, const QString &text) {
  if (FilterEntry *entry = m_entries.value(column)) return entry->setText(text);
  noteText(column, text);
}

void FilterRow::noteText(int column, const QString &text) {
  if (m_texts.value(column) == text) return;
  if (text.isEmpty())
    m_texts.remove(column);
  else
    m_texts.insert(column, text);
  if (!m_isClearing) emit textChanged();
}

void FilterRow::clear() {
  if (m_texts.isEmpty()) return;
  m_isClearing = true;
  for (const int column : m_texts.keys()) setText(column, {});
  m_isClearing = false;
  emit textChanged();
}

void FilterRow::setError(int column, const QString &sentence) {
  if (sentence.isEmpty())
    m_errors.remove(column);
  else
    m_errors.insert(column, sentence);
  if (FilterEntry *entry = m_entries.value(column)) entry->setError(sentence);
}

void FilterRow::setPlaceholder(int column, const QString &text) {
  m_placeholders.insert(column, text);
  if (FilterEntry *entry = m_entries.value(column)) entry->setPlaceholderText(text);
}

FilterEntry *FilterRow::entry(int column) {
  if (FilterEntry *entry = m_entries.value(column)) return entry;
  auto *entry = new FilterEntry(this);
  m_entries.insert(column, entry);
  const QString name = m_header->model()->headerData(column, Qt::Horizontal).toString();
  entry->setAccessibleName(tr("Filter of %1").arg(name));
  entry->setPlaceholderText(m_placeholders.value(column));
  entry->setText(m_texts.value(column));
  entry->setError(m_errors.value(column));
  QWidget::setTabOrder(this, entry);
  connect(entry, &QLineEdit::textChanged, this,
          [this, column](const QString &text) { noteText(column, text); });
  connect(entry, &FilterEntry::leaveRequested, this, &FilterRow::leaveRequested);
  connect(entry, &FilterEntry::focusReceived, this, [this, column] { scrollTo(column); });
  connect(entry, &FilterEntry::neighbourRequested, this,
          [this, column](bool isNext) { stepFrom(column, isNext); });
  placeEntry(column);
  entry->show();
  return entry;
}

void FilterRow::edit(int column) {
  if (column < 0 || column >= m_header->count() || m_header->isSectionHidden(column)) return;
  scrollTo(column);
  FilterEntry *target = entry(column);
  target->setFocus(Qt::ShortcutFocusReason);
  target->selectAll();
}

int FilterRow::editedColumn() const {
  for (auto it = m_entries.cbegin(); it != m_entries.cend(); ++it)
    if (it.value()->hasFocus()) return it.key();
  return -1;
}

void FilterRow::scrollTo(int column) {
  const int left = m_header->sectionViewportPosition(column);
  const int beyond = left + m_header->sectionSize(column) - m_header->viewport()->width();
  QScrollBar *bar = m_table->horizontalScrollBar();
  // A column wider than the view shows its left end.
  if (left < 0 || beyond > 0)
    bar->setValue(bar->value() + (left < 0 ? left : std::min(beyond, left)));
}

void FilterRow::placeEntry(int column) {
  m_entries.value(column)->setGeometry(m_header->sectionViewportPosition(column), 0,
                                       m_header->sectionSize(column), height() - 1);
}

std::pair<int, int> FilterRow::visualRangeInView() const {
  const int atRight = m_header->visualIndexAt(m_header->viewport()->width());
  return {std::max(m_header->visualIndexAt(0), 0), atRight < 0 ? m_header->count() - 1 : atRight};
}

void FilterRow::place() {
  if (!isVisible() || m_header->count() == 0) return;
  const auto [first, last] = visualRangeInView();
  for (auto it = m_entries.cbegin(); it != m_entries.cend(); ++it) {
    const int visual = m_header->visualIndex(it.key());
    const bool isInView = visual >= first && visual <= last;
    const bool isShown = isInView && !m_header->isSectionHidden(it.key());
    if (isShown || it.value()->hasFocus()) placeEntry(it.key());
    it.value()->setVisible(isShown || it.value()->hasFocus());
  }
  m_making.start();
}

void FilterRow::makeEntriesInView() {
  if (!isVisible() || m_header->count() == 0) return;
  const auto [first, last] = visualRangeInView();
  for (int visual = first; visual <= last; ++visual) {
    const int column = m_header->logicalIndex(visual);
    if (!m_header->isSectionHidden(column)) entry(column);
  }
  if (m_entries.size() > kMostEntries) dropFarEntries();
}

void FilterRow::dropFarEntries() {
  m_entries.removeIf([](QHash<int, FilterEntry *>::iterator entry) {
    const bool isFar = !entry.value()->isVisible();
    if (isFar) discard(entry.value());
    return isFar;
  });
}

int FilterRow::visibleNeighbour(int visualIndex, int step) const {
  for (int at = visualIndex + step; at >= 0 && at < m_header->count(); at += step) {
    const int column = m_header->logicalIndex(at);
    if (!m_header->isSectionHidden(column)) return column;
  }
  return -1;
}

void FilterRow::stepFrom(int column, bool isNext) {
  const int next = visibleNeighbour(m_header->visualIndex(column), isNext ? 1 : -1);
  if (next >= 0) return edit(next);
  if (isNext)
    focusNextPrevChild(true);
  else
    leaveBackwards();
}

void FilterRow::leaveBackwards() {
  // The row precedes its entries in the tab order and would return the focus to them.
  setFocusPolicy(Qt::NoFocus);
  focusNextPrevChild(false);
  setFocusPolicy(Qt::TabFocus);
}

void FilterRow::focusInEvent(QFocusEvent *event) {
  const bool fromBehind = event->reason() == Qt::BacktabFocusReason;
  edit(fromBehind ? visibleNeighbour(m_header->count(), -1) : visibleNeighbour(-1, 1));
}

void FilterRow::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.fillRect(rect(), colors.panel);
  painter.fillRect(0, height() - 1, width(), 1, colors.line);
}

void FilterRow::resizeEvent(QResizeEvent *) { place(); }

void FilterRow::showEvent(QShowEvent *) { place(); }

QSize FilterRow::sizeHint() const { return {0, fontMetrics().height() + kFilterRowPadding}; }

}  // namespace shinglescope
