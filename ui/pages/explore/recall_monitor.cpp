// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall_monitor.h"

#include "ui/pages/explore/recall/recall_line.h"
#include "ui/parts/tuning/recall_text.h"

namespace shinglescope {
namespace {

/// Up to this many rows, measuring takes a second or two and starts automatically.
constexpr std::size_t kCheapRows = 10'000;

}  // namespace

RecallMonitor::RecallMonitor(const Session &session, RecallRun &run, RecallLine &line,
                             QObject *parent)
    : QObject(parent), m_session(session), m_run(run), m_line(line) {
  connect(&m_line, &RecallLine::measureRequested, this, &RecallMonitor::measureRequested);
  connect(&m_run, &RecallRun::changed, this, &RecallMonitor::show);
  connect(&m_run, &RecallRun::failed, this, [this] { m_isFailed = true; });
  connect(&m_run, &RecallRun::cancelled, this, [this] { m_isFailed = true; });
  connect(&m_session, &Session::resultChanged, this, [this] {
    m_isFailed = false;
    show();
  });
  show();
}

bool RecallMonitor::canMeasure() const { return recallObstacle(m_session).isEmpty(); }

void RecallMonitor::seen() {
  const bool isDue = canMeasure() && !m_run.isRunning() && !m_run.findings() && !m_isFailed;
  if (isDue && m_session.dataset()->rowCount() <= kCheapRows) emit measureRequested();
}

void RecallMonitor::show() {
  if (m_run.isRunning()) return m_line.showProgress(tr("measuring the recall of this run..."));
  if (!canMeasure()) return m_line.clear();
  if (!m_run.findings()) return m_line.offer(tr("Measure &recall"));
  const MeasuredRecall &measured = m_run.findings()->measured;
  m_line.showRecall(recallHeadline(measured), recallDetail(measured));
}

}  // namespace shinglescope
