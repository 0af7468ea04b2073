#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/steps_ahead.h"
#include "core/review/verdicts/verdict_merge.h"
#include "ui/session/column_role.h"

namespace shinglescope {

/// The one source of truth of the window: data set, roles, recipe, result,
/// threshold under review, verdicts. Pages read it and listen; only the
/// ActionsController writes it. GUI thread; shares immutable core objects.
class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(QObject *parent = nullptr);
  ~Session() override;

  bool hasDataset() const { return m_dataset != nullptr; }
  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }
  const LoadReport &loadReport() const { return m_loadReport; }
  const LoadOptions &loadOptions() const { return m_loadOptions; }
  QString fileName() const;  ///< without directories; empty without a data set
  const std::vector<ColumnRole> &roles() const { return m_roles; }
  std::vector<ColumnId> columnsWithRole(ColumnRole role) const;
  /// The recipe, its compare and id columns always those of the roles.
  const Recipe &recipe() const { return m_recipe; }
  bool hasResult() const { return m_result != nullptr; }
  const std::shared_ptr<const DuplicateResult> &result() const { return m_result; }
  /// True while the result was made with another recipe than the one shown.
  bool isResultOutdated() const;
  bool isTrial() const { return m_isTrial; }  ///< result of "Try on 2,000 rows"
  Ratio reviewThreshold() const { return m_reviewThreshold; }
  const Verdicts &verdicts() const { return *m_verdicts; }
  /// For those who look at them again later, when others may have taken their place.
  std::shared_ptr<const Verdicts> sharedVerdicts() const { return m_verdicts; }
  /// By which verdicts know rows; null until a result or a verdict needs them.
  const std::shared_ptr<const RecordDigests> &records() const { return m_records; }

  const std::shared_ptr<VerdictStore> &verdictStore() const { return m_verdictStore; }
  /// What verdicts are folded with, off the GUI thread.
  RecordSource recordSource() const { return {m_dataset, m_records, idColumn()}; }
  bool isReadOnly() const { return m_isReadOnly; }

  // Written by the ActionsController and the ProjectController only.
  void setDataset(LoadedDataset loaded, LoadOptions options, std::vector<ColumnRole> roles);
  void setRoles(std::vector<ColumnRole> roles);
  void setRecipe(Recipe recipe);
  /// `records` are those of the data set; made here where they are missing.
  /// So are `verdicts`, which a worker folded for result and records.
  void setResult(std::shared_ptr<const DuplicateResult> result, bool isTrial,
                 std::shared_ptr<const RecordDigests> records = nullptr,
                 std::shared_ptr<Verdicts> verdicts = nullptr);
  void setReviewThreshold(Ratio threshold);
  /// The log of a project in place of the one that setDataset() made.
  void setStore(std::shared_ptr<VerdictStore> store);
  /// The log of a project with what a worker folded from it.
  void setVerdicts(std::shared_ptr<VerdictStore> store, std::shared_ptr<Verdicts> verdicts);
  /// Then nothing can be judged, undone or done again.
  void setReadOnly(bool isReadOnly);
  /// Called before each step that is added to the log: whoever reads the store
  /// on another thread has to stop then.
  void setStepGuard(std::function<void()> guard) { m_stepGuard = std::move(guard); }
  /// One step of the verdict log: its number, 0 where it says nothing new.
  Result<std::uint64_t> apply(const Act &act);
  Result<std::uint64_t> setJudgement(EntryKey key, const Judgement &judgement);
  /// Adds steps to the log: the numbers that it gives, each announced.
  using StepWork =
      std::function<Result<std::vector<std::uint64_t>>(Verdicts &, const RunContext &)>;
  Result<void> takeSteps(const StepWork &work);
  /// The same for very many changes: a worker takes the steps ahead, and until
  /// they are kept or dropped nothing else can be judged.
  Result<std::shared_ptr<StepsAhead>> startSteps();
  Result<void> keepSteps(const std::shared_ptr<StepsAhead> &ahead);
  void dropSteps() { m_isTakingSteps = false; }

 signals:
  void datasetChanged();
  void rolesChanged();
  void recipeChanged();
  void resultChanged();
  void reviewThresholdChanged();
  /// Something was judged, marked, undone or done again: a step of the log.
  void verdictsChanged(std::uint64_t step);
  /// Other verdicts, with a log of their own, took the place of those before.
  void verdictsReplaced();
  /// Besides verdictsChanged(), where the step is about one entry.
  void judgementChanged(shinglescope::EntryKey key);

 private:
  void applyRolesToRecipe();
  void needRecords();
  void setRecords(std::shared_ptr<const RecordDigests> records);
  Result<void> prepareStep();
  void announceStep(std::uint64_t step);
  void replaceVerdicts(std::shared_ptr<Verdicts> verdicts);
  std::optional<ColumnId> idColumn() const;

  std::shared_ptr<const Dataset> m_dataset;
  LoadReport m_loadReport;
  LoadOptions m_loadOptions;
  std::vector<ColumnRole> m_roles;
  Recipe m_recipe;
  std::shared_ptr<const DuplicateResult> m_result;
  bool m_isTrial = false;
  Ratio m_reviewThreshold{8, 10};
  std::shared_ptr<const RecordDigests> m_records;
  std::shared_ptr<VerdictStore> m_verdictStore;
  std::shared_ptr<Verdicts> m_verdicts;
  bool m_isReadOnly = false;
  bool m_isTakingSteps = false;
  std::function<void()> m_stepGuard;
};

}  // namespace shinglescope
