// SPDX-License-Identifier: MIT
#include "ui/pages/review/labels/labels_controller.h"

#include <algorithm>

#include "ui/base/text/error_text.h"
#include "ui/session/opened_project.h"

namespace shinglescope {
namespace {

/// What a worker makes for a result that is about to be shown.
struct ListedReview {
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const RecordDigests> records;
  std::shared_ptr<Verdicts> verdicts;
};

Result<ListedReview> foldListed(const std::shared_ptr<ScoredList> &scored, RecordSource source,
                                VerdictStore &store, const RunContext &context) {
  if (source.digests == nullptr) {
    auto made = RecordDigests::make(*source.dataset, context);
    if (!made) return made.error();
    source.digests = std::make_shared<const RecordDigests>(*std::move(made));
  }
  ListedReview review;
  review.records = source.digests;
  review.result = std::make_shared<const DuplicateResult>(std::move(scored->result));
  auto verdicts = Verdicts::open(store, std::move(source), classesOf(review.result), context);
  if (!verdicts) return verdicts.error();
  review.verdicts = *std::move(verdicts);
  return review;
}

/// Adds the labels of a list as verdicts, and its scores as tags.
Result<std::vector<std::uint64_t>> addLabelsAndTags(const NamedPairs &list, Verdicts &verdicts,
                                                    const RunContext &context) {
  std::vector<std::uint64_t> steps;
  auto plan = planLabels(list, verdicts, false, context);
  if (!plan) return plan.error();
  if (!plan->step.changes.empty()) {
    const auto added = verdicts.append(std::move(plan->step), context);
    if (!added) return added.error();
    steps.push_back(*added);
  }
  const auto tagged = verdicts.apply(scoreTags(list, verdicts), context);
  if (!tagged) return tagged.error();
  if (*tagged != 0) steps.push_back(*tagged);
  return steps;
}

}  // namespace

std::uint64_t labelCount(const NamedPairs &list) {
  return static_cast<std::uint64_t>(std::ranges::count_if(
      list.pairs, [](const NamedPair &pair) { return pair.label != Verdict::Undecided; }));
}

LabelsController::LabelsController(Session &session, ActionsController &controller, QObject *parent)
    : QObject(parent), m_session(session), m_controller(controller) {}

LabelsController::~LabelsController() { delete m_job; }

void LabelsController::adoptIdColumn(const NamedPairs &list) {
  if (!list.idColumn) return;
  std::vector<ColumnRole> roles = m_session.roles();
  ColumnRole &role = roles[list.idColumn->value];
  if (role == ColumnRole::Id || role == ColumnRole::Compared) return;
  std::ranges::replace(roles, ColumnRole::Id, ColumnRole::Shown);
  role = ColumnRole::Id;
  m_controller.setRoles(roles);
}

bool LabelsController::open(const std::shared_ptr<ScoredList> &scored) {
  if (m_controller.isBusy() || !m_session.pauseSteps()) return false;
  adoptIdColumn(scored->list);
  RunReport &report = scored->result.report;
  report.recipe.id = m_session.recipe().id;
  report.source = m_session.loadReport().path;
  report.reading = summaryOf(m_session.loadReport());
  auto *job = new Job<ListedReview>(this);
  m_job = job;
  connect(job, &JobBase::finished, this, [this, job, scored] {
    ListedReview review = job->takeResult();
    m_session.dropSteps();
    m_session.setResult(std::move(review.result), false, std::move(review.records),
                        std::move(review.verdicts));
    m_controller.finish();
    emit opened();
    show(scored);
  });
  connect(job, &JobBase::cancelled, this, [this] { m_session.dropSteps(); });
  connect(job, &JobBase::failed, this, [this] { m_session.dropSteps(); });
  m_controller.begin(Activity::Opening, job);
  job->start([scored, source = m_session.recordSource(),
              store = m_session.verdictStore()](const RunContext &context) {
    return foldListed(scored, source, *store, context);
  });
  return true;
}

/// Adds what the list says about its pairs.
void LabelsController::show(const std::shared_ptr<ScoredList> &scored) {
  if (!scored->list.hasScores && labelCount(scored->list) == 0) return;
  addSteps(
      [scored](Verdicts &verdicts, const RunContext &context) {
        return addLabelsAndTags(scored->list, verdicts, context);
      },
      {});
}

bool LabelsController::import(const LabelPlan &plan) {
  return addSteps(
      [step = plan.step](Verdicts &verdicts, const RunContext &context) {
        return asSteps(verdicts.append(step, context));
      },
      [this, added = plan.added] { emit imported(added); });
}

/// A worker makes the steps on a copy of the verdicts, so that the window can still show them.
bool LabelsController::addSteps(Session::StepWork work, const std::function<void()> &onKept) {
  if (m_controller.isBusy()) return false;
  const Result<std::shared_ptr<PendingSteps>> ahead = m_session.startSteps();
  if (!ahead) {
    emit m_controller.failed(Activity::Idle, errorText(ahead.error()));
    return false;
  }
  auto *job = new Job<Done>(this);
  m_job = job;
  connect(job, &JobBase::finished, this, [this, ahead = *ahead, onKept] {
    const Result<void> kept = m_session.keepSteps(ahead);
    m_controller.finish();
    if (!kept) return emit m_controller.failed(Activity::Idle, errorText(kept.error()));
    if (onKept) onKept();
  });
  m_controller.begin(Activity::Judging, job);
  job->start([ahead = *ahead, work = std::move(work)](const RunContext &context) -> Result<Done> {
    if (auto copied = ahead->copy(context); !copied) return copied.error();
    if (auto taken = work(ahead->verdicts(), context); !taken) return taken.error();
    if (auto finished = ahead->finish(context); !finished) return finished.error();
    return Done{};
  });
  return true;
}

}  // namespace shinglescope
