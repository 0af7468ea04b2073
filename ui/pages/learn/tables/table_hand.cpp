// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/table_hand.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QRubberBand>
#include <QScrollBar>

namespace shinglescope {
namespace {

constexpr QPoint kBesidePointer{14, 6};
constexpr int kEdge = 16;      ///< pixels at which a table scrolls
constexpr int kScrolled = 12;  ///< pixels at a time
constexpr int kScrollMilliseconds = 30;

}  // namespace

TableHand::TableHand(QTableView &table, QObject *parent)
    : QObject(parent),
      m_table(table),
      m_name(new QLabel(table.viewport())),
      m_target(new QRubberBand(QRubberBand::Rectangle, table.viewport())) {
  table.setFocusPolicy(Qt::TabFocus);
  table.viewport()->setMouseTracking(true);
  table.viewport()->installEventFilter(this);
  table.installEventFilter(this);
  m_name->setObjectName(QStringLiteral("draggedName"));
  m_name->setTextFormat(Qt::PlainText);
  m_name->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_name->hide();
  m_target->hide();
  m_scroll.setInterval(kScrollMilliseconds);
  connect(&m_scroll, &QTimer::timeout, this, &TableHand::scroll);
}

bool TableHand::eventFilter(QObject *watched, QEvent *event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
      return watched == m_table.viewport() && handleMouse(*static_cast<QMouseEvent *>(event));
    case QEvent::Hide: endDrag(); return false;
    case QEvent::ShortcutOverride:
      if (watched != &m_table || !usesKey(*static_cast<QKeyEvent *>(event))) return false;
      event->accept();
      return true;
    case QEvent::KeyPress: {
      if (watched != &m_table) return false;
      const auto &key = *static_cast<QKeyEvent *>(event);
      if (key.key() == Qt::Key_Escape) {
        m_table.clearSelection();
        emit left();
        return true;
      }
      return usesKey(key) && pressKey(key, m_table.currentIndex());
    }
    default: return false;
  }
}

bool TableHand::handleMouse(QMouseEvent &event) {
  const bool isLeft = event.button() == Qt::LeftButton;
  if (event.type() == QEvent::MouseMove) return move(event);
  if (!isLeft) return false;
  if (event.type() == QEvent::MouseButtonPress) return press(event);
  if (event.type() == QEvent::MouseButtonDblClick) {
    if (const QModelIndex cell = m_table.indexAt(event.pos()); cell.isValid()) doubleClick(cell);
    return true;
  }
  const QModelIndex taken = m_taken;
  const bool isDropped = m_isDragging && taken.isValid();
  endDrag();
  if (isDropped) drop(taken, event.pos());
  return true;
}

bool TableHand::press(const QMouseEvent &event) {
  const QModelIndex cell = m_table.indexAt(event.pos());
  if (cell.isValid() && canTake(cell)) {
    m_taken = cell;
    m_start = event.pos();
  } else if (const QString why = refusal(); cell.isValid() && !why.isEmpty()) {
    emit messageRaised(why);
  }
  return true;
}

bool TableHand::move(const QMouseEvent &event) {
  if (!m_taken.isValid()) {
    const QModelIndex cell = m_table.indexAt(event.pos());
    const bool isTakeable = cell.isValid() && canTake(cell);
    m_table.viewport()->setCursor(isTakeable ? Qt::OpenHandCursor : Qt::ArrowCursor);
    return false;
  }
  if (!m_isDragging &&
      (event.pos() - m_start).manhattanLength() < QApplication::startDragDistance())
    return true;
  if (!m_isDragging) begin();
  follow(event.pos());
  return true;
}

void TableHand::begin() {
  m_isDragging = true;
  m_name->setText(nameOf(m_taken));
  m_name->adjustSize();
  m_name->show();
  m_name->raise();
  m_table.viewport()->setCursor(Qt::ClosedHandCursor);
  m_scroll.start();
}

void TableHand::follow(const QPoint &at) {
  m_at = at;
  m_name->move(at + kBesidePointer);
  const QRect target = m_taken.isValid() ? targetAt(m_taken, at) : QRect();
  m_target->setGeometry(target);
  m_target->setVisible(!target.isEmpty());
}

/// Scrolls while the pointer is at the upper or lower edge.
void TableHand::scroll() {
  const int height = m_table.viewport()->height();
  const bool isDown = m_at.y() > height - kEdge;
  if (m_at.y() >= kEdge && !isDown) return;
  QScrollBar &bar = *m_table.verticalScrollBar();
  bar.setValue(bar.value() + (isDown ? kScrolled : -kScrolled));
  follow(m_at);
}

void TableHand::endDrag() {
  m_taken = QPersistentModelIndex();
  m_isDragging = false;
  m_scroll.stop();
  m_name->hide();
  m_target->hide();
  m_table.viewport()->unsetCursor();
}

}  // namespace shinglescope
