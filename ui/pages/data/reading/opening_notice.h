// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"
#include "ui/session/actions_controller.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class ProgressPanel;

/// A strip shown while a file is being opened: progress with Cancel, then the error if opening
/// failed. Hidden otherwise. GUI thread.
class OpeningNotice final : public Panel {
  Q_OBJECT

 public:
  explicit OpeningNotice(ActionsController &controller, QWidget *parent = nullptr);

 private:
  void follow(Activity activity);
  void say(const QString &message);

  ProgressPanel *m_progress = nullptr;
  QLabel *m_message = nullptr;
  QPushButton *m_dismiss = nullptr;
};

}  // namespace shinglescope
