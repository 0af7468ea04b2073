// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/keep_planner.h"

#include "core/review/groups/removal.h"
#include "core/review/groups/told_apart.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr std::chrono::milliseconds kKeepPlannerDelay{120};

KeepExample exampleOf(const ReviewGroups &groups, const ToldApart &apart, const KeptGroup &kept) {
  KeepExample example{kept.keeper, {}, {}, kept.decidedBy, kept.rule};
  for (const RecordId row : groups.bySlot()[kept.slot].rows) {
    if (row == kept.keeper) continue;
    const bool isApart = apart.verdictOn(row, kept.keeper) != Verdict::Undecided;
    (isApart ? example.toldApart : example.removed).push_back(row);
  }
  return example;
}

Result<KeepPreview> makePreview(const KeepWish &wish, const RunContext &context) {
  const KeepRequest request{wish.dataset.get(), wish.groups.get(), wish.types,
                            slotsInScope(wish), wish.rules,        wish.overrulesHand};
  Result<KeepPlan> plan = planKeepers(request, context);
  if (!plan) return plan.error();
  KeepPreview preview{*std::move(plan), {}};
  const ToldApart apart(wish.groups->index());
  for (const KeptGroup &kept : keepExamples(preview.plan))
    preview.examples.push_back(exampleOf(*wish.groups, apart, kept));
  return preview;
}

}  // namespace

std::vector<std::uint32_t> slotsInScope(const KeepWish &wish) {
  if (wish.scope == KeepScope::Selected) return wish.selected;
  if (wish.scope == KeepScope::Reviewed) return reviewedGroups(*wish.groups);
  const ReviewGroups &groups = *wish.groups;
  std::vector<bool> isChosen(groups.bySlot().size());
  for (const std::uint32_t item : wish.items) {
    const ItemKey key = wish.queue->keyAt(item);
    for (const RecordId row : {key.a, key.b}) {
      const auto present = groups.index().firstPresent(wish.queue->result->classes.textOf(row));
      const std::uint32_t slot = present ? groups.slotOf(*present) : ReviewGroups::kNoGroup;
      if (slot != ReviewGroups::kNoGroup) isChosen[slot] = true;
    }
  }
  std::vector<std::uint32_t> chosen;
  for (const std::uint32_t slot : groups.inOrder())
    if (isChosen[slot]) chosen.push_back(slot);
  return chosen;
}

void KeepPlanner::plan(KeepWish wish) {
  m_job.start(
      [wish = std::move(wish)](const RunContext &context) { return makePreview(wish, context); },
      {[this](KeepPreview preview) { emit planned(preview); },
       [this](const Error &error) { emit failed(errorText(error)); }},
      {kKeepPlannerDelay, jobThreads()});
}

}  // namespace shinglescope
