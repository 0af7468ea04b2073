// SPDX-License-Identifier: MIT
/// What does a grid of settings cost with shared signatures and candidates, and setting by setting?
/// Fails if nothing is found: docs/tuning.md.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope::bench {
namespace {

constexpr std::string_view kUsage =
    "Usage: sweep FILE ROWS shared|each COLUMN...\n"
    "The published grid of 432 settings on a sample, word shingles. `shared` as the program\n"
    "does it, `each` every setting by itself; both print the sum of what they found.\n";

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

Recipe wordRecipe(const std::vector<std::string> &columns) {
  Recipe recipe;
  recipe.compare = columns;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  return recipe;
}

struct Totals {
  std::uint64_t found = 0;
  std::uint64_t wrong = 0;
  double cpuSeconds = 0;  ///< as if each setting had computed all its inputs
};

void add(const SweepResult &result, Totals &totals) {
  for (const SweepRow &row : result.rows) {
    for (const SweepOutcome &outcome : row.outcomes) {
      totals.found += outcome.withIdentical.estimated.truePositives;
      totals.wrong += outcome.withIdentical.estimated.falsePositives;
      totals.cpuSeconds += outcome.seconds();
    }
  }
}

Result<Totals> sweepEach(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                         const RunContext &context) {
  Totals totals;
  for (const SweepSetting &setting : settingsOf(grid, recipe.shingle.unit)) {
    SweepGrid one = grid;
    one.hash = {setting.hash};
    one.permutations = {setting.scheme};
    one.numHashes = {setting.numHashes};
    one.bands = {setting.bands};
    one.k = {setting.k};
    one.thresholds = {setting.threshold};
    SweepResult result;
    if (auto done = runSweep(dataset, recipe, one, result, context); !done) return done.error();
    add(result, totals);
  }
  return totals;
}

Result<Totals> sweepShared(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                           const RunContext &context) {
  SweepResult result;
  if (auto done = runSweep(dataset, recipe, grid, result, context); !done) return done.error();
  Totals totals;
  add(result, totals);
  return totals;
}

int run(const std::vector<std::string> &words) {
  if (words.size() < 4) {
    std::fputs(kUsage.data(), stderr);
    return 2;
  }
  RunContext context;
  context.threads = hardwareThreads();
  const auto loaded = loadDataset(words[0], {}, context);
  if (!loaded) {
    std::fprintf(stderr, "sweep: %s\n", loaded.error().detail().c_str());
    return 1;
  }
  SweepGrid grid;
  grid.rows = static_cast<std::uint64_t>(std::atoll(words[1].c_str()));
  const Recipe recipe = wordRecipe({words.begin() + 3, words.end()});
  const auto start = std::chrono::steady_clock::now();
  const auto totals = words[2] == "each" ? sweepEach(*loaded->dataset, recipe, grid, context)
                                         : sweepShared(*loaded->dataset, recipe, grid, context);
  if (!totals) {
    std::fprintf(stderr, "sweep: %s\n", totals.error().detail().c_str());
    return 1;
  }
  std::printf(
      "%s: %llu settings in %.1f s on %u threads; found %llu, wrong %llu; sum of the settings' own "
      "times %.1f s\n",
      words[2].c_str(), static_cast<unsigned long long>(grid.settingCount()), secondsSince(start),
      context.threads, static_cast<unsigned long long>(totals->found),
      static_cast<unsigned long long>(totals->wrong), totals->cpuSeconds);
  return totals->found > 0 ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
