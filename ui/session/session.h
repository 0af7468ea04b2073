// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/pending_steps.h"
#include "core/review/verdicts/verdict_merge.h"
#include "ui/session/column_role.h"
#include "ui/session/second_table.h"

namespace shinglescope {

/// The window's single source of truth: data set, roles, recipe, result, threshold under
/// review, verdicts. Pages read it and connect to its signals; only the ActionsController and
/// the ProjectController change it. GUI thread; shares immutable core objects.
class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(QObject *parent = nullptr);

  bool hasDataset() const { return m_dataset != nullptr; }
  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }
  /// The table of the file; dataset() also has the rows of the second table, if there is one.
  const std::shared_ptr<const Dataset> &firstTable() const { return m_firstTable; }
  /// Null without a second table.
  const SecondTable *secondTable() const { return m_second ? &*m_second : nullptr; }
  /// The first row of the second table if pairs are formed only across the tables.
  std::optional<std::uint32_t> firstReference() const;
  /// The compared columns, and those that must be equal, that the second table lacks.
  std::vector<ColumnId> columnsWithoutCounterpart() const;
  const LoadReport &loadReport() const { return m_loadReport; }
  const LoadOptions &loadOptions() const { return m_loadOptions; }
  QString fileName() const;  ///< without directories; empty without a data set
  const std::vector<ColumnRole> &roles() const { return m_roles; }
  std::vector<ColumnId> columnsWithRole(ColumnRole role) const;
  std::vector<ColumnId> comparedColumns() const;  ///< in the recipe's order, which setRecipe() sets
  /// The recipe, whose compared and id columns always match the roles.
  const Recipe &recipe() const { return m_recipe; }
  bool hasResult() const { return m_result != nullptr; }
  const std::shared_ptr<const DuplicateResult> &result() const { return m_result; }
  /// Tests whether the result was computed with a recipe other than the current one.
  bool isResultOutdated() const;
  bool isTrial() const { return m_isTrial; }  ///< result of "Try on 2,000 rows"
  Ratio reviewThreshold() const { return m_reviewThreshold; }
  const Verdicts &verdicts() const { return *m_verdicts; }
  /// For callers that read the verdicts later, when they may have been replaced.
  std::shared_ptr<const Verdicts> sharedVerdicts() const { return m_verdicts; }
  /// The digests that identify rows for verdicts; null until a result or a verdict needs them.
  const std::shared_ptr<const RecordDigests> &records() const { return m_records; }
  const std::shared_ptr<VerdictStore> &verdictStore() const { return m_verdictStore; }
  /// The records with which verdicts are folded off the GUI thread.
  RecordSource recordSource() const { return {m_dataset, m_records, idColumn()}; }
  bool isReadOnly() const { return m_isReadOnly; }

  // Called only by the ActionsController and the ProjectController.
  void setDataset(LoadedDataset loaded, LoadOptions options, std::vector<ColumnRole> roles);
  /// Adds, replaces or removes the second table. The verdicts stay: a worker folded `verdicts` for
  /// the rows of `tables`; they are folded here if they are null. The result is dropped.
  void setTables(JoinedTables tables, std::shared_ptr<Verdicts> verdicts);
  void setPairsWithin(bool hasPairsWithin, TableEdits edits);
  /// True while setTables() announces a data set whose verdicts stay.
  bool keepsVerdicts() const { return m_keepsVerdicts; }
  /// Removes the data set with all that belongs to it, as at the start. The recipe stays.
  void clear();
  void setRoles(std::vector<ColumnRole> roles);  ///< of all columns, or of those of the first table
  void setRecipe(Recipe recipe);
  /// `records` belong to the data set, and a worker folded `verdicts` for result and records.
  /// Both are computed here if they are null.
  void setResult(std::shared_ptr<const DuplicateResult> result, bool isTrial,
                 std::shared_ptr<const RecordDigests> records = nullptr,
                 std::shared_ptr<Verdicts> verdicts = nullptr);
  void setReviewThreshold(Ratio threshold);
  /// Replaces the log that setDataset() created with the log of a project.
  void setStore(std::shared_ptr<VerdictStore> store);
  /// Sets the log of a project and the verdicts that a worker folded from it.
  void setVerdicts(std::shared_ptr<VerdictStore> store, std::shared_ptr<Verdicts> verdicts);
  /// While read-only, nothing can be judged, undone or redone.
  void setReadOnly(bool isReadOnly);
  /// Sets a function that is called before each step is added to the log. It must stop other
  /// threads from reading the store.
  void setStepGuard(std::function<void()> guard) { m_stepGuard = std::move(guard); }
  /// Adds a step to the verdict log and returns its number, or 0 if nothing changes.
  Result<std::uint64_t> apply(const ReviewCommand &command);
  Result<std::uint64_t> setJudgement(ItemKey key, const Judgement &judgement);
  /// Adds steps to the log and emits verdictsChanged() for each. The function returns their
  /// numbers.
  using StepWork =
      std::function<Result<std::vector<std::uint64_t>>(Verdicts &, const RunContext &)>;
  Result<void> takeSteps(const StepWork &work);
  /// Does the same for very many changes. A worker prepares the steps; until keepSteps() or
  /// dropSteps() is called, nothing else can be judged.
  Result<std::shared_ptr<PendingSteps>> startSteps();
  Result<void> keepSteps(const std::shared_ptr<PendingSteps> &ahead);
  void dropSteps() { m_isTakingSteps = false; }
  /// Lets nothing be judged until dropSteps() or setTables(), while a worker reads the log. False
  /// if that is so already.
  bool pauseSteps();

 signals:
  void datasetChanged();
  void rolesChanged();
  void recipeChanged();
  void resultChanged();
  void reviewThresholdChanged();
  /// A step was added to the log: a verdict, a mark, an undo or a redo.
  void verdictsChanged(std::uint64_t step);
  /// The verdicts and their log were replaced.
  void verdictsReplaced();
  /// Emitted in addition to verdictsChanged() if the step is about one item.
  void judgementChanged(shinglescope::ItemKey key);

 private:
  void startOver();
  void announceTables();
  void applyRolesToRecipe();
  void needRecords();
  void setRecords(std::shared_ptr<const RecordDigests> records);
  Result<void> prepareStep();
  void announceStep(std::uint64_t step);
  void replaceVerdicts(std::shared_ptr<Verdicts> verdicts);
  std::optional<ColumnId> idColumn() const;

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const Dataset> m_firstTable;
  std::optional<SecondTable> m_second;
  bool m_keepsVerdicts = false;
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
