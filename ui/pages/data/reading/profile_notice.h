// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// One sentence about the settings saved for an earlier file, and a button for the alternative.
/// Hidden if there is nothing to report. GUI thread.
class ProfileNotice final : public Panel {
  Q_OBJECT

 public:
  explicit ProfileNotice(QWidget *parent = nullptr);
  /// Shows that the saved settings are in use; the button returns to the guess.
  void showInUse(const QString &pattern);
  /// Shows that the saved settings are not in use; the button applies them anyway.
  void showUnused(const QString &pattern, bool isMisfit);

 signals:
  void guessRequested();
  void profileRequested();

 private:
  void say(const QString &sentence, const QString &action);

  QLabel *m_sentence = nullptr;
  QPushButton *m_action = nullptr;
  bool m_isInUse = false;
};

}  // namespace shinglescope
