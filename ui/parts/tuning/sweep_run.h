// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/tune/sweep/sweep.h"
#include "core/tune/sweep/sweep_memory.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

/// The window's sweep: the running one and the last result, shared by all views that show it.
/// A cancelled sweep keeps its finished settings as its result. GUI thread. The destructor
/// stops the worker and waits for it.
class SweepRun final : public QObject {
  Q_OBJECT

 public:
  explicit SweepRun(QObject *parent = nullptr) : QObject(parent) {}

  /// Reads the known pairs in the worker; null if the exact similarity is the truth.
  using TruthReader =
      std::function<Result<std::shared_ptr<const LabelledPairs>>(const RunContext &)>;

  /// Drops a running sweep; the last result stays until the new sweep ends. After a cancelled sweep
  /// of the same table, recipe and samples, only what it did not measure is measured.
  void start(std::shared_ptr<const Dataset> dataset, const Recipe &recipe, const SweepGrid &grid,
             TruthReader readTruth = {});
  void cancel() { m_job.cancel(); }
  /// Stops the sweep and clears the result, because the data set was replaced.
  void clear();
  bool isRunning() const { return m_job.isRunning(); }

  /// Null until a sweep has finished at least one setting.
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  /// The setting that all views of the result show; null for none.
  const SweepRow *pickedRow() const;
  const std::optional<SweepHandle> &picked() const { return m_picked; }
  /// Picks a setting; ignores one of another sweep.
  void pick(const SweepHandle &setting);
  /// The row pairs that the figures count, in all views of the result.
  SweepPairs pairs() const { return m_pairs; }
  void setPairs(SweepPairs pairs);
  /// The rows of the result.
  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }

 signals:
  /// A sweep has begun or ended, or the result has changed.
  void changed();
  void pickedChanged();
  void pairsChanged();
  void progressed(const shinglescope::ProgressSample &sample);
  void finished();
  /// `hasPart` is true if some settings were finished; they are now the result.
  void cancelled(bool hasPart);
  void failed(const QString &sentence);

 private:
  struct Outcome {
    std::shared_ptr<const Dataset> dataset;
    std::shared_ptr<SweepResult> result;
    std::shared_ptr<SweepMemory> memory;  ///< written by the worker
  };
  void keep(const Outcome &outcome);

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const SweepResult> m_result;
  Outcome m_unfinished;                 ///< of a cancelled sweep, which another one can continue
  std::optional<SweepHandle> m_picked;  ///< a setting of m_result
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  JobSlot<Done> m_job;
};

/// Returns the number of settings that have an outcome. O(settings).
std::size_t settingsDone(const SweepResult &result);

}  // namespace shinglescope
