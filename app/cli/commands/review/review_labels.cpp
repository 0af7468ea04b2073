// SPDX-License-Identifier: MIT
#include "app/cli/commands/review/review_labels.h"

#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/unused_pairs.h"
#include "core/export/content/label_rows.h"
#include "core/review/labels/label_plan.h"
#include "core/review/labels/pair_file.h"

namespace shinglescope {
namespace {

std::string labelPlanText(const LabelPlan &plan) {
  std::string text = countedText(plan.added, "label") + " imported as verdicts";
  if (plan.same > 0) text += ", " + groupedNumber(plan.same) + " are verdicts already";
  if (plan.kept > 0)
    text += ", " + groupedNumber(plan.kept) +
            " contradict a verdict of a reviewer, which stays (--overrule changes it)";
  if (plan.overruled > 0)
    text += ", " + groupedNumber(plan.overruled) + " of these against a reviewer";
  return text;
}

std::string writtenText(const ReviewLabels &labels, const std::string &path) {
  std::string text = countedText(labels.labels.size(), "label") + " written to " + placeName(path);
  const char *separator = "; left out: ";
  const auto add = [&](std::uint64_t count, const char *what) {
    if (count == 0) return;
    text += separator + groupedNumber(count) + what;
    separator = ", ";
  };
  add(labels.unsure, " unsure or contested");
  add(labels.byRule, " by a rule, at which nobody looked");
  add(labels.withoutId, " of rows whose id is empty or that of several rows");
  return text;
}

}  // namespace

Result<NamedPairs> importLabels(const CliOptions &options, std::vector<std::string> tableNames,
                                Verdicts &verdicts, const ProgressPrinter &printer,
                                const RunContext &context) {
  if (!options.labels.importPath) return NamedPairs{};
  const std::string &path = *options.labels.importPath;
  const RecordSource &source = verdicts.source();
  auto list = readLabels(path, {*source.dataset, source.idColumn, std::move(tableNames)}, context);
  if (!list) return list;
  auto planned = planLabels(*list, verdicts, options.review.overrulesHand, context);
  if (!planned) return planned.error();
  LabelPlan plan = *std::move(planned);
  plan.step.reviewer = options.review.reviewer;
  for (const std::string &line : pairListText(*list, path)) printer.note(line);
  printer.note(labelPlanText(plan));
  if (auto done = applyLabels(std::move(plan), verdicts, context); !done) return done.error();
  return list;
}

Result<void> exportLabels(const CliOptions &options, const Verdicts &verdicts, CliOutput &output,
                          const ProgressPrinter &printer, const RunContext &context) {
  auto labels = labelsOf(verdicts, context);
  if (!labels) return labels.error();
  const std::string &path = *options.labels.exportPath;
  if (!isTrainingFile(path)) {
    auto dropped = dropLabelsWithoutId(*labels, verdicts.source(), context);
    if (!dropped) return dropped;
  }
  auto written = writeLabels(labels->labels, verdicts.source(), path, sinkInto(output), context);
  if (!written) return written;
  printer.note(writtenText(*labels, path));
  return {};
}

}  // namespace shinglescope
