// SPDX-License-Identifier: MIT
#include "core/review/labels/label_plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/base/decimal_text.h"
#include "core/base/sorted_list.h"
#include "core/review/labels/tables_lookup.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kPlannedLabelsPerPoll = 1024;

bool isByRule(const VerdictLog &log, std::uint32_t target) {
  const std::uint32_t step = log.decidedIn(target);
  return step > 0 && isVerdictRuleOrigin(log.originOf(step));
}

/// Builds the step of a plan.
class LabelPlanner {
 public:
  LabelPlanner(const Verdicts &verdicts, bool overrulesHand)
      : m_verdicts(verdicts), m_log(verdicts.log()), m_overrulesHand(overrulesHand) {
    m_plan.step.origin = "import";
  }

  void add(const NamedPair &pair) {
    if (pair.label == Verdict::Undecided) return;
    const RecordKey a = keyOf(pair.a);
    const RecordKey b = keyOf(pair.b);
    const std::vector<std::uint32_t> others = decisionsToChange(pair);
    if (!m_overrulesHand && m_hasOtherByHand) {
      ++m_plan.kept;
      return;
    }
    if (m_isKnown) {
      ++m_plan.same;
      return;
    }
    ++m_plan.added;
    m_plan.overruled += m_hasOtherByHand ? 1U : 0U;
    for (const std::uint32_t target : others)
      change(m_log.book().at(m_log.target(target).a).key,
             m_log.book().at(m_log.target(target).b).key, pair.label);
    name(a, pair.a);
    name(b, pair.b);
    change(a, b, pair.label);
  }

  LabelPlan take() { return std::move(m_plan); }

 private:
  RecordKey keyOf(RecordId row) const { return m_verdicts.source().digests->keyOf(row); }

  /// Returns the project's decisions on the item that the label replaces: those by rule, and with
  /// `overrulesHand` those of a reviewer.
  std::vector<std::uint32_t> decisionsToChange(const NamedPair &pair) {
    const std::pair<RecordKey, RecordKey> rows = std::minmax(keyOf(pair.a), keyOf(pair.b));
    std::vector<std::uint32_t> others;
    m_hasOtherByHand = m_isKnown = false;
    for (const ReviewerDecision &given :
         m_verdicts.decisionsOn(m_verdicts.itemOf(pair.a, pair.b))) {
      if (!given.isOwn || given.decision.verdict == Verdict::Undecided) continue;
      const LogTarget &target = m_log.target(given.target);
      const bool isOfRows =
          std::pair<RecordKey, RecordKey>(
              std::minmax(m_log.book().at(target.a).key, m_log.book().at(target.b).key)) == rows;
      const bool isHand = !isByRule(m_log, given.target);
      const bool isOther = given.decision.verdict != pair.label;
      m_isKnown = m_isKnown || (isOfRows && isHand && !isOther && !given.isOfOtherContent);
      // A decision on two other rows of a class says nothing about these two.
      if (!isOther || (isOpen(given) && !isOfRows)) continue;
      m_hasOtherByHand = m_hasOtherByHand || isHand;
      others.push_back(given.target);
    }
    return others;
  }

  void change(const RecordKey &a, const RecordKey &b, Verdict label) {
    if (!m_changed.insert(std::minmax(a, b)).second) return;
    Judgement after = m_log.judgementOf(a, b, 0);
    after.verdict = label;
    after.keep = keepUnder(label, after.keep);
    m_plan.step.changes.emplace_back(PairChange{a, b, {}, std::move(after)});
  }

  void name(const RecordKey &key, RecordId row) {
    if (!m_named.insert(row.value).second) return;
    m_plan.step.records.push_back({key, m_verdicts.source().idOf(row), row.value});
  }

  const Verdicts &m_verdicts;
  const VerdictLog &m_log;
  bool m_overrulesHand;
  bool m_hasOtherByHand = false;  ///< of the current label
  bool m_isKnown = false;         ///< a reviewer already gave the current label
  std::set<std::pair<RecordKey, RecordKey>> m_changed;
  std::set<std::uint32_t> m_named;
  LabelPlan m_plan;
};

/// Collects the decisions of a log as labels.
class LabelCollector {
 public:
  explicit LabelCollector(const Verdicts &verdicts)
      : m_verdicts(verdicts), m_log(verdicts.log()), m_records(verdicts.records()) {}

  Result<ReviewLabels> collect(const RunContext &context) {
    for (std::uint32_t target = 0; target < m_log.targetCount(); ++target) {
      if (target % kPlannedLabelsPerPoll == 0 && context.isCancelled()) return cancelledError();
      add(target);
    }
    std::ranges::sort(m_result.labels, {}, rowsOf);
    keepAgreed();
    return std::move(m_result);
  }

 private:
  static std::pair<RecordId, RecordId> rowsOf(const RowLabel &label) { return {label.a, label.b}; }

  /// Keeps one label of each two rows, and none if reviewers disagree about them.
  void keepAgreed() {
    std::vector<RowLabel> agreed;
    for (auto next = m_result.labels.begin(); next != m_result.labels.end();) {
      const auto end = std::find_if(next, m_result.labels.end(), [&](const RowLabel &label) {
        return rowsOf(label) != rowsOf(*next);
      });
      if (std::all_of(next, end, [&](const RowLabel &label) { return label == *next; }))
        agreed.push_back(*next);
      else
        m_result.unsure += static_cast<std::uint64_t>(end - next);
      next = end;
    }
    m_result.labels = std::move(agreed);
  }

  void add(std::uint32_t number) {
    const LogTarget &target = m_log.target(number);
    const Verdict verdict = m_log.decision(number).verdict;
    if (target.isRow() || verdict == Verdict::Undecided) return;
    const RecordId a{m_records.rowOf(target.a)};
    const RecordId b{m_records.rowOf(target.b)};
    if (std::max(a.value, b.value) == AttachedRecords::kNoRow) return;
    const ItemState *state = m_verdicts.stateOf({a, b});
    if (verdict == Verdict::Unsure) {
      ++m_result.unsure;
      return;
    }
    // Decisions of other reviewers that no longer count.
    if (state != nullptr && state->verdict != Verdict::Undecided && state->verdict != verdict)
      return;
    if (isByRule(m_log, number)) {
      ++m_result.byRule;
      return;
    }
    add(target, a, b, verdict == Verdict::Duplicate);
  }

  void add(const LogTarget &target, RecordId a, RecordId b, bool isMatch) {
    if (target.a != target.b) {
      if (a != b) m_result.labels.push_back({std::min(a, b), std::max(a, b), isMatch});
      return;
    }
    if (m_verdicts.classes() == nullptr) return;
    const auto rows = m_verdicts.classes()->rowsOf(m_verdicts.classes()->textOf(a));
    for (std::size_t i = 1; i < rows.size(); ++i)
      m_result.labels.push_back({{rows[0]}, {rows[i]}, isMatch});
  }

  const Verdicts &m_verdicts;
  const VerdictLog &m_log;
  const AttachedRecords &m_records;
  ReviewLabels m_result;
};

}  // namespace

Result<LabelPlan> planLabels(const NamedPairs &labels, const Verdicts &verdicts, bool overrulesHand,
                             const RunContext &context) {
  LabelPlanner planner(verdicts, overrulesHand);
  std::size_t count = 0;
  for (const NamedPair &pair : labels.pairs) {
    if (count++ % kPlannedLabelsPerPoll == 0 && context.isCancelled()) return cancelledError();
    planner.add(pair);
  }
  return planner.take();
}

Result<void> applyLabels(LabelPlan plan, Verdicts &verdicts, const RunContext &context) {
  if (plan.step.changes.empty()) return {};
  const auto step = verdicts.append(std::move(plan.step), context);
  return step ? Result<void>() : step.error();
}

ReviewCommand scoreTags(const NamedPairs &list, const Verdicts &verdicts) {
  // Several pairs of rows may be one item of the queue.
  std::map<ItemKey, std::vector<std::string>> tags;
  for (const NamedPair &pair : list.pairs) {
    if (!pair.score) continue;
    // A tiny amount keeps 0.57 * 100 from becoming 56.99...
    const double hundredths = std::floor(*pair.score * 100 + 1e-9);
    tags[verdicts.itemOf(pair.a, pair.b)].push_back("score " + decimalText(hundredths / 100, 2));
  }
  ReviewCommand command;
  command.origin = "import";
  for (auto &[item, added] : tags) {
    Judgement judgement = verdicts.judgementOf(item);
    judgement.tags.insert(judgement.tags.end(), added.begin(), added.end());
    sortUnique(judgement.tags);
    command.items.push_back({item, std::move(judgement)});
  }
  return command;
}

Result<ReviewLabels> labelsOf(const Verdicts &verdicts, const RunContext &context) {
  return LabelCollector(verdicts).collect(context);
}

Result<void> dropLabelsWithoutId(ReviewLabels &labels, const RecordSource &source,
                                 const RunContext &context) {
  if (!source.idColumn) return {};
  const Dataset &dataset = *source.dataset;
  const auto ids = TablesLookup<IdLookup>::make(dataset, [&](RowSpan ofTable) {
    return IdLookup::build(dataset, source.idColumn, ofTable, context);
  });
  if (!ids) return ids.error();
  const auto hasId = [&](RecordId row) {
    const std::uint32_t table = isInSecondTable(dataset, row) ? 2 : 1;
    return std::holds_alternative<RecordId>(ids->find(dataset.cell(row, *source.idColumn), table));
  };
  labels.withoutId += std::erase_if(
      labels.labels, [&](const RowLabel &label) { return !hasId(label.a) || !hasId(label.b); });
  return {};
}

}  // namespace shinglescope
