#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/pipeline/report/duplicate_result.h"
#include "core/tune/recall/recall_misses.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/tuned_shelf.h"

namespace shinglescope {

class Session;

/// The measured recall of the session's run, for all that show it. What is known
/// belongs to one result and goes with it. GUI thread; the session outlives it,
/// the worker is stopped and awaited on destruction.
class RecallRun final : public QObject {
  Q_OBJECT

 public:
  RecallRun(const Session &session, std::shared_ptr<TunedShelf> shelf, QObject *parent = nullptr);

  /// Of the session's result, which may be of the first rows of the data set only.
  void measure(const RecallOptions &options);
  /// Measures again where only an estimate is known and every pair has been found since.
  void makeExact();
  void cancel() { m_job.cancel(); }
  bool isRunning() const { return m_job.isRunning(); }

  const std::optional<RecallFindings> &findings() const { return m_findings; }
  /// What the findings are about: the rows of the run, and the run.
  std::shared_ptr<const Dataset> dataset() const { return m_rows ? m_rows->dataset : nullptr; }
  const std::shared_ptr<const DuplicateResult> &result() const { return m_result; }

 signals:
  /// Measuring has begun or ended, or the findings are others.
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
  std::shared_ptr<TunedShelf> m_shelf;
  RecallOptions m_options;
  std::shared_ptr<const TunedRows> m_rows;
  std::shared_ptr<const DuplicateResult> m_result;
  std::optional<RecallFindings> m_findings;
  JobSlot<Measured> m_job;
};

/// Why the recall of the session's run cannot be measured; empty where it can.
QString recallObstacle(const Session &session);

}  // namespace shinglescope
