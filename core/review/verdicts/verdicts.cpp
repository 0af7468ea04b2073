// SPDX-License-Identifier: MIT
#include "core/review/verdicts/verdicts.h"

#include <algorithm>
#include <chrono>

#include "core/base/sorted_list.h"
#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {
namespace {

/// A step with at least this number of items tracks the records that it has named.
constexpr std::size_t kManyItems = 1000;
/// Passes of a command over its items, and of an undo over its changes, for progress.
constexpr std::uint64_t kVerdictsCommandPasses = 3;
constexpr std::uint64_t kPassesBack = 2;

std::int64_t unixMillisecondsNow() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Judgement tidied(Judgement judgement) {
  judgement.keep = keepUnder(judgement.verdict, judgement.keep);
  sortUnique(judgement.tags);
  return judgement;
}

constexpr std::size_t kLargeStep = 4096;

}  // namespace

RecordId Verdicts::firstRow(RecordId row) const {
  if (m_classes == nullptr || row.value >= m_classes->textOfRow.size()) return row;
  return m_classes->firstRow(m_classes->textOf(row));
}

ItemKey Verdicts::itemOf(RecordId a, RecordId b) const {
  const RecordId firstA = firstRow(a);
  const RecordId firstB = firstRow(b);
  return {std::min(firstA, firstB), std::max(firstA, firstB)};
}

Judgement Verdicts::judgementOf(ItemKey key) const {
  const ItemState *state = stateOf(key);
  if (state == nullptr) return {};
  const bool isSwapped = firstRow(key.b) < firstRow(key.a);
  return isSwapped ? withSwappedSides(state->judgement()) : state->judgement();
}

std::vector<MarkedRow> Verdicts::marks() const {
  std::vector<MarkedRow> marked;
  m_marks.forEach([&](RecordId row, RowMark mark, bool) { marked.push_back({row, mark}); });
  return marked;
}

MergeTexts Verdicts::mergeTexts() const {
  MergeTexts texts{m_log.mergeText(kTableOfMerges)};
  for (const std::uint32_t number : m_log.mergeTargets()) {
    const ReviewDecision &decision = m_log.decision(number);
    const std::uint32_t record = m_log.target(number).a;
    const RecordKey &key = m_log.book().at(record).key;
    if (decision.remark == 0 || key == kTableOfMerges) continue;
    MergeText text{key, {}, false, m_log.decidedIn(number), m_log.remark(decision.remark)};
    if (isInTable(number)) {
      text.row = RecordId{m_records.rowOf(record)};
      text.isOfOtherContent = m_records.how(record) == Attachment::Changed;
    }
    texts.groups.push_back(std::move(text));
  }
  return texts;
}

bool Verdicts::isInTable(std::uint32_t number) const {
  const LogTarget &target = m_log.target(number);
  const Attachment a = m_records.how(target.a);
  // A mark on a copy that no longer exists does not apply to the others.
  if (!target.isPair()) return a == Attachment::Same || a == Attachment::Changed;
  return a != Attachment::Lost && m_records.how(target.b) != Attachment::Lost;
}

ItemKey Verdicts::itemOfTarget(std::uint32_t number) const {
  const LogTarget &target = m_log.target(number);
  return itemOf({m_records.rowOf(target.a)}, {m_records.rowOf(target.b)});
}

bool Verdicts::isClassOfMany(ItemKey item) const {
  return item.a == item.b && m_classes != nullptr && item.a.value < m_classes->textOfRow.size() &&
         m_classes->rowsOf(m_classes->textOf(item.a)).size() > 2;
}

/// The decision of a target, with `keep` referring to the item's sides.
ReviewerDecision Verdicts::reviewerDecisionOf(std::uint32_t number, ItemKey item) const {
  const LogTarget &target = m_log.target(number);
  ReviewerDecision given{m_log.decision(number), m_log.decidedIn(number), number,
                         target.reviewer == 0};
  given.isOfOtherContent = m_records.how(target.a) == Attachment::Changed ||
                           m_records.how(target.b) == Attachment::Changed;
  if (item.a != item.b) {
    if (isSwapped(number, item)) given.decision.keep = otherSide(given.decision.keep);
  } else if (target.a != target.b) {
    given.isOfPart = isClassOfMany(item);
    given.decision.keep = Keep::Neither;
  }
  return given;
}

bool Verdicts::isSwapped(std::uint32_t target, ItemKey item) const {
  return item.a != item.b && firstRow({m_records.rowOf(m_log.target(target).a)}) != item.a;
}

std::vector<std::uint32_t> Verdicts::targetsOf(ItemKey item) const {
  std::vector<std::uint32_t> targets;
  const ItemState *state = m_items.find(item);
  std::uint32_t target = state == nullptr ? ItemState::kNoTarget : state->firstTarget;
  for (; target != ItemState::kNoTarget; target = m_nextOnItem[target]) targets.push_back(target);
  std::ranges::reverse(targets);
  return targets;
}

std::vector<ReviewerDecision> Verdicts::decisionsOn(ItemKey item) const {
  std::vector<ReviewerDecision> decisions;
  for (const std::uint32_t target : targetsOf(item))
    decisions.push_back(reviewerDecisionOf(target, item));
  return decisions;
}

void Verdicts::showRow(std::uint32_t number) {
  const std::uint32_t record = m_log.target(number).a;
  if (!isInTable(number)) return;
  const std::uint32_t row = m_records.rowOf(record);
  if (m_records.how(record) == Attachment::Changed) m_changedMarks[row] = number;
  const std::uint32_t said = markTargetOf(row);
  const std::uint32_t step = m_log.decidedIn(said);
  const bool isByRule = step > 0 && m_log.originOf(step) == kRuleOrigin;
  m_marks.set({row}, m_log.decision(said).mark, isByRule, m_source.rowCount());
}

/// A mark on the row's current content takes precedence over one from before it was edited.
std::uint32_t Verdicts::markTargetOf(std::uint32_t row) const {
  const auto once = m_changedMarks.find(row);
  const auto now = m_log.book().find(m_source.digests->keyOf({row}));
  const auto marked = now ? m_log.findTarget({*now, LogTarget::kNoRecord, 0}) : std::nullopt;
  if (marked && (once == m_changedMarks.end() || m_log.decidedIn(*marked) > 0)) return *marked;
  return once == m_changedMarks.end() ? ItemState::kNoTarget : once->second;
}

std::string Verdicts::markOriginOf(RecordId row) const {
  if (markOf(row) == RowMark::None) return {};
  return m_log.originOf(m_log.decidedIn(markTargetOf(row.value)));
}

std::vector<ItemKey> Verdicts::itemsOf(std::uint64_t step) const {
  std::vector<ItemKey> items;
  for (const std::uint32_t target : m_log.targetsOf(step)) {
    if (m_log.target(target).isPair() && isInTable(target)) {
      items.push_back(itemOfTarget(target));
    }
  }
  sortUnique(items);
  return items;
}

std::vector<RecordId> Verdicts::rowsOf(std::uint64_t step) const {
  std::vector<RecordId> rows;
  for (const std::uint32_t target : m_log.targetsOf(step)) {
    if (m_log.target(target).isRow() && isInTable(target)) {
      rows.push_back({m_records.rowOf(m_log.target(target).a)});
    }
  }
  sortUnique(rows);
  return rows;
}

Reattachment Verdicts::reattachment() const {
  Reattachment counts;
  for (std::uint32_t number = 0; number < m_log.targetCount(); ++number) {
    const LogTarget &target = m_log.target(number);
    if (m_log.decision(number) == ReviewDecision{} || target.isMerge()) continue;
    const bool isChanged = m_records.how(target.a) == Attachment::Changed ||
                           (target.isPair() && m_records.how(target.b) == Attachment::Changed);
    if (!isInTable(number)) {
      ++counts.orphaned;
    } else {
      ++(isChanged ? counts.changed : counts.same);
    }
  }
  return counts;
}

std::vector<Orphan> Verdicts::orphans() const {
  std::vector<Orphan> orphans;
  for (std::uint32_t number = 0; number < m_log.targetCount(); ++number) {
    const LogTarget &target = m_log.target(number);
    if (m_log.decision(number) == ReviewDecision{} || target.isMerge() || isInTable(number))
      continue;
    Orphan orphan{
        m_log.book().at(target.a), {}, m_log.judgementOf(number), m_log.decision(number).mark};
    if (!target.isRow()) orphan.b = m_log.book().at(target.b);
    orphans.push_back(std::move(orphan));
  }
  return orphans;
}

struct Verdicts::Draft {
  LogStep step;
  std::vector<bool> isNamed;  ///< by row: whether the step names its record; empty: not tracked
};

RecordKey Verdicts::recordAt(RecordId row, Draft &draft) const {
  const RecordKey key = m_source.digests->keyOf(row);
  if (!draft.isNamed.empty()) {
    if (draft.isNamed[row.value]) return key;
    draft.isNamed[row.value] = true;
  }
  KnownRecord &record = draft.step.records.emplace_back(KnownRecord{key, {}, row.value});
  record.id = m_source.idOf(row);
  return key;
}

void Verdicts::addItem(const ItemJudgement &said, Draft &draft) const {
  const ItemKey item = itemOf(said.item.a, said.item.b);
  const bool isSwappedKey = firstRow(said.item.b) < firstRow(said.item.a);
  const Judgement after = tidied(isSwappedKey ? withSwappedSides(said.judgement) : said.judgement);
  const ItemState *state = m_items.find(item);
  // A reviewer who repeats the verdict of a rule has looked at the pair, another rule has not.
  const bool isRepeatedRule =
      state != nullptr && state->isByRule && isVerdictRuleOrigin(draft.step.origin);
  const bool isOpenStill = state != nullptr && state->isToConfirm() && !isRepeatedRule;
  if (!isOpenStill && after == (state == nullptr ? Judgement{} : state->judgement())) return;
  std::vector<LogChange> &changes = draft.step.changes;
  const std::size_t begin = changes.size();
  // The project's other decisions on the item are changed too, or they would contradict this
  // command.
  for (const ReviewerDecision &given :
       state == nullptr ? std::vector<ReviewerDecision>() : decisionsOn(item)) {
    if (!given.isOwn || given.decision == ReviewDecision{} || isOpen(given)) continue;
    const LogTarget &target = m_log.target(given.target);
    const Judgement turned = isSwapped(given.target, item) ? withSwappedSides(after) : after;
    changes.push_back(
        PairChange{m_log.book().at(target.a).key, m_log.book().at(target.b).key, {}, turned});
  }
  const RecordKey a = recordAt(item.a, draft);
  const RecordKey b = item.a == item.b ? a : recordAt(item.b, draft);
  const auto isOfThese = [&](const LogChange &change) {
    const PairChange &pair = std::get<PairChange>(change);
    return std::minmax(pair.a, pair.b) == std::minmax(a, b);
  };
  const bool isThere =
      std::any_of(changes.begin() + static_cast<std::ptrdiff_t>(begin), changes.end(), isOfThese);
  if (!isThere) changes.push_back(PairChange{a, b, {}, after});
}

void Verdicts::addRow(const MarkedRow &said, Draft &draft) const {
  if (markOf(said.row) == said.mark) return;
  draft.step.changes.push_back(RowChange{recordAt(said.row, draft), RowMark::None, said.mark});
}

void Verdicts::addMerge(const MergeEdit &said, Draft &draft) const {
  if (m_log.mergeText(said.record) == said.text) return;
  if (said.row) recordAt(*said.row, draft);
  draft.step.changes.push_back(MergeChange{said.record, {}, said.text});
}

Result<LogStep> Verdicts::stepOf(const ReviewCommand &command, const RunContext &context) const {
  const auto isRow = [this](RecordId row) { return row.value < m_source.rowCount(); };
  const bool isAllThere =
      std::ranges::all_of(command.rows, [&](const MarkedRow &said) { return isRow(said.row); }) &&
      std::ranges::all_of(
          command.items,
          [&](const ItemJudgement &said) { return isRow(said.item.a) && isRow(said.item.b); }) &&
      std::ranges::all_of(command.merges,
                          [&](const MergeEdit &said) { return !said.row || isRow(*said.row); });
  if (!isAllThere) return badParameter({MessageId::VerdictRowMissing, {}});
  Draft draft;
  draft.step.origin = command.origin;
  draft.step.reviewer = command.reviewer;
  draft.step.changes.reserve(command.items.size() + command.rows.size() + command.merges.size());
  if (command.items.size() >= kManyItems) draft.isNamed.resize(m_source.rowCount());
  std::size_t items = 0;
  const auto isToStop = [&] { return ++items % kVerdictsPerPoll == 0 && context.isCancelled(); };
  for (const ItemJudgement &said : command.items) {
    if (isToStop()) return cancelledError();
    context.advance(1);
    addItem(said, draft);
  }
  for (const MarkedRow &said : command.rows) {
    if (isToStop()) return cancelledError();
    context.advance(1);
    addRow(said, draft);
  }
  for (const MergeEdit &said : command.merges) {
    if (isToStop()) return cancelledError();
    context.advance(1);
    addMerge(said, draft);
  }
  return std::move(draft.step);
}

Result<std::uint64_t> Verdicts::apply(const ReviewCommand &command, const RunContext &context) {
  context.startStage(Stage::Judging, WorkUnit::Nothing,
                     kVerdictsCommandPasses *
                         (command.items.size() + command.rows.size() + command.merges.size()));
  Result<LogStep> step = stepOf(command, context);
  if (!step) return step.error();
  if (step->changes.empty()) return std::uint64_t{0};
  return append(*std::move(step), context);
}

Result<std::uint64_t> Verdicts::append(LogStep step, const RunContext &context) {
  if (step.unixMilliseconds == 0) step.unixMilliseconds = unixMillisecondsNow();
  if (auto taken = m_log.take(step, context); !taken) return taken.error();
  return logTaken(std::move(step), context);
}

Result<std::uint64_t> Verdicts::stepBack(bool isRedo, const std::string &reviewer,
                                         const RunContext &context) {
  LogStep now;
  now.unixMilliseconds = unixMillisecondsNow();
  now.reviewer = reviewer;
  const std::uint64_t command = isRedo ? m_log.nextRedo() : m_log.nextUndo();
  context.startStage(Stage::Judging, WorkUnit::Nothing, kPassesBack * m_log.changeCount(command));
  Result<LogStep> step = m_log.takeStepBack(isRedo, now, context);
  if (!step) return step.error();
  return logTaken(*std::move(step), context);
}

/// Applies the staged step, then commits it; rolls it back if stopped.
Result<std::uint64_t> Verdicts::logTaken(LogStep step, const RunContext &context) {
  const std::uint64_t number = m_log.stepCount();
  if (auto shown = showStep(number, context); !shown) {
    m_log.forget();
    return shown.error();
  }
  m_log.keep();
  m_store.append(std::move(step));
  return number;
}

std::uint64_t Verdicts::undo(const std::string &reviewer) {
  const Result<std::uint64_t> step = undo(reviewer, {});
  return step ? *step : 0;
}

std::uint64_t Verdicts::redo(const std::string &reviewer) {
  const Result<std::uint64_t> step = redo(reviewer, {});
  return step ? *step : 0;
}

Result<std::uint64_t> Verdicts::undo(const std::string &reviewer, const RunContext &context) {
  return canUndo() ? stepBack(false, reviewer, context) : std::uint64_t{0};
}

Result<std::uint64_t> Verdicts::redo(const std::string &reviewer, const RunContext &context) {
  return canRedo() ? stepBack(true, reviewer, context) : std::uint64_t{0};
}

Verdicts::Verdicts(VerdictStore &store, RecordSource source, Unfolded /*tag*/)
    : m_store(store), m_source(std::move(source)) {}

Verdicts::Verdicts(VerdictStore &store, RecordSource source)
    : Verdicts(store, std::move(source), Unfolded{}) {
  (void)foldLog({});  // can only fail with Cancelled
  (void)show(nullptr, {});
}

std::unique_ptr<Verdicts> Verdicts::unfolded(VerdictStore &store, RecordSource source) {
  return std::unique_ptr<Verdicts>(new Verdicts(store, std::move(source), Unfolded{}));
}

Result<std::unique_ptr<Verdicts>> Verdicts::open(VerdictStore &store, RecordSource source,
                                                 std::shared_ptr<const TextClasses> classes,
                                                 const RunContext &context) {
  std::unique_ptr<Verdicts> verdicts = unfolded(store, std::move(source));
  if (auto folded = verdicts->foldLog(context); !folded) return folded.error();
  if (auto shown = verdicts->show(std::move(classes), context); !shown) return shown.error();
  return verdicts;
}

Result<void> Verdicts::foldLog(const RunContext &context) {
  const std::vector<LogStep> &steps = m_store.steps();
  std::size_t changes = 0;
  context.startStage(Stage::Replaying, WorkUnit::Steps, steps.size() - m_log.stepCount());
  while (m_log.stepCount() < steps.size()) {
    const LogStep &step = steps[m_log.stepCount()];
    if (auto folded = m_log.fold(step, context); !folded) return folded;
    context.advance(1);
    changes += step.changes.size();
    if (changes < kVerdictsPerPoll) continue;
    changes = 0;
    // Checked after a step, so each call makes progress.
    if (context.isCancelled()) return cancelledError();
  }
  return {};
}

Result<void> Verdicts::show(std::shared_ptr<const TextClasses> classes, const RunContext &context) {
  context.startStage(Stage::Replaying, WorkUnit::Nothing, 0);
  if (auto done = m_records.attach(m_log.book(), m_source, context); !done) return done;
  if (auto done = showRows(numbersBelow(m_log.targetCount()), context); !done) return done;
  return setClasses(std::move(classes), context);
}

void Verdicts::catchUp() {
  const std::vector<LogStep> &steps = m_store.steps();
  while (m_log.stepCount() < steps.size()) {
    (void)m_log.fold(steps[m_log.stepCount()]);  // can only fail with Cancelled
    (void)showStep(m_log.stepCount(), {});
  }
}

void Verdicts::setClasses(std::shared_ptr<const TextClasses> classes) {
  (void)setClasses(std::move(classes), {});
}

Result<void> Verdicts::setClasses(std::shared_ptr<const TextClasses> classes,
                                  const RunContext &context) {
  auto oldClasses = std::exchange(m_classes, std::move(classes));
  auto oldItems = std::exchange(m_items, {});
  auto oldNext = std::exchange(m_nextOnItem, {});
  const VerdictCounts oldCounts = std::exchange(m_counts, {});
  m_items.reserve(m_log.targetCount());
  m_nextOnItem.reserve(m_log.targetCount());
  Result<void> shown = showPairs(numbersBelow(m_log.targetCount()), context);
  if (shown) return shown;
  m_classes = std::move(oldClasses);
  m_items = std::move(oldItems);
  m_nextOnItem = std::move(oldNext);
  m_counts = oldCounts;
  return shown;
}

/// Chains the new targets to their items and updates the items. An item with one target is updated
/// immediately, others after all their targets are chained.
Result<void> Verdicts::showPairs(std::span<const std::uint32_t> targets,
                                 const RunContext &context) {
  std::vector<ItemKey> crowded;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    const std::uint32_t target = targets[i];
    const bool isNew = target >= m_nextOnItem.size();
    if (isNew) m_nextOnItem.resize(target + 1, ItemState::kNoTarget);
    if (!m_log.target(target).isPair() || !isInTable(target)) continue;
    const ItemKey item = itemOfTarget(target);
    ItemState &state = m_items.at(item);
    if (isNew) m_nextOnItem[target] = std::exchange(state.firstTarget, target);
    if (m_nextOnItem[state.firstTarget] == ItemState::kNoTarget) {
      showItem(item, state);
    } else {
      crowded.push_back(item);
    }
  }
  sortUnique(crowded);
  for (std::size_t i = 0; i < crowded.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    showItem(crowded[i], m_items.at(crowded[i]));
  }
  return {};
}

Result<void> Verdicts::showRows(std::span<const std::uint32_t> targets, const RunContext &context) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    if (m_log.target(targets[i]).isRow()) showRow(targets[i]);
  }
  return {};
}

/// Applies a step. Saves the state that a large step changes, to restore it if stopped; a small
/// step is not worth stopping.
Result<void> Verdicts::showStep(std::uint64_t number, const RunContext &context) {
  const std::vector<std::uint32_t> targets = m_log.targetsOf(number);
  if (targets.size() < kLargeStep || !context.stop.stop_possible()) {
    (void)m_records.attach(m_log.book(), m_source);
    (void)showRows(targets, {});
    return showPairs(targets, {});
  }
  const std::size_t records = m_records.size();
  if (auto done = m_records.attach(m_log.book(), m_source, context); !done) return done;
  const ItemJudgements items = m_items.snapshot();
  const std::size_t chained = m_nextOnItem.size();
  const VerdictCounts counts = m_counts;
  auto marks = m_marks;
  auto changedMarks = m_changedMarks;
  Result<void> shown = showRows(targets, context);
  if (shown) shown = showPairs(targets, context);
  if (shown) return shown;
  m_records.forgetFrom(records);
  m_items.putBack(items);
  m_nextOnItem.resize(chained);
  m_counts = counts;
  m_marks = std::move(marks);
  m_changedMarks = std::move(changedMarks);
  return shown;
}

void Verdicts::showItem(ItemKey item, ItemState &state) {
  count(state.verdict, ~std::uint64_t{0});
  m_shownDecisions.clear();
  for (std::uint32_t target = state.firstTarget; target != ItemState::kNoTarget;
       target = m_nextOnItem[target]) {
    m_shownDecisions.push_back(reviewerDecisionOf(target, item));
  }
  std::ranges::reverse(m_shownDecisions);
  foldDecisions(m_shownDecisions, m_log, state);
  count(state.verdict, 1);
}

void Verdicts::count(Verdict verdict, std::uint64_t step) {
  switch (verdict) {
    case Verdict::Undecided: break;
    case Verdict::Duplicate: m_counts.duplicate += step; break;
    case Verdict::NotDuplicate: m_counts.notDuplicate += step; break;
    case Verdict::Unsure: m_counts.unsure += step; break;
  }
}

}  // namespace shinglescope
