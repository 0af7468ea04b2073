#include "ui/pages/review/recall_offer.h"

#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/tuning/recall_text.h"
#include "ui/session/session.h"

namespace shinglescope {

RecallOffer::RecallOffer(const Session &session, const RecallRun &run, QWidget *parent)
    : QPushButton(parent), m_session(session), m_run(run) {
  setObjectName(QStringLiteral("recallOffer"));
  setAutoDefault(false);
  connect(&run, &RecallRun::changed, this, &RecallOffer::follow);
  connect(&session, &Session::resultChanged, this, &RecallOffer::follow);
  follow();
}

void RecallOffer::follow() {
  setVisible(recallObstacle(m_session).isEmpty());
  if (m_run.isRunning()) {
    setText(tr("Recall: measuring…"));
    setToolTip(tr("Shows the progress in Explore"));
  } else if (m_run.findings()) {
    const MeasuredRecall &measured = m_run.findings()->measured;
    setText(tr("Recall %1").arg(recallFigure(measured.others.recall)));
    setToolTip(tr("%1, %2. Shows the missed pairs in Explore.")
                   .arg(recallHeadline(measured), recallDetail(measured)));
  } else {
    setText(tr("Recall…"));
    setToolTip(tr("Measures in Explore, on random rows, how much the run missed"));
  }
}

}  // namespace shinglescope
