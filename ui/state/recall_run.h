#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/pipeline/duplicate_result.h"
#include "core/tune/recall_misses.h"
#include "ui/jobs/watched_job.h"

namespace shinglescope {

/// The measured recall of the window's run, for all that show it. What is known
/// belongs to one result and goes with it. GUI thread; the worker is stopped and
/// awaited on destruction.
class RecallRun final : public QObject {
  Q_OBJECT

 public:
  explicit RecallRun(QObject *parent = nullptr) : QObject(parent) {}

  /// Of this result, which may be of the first rows of the data set only.
  void measure(std::shared_ptr<const Dataset> dataset,
               std::shared_ptr<const DuplicateResult> result, const RecallOptions &options);
  void cancel() { m_job.cancel(); }
  /// Another result, or none: stops what runs and forgets what is known.
  void clear();
  bool isRunning() const { return m_job.isRunning(); }

  const std::optional<RecallFindings> &findings() const { return m_findings; }
  /// What the findings are about: the rows of the run, and the run.
  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }
  const std::shared_ptr<const DuplicateResult> &result() const { return m_result; }

 signals:
  /// Measuring has begun or ended, or the findings are others.
  void changed();
  void progressed(const shinglescope::ProgressSample &sample);
  void cancelled();
  void failed(const QString &sentence);

 private:
  struct Measured {
    std::shared_ptr<const Dataset> dataset;
    RecallFindings findings;
  };

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const DuplicateResult> m_result;
  std::optional<RecallFindings> m_findings;
  WatchedJob<Measured> m_job{this};
};

/// The rows that a result is of: all of the data set or its first ones. O(cells)
/// where they are fewer.
std::shared_ptr<const Dataset> rowsOfRun(const std::shared_ptr<const Dataset> &dataset,
                                         const DuplicateResult &result);

}  // namespace shinglescope
