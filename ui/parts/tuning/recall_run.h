// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/pipeline/report/duplicate_result.h"
#include "core/tune/recall/recall_misses.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/exact_set_cache.h"

namespace shinglescope {

class Session;

/// The measured recall of the session's run, shared by all views that show it. The findings
/// belong to one result and are cleared with it. GUI thread; the session outlives it. The
/// destructor stops the worker and waits for it.
class RecallRun final : public QObject {
  Q_OBJECT

 public:
  RecallRun(const Session &session, std::shared_ptr<ExactSetCache> shelf,
            QObject *parent = nullptr);

  /// Measures the session's result, which may cover only the first rows of the data set.
  void measure(const RecallOptions &options);
  /// Measures again if only an estimate is known and all pairs have been found since.
  void makeExact();
  void cancel() { m_job.cancel(); }
  bool isRunning() const { return m_job.isRunning(); }

  const std::optional<RecallFindings> &findings() const { return m_findings; }
  /// The rows of the measured run; result() is the run itself.
  std::shared_ptr<const Dataset> dataset() const { return m_rows ? m_rows->dataset : nullptr; }
  const std::shared_ptr<const DuplicateResult> &result() const { return m_result; }

 signals:
  /// Measuring has begun or ended, or the findings have changed.
  void changed();
  void progressed(const shinglescope::ProgressSample &sample);
  void cancelled();
  void failed(const QString &sentence);

 private:
  struct Measured {
    std::shared_ptr<const TunedRows> rows;
    RecallFindings findings;
  };

  void follow();

  const Session &m_session;
  std::shared_ptr<ExactSetCache> m_shelf;
  RecallOptions m_options;
  std::shared_ptr<const TunedRows> m_rows;
  std::shared_ptr<const DuplicateResult> m_result;
  std::optional<RecallFindings> m_findings;
  JobSlot<Measured> m_job;
};

/// Returns the reason why the recall of the session's run cannot be measured; empty if it can.
QString recallObstacle(const Session &session);

}  // namespace shinglescope
