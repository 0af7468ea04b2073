// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <chrono>
#include <functional>

#include "ui/session/actions_controller.h"

class QWidget;

namespace shinglescope {

/// Tells the user that a long run has ended while another window was in front: by the task bar and
/// a notification of the desktop. Cancelling needs no notice. GUI thread; all arguments outlive it.
class RunNotice final : public QObject {
  Q_OBJECT

 public:
  using Show = std::function<void(const QString &title, const QString &text)>;

  RunNotice(const Session &session, const ActionsController &controller, QWidget &window);
  /// Replaces the notification of the desktop, and the least duration of a run worth a notice.
  void setShow(Show show, std::chrono::milliseconds least);

 private:
  void follow(Activity activity);
  void tell(const QString &text);

  const Session &m_session;
  QWidget &m_window;
  Show m_show;
  std::chrono::milliseconds m_least;
  QElapsedTimer m_since;
  bool m_isRunning = false;
};

}  // namespace shinglescope
