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
  /// Sets a longer text than the one shown, for the tool tip and screen readers.
  void setExplanation(const QString &explanation);
  /// Draws the chip in the warning colour.
  void setWarning(bool isWarning);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void describe();

  QString m_keyHint;
  QString m_explanation;
  bool m_isWarning = false;
};

}  // namespace shinglescope
