// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace shinglescope {

/// A rounded toggle, such as "lower case" or "undecided". Checkable by default; can show the key
/// that presses it. GUI thread.
class Chip : public QToolButton {
  Q_OBJECT

 public:
  explicit Chip(const QString &text, QWidget *parent = nullptr);
  /// Shows a key cap after the text. Display only: the shortcut belongs to an action.
  void setKeyHint(const QString &key);
  /// Draws the chip in the warning colour.
  void setWarning(bool isWarning);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QString m_keyHint;
  bool m_isWarning = false;
};

}  // namespace shinglescope
