// What is judged: a few changes at once, many by a worker.
#include "core/review/queue/entries_among.h"
#include "core/review/verdicts/inference.h"
#include "ui/base/text/error_text.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {
namespace {

/// More changes than these, some milliseconds of work, are made by a worker.
constexpr std::uint64_t kManyChanges = 5'000;

}  // namespace

bool ActionsController::judge(EntryKey key, const Judgement &judgement) {
  if (saysNothingNew(m_session.verdicts(), key, judgement)) return true;
  return act({.entries = {{key, judgement}}});
}

bool ActionsController::act(Act act) {
  const std::uint64_t changes = act.entries.size() + act.rows.size();
  return takeSteps(changes, [act = std::move(act)](Verdicts &verdicts, const RunContext &context) {
    return asSteps(verdicts.apply(act, context));
  });
}

bool ActionsController::judgeTogether(const std::shared_ptr<const ReviewQueue> &queue,
                                      std::vector<EntryHandle> entries, const SharedVerdict &said) {
  const std::uint64_t count = entries.size();
  const auto work = [queue, entries = std::move(entries), said](
                        Verdicts &verdicts,
                        const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    const Result<Act> act = shinglescope::judgedTogether(verdicts, *queue, entries, said, context);
    if (!act) return act.error();
    return asSteps(verdicts.apply(*act, context));
  };
  return takeSteps(count, work, [this, count] { emit judgedTogether(count); });
}

bool ActionsController::judgeAmong(const std::shared_ptr<const ReviewQueue> &queue,
                                   std::vector<std::vector<RecordId>> lists, const Ratio &threshold,
                                   const SharedVerdict &said) {
  std::uint64_t most = 0;
  for (const std::vector<RecordId> &rows : lists)
    most += std::uint64_t{rows.size()} * rows.size() / 2;
  const auto count = std::make_shared<std::uint64_t>(0);
  const auto work = [queue, lists = std::move(lists), threshold, said, count](
                        Verdicts &verdicts,
                        const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    const auto entries = entriesAmong(*queue, lists, threshold, context);
    if (!entries) return entries.error();
    *count = entries->size();
    const Result<Act> act = shinglescope::judgedTogether(verdicts, *queue, *entries, said, context);
    if (!act) return act.error();
    return asSteps(verdicts.apply(*act, context));
  };
  return takeSteps(most, work, [this, count] { emit judgedTogether(*count); });
}

void ActionsController::acceptOffers(const std::vector<EntryKey> &offered) {
  takeSteps(offered.size(), [offered](Verdicts &verdicts, const RunContext &context) {
    const Act act = acceptedDuplicates(verdicts.entries(), offered, {});
    return asSteps(verdicts.apply(act, context));
  });
}

bool ActionsController::mergeReview(const std::shared_ptr<const OtherReview> &other) {
  const std::uint64_t changes =
      other->verdicts->log().targetCount() + m_session.verdicts().log().targetCount();
  const auto merge = [other](Verdicts &verdicts,
                             const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    Result<MergeReport> merged = shinglescope::mergeReview(verdicts, *other, context);
    if (!merged) return merged.error();
    return merged->steps;
  };
  return takeSteps(changes, merge, [this, other] { emit merged(*other); });
}

void ActionsController::undo() {
  const VerdictLog &log = m_session.verdicts().log();
  if (log.canUndo() && !m_session.isReadOnly()) takeSteps(changesToUndo(log), undoAct);
}

void ActionsController::redo() {
  const VerdictLog &log = m_session.verdicts().log();
  if (log.canRedo() && !m_session.isReadOnly()) takeSteps(changesToRedo(log), redoAct);
}

/// False where it is refused; failed() says why.
bool ActionsController::takeSteps(std::uint64_t changes, Session::StepWork work,
                                  const std::function<void()> &onKept) {
  if (changes > kManyChanges) return takeManySteps(std::move(work), onKept);
  const Result<void> taken = m_session.takeSteps(work);
  if (!taken) emit failed(Activity::Idle, errorText(taken.error()));
  if (taken && onKept) onKept();
  return taken.hasValue();
}

/// The worker works on a copy, so that the window can go on showing what is.
bool ActionsController::takeManySteps(Session::StepWork work, const std::function<void()> &onKept) {
  const Result<std::shared_ptr<StepsAhead>> ahead =
      isBusy() ? Error{ErrorCode::BadParameter,
                       tr("So many verdicts can be changed when what is being done has ended, or "
                          "is cancelled with Esc.")
                           .toStdString()}
               : m_session.startSteps();
  if (!ahead) {
    emit failed(Activity::Idle, errorText(ahead.error()));
    return false;
  }
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, [this, ahead = *ahead, onKept] {
    const Result<void> kept = m_session.keepSteps(ahead);
    finish();
    if (!kept) return emit failed(Activity::Idle, errorText(kept.error()));
    if (onKept) onKept();
  });
  begin(Activity::Judging, job);
  job->start([ahead = *ahead, work = std::move(work)](const RunContext &context) -> Result<Done> {
    if (auto copied = ahead->copy(context); !copied) return copied.error();
    if (auto taken = work(ahead->verdicts(), context); !taken) return taken.error();
    if (auto finished = ahead->finish(context); !finished) return finished.error();
    return Done{};
  });
  return true;
}

}  // namespace shinglescope
