// SPDX-License-Identifier: MIT
/// Does the advisor keep its promises, and how much more than the best plan does its proposal cost?
/// Advises for nine tables, four thresholds and three promises. Measures each proposal with 20
/// seeds against the exact join, and compares its cost with the cheapest plan of a dense grid that
/// keeps the promise: docs/tuning.md.
#include <time.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include "bench/advisor/advised_tables.h"
#include "bench/advisor/measured_grid.h"
#include "bench/machine.h"
#include "core/base/cpu_target.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/advice/advisor.h"
#include "core/tune/advice/recall_curve.h"
#include "core/tune/recall/measured_recall.h"
#include "core/verify/exact_join.h"

namespace shinglescope::bench {
namespace {

constexpr std::array kThresholds = {Ratio{5, 10}, Ratio{7, 10}, Ratio{8, 10}, Ratio{9, 10}};
constexpr std::array kPromises = {Ratio{90, 100}, Ratio{95, 100}, Ratio{99, 100}};
constexpr double kMostCost = 1.5;
constexpr std::string_view kUsage =
    "Usage: advisor FOLDER [TABLE] [--weaken]\n"
    "Advises for the tables of ../shared/data in FOLDER, or for the one whose name begins with "
    "TABLE.\nFails if a proposal misses its promise or costs over 1.5 times the best plan. With "
    "--weaken,\nthe proposals have a third of their bands, so it must fail.\n";

struct Task {
  std::string folder;
  std::string only;
  bool isWeakened = false;
};

struct Totals {
  int cells = 0;
  int judged = 0;
  int broken = 0;
  int expensive = 0;
  int byChance = 0;
  double worst = 0;
};

/// The CPU seconds of all threads of this program.
double processSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

RunContext allThreads() {
  RunContext context;
  context.threads = hardwareThreads();
  return context;
}

/// The tables and everything that its cells share.
struct Laid {
  const AdvisedTable &table;
  const Dataset &dataset;
  const ExactSets &texts;
  const AdviceEvidence &evidence;
  MeasuredGrid &grid;
};

/// The CPU seconds of a run with a plan.
Result<double> runSeconds(const Laid &laid, const BandPlan &plan, const Ratio &threshold) {
  Recipe recipe = laid.table.recipe;
  recipe.threshold = threshold;
  recipe.signature.numHashes = plan.numHashes();
  recipe.bands = plan.bands;
  const double started = processSeconds();
  const auto found = findMatches(laid.dataset, {}, recipe, allThreads());
  if (!found) return found.error();
  return processSeconds() - started;
}

std::uint64_t rowPairsAt(const Laid &laid, const Ratio &threshold) {
  std::uint64_t rows = 0;
  for (const ScoredPair &pair : laid.evidence.pairs.pairs)
    if (isAtLeast(pair.intersection, pair.whole, threshold))
      rows += laid.texts.rowPairsOf(pair.textA, pair.textB);
  return rows;
}

std::string planText(const BandPlan &plan) {
  return std::to_string(plan.bands) + " x " + std::to_string(plan.rows);
}

/// True if a plan keeps a promise with these seeds only by chance: its expected recall is less than
/// a standard error above the promise, or below it. No advisor can know such seeds.
bool keepsByChance(const Laid &laid, const MeasuredPlan &plan, const Ratio &threshold,
                   double promise) {
  const RecallCurve curve(laid.texts, laid.evidence.pairs.atLeast(threshold));
  return laid.evidence.pairs.isExact && curve.recall(plan.plan) - plan.error < promise;
}

/// A cell of the table: what was asked, proposed, measured and found best.
struct Cell {
  Ratio threshold;
  Ratio promise;
  std::uint64_t pairs = 0;
  MeasuredPlan proposal;
  std::optional<MeasuredPlan> best;

  bool isJudged() const { return pairs >= kFewTruePairs; }
  bool keeps() const { return proposal.recall >= promise.toDouble(); }
  double ratio() const { return best ? proposal.cost / best->cost : 0; }
};

const char *verdictOf(const Laid &laid, const Cell &cell, Totals &totals) {
  if (!cell.isJudged()) return "few pairs";
  ++totals.judged;
  if (!cell.keeps()) {
    ++totals.broken;
    return "BROKEN";
  }
  if (cell.ratio() > kMostCost &&
      keepsByChance(laid, *cell.best, cell.threshold, cell.promise.toDouble())) {
    ++totals.byChance;
    return "best by chance";
  }
  totals.worst = std::max(totals.worst, cell.ratio());
  if (cell.ratio() <= kMostCost) return "ok";
  ++totals.expensive;
  return "DEAR";
}

Result<void> print(const Laid &laid, const Cell &cell, const Advice &advice, double adviceSeconds,
                   Totals &totals) {
  const auto own = runSeconds(laid, cell.proposal.plan, cell.threshold);
  if (!own) return own.error();
  const auto other =
      cell.best ? runSeconds(laid, cell.best->plan, cell.threshold) : Result<double>(0);
  if (!other) return other.error();
  std::printf(
      "| %s | %s | %s | %llu | %s | %.4f | %.4f | %.4f | %.0f | %s | %.2f | %.2f / %.2f | "
      "%.2f | %s |\n",
      laid.table.name.c_str(), cell.threshold.toString().c_str(), cell.promise.toString().c_str(),
      static_cast<unsigned long long>(cell.pairs), planText(cell.proposal.plan).c_str(),
      advice.plan->recall, cell.proposal.recall, cell.proposal.leastRecall, cell.proposal.compared,
      cell.best ? planText(cell.best->plan).c_str() : "none", cell.ratio(), *own, *other,
      adviceSeconds, verdictOf(laid, cell, totals));
  std::fflush(stdout);
  return {};
}

Result<void> judge(const Laid &laid, const Ratio &threshold, const Ratio &promise, bool isWeakened,
                   Totals &totals) {
  const double started = processSeconds();
  AdviceQuestion question;
  question.leastRecall = promise;
  question.tellsTime = false;
  const auto advice = advise(laid.evidence, threshold, question, allThreads());
  if (!advice) return advice.error();
  const double adviceSeconds = processSeconds() - started;
  ++totals.cells;
  if (!advice->plan) {
    std::printf("| %s | %s | %s | no plan | BROKEN |\n", laid.table.name.c_str(),
                threshold.toString().c_str(), promise.toString().c_str());
    ++totals.broken;
    return {};
  }
  BandPlan plan = advice->plan->plan;
  if (isWeakened) plan.bands = std::max(1U, plan.bands / 3);
  const auto measured = laid.grid.measure(plan, threshold);
  if (!measured) return measured.error();
  const auto best = laid.grid.cheapest(threshold, promise.toDouble(), *measured);
  if (!best) return best.error();
  const Cell cell{threshold, promise, rowPairsAt(laid, threshold), *measured, *best};
  return print(laid, cell, *advice, adviceSeconds, totals);
}

Result<void> judgeTable(const AdvisedTable &table, const Task &task, Totals &totals) {
  const auto dataset = loadAdvised(table, task.folder, allThreads());
  if (!dataset) return dataset.error();
  if (!*dataset) {
    std::printf("| %s | SKIPPED: %s is missing |\n", table.name.c_str(), table.file.c_str());
    return {};
  }
  Recipe recipe = table.recipe;
  recipe.threshold = kThresholds.front();
  const auto texts = makeExactSets(**dataset, recipe, allThreads());
  if (!texts) return texts.error();
  const double started = processSeconds();
  const auto evidence = gatherEvidence(*texts, kThresholds.front(), allThreads());
  if (!evidence) return evidence.error();
  std::fprintf(
      stderr, "%s: %zu texts, %llu shingles, %zu pairs (%s), %llu of %llu profiled, %.2f s\n",
      table.name.c_str(), texts->withShingles.size(),
      static_cast<unsigned long long>(evidence->shingles), evidence->pairs.pairs.size(),
      evidence->pairs.isExact ? "all" : "of a sample",
      static_cast<unsigned long long>(evidence->profile.profiledTexts()),
      static_cast<unsigned long long>(evidence->profile.texts()), processSeconds() - started);
  const auto joined =
      exactJoin(texts->sets(), {kThresholds.front(), {}}, allThreads(), texts->scope);
  if (!joined) return joined.error();
  MeasuredGrid grid(*texts, joined->pairs, {kThresholds.begin(), kThresholds.end()}, allThreads());
  if (auto done = grid.sign(); !done) return done;
  const Laid laid{table, **dataset, *texts, *evidence, grid};
  for (const Ratio &threshold : kThresholds)
    for (const Ratio &promise : kPromises)
      if (auto done = judge(laid, threshold, promise, task.isWeakened, totals); !done) return done;
  return {};
}

int run(const std::vector<std::string> &words) {
  Task task;
  for (const std::string &word : words) {
    if (word == "--weaken")
      task.isWeakened = true;
    else
      (task.folder.empty() ? task.folder : task.only) = word;
  }
  if (task.folder.empty()) {
    std::fputs(kUsage.data(), stderr);
    return 2;
  }
  std::printf("%s, %s\n\n", machineLine().c_str(),
              std::string(cpuTargetName(activeCpuTarget())).c_str());
  std::printf(
      "| table | threshold | promise | true pairs | proposal | expected | recall | least | "
      "compared | best of grid | cost | CPU s, proposal / best | advice | |\n"
      "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  Totals totals;
  for (const AdvisedTable &table : advisedTables()) {
    if (!table.name.starts_with(task.only)) continue;
    const auto judged = judgeTable(table, task, totals);
    if (!judged) {
      std::fprintf(stderr, "advisor: %s: %s\n", table.name.c_str(),
                   judged.error().detail().c_str());
      return 1;
    }
  }
  std::printf(
      "\n%d cells, %d judged: %d miss the promise, %d cost over %.1f times the best plan (the most "
      "is %.2f), %d cost more than a plan that keeps the promise by chance.\n%s\n",
      totals.cells, totals.judged, totals.broken, totals.expensive, kMostCost, totals.worst,
      totals.byChance, machineLine().c_str());
  return totals.broken + totals.expensive == 0 && totals.cells > 0 ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
