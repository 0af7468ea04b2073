// SPDX-License-Identifier: MIT
#include "ui/pages/review/recall_button.h"

#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/tuning/recall_text.h"
#include "ui/session/session.h"

namespace shinglescope {

RecallButton::RecallButton(const Session &session, const RecallRun &run, QWidget *parent)
    : QPushButton(parent), m_session(session), m_run(run) {
  setObjectName(QStringLiteral("recallButton"));
  setAutoDefault(false);
  connect(&run, &RecallRun::changed, this, &RecallButton::follow);
  connect(&session, &Session::resultChanged, this, &RecallButton::follow);
  follow();
}

void RecallButton::follow() {
  setVisible(recallObstacle(m_session).isEmpty());
  if (m_run.isRunning()) {
    setText(tr("Recall: measuring..."));
    setToolTip(tr("Shows the progress in Explore"));
  } else if (m_run.findings()) {
    const MeasuredRecall &measured = m_run.findings()->measured;
    setText(tr("Recall %1").arg(recallFigure(measured.others.recall)));
    setToolTip(tr("%1, %2. Shows the missed pairs in Explore.")
                   .arg(recallHeadline(measured), recallDetail(measured)));
  } else {
    setText(tr("Recall..."));
    setToolTip(tr("Measures in Explore, on random rows, how much the run missed"));
  }
}

}  // namespace shinglescope
