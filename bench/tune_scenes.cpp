// SPDX-License-Identifier: MIT
#include "bench/tune_scenes.h"

#include <utility>

#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/advice/advisor.h"
#include "core/tune/comparison/bands_estimate.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "core/tune/comparison/estimator_study.h"
#include "core/tune/comparison/row_matrices.h"
#include "core/tune/recall/recall_misses.h"
#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope::bench {
namespace {

/// A scene that is timed from the call, since most computations have several stages.
template <class Ask>
Scene scene(const char *name, Ask ask) {
  return {name, Stage::Idle, [ask]() -> Call {
            return [ask](const RunContext &context) -> Result<void> {
              const auto answer = ask(context);
              return answer ? Result<void>{} : answer.error();
            };
          }};
}

SweepGrid smallGrid() {
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3, HashFunction::Sha1};
  grid.numHashes = {50, 128};
  grid.bands = {5, 16, 25};
  grid.k = {2, 3};
  grid.thresholds = {{7, 10}};
  return grid;
}

}  // namespace

Result<std::unique_ptr<TuneBench>> layTuneBench(const std::shared_ptr<const Dataset> &dataset,
                                                std::size_t rows, const Recipe &recipe,
                                                unsigned threads) {
  const RunContext context{{}, nullptr, threads, 0};
  auto bench = std::make_unique<TuneBench>();
  bench->dataset = rows < dataset->rowCount() ? firstRows(*dataset, rows) : dataset;
  bench->recipe = recipe;
  auto texts = makeExactSets(*bench->dataset, recipe, context);
  if (!texts) return texts.error();
  bench->texts = *std::move(texts);
  auto result = findDuplicates(*bench->dataset, recipe, context);
  if (!result) return result.error();
  bench->result = *std::move(result);
  return bench;
}

std::vector<Scene> tuneScenes(const TuneBench &bench) {
  const BandsQuestion bands{bench.recipe.signature, bench.recipe.threshold};
  return {
      scene("exact sets",
            [&bench](const RunContext &context) {
              return makeExactSets(*bench.dataset, bench.recipe, context);
            }),
      scene("histogram",
            [&bench](const RunContext &context) {
              return makeSimilarityHistogram(bench.texts, {}, context);
            }),
      scene("bands sweep",
            [&bench, bands](const RunContext &context) {
              return sweepBands(bench.texts, bands, &bench.result.pairs, context);
            }),
      scene("bands estimate",
            [&bench, bands](const RunContext &context) {
              return estimateBands(bench.texts, bands, {}, context);
            }),
      scene("sweep",
            [&bench](const RunContext &context) {
              SweepResult result;
              return runSweep(*bench.dataset, bench.recipe, smallGrid(), result, context);
            }),
      scene("recall",
            [&bench](const RunContext &context) {
              return findMisses(bench.texts, bench.result, {}, 1000, context);
            }),
      scene("buckets",
            [&bench](const RunContext &context) { return viewBuckets(bench.texts, {}, context); }),
      scene("stop-shingles",
            [&bench](const RunContext &context) {
              return previewStopShingles(*bench.dataset, bench.recipe, {1, 100}, {}, context);
            }),
      scene("estimates",
            [&bench](const RunContext &context) {
              return viewEstimates(bench.texts, bench.result.pairs, 5000, 1, context);
            }),
      scene("matrices",
            [&bench](const RunContext &context) {
              Recipe recipe = bench.recipe;
              recipe.signature.numHashes = kMaxHashes;
              std::vector<RecordId> rows;
              for (const std::uint32_t row :
                   drawRows(bench.dataset->rowCount(), kMostMatrixRows, 1))
                rows.push_back({row});
              return makeRowMatrices(*bench.dataset, recipe, rows, {}, context);
            }),
      scene("advice",
            [&bench](const RunContext &context) {
              return adviseOn(*bench.dataset, bench.recipe, {}, context);
            }),
      scene("showdown",
            [&bench](const RunContext &context) {
              return runShowdown(*bench.dataset, bench.recipe, {}, context);
            }),
  };
}

}  // namespace shinglescope::bench
