// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/parts/tuning/recall_run.h"
#include "ui/session/session.h"

namespace shinglescope {

class RecallLine;

/// Keeps the recall line at the top of Explore up to date: the measured recall, the
/// progress, or a button to measure it. Measures small tables as soon as the page is
/// shown. GUI thread; session, run and line outlive it.
class RecallMonitor final : public QObject {
  Q_OBJECT

 public:
  RecallMonitor(const Session &session, RecallRun &run, RecallLine &line,
                QObject *parent = nullptr);
  /// Called when the page is shown.
  void seen();

 signals:
  void measureRequested();

 private:
  bool canMeasure() const;
  void show();

  const Session &m_session;
  RecallRun &m_run;
  RecallLine &m_line;
  bool m_isFailed = false;  ///< failed or cancelled: not started again automatically
};

}  // namespace shinglescope
