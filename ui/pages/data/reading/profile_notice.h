#pragma once

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// One sentence on the settings that were kept from an earlier file, and the
/// button that does the other thing. Hidden while there is nothing to say. GUI
/// thread.
class ProfileNotice final : public Panel {
  Q_OBJECT

 public:
  explicit ProfileNotice(QWidget *parent = nullptr);
  /// The kept settings are in use; the button goes back to the guess.
  void showInUse(const QString &pattern);
  /// They are not; the button takes them all the same.
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
