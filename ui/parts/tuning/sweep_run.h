#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/tune/sweep/sweep.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

/// The sweep of the window: the running one and the last result, for all that
/// show it. A cancelled sweep leaves what it had finished as its result. GUI
/// thread; the worker is stopped and awaited on destruction.
class SweepRun final : public QObject {
  Q_OBJECT

 public:
  explicit SweepRun(QObject *parent = nullptr) : QObject(parent) {}

  /// Drops a running sweep; the last result stays until this one ends.
  void start(std::shared_ptr<const Dataset> dataset, const Recipe &recipe, const SweepGrid &grid);
  void cancel() { m_job.cancel(); }
  /// Of another data set: stops what runs and forgets the result.
  void clear();
  bool isRunning() const { return m_job.isRunning(); }

  /// Null until a sweep has finished at least a part.
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  /// The setting that is looked at, in all that show the result; null for none.
  const SweepRow *pickedRow() const;
  const std::optional<SweepHandle> &picked() const { return m_picked; }
  /// One of another sweep is not picked.
  void pick(const SweepHandle &setting);
  /// Which row pairs the figures are of, in all that show the result.
  SweepPairs pairs() const { return m_pairs; }
  void setPairs(SweepPairs pairs);
  /// The rows that the result is of.
  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }

 signals:
  /// A sweep has begun or ended, or the result is another one.
  void changed();
  void pickedChanged();
  void pairsChanged();
  void progressed(const shinglescope::ProgressSample &sample);
  void finished();
  /// `hasPart`: some settings were finished, and are the result now.
  void cancelled(bool hasPart);
  void failed(const QString &sentence);

 private:
  struct Outcome {
    std::shared_ptr<const Dataset> dataset;
    std::shared_ptr<SweepResult> result;
  };
  void keep(const Outcome &outcome);

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const SweepResult> m_result;
  std::optional<SweepHandle> m_picked;  ///< of m_result
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  JobSlot<Done> m_job;
};

/// How many of the settings have an outcome. O(settings).
std::size_t settingsDone(const SweepResult &result);

}  // namespace shinglescope
