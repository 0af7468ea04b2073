// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>

#include "core/pipeline/report/duplicate_result.h"
#include "core/review/labels/label_plan.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {

/// The pairs of another program and the result that they give.
struct ScoredList {
  NamedPairs list;
  DuplicateResult result;
};

/// Returns the number of pairs that have a label. O(pairs).
std::uint64_t labelCount(const NamedPairs &list);

/// Makes the pairs of another program the result under review, and its labels verdicts. The work
/// runs in jobs, as the controller's background activity, which reports failures. GUI thread;
/// session and controller outlive it.
class LabelsController final : public QObject {
  Q_OBJECT

 public:
  LabelsController(Session &session, ActionsController &controller, QObject *parent = nullptr);
  ~LabelsController() override;

  /// Shows the result; then the labels of the list become verdicts and its scores tags. The column
  /// whose cells the ids are becomes the id column, unless it is compared. Returns false if another
  /// task is running.
  bool open(const std::shared_ptr<ScoredList> &scored);
  /// Adds the step of a plan. Returns false if verdicts cannot be given now.
  bool import(const LabelPlan &plan);

 signals:
  void opened();
  void imported(std::uint64_t labels);

 private:
  void adoptIdColumn(const NamedPairs &list);
  void show(const std::shared_ptr<ScoredList> &scored);
  bool addSteps(Session::StepWork work, const std::function<void()> &onKept);

  Session &m_session;
  ActionsController &m_controller;
  QPointer<JobBase> m_job;
};

}  // namespace shinglescope
