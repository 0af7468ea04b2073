// SPDX-License-Identifier: MIT
#include "core/accuracy/accuracy.h"
#include "app/cli/commands/command.h"
#include "app/cli/commands/measuring.h"
#include "app/cli/commands/review/review_project.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/unused_pairs.h"
#include "core/accuracy/accuracy_examples.h"
#include "core/accuracy/accuracy_table.h"
#include "core/base/decimal_text.h"
#include "core/dataset/table/two_tables.h"
#include "core/export/content/pair_cells.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/row_writer.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/review/labels/pair_file.h"
#include "core/review/quality/quality_chart.h"
#include "core/review/queue/random_audit.h"

#include <algorithm>

namespace shinglescope {
namespace {

constexpr std::string_view kAccuracyProjectEnding = ".shinglescope";
constexpr Ratio kUsualAccuracyFloor{2, 10};

enum class SearchEngine { Exact, Find };
constexpr std::array kEngineNames = {NamedChoice{"exact", SearchEngine::Exact},
                                     NamedChoice{"find", SearchEngine::Find}};
enum class VerdictsCounted { Audit, Chosen };
constexpr std::array kVerdictsCountedNames = {NamedChoice{"audit", VerdictsCounted::Audit},
                                              NamedChoice{"all", VerdictsCounted::Chosen}};

/// What is known about a result, from a list or from verdicts.
struct KnownTruth {
  LabelledPairs known;
  NamedPairs list;  ///< empty if verdicts are the truth
};

/// The result that is measured, and the table that it is about.
struct Measurement {
  const Dataset &dataset;
  std::shared_ptr<const DuplicateResult> result;
  Ratio threshold;  ///< of the summary, unless the options give one
  std::optional<ColumnId> idColumn;
  const Verdicts *verdicts = nullptr;  ///< of a project
  std::vector<std::string> tableNames = {};
};

/// One `accuracy`, from the truth to its files.
class AccuracyRun {
 public:
  AccuracyRun(const CliOptions &options, const RunContext &context)
      : m_options(options), m_asked(options.accuracy), m_context(context) {}

  Result<void> openOutputs() {
    std::vector<NamedPath> used{{"the input", m_options.file}};
    if (m_asked.isProject) used = projectPaths("the project", m_options.file);
    if (m_options.against) used.push_back({"the reference", *m_options.against});
    if (m_options.truth.path) used.push_back({"the truth", *m_options.truth.path});
    std::vector<NamedPath> results{{"--out", m_options.outPath}};
    if (m_asked.examplesPath) results.push_back({"--examples", *m_asked.examplesPath});
    if (m_options.labels.unusedPath) results.push_back({"--unused", *m_options.labels.unusedPath});
    if (auto checked = checkResultPaths(std::move(used), results); !checked) return checked;
    auto opened = openInto(m_main, m_options.outPath, m_context.stop);
    if (opened) opened = openInto(m_examples, m_asked.examplesPath, m_context.stop);
    if (opened) opened = openInto(m_unused, m_options.labels.unusedPath, m_context.stop);
    return opened;
  }

  Result<void> measure(const Measurement &of) {
    m_threshold = m_asked.at.value_or(of.threshold);
    if (m_threshold < lowestKept(*of.result))
      return badParameter("--at is " + m_threshold.toString() + ", but scores are kept down to " +
                          lowestKept(*of.result).toString() +
                          "; search again with a lower --floor.");
    if (auto read = readTruth(of); !read) return read;
    auto accuracy = accuracyOf(of);
    if (!accuracy) return accuracy.error();
    m_accuracy = *std::move(accuracy);
    const bool isJson = m_options.outPath.ends_with(".json");
    auto written = m_main->write(isJson ? accuracyToJson(m_accuracy) : accuracyToCsv(m_accuracy));
    if (written && m_unused) written = writeUnusedPairs(m_truth.list, *m_unused, m_context);
    if (written && m_examples) written = writeExamples(of);
    return written;
  }

  Result<void> commit() { return commitTogether({&m_main, &m_examples, &m_unused}); }

  void saySummary(const Console &console) const {
    if (m_options.truth.path)
      for (const std::string &line : pairListText(m_truth.list, *m_options.truth.path))
        console.say(line);
    console.sayCount("truth", groupedNumber(m_accuracy.known),
                     "pairs known, " + groupedNumber(m_accuracy.knownMatches) + " of them matches");
    if (m_accuracy.notInResult > 0)
      console.sayCount("not found", groupedNumber(m_accuracy.notInResult),
                       "matches below the floor, or missed by the search");
    const auto at = std::ranges::find(m_accuracy.points, m_threshold, &AccuracyPoint::threshold);
    if (at != m_accuracy.points.end()) sayPoint(console, "", *at);
    if (const auto best = bestPoint(m_accuracy))
      sayPoint(console, "best F1: ", m_accuracy.points[*best]);
    sayKind(console);
  }

 private:
  Result<void> readTruth(const Measurement &of) {
    if (!m_options.truth.path) return {};
    // Pairs that the search does not form are not missed.
    const PairTarget target{of.dataset, of.idColumn, of.tableNames};
    auto read = readTruthList(*m_options.truth.path, target, m_options.truth.meaning, m_context,
                              of.result->firstReference.has_value());
    if (!read) return read.error();
    m_truth = {*read->known, std::move(read->list)};
    return {};
  }

  std::vector<Ratio> thresholdsOf(const DuplicateResult &result) const {
    std::vector<Ratio> thresholds = similaritySteps(lowestKept(result));
    const auto place = std::ranges::lower_bound(thresholds, m_threshold);
    if (place == thresholds.end() || *place != m_threshold) thresholds.insert(place, m_threshold);
    return thresholds;
  }

  Result<Accuracy> accuracyOf(const Measurement &of) {
    const std::vector<Ratio> thresholds = thresholdsOf(*of.result);
    if (m_options.truth.path)
      return accuracyOfPairs(*of.result, m_truth.known.pairs, m_truth.known.kind, thresholds,
                             m_context);
    const auto queue = makeReviewQueue(of.result, m_context);
    if (!queue) return queue.error();
    const ItemJudgements judged = of.verdicts->items();
    m_truth.known.pairs = knownPairsOf(**queue, judged);
    m_truth.known.kind = TruthKind::Chosen;  // the examples are the judged pairs
    if (m_truth.known.pairs.empty())
      return badParameter("The project has no verdict Duplicate or Not that a reviewer gave.");
    if (m_asked.usesChosen) {
      auto accuracy = accuracyOfPairs(*of.result, m_truth.known.pairs, m_truth.known.kind,
                                      thresholds, m_context);
      if (accuracy) accuracy->countsItems = true;
      return accuracy;
    }
    return auditedAccuracy(of, **queue, judged, thresholds);
  }

  Result<Accuracy> auditedAccuracy(const Measurement &of, const ReviewQueue &queue,
                                   const ItemJudgements &judged,
                                   const std::vector<Ratio> &thresholds) const {
    std::vector<ItemKey> keys(queue.items.size());
    for (std::uint32_t i = 0; i < keys.size(); ++i) keys[i] = queue.keyAt(i);
    const auto audit =
        randomAuditOrder(keys, *of.verdicts->source().digests, m_asked.auditSeed, m_context);
    if (!audit) return audit.error();
    auto accuracy = accuracyOfAudit(queue, judged, *audit, thresholds, m_context);
    if (accuracy && accuracy->known == 0)
      return badParameter("No verdict belongs to the random audit of seed " +
                          std::to_string(m_asked.auditSeed) +
                          "; continue the audit in Review, give its --audit-seed, or give "
                          "--verdicts all, whose figures are biased.");
    return accuracy;
  }

  Result<void> writeExamples(const Measurement &of) {
    const auto examples =
        accuracyExamples(*of.result, m_truth.known.pairs, m_truth.known.kind, m_threshold,
                         static_cast<std::size_t>(m_asked.mostExamples), m_context);
    if (!examples) return examples.error();
    const ByteSink sink = sinkInto(*m_examples);
    DelimitedRows rows(',', ExportProfile::Exact, sink, m_context);
    std::vector<ExportColumn> columns{
        {"error", ExportCellKind::Word},   {"row_a", ExportCellKind::Number},
        {"row_b", ExportCellKind::Number}, {"id_a", ExportCellKind::Text},
        {"id_b", ExportCellKind::Text},    {"similarity", ExportCellKind::Number}};
    if (hasTableColumns(*of.result, of.dataset))
      for (const char *name : {"table_a", "table_b"})
        columns.push_back({name, ExportCellKind::Number});
    auto begun = rows.begin(columns);
    if (!begun) return begun;
    for (const bool isFalse : {true, false})
      for (const AccuracyExample &example : isFalse ? examples->falsePairs : examples->missed)
        if (auto done = writeExample(of, example, isFalse, rows); !done) return done;
    return rows.end();
  }

  Result<void> writeExample(const Measurement &of, const AccuracyExample &example, bool isFalse,
                            DelimitedRows &rows) const {
    if (m_context.isCancelled()) return cancelledError();
    RowCells cells;
    cells.text(isFalse ? "false" : "missed");
    for (const RecordId row : {example.a, example.b}) cells.number(numberInTable(of.dataset, row));
    for (const RecordId row : {example.a, example.b}) cells.id(of.dataset, row, of.idColumn);
    const auto similarity = example.similarity(*of.result);
    cells.similarity(similarity);
    if (hasTableColumns(*of.result, of.dataset))
      for (const RecordId row : {example.a, example.b}) cells.text(tableCell(of.dataset, row));
    return rows.row(cells.cells());
  }

  static void sayPoint(const Console &console, const std::string &name,
                       const AccuracyPoint &point) {
    const auto share = [](const char *what, const std::optional<ShareEstimate> &of) {
      if (!of) return std::string(what) + " unknown";
      return std::string(what) + ' ' + decimalText(of->value, 4) +
             " (95 %: " + decimalText(of->interval.low, 4) + " to " +
             decimalText(of->interval.high, 4) + ")";
    };
    console.say(name + "at " + point.threshold.toString() + ": " +
                share("precision", point.precision) + ", " + share("recall", point.recall));
  }

  void sayKind(const Console &console) const {
    switch (m_accuracy.kind) {
      case TruthKind::Complete:
        console.say("The list is taken to be complete: any other pair is false.");
        break;
      case TruthKind::Audit:
        console.say("Estimated from a random audit; recall refers to the matches at or above " +
                    m_accuracy.points.front().threshold.toString() + ".");
        break;
      case TruthKind::Chosen:
        console.say(
            "note: the known pairs were chosen, not drawn at random, so these figures are "
            "biased.");
        break;
    }
  }

  const CliOptions &m_options;
  const AccuracyOptions &m_asked;
  const RunContext &m_context;
  std::optional<CliOutput> m_main;
  std::optional<CliOutput> m_examples;
  std::optional<CliOutput> m_unused;
  Ratio m_threshold;
  KnownTruth m_truth;
  Accuracy m_accuracy;
};

void bindAccuracy(OptionBinder &binder, CliOptions &options) {
  AccuracyOptions &asked = options.accuracy;
  binder.beginGroup("Truth");
  bindTruth(binder, "Table of pairs of ids or rows: all matches, or labels", options.truth);
  binder.offer(
      binder.add("--verdicts", choiceWords(kVerdictsCountedNames),
                 "Verdicts of a project that count: of the random audit, or all (default audit)",
                 [&asked](const std::string &word) {
                   asked.usesChosen = choiceOf("--verdicts", word, kVerdictsCountedNames) ==
                                      VerdictsCounted::Chosen;
                 }),
      wordsOf(kVerdictsCountedNames));
  binder.number("--audit-seed", "N", "Seed of the random audit (default 1)", 0, UINT64_MAX,
                asked.auditSeed);
  bindSource(binder, options.review);
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearch(binder, options.recipe);
  binder.offer(binder.ratio("--floor", "T", "Lowest threshold (default 0.2)", options.recipe.floor),
               usualThresholds());
  binder.offer(
      binder.add("--engine", choiceWords(kEngineNames), "Search that is measured (default exact)",
                 [&asked](const std::string &word) {
                   asked.usesBands = choiceOf("--engine", word, kEngineNames) == SearchEngine::Find;
                 }),
      wordsOf(kEngineNames));
  bindThreads(binder, options);
  binder.beginGroup("Results");
  binder.offer(
      binder.ratio("--at", "T", "Threshold of the summary and the examples (default --threshold)",
                   asked.at),
      usualThresholds());
  binder.path("--examples", "FILE", "Write pairs that are false or missed at this threshold",
              asked.examplesPath);
  binder.number("--max-examples", "N", "Most examples of each kind (default 1000)", 0, UINT32_MAX,
                asked.mostExamples);
  binder.path("--unused", "FILE", "Write the lines of PAIRS that are not used, and why",
              options.labels.unusedPath);
  bindOutput(binder, "accuracy.csv",
             "Write a line for each threshold, or JSON if the name ends in .json", options);
}

/// Errors: BadParameter for an option that a stored search or its verdicts do not have.
Result<void> settleProjectAccuracy(const OptionBinder &binder, const TruthOptions &truth) {
  constexpr std::array kOfProjects = {
      "--truth",   "--truth-is", "--verdicts",    "--audit-seed",    "--source",
      "--threads", "--at",       "--examples",    "--unused",        "--max-examples",
      "--out",     "--quiet",    "--no-progress", "--against-source"};
  for (const CLI::Option *option : binder.app().get_options()) {
    const std::string name = "--" + option->get_single_name();
    if (option->count() == 0 || option->get_positional()) continue;
    if (std::ranges::find(kOfProjects, name) == kOfProjects.end())
      return badParameter(name + " does not apply to a project, which contains its search.");
  }
  if (truth.path && (binder.isGiven("--verdicts") || binder.isGiven("--audit-seed")))
    return badParameter("Give either --truth or a choice of verdicts.");
  return {};
}

Result<void> settleAccuracy(const OptionBinder &binder, CliOptions &options) {
  AccuracyOptions &asked = options.accuracy;
  asked.isProject = options.file.ends_with(kAccuracyProjectEnding);
  if (!options.truth.path) {
    if (options.labels.unusedPath || binder.isGiven("--truth-is"))
      return badParameter("Give --truth the table of pairs to which this refers.");
    if (!asked.isProject)
      return badParameter("Give --truth the table of all matches, or a project with verdicts.");
  }
  if (asked.isProject) return settleProjectAccuracy(binder, options.truth);
  for (const char *name : {"--verdicts", "--audit-seed", "--source", "--against-source"})
    if (binder.isGiven(name))
      return badParameter(std::string(name) + " is about a project; give one instead of a table.");
  if (!options.recipe.floor)
    options.recipe.floor = std::min(kUsualAccuracyFloor, options.recipe.threshold);
  return settleTable(binder, options);
}

Result<void> measureProject(const CliOptions &options, const std::stop_token &stop) {
  return withReviewProject(
      options, stop,
      [&](ReviewProject &project, ProgressPrinter &printer, const RunContext &context) {
        AccuracyRun run(options, context);
        auto done = run.openOutputs();
        if (done)
          done = run.measure({*project.dataset, project.result, project.result->recipe().threshold,
                              project.verdicts->source().idColumn, project.verdicts.get(),
                              tableNames(project)});
        if (done) done = run.commit();
        printer.stop();
        if (done) run.saySummary(Console(options.verbosity));
        return done;
      });
}

/// Searches down to the floor. An exact search keeps nothing below its threshold.
Result<DuplicateResult> searchDownToFloor(const TableCommand &command, const CliOptions &options) {
  const Dataset &dataset = *command.tables().dataset;
  const auto reference = command.tables().firstReference;
  const RunContext &context = command.context();
  if (options.accuracy.usesBands)
    return reference ? findAgainst(dataset, *reference, options.recipe, context)
                     : findDuplicates(dataset, options.recipe, context);
  Recipe recipe = options.recipe;
  recipe.threshold = *recipe.floor;
  return reference ? findExactAgainst(dataset, *reference, recipe, context)
                   : findExactDuplicates(dataset, recipe, context);
}

Result<void> measureTable(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  AccuracyRun run(options, command.context());
  if (auto opened = run.openOutputs(); !opened) return opened;
  const auto dataset = command.read();
  if (!dataset) return dataset.error();
  const auto id = idColumn(**dataset, options.recipe);
  if (!id) return id.error();
  auto found = searchDownToFloor(command, options);
  if (!found) return found.error();
  const auto result = std::make_shared<const DuplicateResult>(*std::move(found));
  if (auto done = run.measure(
          {**dataset, result, options.recipe.threshold, *id, nullptr, tableNames(options)});
      !done)
    return done;
  if (auto done = run.commit(); !done) return done;
  command.stopProgress();
  const Console console = command.console();
  run.saySummary(console);
  console.sayCount("time", decimalText(command.seconds(), 2) + " s",
                   "to " + placeName(options.outPath));
  return {};
}

Result<void> runAccuracy(const CliOptions &options, const std::stop_token &stop) {
  return options.accuracy.isProject ? measureProject(options, stop) : measureTable(options, stop);
}

}  // namespace

const CliCommand &accuracyCommand() {
  static constexpr CliCommand kCommand{
      "accuracy", "Measure precision and recall by threshold against known matches or verdicts",
      bindAccuracy, settleAccuracy, runAccuracy};
  return kCommand;
}

}  // namespace shinglescope
