// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <optional>

#include "core/review/queue/verdict_rule.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/state/review_state.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QTableView;

namespace shinglescope {

class ActionsController;
class KeyButton;
class PairModel;
class SegmentedControl;

/// The "Verdicts by rule" dialog: a verdict, the pairs that get it, and a preview with counts and
/// examples. Applying is one undo step. GUI thread.
class VerdictRuleDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `isBlind` hides the similarities of the examples.
  VerdictRuleDialog(const Session &session, ActionsController &controller, ReviewState &state,
                    bool isBlind, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;  ///< applies the previewed plan

 private:
  enum Scope { Shown, AtThreshold };

  QWidget *createRule();
  QWidget *createSimilarities(QWidget *parent);
  QWidget *createFields(QWidget *parent);
  QWidget *createPreview();
  VerdictRule rule() const;
  void plan();
  void show(const VerdictRulePlan &plan);
  void refuse(const QString &message);
  QString countsText(const VerdictRulePlan &plan) const;
  QString othersText(const VerdictRulePlan &plan) const;

  const Session &m_session;
  ActionsController &m_controller;
  ReviewState &m_state;
  std::shared_ptr<const ReviewQueue> m_queue;  ///< whose items the plan names
  std::optional<VerdictRulePlan> m_plan;       ///< the shown plan; empty while it is computed
  SegmentedControl *m_verdict = nullptr;
  SegmentedControl *m_scope = nullptr;
  QDoubleSpinBox *m_from = nullptr;
  QDoubleSpinBox *m_to = nullptr;
  QListWidget *m_fields = nullptr;
  QCheckBox *m_overrules = nullptr;
  QLabel *m_counts = nullptr;
  QLabel *m_others = nullptr;
  QLabel *m_warning = nullptr;
  PairModel *m_examples = nullptr;
  QTableView *m_table = nullptr;
  KeyButton *m_apply = nullptr;
  JobSlot<VerdictRulePlan> m_job;
};

}  // namespace shinglescope
