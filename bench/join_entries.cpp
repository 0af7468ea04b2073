// SPDX-License-Identifier: MIT
/// Compares the cost of an exact join with the figure that is known in advance: entries of prefix
/// lists, pairs compared, and CPU seconds of one thread. Prints the table of docs/tuning.md.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/exact_join.h"

namespace shinglescope::bench {
namespace {

constexpr const char *kJoinEntriesUsage =
    "Usage: join_entries FILE PRESET THRESHOLD-PERCENT ROWS COLUMN...\n";

struct JoinFigures {
  std::size_t texts = 0;
  std::uint64_t entries = 0;
  std::uint64_t compared = 0;
  double countSeconds = 0;
  double joinSeconds = 0;
};

Result<JoinFigures> measureEntries(const ExactSets &texts, const Ratio &threshold) {
  JoinFigures figures;
  figures.texts = texts.withShingles.size();
  double started = threadSeconds();
  const auto entries = countJoinEntries(texts.sets(), {threshold, {}}, {});
  if (!entries) return entries.error();
  figures.entries = *entries;
  figures.countSeconds = threadSeconds() - started;
  started = threadSeconds();
  const auto joined = exactJoin(texts.sets(), {threshold, {}}, {});
  if (!joined) return joined.error();
  figures.joinSeconds = threadSeconds() - started;
  figures.compared = joined->compared;
  return figures;
}

Result<void> runJoinEntries(const std::vector<std::string> &words) {
  auto recipe = presetRecipe(words[1]);
  if (!recipe) return recipe.error();
  recipe->threshold = {static_cast<std::uint64_t>(std::atoi(words[2].c_str())), 100};
  recipe->compare = {words.begin() + 4, words.end()};
  LoadOptions options;
  options.maxRows = static_cast<std::uint64_t>(std::atoll(words[3].c_str()));
  RunContext context;
  context.threads = hardwareThreads();
  const auto loaded = loadDataset(words[0], options, context);
  if (!loaded) return loaded.error();
  const auto texts = makeExactSets(*loaded->dataset, *recipe, context);
  if (!texts) return texts.error();
  const auto figures = measureEntries(*texts, recipe->threshold);
  if (!figures) return figures.error();
  std::printf("%zu texts, %llu entries, %llu compared, counted in %.2f s, joined in %.2f s\n",
              figures->texts, static_cast<unsigned long long>(figures->entries),
              static_cast<unsigned long long>(figures->compared), figures->countSeconds,
              figures->joinSeconds);
  return {};
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) {
  using namespace shinglescope::bench;
  if (count < 6) {
    std::fputs(kJoinEntriesUsage, stderr);
    return 2;
  }
  const auto done = runJoinEntries({words + 1, words + count});
  if (!done) std::fprintf(stderr, "join_entries: %s\n", done.error().detail().c_str());
  return done ? 0 : 1;
}
