// SPDX-License-Identifier: MIT
#include "app/cli/commands/review/verdict_rule_run.h"

#include <array>

#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/verdict_words.h"
#include "core/review/queue/verdict_rule.h"

namespace shinglescope {
namespace {

constexpr std::array kRuleVerdicts = {NamedChoice{"duplicate", Verdict::Duplicate},
                                      NamedChoice{"not_duplicate", Verdict::NotDuplicate},
                                      NamedChoice{"unsure", Verdict::Unsure}};

/// A similarity, which may be 0.
void bindSimilarity(OptionBinder &binder, const char *name, const char *help,
                    std::optional<Ratio> &field) {
  const auto take = [&field, name](const std::string &word) {
    const auto ratio = parseRatio(word);
    if (!ratio)
      throw OptionError{badParameter(std::string(name) + ": " + inEnglish(ratio.error().message))};
    field = *ratio;
  };
  binder.offer(binder.add(name, "S", help, take), usualThresholds());
}

Result<void> addFields(const std::vector<std::string> &words, bool isEqual, const Dataset &dataset,
                       VerdictRule &rule) {
  for (const std::string &word : words) {
    const auto column = dataset.findColumn(word);
    if (!column) return column.error();
    rule.fields.push_back({*column, isEqual});
  }
  return {};
}

Result<VerdictRule> ruleOf(const ReviewOptions &options, const Dataset &dataset) {
  const VerdictRuleOptions &judging = options.judging;
  VerdictRule rule{.verdict = *judging.verdict, .overrulesHand = options.overrulesHand};
  if (judging.atLeast || judging.atMost)
    rule.scores = {judging.atLeast.value_or(Ratio{0, 1}), judging.atMost.value_or(Ratio{1, 1})};
  if (auto added = addFields(judging.agree, true, dataset, rule); !added) return added.error();
  if (auto added = addFields(judging.differ, false, dataset, rule); !added) return added.error();
  return rule;
}

std::string planText(const VerdictRulePlan &plan) {
  const std::string verdict(wordOf(kVerdictWords, plan.verdict));
  std::string text = countedText(plan.meeting, "pair") + " meet the rule, " +
                     groupedNumber(plan.changed.size()) + " get the verdict " + verdict;
  if (plan.same > 0) text += ", " + groupedNumber(plan.same) + " have it already";
  if (plan.kept > 0)
    text += ", " + groupedNumber(plan.kept) + " keep another verdict of a reviewer";
  if (plan.overruled > 0)
    text += ", " + groupedNumber(plan.overruled) + " of these against a reviewer";
  return text;
}

std::string exampleText(const ReviewProject &project, const ReviewQueue &queue,
                        std::uint32_t item) {
  const ItemKey key = queue.keyAt(item);
  const std::string rows =
      project.second
          ? rowName(project, key.a) + " and " + rowName(project, key.b)
          : "rows " + std::to_string(key.a.value) + " and " + std::to_string(key.b.value);
  return "example: " + rows + ", similarity " +
         decimalText(static_cast<double>(queue.items[item].similarity), 6);
}

}  // namespace

void bindVerdictRule(OptionBinder &binder, VerdictRuleOptions &judging) {
  binder.beginGroup("Verdict by rule");
  binder.choice("--judge", kRuleVerdicts,
                "Give this verdict to all pairs that meet the conditions; it never counts as an "
                "audit",
                judging.verdict);
  bindSimilarity(binder, "--at-least", "Only pairs at or above this similarity", judging.atLeast);
  bindSimilarity(binder, "--at-most", "Only pairs at or below this similarity", judging.atMost);
  binder.texts("--agree", "COL", "Only pairs whose cells in this column are equal; repeatable",
               judging.agree);
  binder.texts("--differ", "COL", "Only pairs whose cells in this column differ; repeatable",
               judging.differ);
}

Result<void> applyVerdictRule(const ReviewOptions &options, ReviewProject &project,
                              ProgressPrinter &printer, const RunContext &context) {
  if (!options.judging.verdict) return {};
  const auto threshold = thresholdOf(project, options.threshold);
  if (!threshold) return threshold.error();
  const auto rule = ruleOf(options, *project.dataset);
  if (!rule) return rule.error();
  const auto queue = makeReviewQueue(project.result, context);
  if (!queue) return queue.error();
  const QueueRequest request{
      .dataset = project.dataset, .queue = *queue, .judgements = project.verdicts->items()};
  const auto plan = planVerdictRule(request, *rule, itemsAtLeast(**queue, *threshold), context);
  if (!plan) return plan.error();
  options.isDryRun ? printer.answer(planText(*plan)) : printer.note(planText(*plan));
  if (options.isDryRun) {
    for (const std::uint32_t item : ruleExamples(*plan))
      printer.answer(exampleText(project, **queue, item));
    return {};
  }
  const auto command = commandOf(*plan, **queue, request.judgements, options.reviewer);
  const auto step = project.verdicts->apply(command, context);
  return step ? Result<void>() : step.error();
}

}  // namespace shinglescope
