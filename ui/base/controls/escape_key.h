// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace shinglescope {

/// Handles the Esc key while the focus is in a widget. The innermost widget wins over any shortcut
/// for Esc, such as the one that cancels a run; two shortcuts would be ambiguous and do nothing.
/// Owned by the widget. GUI thread.
class EscapeKey : public QObject {
  Q_OBJECT

 public:
  explicit EscapeKey(QWidget *widget);
  void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
  bool eventFilter(QObject *watched, QEvent *event) override;

 signals:
  void pressed();

 private:
  bool m_isEnabled = true;
};

}  // namespace shinglescope
