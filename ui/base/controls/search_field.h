// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace shinglescope {

/// A search line that shows its shortcut while it is empty. Enter and Down go to the next match,
/// Escape clears it. GUI thread.
class SearchField final : public QLineEdit {
  Q_OBJECT

 public:
  SearchField(const QString &placeholder, const QString &key, QWidget *parent = nullptr);

 signals:
  void nextRequested();
  void previousRequested();
  void leaveRequested();

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QString m_key;
};

}  // namespace shinglescope
