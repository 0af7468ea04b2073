// SPDX-License-Identifier: MIT
#include "ui/base/controls/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

namespace shinglescope {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

QSize ElidedLabel::minimumSizeHint() const {
  const int ellipsis = fontMetrics().horizontalAdvance(QChar(0x2026));
  return {std::min(ellipsis, sizeHint().width()), QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent *event) {
  if (event->type() != QEvent::ToolTip || shownText() == text()) return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
  return true;
}

void ElidedLabel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                        isEnabled(), shownText(), foregroundRole());
}

QString ElidedLabel::shownText() const {
  return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

}  // namespace shinglescope
