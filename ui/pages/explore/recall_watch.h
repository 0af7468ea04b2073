#pragma once

#include <QObject>

#include "ui/parts/tuning/recall_run.h"
#include "ui/session/session.h"

namespace shinglescope {

class RecallLine;

/// Keeps the line at the top of Explore true: what is measured of the run, that
/// it is being measured, or an offer to. Of a small table it is measured as soon
/// as the page is seen. GUI thread; session, run and line outlive it.
class RecallWatch final : public QObject {
  Q_OBJECT

 public:
  RecallWatch(const Session &session, RecallRun &run, RecallLine &line, QObject *parent = nullptr);
  /// The page has come to the front.
  void seen();

 signals:
  void measureRequested();

 private:
  bool canMeasure() const;
  void show();

  const Session &m_session;
  RecallRun &m_run;
  RecallLine &m_line;
  bool m_isFailed = false;  ///< not tried again unasked
};

}  // namespace shinglescope
