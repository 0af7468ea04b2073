// SPDX-License-Identifier: MIT
#include "core/review/queue/verdict_rule.h"

#include <algorithm>

#include "core/review/verdicts/log_step.h"
#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {
namespace {

/// How a rule treats an item that meets its conditions.
enum class RuleEffect { Same, Kept, Overruled, New };

RuleEffect effectOn(const ItemState *state, const VerdictRule &rule) {
  if (state == nullptr) return RuleEffect::New;
  if (state->verdict == rule.verdict && !state->isContested) return RuleEffect::Same;
  const bool isByHand =
      state->isContested || (state->verdict != Verdict::Undecided && !state->isByRule);
  if (!isByHand) return RuleEffect::New;
  return rule.overrulesHand ? RuleEffect::Overruled : RuleEffect::Kept;
}

void note(RuleEffect effect, VerdictRulePlan &plan) {
  ++plan.meeting;
  plan.same += effect == RuleEffect::Same ? 1 : 0;
  plan.kept += effect == RuleEffect::Kept ? 1 : 0;
  plan.overruled += effect == RuleEffect::Overruled ? 1 : 0;
}

}  // namespace

std::vector<std::uint32_t> itemsAtLeast(const ReviewQueue &queue, const Ratio &threshold) {
  std::vector<std::uint32_t> items;
  for (const std::uint32_t item : queue.bySimilarity)
    if (isItemAtLeast(queue.items[item], *queue.result, threshold)) items.push_back(item);
  return items;
}

Result<VerdictRulePlan> planVerdictRule(QueueRequest request, const VerdictRule &rule,
                                        const std::vector<std::uint32_t> &scope,
                                        const RunContext &context) {
  if (rule.verdict == Verdict::Undecided)
    return badParameter({MessageId::VerdictRuleWithoutVerdict, {}});
  request.filter = {.scores = rule.scores, .fields = rule.fields};
  const auto passing = passingItems(request, context);
  if (!passing) return passing.error();
  const ReviewQueue &queue = *request.queue;
  std::vector<std::uint8_t> isInScope(queue.items.size());
  for (const std::uint32_t item : scope) isInScope[item] = 1;
  VerdictRulePlan plan;
  plan.verdict = rule.verdict;
  std::size_t looked = 0;
  for (const std::uint32_t item : queue.bySimilarity) {
    if (isStopDue(++looked, context)) return cancelledError();
    if ((*passing)[item] == 0 || isInScope[item] == 0) continue;
    const RuleEffect effect = effectOn(request.judgements.find(queue.keyAt(item)), rule);
    note(effect, plan);
    if (effect == RuleEffect::Same || effect == RuleEffect::Kept) continue;
    plan.changed.push_back(item);
    plan.rowPairs += rowPairsOf(queue.items[item], *queue.result);
  }
  return plan;
}

std::vector<std::uint32_t> ruleExamples(const VerdictRulePlan &plan, std::size_t most) {
  const std::size_t count = plan.changed.size();
  if (count <= most) return plan.changed;
  const std::size_t least = most / 2;
  const std::size_t spread = most - least;
  std::vector<std::uint32_t> examples;
  const std::size_t others = count - least;
  for (std::size_t i = 0; i < spread; ++i) examples.push_back(plan.changed[i * others / spread]);
  examples.insert(examples.end(), plan.changed.end() - static_cast<std::ptrdiff_t>(least),
                  plan.changed.end());
  return examples;
}

ReviewCommand commandOf(const VerdictRulePlan &plan, const ReviewQueue &queue,
                        const ItemJudgements &judgements, const std::string &reviewer) {
  ReviewCommand command;
  command.origin = kVerdictRuleOrigin;
  command.reviewer = reviewer;
  command.items.reserve(plan.changed.size());
  for (const std::uint32_t item : plan.changed) {
    const ItemKey key = queue.keyAt(item);
    Judgement judgement = judgements.judgementOf(key);
    judgement.verdict = plan.verdict;
    judgement.keep = keepUnder(plan.verdict, judgement.keep);
    command.items.push_back({key, std::move(judgement)});
  }
  return command;
}

}  // namespace shinglescope
