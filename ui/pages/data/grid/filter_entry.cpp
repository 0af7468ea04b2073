// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/filter_entry.h"

#include <QAction>
#include <QKeyEvent>
#include <QStyle>

#include "ui/base/style/icons.h"
#include "ui/base/style/theme.h"

namespace shinglescope {

FilterEntry::FilterEntry(QWidget *parent) : QLineEdit(parent) {
  setProperty("filter", true);
  setFocusPolicy(Qt::ClickFocus);  // the filter row is the tab stop, not each entry
  setClearButtonEnabled(true);
  m_sign = addAction(QIcon(), QLineEdit::TrailingPosition);
  m_sign->setVisible(false);
  tintSign();
}

void FilterEntry::setError(const QString &sentence) {
  if (m_error == sentence) return;
  m_error = sentence;
  const bool isWrong = !sentence.isEmpty();
  m_sign->setVisible(isWrong);
  m_sign->setText(sentence);
  // As HTML, so that the typed text is shown literally.
  setToolTip(isWrong ? QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped()) : QString());
  m_sign->setToolTip(toolTip());
  setAccessibleDescription(sentence);
  setProperty("invalid", isWrong);
  style()->unpolish(this);
  style()->polish(this);
}

bool FilterEntry::event(QEvent *event) {
  // The entry handles Esc itself; it must not cancel a task of the window.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void FilterEntry::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Escape:
      if (text().isEmpty()) emit leaveRequested();
      clear();
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down: emit leaveRequested(); return;
    default: QLineEdit::keyPressEvent(event);
  }
}

void FilterEntry::focusInEvent(QFocusEvent *event) {
  QLineEdit::focusInEvent(event);
  emit focusReceived();
}

void FilterEntry::changeEvent(QEvent *event) {
  QLineEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && m_sign != nullptr) tintSign();
}

bool FilterEntry::focusNextPrevChild(bool next) {
  emit neighbourRequested(next);
  return true;
}

void FilterEntry::tintSign() {
  const ThemeColors &colors = themeColors(palette());
  m_sign->setIcon(lineIcon(QStringLiteral("warning"), colors.difference, colors.difference));
}

}  // namespace shinglescope
