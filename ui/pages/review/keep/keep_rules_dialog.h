// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <optional>

#include "ui/pages/review/state/keep_planner.h"
#include "ui/pages/review/state/review_state.h"

class QCheckBox;
class QLabel;
class QTableView;

namespace shinglescope {

class ActionsController;
class KeepExampleModel;
class KeepRuleList;
class KeyButton;
class SegmentedControl;
class Settings;

/// The "Keepers by rule" dialog: ordered rules, the groups that they apply to, and a preview
/// of the removed rows with examples. Applying is one undo step. The rules belong to the
/// state. GUI thread.
class KeepRulesDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `selected` contains a row of each group that is selected in the queue. Rows are used because
  /// groups may be rebuilt while the dialog is open.
  KeepRulesDialog(const Session &session, ActionsController &controller, const Settings &settings,
                  ReviewState &state, std::vector<RecordId> selected, QWidget *parent = nullptr);
  bool isBusy() const { return m_planner.isBusy(); }

 public slots:
  void accept() override;  ///< applies the previewed plan

 private:
  QWidget *createRules();
  QWidget *createPreview();
  void createTable(QWidget *parent);
  void plan();
  void show(const KeepPreview &preview);
  void refuse(const QString &message);
  QString countsText(const KeepPlan &plan) const;
  QString decidedText(const KeepPlan &plan) const;
  QStringList toldApartTexts(const KeepPlan &plan) const;

  const Session &m_session;
  ActionsController &m_controller;
  ReviewState &m_state;
  std::vector<RecordId> m_selected;
  std::vector<ColumnType> m_types;  ///< types that the user set, by column; the others are guessed
  KeepPlanner m_planner{this};
  std::optional<KeepPlan> m_plan;  ///< the shown plan; empty while it is computed
  KeepRuleList *m_rules = nullptr;
  SegmentedControl *m_scope = nullptr;
  QCheckBox *m_overrules = nullptr;
  QLabel *m_counts = nullptr;
  QLabel *m_decided = nullptr;
  QLabel *m_staying = nullptr;
  KeepExampleModel *m_examples = nullptr;
  QTableView *m_table = nullptr;
  KeyButton *m_apply = nullptr;
};

}  // namespace shinglescope
