// SPDX-License-Identifier: MIT
#include "ui/window/run_notice.h"

#include <QApplication>
#include <QWidget>
#include <utility>

#include "core/pipeline/report/duplicate_result.h"
#include "ui/base/desktop/desktop_notice.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {
namespace {

using namespace std::chrono_literals;
constexpr auto kLongRun = 10s;

}  // namespace

RunNotice::RunNotice(const Session &session, const ActionsController &controller, QWidget &window)
    : QObject(&window),
      m_session(session),
      m_window(window),
      m_show(showDesktopNotice),
      m_least(kLongRun) {
  connect(&controller, &ActionsController::activityChanged, this, &RunNotice::follow);
  connect(&controller, &ActionsController::failed, this,
          [this](Activity activity, const QString &message) {
            if (activity == Activity::Running) tell(message);
          });
  connect(&controller, &ActionsController::wasCancelled, this, [this] { m_isRunning = false; });
  connect(&session, &Session::resultChanged, this, [this] {
    if (!m_session.hasResult()) return;
    const std::uint64_t pairs = m_session.result()->report.pairs;
    tell(tr("Found %1 pairs in %2.", nullptr, pluralOf(pairs))
             .arg(countText(pairs), shownPath(m_session.fileName())));
  });
}

void RunNotice::setShow(Show show, std::chrono::milliseconds least) {
  m_show = std::move(show);
  m_least = least;
}

void RunNotice::follow(Activity activity) {
  // A run consists of several tasks in sequence.
  if (activity == Activity::Running && !m_isRunning) m_since.start();
  if (activity == Activity::Running) m_isRunning = true;
}

void RunNotice::tell(const QString &text) {
  const bool wasRunning = std::exchange(m_isRunning, false);
  if (!wasRunning || m_window.isActiveWindow() ||
      std::chrono::milliseconds(m_since.elapsed()) < m_least)
    return;
  QApplication::alert(&m_window);
  m_show(tr("Shinglescope"), text);
}

}  // namespace shinglescope
