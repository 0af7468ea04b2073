// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

#include "ui/base/keys/command_keys.h"

namespace shinglescope {

/// A search line that shows its shortcut while it is empty. Enter and Down go to the next match,
/// Escape clears it. GUI thread.
class SearchField final : public QLineEdit {
  Q_OBJECT

 public:
  /// `command` puts the focus into the field; its key is shown while the field is empty.
  SearchField(const QString &placeholder, const CommandKey &command, QWidget *parent = nullptr);
  void updateKey();

 signals:
  void nextRequested();
  void previousRequested();
  void leaveRequested();

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  CommandKey m_command;
};

}  // namespace shinglescope
