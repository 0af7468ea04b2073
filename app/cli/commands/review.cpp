// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include "app/cli/commands/review/merge_rule_run.h"
#include "app/cli/commands/review/review_labels.h"
#include "app/cli/commands/review/review_project.h"
#include "app/cli/commands/review/verdict_rule_run.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/unused_pairs.h"
#include "core/base/decimal_text.h"
#include "core/dataset/table/two_tables.h"
#include "core/export/content/exact_copy.h"
#include "core/export/content/pair_cells.h"
#include "core/export/content/review_reader.h"
#include "core/export/content/verdict_table.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/row_format.h"
#include "core/review/groups/removal.h"
#include "core/review/groups/review_marks.h"
#include "core/review/verdicts/pending_steps.h"
#include "core/review/verdicts/verdict_merge.h"

namespace shinglescope {
namespace {

/// One `review`, from the open project to its results.
class ReviewRun {
 public:
  ReviewRun(const CliOptions &options, ReviewProject &project, ProgressPrinter &printer,
            const RunContext &context)
      : m_options(options),
        m_review(options.review),
        m_labels(options.labels),
        m_project(project),
        m_printer(printer),
        m_context(context) {}

  Result<void> run() {
    if (auto possible = checkTables(); !possible) return possible;
    if (auto done = openResults(); !done) return done;
    if (auto done = takeOver(); !done) return done;
    if (auto done = applyVerdictRule(m_review, m_project, m_printer, m_context); !done) return done;
    if (m_project.result) {
      if (auto done = group(); !done) return done;
    }
    if (auto done = applyRules(); !done) return done;
    if (m_groups) {
      auto done = applyMergeRules(m_review, m_project, *m_groups, m_scope, m_printer, m_context);
      if (!done) return done;
    }
    if (auto done = m_project.store->flush(); !done) return done;
    if (auto done = writeResults(); !done) return done;
    m_printer.stop();
    saySummary();
    return {};
  }

 private:
  /// Says what two tables do not have.
  Result<void> checkTables() const {
    if (!m_project.second) return {};
    if (m_review.merging.rules)
      return badParameter(
          "Records are merged within one table, but the project is about two; leave out "
          "the merge rules.");
    const bool needsGroups = m_review.appliesRules || m_review.cleanedPath || m_review.fatesPath ||
                             m_review.isReviewedOnly;
    if (!needsGroups || !m_project.isAcrossOnly()) return {};
    return badParameter(
        "Pairs only across two tables form no groups to keep a row of, or to clean; write the "
        "best matches with export --content matches, or search with pairs within the tables too.");
  }

  Result<void> openResults() {
    std::vector<NamedPath> used = projectPaths("the project", m_options.file);
    used.push_back({"the table", m_project.sourcePath});
    if (m_project.second) used.push_back({"the second table", m_project.second->path});
    if (m_review.importPath) used.push_back({"the verdicts", *m_review.importPath});
    if (m_labels.importPath) used.push_back({"the labels", *m_labels.importPath});
    for (const auto &path : {m_review.mergePath, m_review.agreementPath}) {
      if (!path) continue;
      const auto files = projectPaths("the other review", *path);
      used.insert(used.end(), files.begin(), files.end());
    }
    for (const std::string &rules : {m_review.rulesFile, m_review.merging.file})
      if (!rules.empty()) used.push_back({"the rules", rules});
    std::vector<NamedPath> results;
    for (const auto &[name, path] : {std::pair{"--export", m_review.exportPath},
                                     {"--export-labels", m_labels.exportPath},
                                     {"--unused", m_labels.unusedPath},
                                     {"--cleaned", m_review.cleanedPath},
                                     {"--fates", m_review.fatesPath}})
      if (path) results.push_back({name, *path});
    if (auto checked = checkResultPaths(std::move(used), results); !checked) return checked;
    Result<void> opened;
    for (const auto &[output, path] : {std::pair{&m_export, &m_review.exportPath},
                                       {&m_labelled, &m_labels.exportPath},
                                       {&m_unused, &m_labels.unusedPath},
                                       {&m_cleaned, &m_review.cleanedPath},
                                       {&m_fates, &m_review.fatesPath}})
      if (opened) opened = openInto(*output, *path, m_context.stop);
    return opened;
  }

  Result<void> takeOver() {
    const bool hasSeveralSteps = m_review.mergePath || m_review.importPath || m_labels.importPath;
    return hasSeveralSteps ? takeOverAhead() : takeOverInto(*m_project.verdicts);
  }

  /// A merge has a step for each reviewer, and an import one for the verdicts of rules. An
  /// interrupt may come between two, so all steps are staged on a copy first.
  Result<void> takeOverAhead() {
    PendingSteps ahead(*m_project.verdicts);
    if (auto copied = ahead.copy(m_context); !copied) return copied;
    if (auto done = takeOverInto(ahead.verdicts()); !done) return done;
    if (auto finished = ahead.finish(m_context); !finished) return finished;
    return ahead.commitTo(*m_project.verdicts);
  }

  Result<void> takeOverInto(Verdicts &own) {
    if (auto done = importInto(own); !done) return done;
    auto labels = importLabels(m_options, tableNames(m_project), own, m_printer, m_context);
    if (auto read = assignTo(m_labelList, std::move(labels)); !read) return read;
    if (auto done = sayAgreementAsked(own); !done) return done;
    return mergeInto(own);
  }

  Result<void> importInto(Verdicts &own) {
    if (!m_review.importPath) return {};
    const auto lines = readVerdicts(*m_review.importPath, m_context);
    if (!lines) return lines.error();
    auto commands = commandsOf(*lines, own);
    if (!commands) return commands.error();
    bool isNew = false;
    for (ReviewCommand &command : *commands) {
      command.reviewer = m_review.reviewer;
      const auto step = own.apply(command, m_context);
      if (!step) return step.error();
      isNew = isNew || *step > 0;
    }
    m_printer.note(countedText(lines->size(), "verdict") + " read from " +
                   placeName(*m_review.importPath) +
                   (isNew ? "" : "; the project already has them"));
    return {};
  }

  Result<void> sayAgreementAsked(const Verdicts &own) {
    if (!m_review.agreementPath) return {};
    const auto other = otherReview(*m_review.agreementPath, own);
    if (!other) return other.error();
    m_printer.answer(agreementText(other->report.agreement));
    return {};
  }

  Result<OtherReview> otherReview(const std::string &path, const Verdicts &own) {
    auto steps = readReview(path, own.source(), m_context);
    if (!steps) return steps.error();
    return foldOtherReview(*std::move(steps), reviewName(path), own.items(), own.source(),
                           own.classes(), m_context);
  }

  Result<void> mergeInto(Verdicts &own) {
    if (!m_review.mergePath) return {};
    const auto other = otherReview(*m_review.mergePath, own);
    if (!other) return other.error();
    const auto merged = mergeReview(own, *other, m_context);
    if (!merged) return merged.error();
    m_printer.note(agreementText(merged->agreement));
    m_printer.note("merged: " + countedText(merged->added, "verdict") + " added, " +
                   groupedNumber(merged->disagreements.size()) + " contested, " +
                   groupedNumber(merged->orphaned) + " on records that are not in the table");
    if (merged->changed > 0)
      m_printer.note("merged: " + countedText(merged->changed, "verdict") +
                     " on records that have the same id but different content now; check them");
    return {};
  }

  static std::string agreementText(const Agreement &agreement) {
    const auto kappa = agreement.kappa();
    return "agreement: " + groupedNumber(agreement.agreed()) + " of " +
           groupedNumber(agreement.both()) + " that both decided, kappa " +
           (kappa ? decimalText(*kappa, 4) : std::string("undefined"));
  }

  Result<void> group() {
    const auto threshold = thresholdOf(m_project, m_review.threshold);
    if (!threshold) return threshold.error();
    auto groups = ReviewGroups::make(m_project.result, *threshold, reviewMarks(*m_project.verdicts),
                                     m_context);
    if (!groups) return groups.error();
    m_groups.emplace(*std::move(groups));
    m_scope = m_review.isReviewedOnly ? reviewedGroups(*m_groups) : m_groups->inOrder();
    return {};
  }

  Result<void> applyRules() {
    if (!m_review.appliesRules) return {};
    const KeepRequest request{m_project.dataset.get(), &*m_groups, {}, m_scope, m_review.rules,
                              m_review.overrulesHand};
    auto plan = planKeepers(request, m_context);
    if (!plan) return plan.error();
    sayPlan(*plan);
    for (const GroupMark &mark : plan->marks) m_groups->mark(mark);
    if (m_review.isDryRun) return {};
    const auto step = m_project.verdicts->apply(commandOf(*plan, m_review.reviewer), m_context);
    if (!step) return step.error();
    m_project.store->saveSetting(project_setting::kKeepRules, keepRulesToJson(m_review.rules));
    return {};
  }

  void sayPlan(const KeepPlan &plan) const {
    for (std::size_t rule = 0; rule < plan.byRule.size(); ++rule)
      sayOfPlan(countedText(plan.byRule[rule], "group") + " by " +
                singleLine(keepRuleText(m_review.rules[rule])));
    sayOfPlan(countedText(plan.byLastResort, "group") + " by the first row, " +
              groupedNumber(plan.byHand) + " as chosen by a reviewer");
    if (!plan.slowRows.empty())
      sayOfPlan("a regular expression took too long on " +
                countedText(plan.slowRows.size(), "cell") + ", the first in " +
                rowName(m_project, plan.slowRows.front()));
    if (!m_review.isDryRun) return;
    for (const KeptGroup &example : keepExamples(plan)) {
      const auto &rows = m_groups->bySlot()[example.slot].rows;
      sayOfPlan("example: of the " + std::to_string(rows.size()) + " rows from " +
                rowName(m_project, {rows.front()}) + " on, " + rowName(m_project, example.keeper) +
                " stays");
    }
  }

  /// Prints a line of the plan, which is the result of --dry-run.
  void sayOfPlan(const std::string &line) const {
    m_review.isDryRun ? m_printer.answer(line) : m_printer.note(line);
  }

  Result<void> writeResults() {
    if (m_groups) m_removal = planRemoval(*m_groups, m_scope);
    if (m_export) {
      const ByteSink sink = sinkInto(*m_export);
      const auto rows =
          makeRowWriter({.format = verdictFormatOf(*m_review.exportPath)}, sink, m_context);
      auto written = writeVerdicts(verdictLines(*m_project.verdicts), *rows, m_context);
      if (!written) return written;
    }
    if (m_labelled) {
      auto written =
          exportLabels(m_options, *m_project.verdicts, *m_labelled, m_printer, m_context);
      if (!written) return written;
    }
    if (m_unused) {
      if (auto written = writeUnusedPairs(m_labelList, *m_unused, m_context); !written)
        return written;
    }
    if (m_cleaned) {
      std::vector<std::uint32_t> removed = m_removal.rows;
      // Of two tables, the first is cleaned.
      std::erase_if(removed, [rows = m_project.loaded.dataset->rowCount()](std::uint32_t row) {
        return row >= rows;
      });
      const auto copied = copyExactly(m_project.loaded.report, m_project.maxRowBytes,
                                      {removed, false}, sinkInto(*m_cleaned), m_context);
      if (!copied) return copied.error();
    }
    if (m_fates) {
      if (auto written = writeFates(); !written) return written;
    }
    return commitTogether({&m_export, &m_labelled, &m_unused, &m_cleaned, &m_fates});
  }

  Result<void> writeFates() {
    const ByteSink sink = sinkInto(*m_fates);
    DelimitedRows rows(',', ExportProfile::Exact, sink, m_context);
    const Dataset &dataset = *m_project.dataset;
    const bool hasTables = m_project.second.has_value();
    std::vector<ExportColumn> columns{{"row", ExportCellKind::Number},
                                      {"fate", ExportCellKind::Word},
                                      {"keeper", ExportCellKind::Number}};
    if (hasTables)
      for (const char *name : {"table", "keeper_table"})
        columns.push_back({name, ExportCellKind::Number});
    if (auto begun = rows.begin(columns); !begun) return begun;
    RowCells cells;
    for (std::uint32_t row = 0; row < m_removal.fates.size(); ++row) {
      const std::uint32_t slot = m_groups->slotOf({row});
      const auto keeper =
          slot == ReviewGroups::kNoGroup ? std::nullopt : m_groups->bySlot()[slot].keeper();
      cells.clear();
      cells.number(numberInTable(dataset, {row}));
      cells.text(rowFateName(m_removal.fates[row]));
      cells.number(keeper ? std::optional<std::uint64_t>(numberInTable(dataset, *keeper))
                          : std::nullopt);
      if (hasTables) {
        cells.text(tableCell(dataset, {row}));
        cells.text(keeper ? tableCell(dataset, *keeper) : std::string_view());
      }
      if (auto written = rows.row(cells.cells()); !written) return written;
    }
    return rows.end();
  }

  void saySummary() const {
    const VerdictCounts &counts = m_project.verdicts->counts();
    const Console console(m_options.verbosity);
    console.sayCount("duplicate", groupedNumber(counts.duplicate));
    console.sayCount("not duplicate", groupedNumber(counts.notDuplicate));
    console.sayCount("unsure", groupedNumber(counts.unsure));
    if (m_cleaned) sayNewCsv(console, m_project.loaded.report);
    sayOrphans(console, m_project);
    if (!m_groups) return;
    console.sayCount("groups", groupedNumber(m_scope.size()),
                     m_review.isReviewedOnly ? "reviewed" : "");
    for (std::size_t i = 1; i < m_removal.counts.size(); ++i) {
      const auto fate = static_cast<RowFate>(i);
      if (m_removal.count(fate) > 0)
        console.sayCount(std::string(rowFateName(fate)).c_str(),
                         groupedNumber(m_removal.count(fate)), "rows");
    }
  }

  const CliOptions &m_options;
  const ReviewOptions &m_review;
  const LabelOptions &m_labels;
  ReviewProject &m_project;
  ProgressPrinter &m_printer;
  const RunContext &m_context;
  std::optional<CliOutput> m_export;
  std::optional<CliOutput> m_labelled;
  std::optional<CliOutput> m_unused;
  std::optional<CliOutput> m_cleaned;
  std::optional<CliOutput> m_fates;
  std::optional<ReviewGroups> m_groups;
  std::vector<std::uint32_t> m_scope;
  Removal m_removal;
  NamedPairs m_labelList;
};

Result<void> runReview(const CliOptions &options, const std::stop_token &stop) {
  return withReviewProject(
      options, stop,
      [&](ReviewProject &project, ProgressPrinter &printer, const RunContext &context) {
        return ReviewRun(options, project, printer, context).run();
      });
}

constexpr std::array kGroupScopeNames = {NamedChoice{"all", false}, NamedChoice{"reviewed", true}};

/// The beginnings of all keep rules, such as "longest:" and "first".
std::vector<std::string> ruleWords() {
  std::vector<std::string> words;
  for (int i = 0; i <= static_cast<int>(KeepCriterion::Last); ++i) {
    const auto criterion = static_cast<KeepCriterion>(i);
    words.push_back(keepCriterionName(criterion) + (needsColumn(criterion) ? ":" : ""));
  }
  return words;
}

void bindReview(OptionBinder &binder, CliOptions &options) {
  ReviewOptions &review = options.review;
  binder.beginGroup("Verdicts");
  binder.path("--import", "FILE", "Import verdicts from CSV, TSV or JSON", review.importPath);
  binder.path("--merge", "REVIEW", "Merge another reviewer's verdicts", review.mergePath);
  binder.path("--agreement", "REVIEW", "Report the agreement with another reviewer (Cohen's kappa)",
              review.agreementPath);
  binder.path("--export", "FILE", "Write verdicts as CSV, TSV or JSON", review.exportPath);
  binder.path("--import-labels", "FILE",
              "Import labels of Splink (CSV) or of dedupe (training.json) as verdicts",
              options.labels.importPath);
  binder.path("--export-labels", "FILE",
              "Write verdicts as labels for Splink (CSV) or dedupe (training.json)",
              options.labels.exportPath);
  binder.path("--unused", "FILE", "Write the lines of the labels that are not used, and why",
              options.labels.unusedPath);
  binder.text("--reviewer", "NAME", "Name of the reviewer (default the project's)",
              review.reviewer);
  bindVerdictRule(binder, review.judging);
  binder.beginGroup("Keep rules");
  binder.path("--rules", "FILE", "File of keep rules in JSON", review.rulesFile);
  binder.offer(binder.texts("--keep", "RULE",
                            "Keep rule, such as longest:COL or newest:COL; repeatable, in order",
                            review.keepWords),
               ruleWords());
  binder.choice("--scope", kGroupScopeNames, "Groups to apply rules to and to clean (default all)",
                review.isReviewedOnly);
  binder.toggle("--overrule", "Rules and labels also change what a reviewer chose",
                review.overrulesHand);
  binder.toggle("--dry-run", "Show what the rules would do, with examples; change nothing",
                review.isDryRun);
  bindProjectThreshold(binder, "Threshold of the groups (default the run's)", review.threshold);
  bindMergeRules(binder, review.merging);
  binder.beginGroup("Results");
  binder.path("--cleaned", "FILE", "Write the source's bytes without the removed rows",
              review.cleanedPath);
  binder.path("--fates", "FILE", "Write what becomes of each row, and why", review.fatesPath);
  bindSource(binder, review);
  bindThreads(binder, options);
}

Result<void> settleRules(ReviewOptions &review, bool hasLabels) {
  if (!review.rulesFile.empty() && !review.keepWords.empty())
    return badParameter("--rules and --keep exclude each other; give one of them.");
  review.appliesRules = !review.rulesFile.empty() || !review.keepWords.empty();
  if (!review.rulesFile.empty()) {
    auto rules = loadKeepRules(review.rulesFile);
    if (!rules) return badParameter(rules.error().message);  // a wrong argument
    review.rules = *std::move(rules);
  }
  for (const std::string &word : review.keepWords) {
    const auto rule = parseKeepRule(word);
    if (!rule) return rule.error();
    review.rules.push_back(*rule);
  }
  if (review.judging.hasConditions() && !review.judging.verdict)
    return badParameter(
        "--at-least, --at-most, --agree and --differ are conditions of a verdict; give --judge.");
  if (auto settled = settleMergeRules(review.merging); !settled) return settled;
  const bool hasRule = review.appliesRules || review.judging.verdict || review.merging.rules;
  if (!hasRule && ((review.overrulesHand && !hasLabels) || review.isDryRun))
    return badParameter(
        "--overrule and --dry-run require rules; give --judge, --rules, --keep or --merge-rule.");
  return {};
}

Result<void> settleReview(const OptionBinder &, CliOptions &options) {
  ReviewOptions &review = options.review;
  const LabelOptions &labels = options.labels;
  if (auto settled = settleRules(review, labels.importPath.has_value()); !settled) return settled;
  if (labels.unusedPath && !labels.importPath)
    return badParameter("--unused is about the lines of labels; give --import-labels.");
  const bool hasWork = options.changesProject() || review.isDryRun || review.exportPath ||
                       review.cleanedPath || review.fatesPath || review.agreementPath ||
                       labels.exportPath;
  if (!hasWork)
    return badParameter(
        "Choose what to do with the project: --import, --import-labels, --merge, --agreement, "
        "--judge, --keep, --rules, --merge-rule, --export, --export-labels, --cleaned or --fates.");
  return {};
}

}  // namespace

bool CliOptions::onlyExportsVerdicts() const {
  return (review.exportPath || labels.exportPath) && !changesProject() && !review.appliesRules &&
         !review.judging.verdict && !review.merging.rules && !review.cleanedPath &&
         !review.fatesPath && !review.agreementPath;
}

const CliCommand &reviewCommand() {
  static constexpr CliCommand kCommand{
      "review",   "Import verdicts, apply rules and write the cleaned table of a project",
      bindReview, settleReview,
      runReview,  FirstArgument::Project};
  return kCommand;
}

}  // namespace shinglescope
