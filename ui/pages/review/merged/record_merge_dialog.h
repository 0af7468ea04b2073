// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/merged/merge_preview.h"
#include "ui/pages/review/state/review_state.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace shinglescope {

class ActionsController;
class KeyButton;
class MergeColumnModel;
class MergeRuleField;
class Settings;

/// The "Merge into one record" dialog: a line for each column of a group with the texts of its
/// rows, the merged cell and its origin; below it the rule of the current column, its texts to pick
/// from, and the cell to be written manually. Merging is one undo step. GUI thread.
class RecordMergeDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `row` is a row of the group. A row is used because groups may be rebuilt meanwhile.
  RecordMergeDialog(const Session &session, ActionsController &controller, const Settings &settings,
                    const ReviewState &state, RecordId row, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;  ///< merges as shown
  void unmerge();          ///< takes the merge of the project back

 private:
  void createTable(QLayout *layout);
  QWidget *createColumn();
  void connectColumn();
  void preview();
  void show(const GroupPreview &preview);
  void showColumns();
  void showColumn();
  void refuse(const QString &message);
  void sayNotes(const GroupPreview &preview);
  ColumnChoice *choiceOf(bool makesOne);
  void dropChoice();
  void followRule();
  void takeRule();
  void takeText(const QString &text);
  void pick(const QListWidgetItem *item);
  const MergeColumn *current() const;

  const Session &m_session;
  ActionsController &m_controller;
  const ReviewState &m_state;
  RecordId m_row;
  std::vector<ColumnType> m_types;
  /// The choices of the user; none while those of the project are being read.
  std::optional<std::vector<ColumnChoice>> m_choices;
  std::optional<GroupPreview> m_preview;  ///< the shown one; empty after an error
  ColumnId m_column;                      ///< whose fields are shown
  bool m_isFilling = false;
  bool m_isMergeWanted = false;  ///< once the preview of the last change is shown
  JobSlot<GroupPreview> m_job;
  QLabel *m_heading = nullptr;
  QLabel *m_warning = nullptr;
  QCheckBox *m_onlyDifferent = nullptr;
  MergeColumnModel *m_columns = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_columnName = nullptr;
  MergeRuleField *m_rule = nullptr;
  QListWidget *m_values = nullptr;
  QPlainTextEdit *m_text = nullptr;
  QPushButton *m_reset = nullptr;
  QPushButton *m_unmerge = nullptr;
  KeyButton *m_apply = nullptr;
};

}  // namespace shinglescope
