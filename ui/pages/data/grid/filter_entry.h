// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QAction;

namespace shinglescope {

/// One entry of a filter row, frameless until it has the focus, with a clear button. An invalid
/// filter shows a sign at its end, and an explanation as a tool tip and for screen readers. Esc
/// clears, then leaves; Enter and Down leave; Tab goes to the next entry. GUI thread.
class FilterEntry final : public QLineEdit {
  Q_OBJECT

 public:
  explicit FilterEntry(QWidget *parent = nullptr);
  /// Sets the sentence about an invalid filter; empty if it is valid.
  void setError(const QString &sentence);
  const QString &error() const { return m_error; }

 signals:
  void leaveRequested();
  void neighbourRequested(bool isNext);
  void focusReceived();

 protected:
  bool event(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void changeEvent(QEvent *event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  void tintSign();

  QString m_error;
  QAction *m_sign = nullptr;
};

}  // namespace shinglescope
