// SPDX-License-Identifier: MIT
/// Does LSH find as many pairs as its S-curve predicts? Compares the share of the exact join's
/// pairs of unequal sets that become candidates, over seeds, with the mean of the curve over the
/// same pairs: docs/performance.md.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/dataset/load/dataset_loader.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/candidate_generator.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/min_hasher.h"
#include "core/verify/exact_join.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kSeeds = 20;
constexpr double kTolerance = 0.01;
constexpr std::string_view kUsage =
    "Usage: recall FILE COLUMN word:K|char:K THRESHOLD-PERCENT [ROWS]\n"
    "Fails where the mean recall over 20 seeds is over 0.01 from the prediction.\n";

struct Task {
  std::string file;
  std::string column;
  ShingleOptions shingle;
  Ratio threshold{1, 2};
  std::optional<std::uint64_t> rows;
};

struct Texts {
  ShingleSets sets;
  std::vector<std::uint32_t> withShingles;
  std::vector<ScoredPair> pairs;  ///< unequal sets at or above the threshold
};

RunContext allThreads() {
  RunContext context;
  context.threads = hardwareThreads();
  return context;
}

Result<Texts> findExactPairs(const Task &task) {
  LoadOptions options;
  options.maxRows = task.rows;
  auto loaded = loadDataset(task.file, options, allThreads());
  if (!loaded) return loaded.error();
  const auto column = loaded->dataset->findColumn(task.column);
  if (!column)
    return plainError(ErrorCode::BadParameter, "There is no column " + task.column + ".");
  auto shingled =
      shingleDataset(*loaded->dataset, std::vector{*column}, {}, task.shingle, allThreads());
  if (!shingled) return shingled.error();
  Texts texts{std::move(shingled->sets), {}, {}};
  for (std::uint32_t text = 0; text < texts.sets.size(); ++text) {
    if (!texts.sets[TextId{text}].empty()) texts.withShingles.push_back(text);
  }
  auto joined = exactJoin(texts.sets, {task.threshold, {}}, allThreads());
  if (!joined) return joined.error();
  texts.pairs = std::move(joined->pairs);
  std::erase_if(texts.pairs,
                [](const ScoredPair &pair) { return pair.intersection == pair.whole; });
  return texts;
}

double predictedRecall(const Texts &texts, const BandPlan &plan) {
  double sum = 0;
  for (const ScoredPair &pair : texts.pairs) sum += candidateProbability(pair.similarity(), plan);
  return sum / static_cast<double>(texts.pairs.size());
}

/// Returns the share of the pairs that are candidates, confirmed with the full band values.
Result<double> measuredRecall(const Texts &texts, const BandPlan &plan, std::uint64_t seed) {
  auto hasher = MinHasher::create({.numHashes = plan.numHashes(), .seed = seed});
  if (!hasher) return hasher.error();
  const auto signatures = hasher->signAll(texts.sets, allThreads());
  if (!signatures) return signatures.error();
  const auto keys = makeBandKeys(*signatures, plan, allThreads());
  if (!keys) return keys.error();
  const auto candidates = generateCandidates(*keys, texts.withShingles, allThreads());
  if (!candidates) return candidates.error();
  const auto isFound = [&](const ScoredPair &pair) {
    return std::ranges::binary_search(candidates->pairs,
                                      CandidatePair{pair.textA.value, pair.textB.value}) &&
           countSharedBands((*signatures)[pair.textA], (*signatures)[pair.textB], plan) > 0;
  };
  return static_cast<double>(std::ranges::count_if(texts.pairs, isFound)) /
         static_cast<double>(texts.pairs.size());
}

/// Returns plans of 128 hashes whose predicted recalls are far apart, from 0.3 to 0.95.
std::vector<BandPlan> plansToTry(const Texts &texts) {
  std::vector<BandPlan> plans;
  for (const double wanted : {0.4, 0.65, 0.9}) {
    BandPlan best;
    double distance = 1;
    for (std::uint32_t rows = 2; rows <= 12; ++rows) {
      for (std::uint32_t bands = 1; bands * rows <= 128; ++bands) {
        const double off = std::abs(predictedRecall(texts, {bands, rows}) - wanted);
        if (off < distance - 0.002) distance = off, best = {bands, rows};
      }
    }
    plans.push_back(best);
  }
  return plans;
}

Result<bool> isAsPredicted(const Texts &texts, const BandPlan &plan) {
  double sum = 0, lowest = 1, highest = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const auto recall = measuredRecall(texts, plan, seed);
    if (!recall) return recall.error();
    sum += *recall;
    lowest = std::min(lowest, *recall);
    highest = std::max(highest, *recall);
  }
  const double predicted = predictedRecall(texts, plan), mean = sum / kSeeds;
  const bool isRight = std::abs(mean - predicted) <= kTolerance;
  std::printf("| %u x %u | %.4f | %.4f | %+.4f | %.4f to %.4f | %s |\n", plan.bands, plan.rows,
              predicted, mean, mean - predicted, lowest, highest, isRight ? "ok" : "WRONG");
  std::fflush(stdout);
  return isRight;
}

Result<bool> check(const Task &task) {
  const auto texts = findExactPairs(task);
  if (!texts) return texts.error();
  std::printf("%zu pairs of unequal sets among %zu texts\n\n", texts->pairs.size(),
              texts->withShingles.size());
  std::printf(
      "| bands x rows | predicted | mean of 20 seeds | off | range | |\n"
      "|---|---|---|---|---|---|\n");
  bool isRight = !texts->pairs.empty();
  for (const BandPlan &plan : plansToTry(*texts)) {
    const auto good = isAsPredicted(*texts, plan);
    if (!good) return good.error();
    isRight = isRight && *good;
  }
  return isRight;
}

std::optional<Task> parse(const std::vector<std::string> &words) {
  if (words.size() < 4 || words.size() > 5 || words[2].size() < 6) return std::nullopt;
  Task task{.file = words[0], .column = words[1], .shingle = {}, .threshold = {}, .rows = {}};
  task.shingle.unit = words[2].starts_with("word") ? ShingleUnit::Word : ShingleUnit::Character;
  task.shingle.k = static_cast<std::uint32_t>(std::atoi(words[2].c_str() + 5));
  task.shingle.shortTexts = ShortTexts::Skip;
  task.threshold = {static_cast<std::uint64_t>(std::atoi(words[3].c_str())), 100};
  if (words.size() == 5) task.rows = static_cast<std::uint64_t>(std::atoll(words[4].c_str()));
  const bool isGood = task.shingle.k > 0 && task.threshold.isPositive();
  return isGood ? std::optional(task) : std::nullopt;
}

int run(const std::vector<std::string> &words) {
  const auto task = parse(words);
  if (!task) {
    std::fputs(kUsage.data(), stderr);
    return 2;
  }
  const auto isRight = check(*task);
  if (!isRight) std::fprintf(stderr, "recall: %s\n", isRight.error().detail().c_str());
  return isRight && *isRight ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
