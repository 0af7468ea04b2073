// SPDX-License-Identifier: MIT
#include "core/review/groups/keep_plan.h"

#include <algorithm>
#include <atomic>

#include "core/base/parallel.h"
#include "core/review/groups/told_apart.h"

namespace shinglescope {
namespace {

constexpr std::size_t kKeepPlanGroupsPerBlock = 64;

Error tooSlow() {
  return errorOf(ErrorCode::Limit, {MessageId::KeepPatternTooSlow, {kMaxSlowCells}});
}

/// Finds the keepers of groups on several threads; each group has its own output slot.
class KeeperFinder {
 public:
  KeeperFinder(const KeepRequest &request, KeepRuleJudge judge, const RunContext &context)
      : m_request(request), m_context(context) {
    for (unsigned worker = 1; worker < std::max(1U, context.threads); ++worker)
      m_judges.push_back(judge.another());
    m_judges.push_back(std::move(judge));
    m_slowRows.resize(request.scope.size());
  }

  Result<std::vector<KeptGroup>> find() {
    std::vector<KeptGroup> kept(m_request.scope.size());
    const auto work = [&](const Block &block) -> Result<void> {
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (m_context.isCancelled()) return cancelledError();
        kept[i] = decide(i, m_judges[block.worker]);
        m_context.advance(1);
        if (m_slowCells.load(std::memory_order_relaxed) > kMaxSlowCells) return tooSlow();
      }
      return {};
    };
    auto done = forEachBlock(m_context, kept.size(), kKeepPlanGroupsPerBlock, work);
    if (!done) return done.error();
    return kept;
  }

  std::vector<RecordId> slowRows() const {
    std::vector<RecordId> all;
    for (const auto &rows : m_slowRows) all.insert(all.end(), rows.begin(), rows.end());
    std::sort(all.begin(), all.end());
    return all;
  }

 private:
  KeptGroup decide(std::size_t place, KeepRuleJudge &judge) {
    const std::uint32_t slot = m_request.scope[place];
    const ReviewGroup &group = m_request.groups->bySlot()[slot];
    const bool isLeft = group.isKeptByHand && !m_request.overrulesHand;
    if (isLeft && group.keeper()) return {slot, *group.keeper(), DecidedBy::Hand};
    KeeperChoice choice = judge.choose(isLeft ? group.keepers : group.rows);
    m_slowCells.fetch_add(choice.slowRows.size(), std::memory_order_relaxed);
    m_slowRows[place] = std::move(choice.slowRows);
    if (choice.decidedBy == KeeperChoice::kLastResort) return {slot, choice.keeper};
    return {slot, choice.keeper, DecidedBy::Rule, choice.decidedBy};
  }

  const KeepRequest &m_request;
  const RunContext &m_context;
  std::vector<KeepRuleJudge> m_judges;  ///< one for each worker
  std::vector<std::vector<RecordId>> m_slowRows;
  std::atomic<std::size_t> m_slowCells{0};
};

void count(const KeepRequest &request, const ToldApart &apart, const KeptGroup &kept,
           KeepPlan &plan) {
  switch (kept.decidedBy) {
    case DecidedBy::Rule: ++plan.byRule[kept.rule]; break;
    case DecidedBy::LastResort: ++plan.byLastResort; break;
    case DecidedBy::Hand: ++plan.byHand; break;
  }
  for (const RecordId row : request.groups->bySlot()[kept.slot].rows) {
    if (row == kept.keeper) continue;
    switch (apart.verdictOn(row, kept.keeper)) {
      case Verdict::NotDuplicate: ++plan.rowsJudgedNot; break;
      case Verdict::Unsure: ++plan.rowsUnsure; break;
      default: ++plan.rowsRemoved;
    }
  }
}

void addMarks(const KeepRequest &request, const KeptGroup &kept, KeepPlan &plan) {
  if (kept.decidedBy == DecidedBy::Hand) return;
  for (const RecordId row : request.groups->bySlot()[kept.slot].rows) {
    const bool isMarked = request.groups->index().markOf(row) == RowMark::Keeper;
    const bool isKeeper = row == kept.keeper;
    if (isMarked != isKeeper)
      plan.marks.push_back({row, isKeeper ? RowMark::Keeper : RowMark::None, false});
  }
}

}  // namespace

Result<KeepPlan> planKeepers(const KeepRequest &request, const RunContext &context) {
  auto judge = KeepRuleJudge::compile(*request.dataset, request.types, request.rules, context);
  if (!judge) return judge.error();
  context.startStage(Stage::Choosing, WorkUnit::Groups, request.scope.size());
  KeeperFinder finder(request, *std::move(judge), context);
  auto kept = finder.find();
  if (!kept) return kept.error();
  KeepPlan plan;
  plan.groups = *std::move(kept);
  plan.byRule.resize(request.rules.size());
  plan.slowRows = finder.slowRows();
  const ToldApart apart(request.groups->index());
  for (const KeptGroup &group : plan.groups) {
    count(request, apart, group, plan);
    addMarks(request, group, plan);
  }
  std::ranges::sort(plan.marks, {}, &GroupMark::row);
  return plan;
}

std::vector<KeptGroup> keepExamples(const KeepPlan &plan, std::size_t most) {
  std::vector<KeptGroup> examples;
  const std::size_t count = std::min(most, plan.groups.size());
  for (std::size_t i = 0; i < count; ++i)
    examples.push_back(plan.groups[i * plan.groups.size() / count]);
  return examples;
}

}  // namespace shinglescope
