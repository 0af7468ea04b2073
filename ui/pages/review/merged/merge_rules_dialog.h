// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <optional>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/merged/merge_preview.h"
#include "ui/pages/review/state/review_state.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QTableView;

namespace shinglescope {

class ActionsController;
class KeyButton;
class MergeExampleModel;
class MergeRuleField;
class SegmentedControl;
class Settings;

/// The "Merge records by rule" dialog: a rule for all columns and exceptions, the groups to merge,
/// and a preview with counts, examples and what should be checked. Applying is one undo step; the
/// project keeps the rules. GUI thread.
class MergeRulesDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `selected` contains a row of each group that is selected in the queue. Rows are used because
  /// groups may be rebuilt while the dialog is open.
  MergeRulesDialog(const Session &session, ActionsController &controller, const Settings &settings,
                   const ReviewState &state, std::vector<RecordId> selected,
                   QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;  ///< applies the previewed plan

 private:
  QWidget *createRules();
  QWidget *createPreview();
  void createExamples(QWidget *parent);
  KeepWish scope() const;
  void takeStoredRules();
  void showColumns();
  void showColumn();
  void takeColumn();
  std::string columnKey() const;
  void plan();
  void show(const MergePreview &preview);
  void refuse(const QString &message);
  void listDoubts(const MergePlan &plan);
  QString countsText(const MergePlan &plan) const;
  QString detailsText(const MergePlan &plan) const;
  QString leftText(const MergePlan &plan) const;

  const Session &m_session;
  ActionsController &m_controller;
  const ReviewState &m_state;
  std::vector<RecordId> m_selected;
  std::vector<ColumnType> m_types;
  MergeRules m_rules;
  std::optional<MergePlan> m_plan;  ///< the shown plan; empty while it is computed
  JobSlot<MergePreview> m_job;
  MergeRuleField *m_all = nullptr;
  QListWidget *m_columns = nullptr;
  MergeRuleField *m_own = nullptr;
  SegmentedControl *m_scope = nullptr;
  QCheckBox *m_dropsChoices = nullptr;
  QLabel *m_counts = nullptr;
  QLabel *m_details = nullptr;
  QLabel *m_left = nullptr;
  MergeExampleModel *m_examples = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_doubtsTitle = nullptr;
  QListWidget *m_doubts = nullptr;
  KeyButton *m_apply = nullptr;
};

}  // namespace shinglescope
