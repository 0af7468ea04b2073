// SPDX-License-Identifier: MIT
#include "app/cli/commands/review/merge_rule_run.h"

#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/review/merged/merge_plan.h"

namespace shinglescope {
namespace {

/// The beginnings of all merge rules, such as "newest:" and "longest".
std::vector<std::string> mergeRuleWords() {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < kMergeCriteria; ++i) {
    const auto criterion = static_cast<MergeCriterion>(i);
    words.push_back(mergeCriterionName(criterion) +
                    (criterion == MergeCriterion::Newest ? ":" : ""));
  }
  return words;
}

std::string standingText(const FoundMerge &merge) {
  switch (merge.standing) {
    case MergeStanding::GroupChanged: return "its group has other records now; it is in effect";
    case MergeStanding::NoKeeper: return "its group has no keeper with duplicates; it is not used";
    case MergeStanding::NoGroup: return "its record is in no group; it is not used";
    case MergeStanding::Unreadable: return "it cannot be read; it is not used";
    case MergeStanding::Replaced:
    case MergeStanding::InEffect: break;
  }
  return {};
}

/// Prints a plan.
class MergePlanPrinter {
 public:
  MergePlanPrinter(const ReviewOptions &options, const Dataset &dataset, ProgressPrinter &printer)
      : m_options(options), m_dataset(dataset), m_printer(printer) {}

  void print(const MergePlan &plan) const {
    line(countedText(plan.groups.size(), "group") + " merged, " +
         countedText(plan.cellsChanged, "cell") + " changed in their keepers, " +
         groupedNumber(plan.cellsByHand) + " manually");
    for (std::size_t i = 0; i < kMergeCriteria; ++i)
      if (plan.changedBy[i] > 0)
        line(countedText(plan.changedBy[i], "cell") + " changed by " +
             mergeCriterionName(static_cast<MergeCriterion>(i)));
    if (plan.withoutKeeper > 0)
      line(countedText(plan.withoutKeeper, "group") +
           " without a keeper stay as they are; choose keepers with --keep");
    if (plan.withoutOthers > 0)
      line(countedText(plan.withoutOthers, "group") +
           " stay as they are, because no other row is removed");
    printDoubts(plan);
    if (m_options.isDryRun) printExamples(plan);
  }

 private:
  void printDoubts(const MergePlan &plan) const {
    if (plan.unreadCount > 0)
      line(countedText(plan.unreadCount, "cell") + " could not be read as a date or number:");
    for (const UnreadCell &cell : plan.unread)
      line("  row " + std::to_string(cell.row.value) + ", " +
           singleLine(m_dataset.columnName(cell.column)) + ": " +
           singleLine(m_dataset.cell(cell.row, cell.column)));
    if (plan.choicesLost > 0)
      line(countedText(plan.choicesLost, "choice") + " for columns that the table does not have");
    for (const FoundMerge &merge : plan.toCheck)
      line("check the merged record " +
           (merge.row ? "of row " + std::to_string(merge.row->value)
                      : "of a row that is not in the table") +
           ": " + standingText(merge));
  }

  void printExamples(const MergePlan &plan) const {
    for (const PlannedMerge &example : mergeExamples(plan))
      line("example: " + countedText(example.rows, "row") + " become row " +
           std::to_string(example.keeper.value) + ", " + countedText(example.changed, "cell") +
           " changed");
  }

  void line(const std::string &text) const {
    m_options.isDryRun ? m_printer.answer(text) : m_printer.note(text);
  }

  const ReviewOptions &m_options;
  const Dataset &m_dataset;
  ProgressPrinter &m_printer;
};

}  // namespace

void bindMergeRules(OptionBinder &binder, MergeRuleOptions &merging) {
  binder.beginGroup("Merge rules");
  binder.path("--merge-rules", "FILE", "File of merge rules in JSON", merging.file);
  binder.offer(binder.text("--merge-rule", "RULE",
                           "How all columns are merged, such as longest or newest:COL (default "
                           "filled)",
                           merging.word),
               mergeRuleWords());
  binder.texts("--merge-column", "COL=RULE", "How this column is merged; repeatable",
               merging.columnWords);
}

Result<void> settleMergeRules(MergeRuleOptions &merging) {
  const bool hasWords = merging.word || !merging.columnWords.empty();
  if (!merging.file.empty() && hasWords)
    return badParameter(
        "--merge-rules excludes --merge-rule and --merge-column; give the file or the options.");
  if (!merging.file.empty()) {
    auto rules = loadMergeRules(merging.file);
    if (!rules) return badParameter(rules.error().message);  // a wrong argument
    merging.rules = *std::move(rules);
  }
  if (!hasWords) return {};
  MergeRules rules;
  if (merging.word) {
    auto rule = parseMergeRule(*merging.word);
    if (!rule) return rule.error();
    rules.byDefault = *std::move(rule);
  }
  for (const std::string &word : merging.columnWords) {
    auto column = parseMergeColumn(word);
    if (!column) return column.error();
    if (!rules.columns.insert(*std::move(column)).second)
      return badParameter({MessageId::MergeColumnTwice, {word.substr(0, word.find('='))}});
  }
  merging.rules = std::move(rules);
  return {};
}

Result<void> applyMergeRules(const ReviewOptions &options, ReviewProject &project,
                             const ReviewGroups &groups, const std::vector<std::uint32_t> &scope,
                             ProgressPrinter &printer, const RunContext &context) {
  if (!options.merging.rules) return {};
  auto rules = withColumnNames(*options.merging.rules, *project.dataset);
  if (!rules) return rules.error();
  const MergeInput input{.dataset = project.dataset.get(),
                         .digests = project.verdicts->source().digests.get(),
                         .groups = &groups,
                         .stored = project.verdicts->mergeTexts(),
                         .rules = *std::move(rules),
                         .mergesAll = true,
                         .dropsChoices = options.overrulesHand};
  const auto merged = MergedGroups::make(input, context);
  if (!merged) return merged.error();
  auto plan = planMerges(input, *merged, scope, context);
  if (!plan) return plan.error();
  MergePlanPrinter(options, *project.dataset, printer).print(*plan);
  if (options.isDryRun) return {};
  plan->command.reviewer = options.reviewer;
  const auto step = project.verdicts->apply(plan->command, context);
  return step ? Result<void>() : step.error();
}

Result<void> addMerges(const MergeRuleOptions &merging, const ReviewProject &project,
                       ExportRequest &request) {
  request.records = project.verdicts->source().digests;
  request.merges = project.verdicts->mergeTexts();
  if (!merging.file.empty())
    request.protectedFiles.push_back({MessageId::TheMergeRules, merging.file});
  if (!merging.rules) return {};
  auto rules = withColumnNames(*merging.rules, *project.dataset);
  if (!rules) return rules.error();
  request.mergeRules = *std::move(rules);
  return {};
}

}  // namespace shinglescope
