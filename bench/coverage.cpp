// SPDX-License-Identifier: MIT
/// How often does the 95 % interval of the measured recall contain the true recall? Makes ten runs
/// and measures each on samples of rows; in a trial only the sample is random:
/// docs/decisions/measured_recall.md.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/run/engine_session.h"
#include "core/tune/recall/measured_recall.h"
#include "core/verify/exact_join.h"

namespace shinglescope::bench {
namespace {

constexpr std::string_view kUsage =
    "Usage: coverage FILE PRESET THRESHOLD HASHES BANDS ROWS TRIALS COLUMN...\n"
    "Fails unless the interval contains the true recall in 93 to 97 % of the trials, or in 90 to "
    "99 "
    "%\n"
    "of fewer than 1,000.\n";

constexpr std::uint64_t kRuns = 10;
constexpr std::uint64_t kManyTrials = 1000;

struct Tally {
  std::uint64_t held = 0;
  double width = 0;
  double recall = 0;
  std::uint64_t below = 0;  ///< the true value is below the interval
  double worst = 1;         ///< the lowest share of hits of any run
};

void judge(const RecallEstimate &estimate, double truth, Tally &tally) {
  const bool isHeld =
      truth >= estimate.interval.low - 1e-12 && truth <= estimate.interval.high + 1e-12;
  tally.held += isHeld ? 1U : 0U;
  tally.below += truth < estimate.interval.low - 1e-12 ? 1U : 0U;
  tally.width += estimate.interval.high - estimate.interval.low;
  tally.recall += truth;
}

struct Task {
  std::string file;
  Recipe recipe;
  std::uint64_t rows = 0;
  std::uint64_t trials = 0;
};

bool report(const char *name, const Tally &tally, const Task &task) {
  const auto trials = static_cast<double>(task.trials);
  const double share = static_cast<double>(tally.held) / trials;
  const bool areMany = task.trials >= kManyTrials;
  const bool isRight = share >= (areMany ? 0.93 : 0.90) && share <= (areMany ? 0.97 : 0.99);
  std::printf(
      "%s pairs: held in %.1f %% (%.1f %% of the worst run), too high in %.1f %%, mean recall "
      "%.4f, "
      "mean width %.4f %s\n",
      name, 100 * share, 100 * tally.worst, 100 * static_cast<double>(tally.below) / trials,
      tally.recall / trials, tally.width / trials, isRight ? "ok" : "WRONG");
  return isRight;
}

Result<bool> check(const Task &task) {
  RunContext context;
  context.threads = hardwareThreads();
  const auto loaded = loadDataset(task.file, {}, context);
  if (!loaded) return loaded.error();
  const auto texts = makeExactSets(*loaded->dataset, task.recipe, context);
  if (!texts) return texts.error();
  const auto truth = exactJoin(texts->sets(), {task.recipe.threshold, {}}, context);
  if (!truth) return truth.error();
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < loaded->dataset->rowCount(); ++row)
    if (!texts->sets()[texts->classes().textOf({row})].empty()) rows.push_back(row);
  Tally others, all;
  for (std::uint64_t run = 1; run <= kRuns; ++run) {
    Recipe recipe = task.recipe;
    recipe.signature.seed = run;
    const auto result = findDuplicates(*loaded->dataset, recipe, context);
    if (!result) return result.error();
    const auto counts = countPartners(*texts, truth->pairs, *result, rows);
    const KnownPairs known = knownPairsOf(*texts, *result, rows.size());
    const MeasuredRecall real = estimateRecall(counts, known);
    const std::uint64_t before = others.held;
    std::uint64_t trials = 0;
    for (std::uint64_t trial = run; trial <= task.trials; trial += kRuns, ++trials) {
      std::vector<SampledRow> sample;
      for (const std::uint32_t at : drawRows(rows.size(), task.rows, trial))
        sample.push_back(counts[at]);
      const MeasuredRecall measured = estimateRecall(sample, known);
      judge(measured.others, real.others.recall, others);
      judge(measured.all, real.all.recall, all);
    }
    const double held = static_cast<double>(others.held - before) / static_cast<double>(trials);
    others.worst = all.worst = std::min(others.worst, held);
  }
  std::printf("%s, %llu of %zu rows, %llu trials\n", task.file.c_str(),
              static_cast<unsigned long long>(task.rows), rows.size(),
              static_cast<unsigned long long>(task.trials));
  const bool isRight = report("other", others, task);
  return report("all", all, task) && isRight;
}

int run(const std::vector<std::string> &words) {
  auto recipe =
      words.size() < 8 ? Result<Recipe>(badParameter(std::string(kUsage))) : presetRecipe(words[1]);
  if (!recipe) {
    std::fprintf(stderr, "coverage: %s\n", recipe.error().detail().c_str());
    return 2;
  }
  const auto threshold = parseRatio(words[2]);
  if (!threshold) return 2;
  recipe->threshold = *threshold;
  recipe->floor = *threshold;
  recipe->signature.numHashes = static_cast<std::uint32_t>(std::atoi(words[3].c_str()));
  recipe->bands = static_cast<std::uint32_t>(std::atoi(words[4].c_str()));
  recipe->compare = {words.begin() + 7, words.end()};
  const Task task{words[0], *recipe, static_cast<std::uint64_t>(std::atoll(words[5].c_str())),
                  static_cast<std::uint64_t>(std::atoll(words[6].c_str()))};
  const auto isRight = check(task);
  if (!isRight) std::fprintf(stderr, "coverage: %s\n", isRight.error().detail().c_str());
  return isRight && *isRight ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
