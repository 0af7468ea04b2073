// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QEvent>

namespace shinglescope::test {

/// Counts the events that tell widgets of a new style, from its creation on.
class StyleEvents : public QObject {
 public:
  StyleEvents() { qApp->installEventFilter(this); }
  qsizetype count() const { return m_count; }

 protected:
  bool eventFilter(QObject *, QEvent *event) override {
    m_count += event->type() == QEvent::StyleChange ? 1 : 0;
    return false;
  }

 private:
  qsizetype m_count = 0;
};

}  // namespace shinglescope::test
