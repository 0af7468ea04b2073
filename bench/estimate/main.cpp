// SPDX-License-Identifier: MIT
/// Do estimates of runs keep their promises? CPU seconds must be within a factor of 2 in 90 % of
/// the runs, the cheaper of find and exact must be identified, and memory must be at least the peak
/// and at most 1.5 times the peak.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "bench/estimate/estimated_tables.h"
#include "bench/estimate/measured_run.h"
#include "bench/machine.h"
#include "core/base/run_context.h"

namespace shinglescope::bench {
namespace {

constexpr double kTimeFactor = 2;
constexpr double kTimeShare = 0.9;
constexpr double kOrderFactor = 2;
constexpr double kMemoryFactor = 1.5;
constexpr double kMebibyte = 1024.0 * 1024.0;
/// A run that takes longer is ended.
constexpr unsigned kMostCpuSeconds = 60;
/// In a shorter run, the clock and the start of threads dominate.
constexpr double kLeastSeconds = 0.01;

struct Options {
  std::string work = "build/estimate";
  std::string data = "../shared/data";
  std::string only;
  unsigned threads = hardwareThreads();
};

Recipe recipeOf(ShingleUnit unit, std::uint32_t k, std::vector<std::string> columns) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = std::move(columns);
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  return recipe;
}

Recipe namesRecipe() {
  Recipe recipe = *presetRecipe("names");
  recipe.compare = {"text"};
  return recipe;
}

std::vector<EstimateCase> generatedCases(const Options &options) {
  const Recipe word3 = recipeOf(ShingleUnit::Word, 3, {"text"});
  const Recipe char5 = recipeOf(ShingleUnit::Character, 5, {"text"});
  struct Kind {
    const char *table;
    const char *name;
    Recipe recipe;
    std::vector<std::uint64_t> rows;
  };
  const std::vector<std::uint64_t> sizes{10'000, 100'000, 1'000'000};
  const std::vector<std::uint64_t> longSizes{2'000, 10'000, 50'000};
  const Kind kinds[] = {{"titles", "titles, word 3", word3, sizes},
                        {"titles", "titles, char 5", char5, sizes},
                        {"names", "names, char 3", namesRecipe(), sizes},
                        {"names", "names, char 5", char5, sizes},
                        {"long", "long texts, word 3", word3, longSizes},
                        {"long", "long texts, char 5", char5, longSizes},
                        {"template", "template rows, word 3", word3, {10'000, 100'000, 300'000}},
                        {"template", "template rows, char 5", char5, {10'000, 100'000}}};
  std::vector<EstimateCase> cases;
  for (const Kind &kind : kinds)
    for (const std::uint64_t rows : kind.rows)
      cases.push_back({kind.name,
                       options.work + "/" + kind.table + "_" + std::to_string(rows) + ".tsv",
                       kind.recipe, rows});
  return cases;
}

std::vector<EstimateCase> realCases(const Options &options) {
  const auto words = [](std::vector<std::string> columns) {
    return recipeOf(ShingleUnit::Word, 3, std::move(columns));
  };
  const auto letters = [](std::vector<std::string> columns) {
    return recipeOf(ShingleUnit::Character, 5, std::move(columns));
  };
  Recipe kijiji = *presetRecipe("kijiji");
  kijiji.compare = {"Title", "Short Description"};
  const std::string reddit = options.work + "/reddit_titles_1m.tsv";
  const std::string imdb = options.work + "/imdb_reviews_100k.tsv";
  return {{"Kijiji, kijiji", options.data + "/kijiji_rome.tsv", kijiji, 0},
          {"AG News, char 5", options.data + "/ag_news_test.csv", letters({"2", "3"}), 0},
          {"Airbnb names, char 5", options.data + "/airbnb_nyc_2019.csv", letters({"name"}), 0},
          {"IMDb reviews, word 3", imdb, words({"text"}), 50'000},
          {"IMDb reviews, char 5", imdb, letters({"text"}), 10'000},
          {"Reddit titles, char 5", reddit, letters({"title"}), 200'000},
          {"Reddit titles, word 3", reddit, words({"title"}), 0},
          {"Reddit titles, char 5", reddit, letters({"title"}), 0}};
}

/// Writes the table of a generated case if it does not exist.
bool prepareTable(const EstimateCase &one) {
  if (std::filesystem::exists(one.path)) return true;
  const std::string name = std::filesystem::path(one.path).filename().string();
  const std::string kind = name.substr(0, name.find('_'));
  return one.rows > 0 && static_cast<bool>(writeEstimatedTable(kind, one.rows, one.path));
}

/// Comparison of all runs with their estimates.
struct Tally {
  int times = 0;
  int timesWithin = 0;
  int orders = 0;
  int ordersRight = 0;
  int memories = 0;
  int memoriesWithin = 0;

  void time(double said, double measured) {
    const double a = std::max(said, kLeastSeconds);
    const double b = std::max(measured, kLeastSeconds);
    ++times;
    timesWithin += std::max(a / b, b / a) <= kTimeFactor ? 1 : 0;
  }
  void order(const SaidCosts &said, double find, double exact) {
    const double a = std::max(find, kLeastSeconds);
    const double b = std::max(exact, kLeastSeconds);
    if (std::max(a / b, b / a) <= kOrderFactor) return;
    ++orders;
    ordersRight += (said.findSeconds < said.exactSeconds) == (find < exact) ? 1 : 0;
  }
  void memory(double said, double measured) {
    ++memories;
    memoriesWithin += said >= measured && said <= kMemoryFactor * measured ? 1 : 0;
  }
};

std::string secondsText(double said, const std::optional<RunCosts> &run) {
  char text[80];
  if (!run)
    std::snprintf(text, sizeof(text), "%.2f | over %u | -", said, kMostCpuSeconds);
  else if (run->wasRefused)
    std::snprintf(text, sizeof(text), "%.2f | refused | -", said);
  else
    std::snprintf(text, sizeof(text), "%.2f | %.2f | %.2f", said, run->seconds,
                  std::max(said, kLeastSeconds) / std::max(run->seconds, kLeastSeconds));
  return text;
}

std::string bytesText(double said, const std::optional<RunCosts> &run) {
  char text[80];
  if (!run || run->wasRefused)
    std::snprintf(text, sizeof(text), "%.0f | - | -", said / kMebibyte);
  else
    std::snprintf(text, sizeof(text), "%.1f | %.1f | %.2f", said / kMebibyte,
                  run->bytes / kMebibyte, said / run->bytes);
  return text;
}

/// Returns the CPU seconds of a run; for a run that was ended, the limit.
double secondsOf(const std::optional<RunCosts> &run) {
  return run ? run->seconds : kMostCpuSeconds;
}

void tallyRun(double saidSeconds, double saidBytes, const std::optional<RunCosts> &run,
              bool hasTime, Tally &tally) {
  if (run && run->wasRefused) return;
  if (!run) {
    if (hasTime && saidSeconds < kMostCpuSeconds / kTimeFactor)
      tally.time(saidSeconds, kMostCpuSeconds);
    return;
  }
  if (hasTime) tally.time(saidSeconds, run->seconds);
  tally.memory(saidBytes, run->bytes);
}

bool measureCase(const EstimateCase &one, const Options &options, Tally &tally) {
  const auto said = estimateInChild(one, options.threads);
  if (!said) return false;
  const auto run = [&](RunKind kind) {
    return runInChild(one, kind, options.threads, kMostCpuSeconds);
  };
  const auto find = run(RunKind::Find);
  const auto exact = run(RunKind::Exact);
  const auto session = run(RunKind::Session);
  tallyRun(said->findSeconds, said->findBytes, find, true, tally);
  tallyRun(said->exactSeconds, said->exactBytes, exact, true, tally);
  tallyRun(said->findSeconds, said->sessionBytes, session, false, tally);
  const bool wasRefused = (find && find->wasRefused) || (exact && exact->wasRefused);
  if ((find || exact) && !wasRefused) tally.order(*said, secondsOf(find), secondsOf(exact));
  std::printf(
      "| %s | %llu | %s | %s | %s | %s | %s | %.2f |\n", one.name.c_str(),
      static_cast<unsigned long long>(said->rows), secondsText(said->findSeconds, find).c_str(),
      secondsText(said->exactSeconds, exact).c_str(), bytesText(said->findBytes, find).c_str(),
      bytesText(said->sessionBytes, session).c_str(), bytesText(said->exactBytes, exact).c_str(),
      said->takenSeconds);
  std::fprintf(stderr, "  candidates %.0f of %.0f, comparisons %.0f of %.0f\n", said->candidates,
               find ? find->compared : -1, said->comparisons, exact ? exact->compared : -1);
  std::fflush(stdout);
  return true;
}

bool report(const Tally &tally) {
  const bool isTimeRight = tally.timesWithin >= kTimeShare * tally.times;
  const bool isOrderRight = tally.ordersRight == tally.orders;
  const bool isMemoryRight = tally.memoriesWithin == tally.memories;
  std::printf("\nTime within a factor of %.0f: %d of %d runs, 90 %% required: %s.\n", kTimeFactor,
              tally.timesWithin, tally.times, isTimeRight ? "passed" : "FAILED");
  std::printf("The cheaper engine identified if they differ by over %.0f times: %d of %d: %s.\n",
              kOrderFactor, tally.ordersRight, tally.orders, isOrderRight ? "passed" : "FAILED");
  std::printf("Memory at least the peak and at most %.1f times it: %d of %d runs: %s.\n",
              kMemoryFactor, tally.memoriesWithin, tally.memories,
              isMemoryRight ? "passed" : "FAILED");
  return isTimeRight && isOrderRight && isMemoryRight;
}

int runEstimates(const Options &options) {
  std::printf("%s, %u threads\n\n", machineLine().c_str(), options.threads);
  std::printf(
      "| table | rows | find: estimate, s | run | ratio | exact: estimate, s | run | ratio | "
      "find: estimate, MiB | peak | ratio | session: estimate, MiB | peak | ratio | "
      "exact: estimate, MiB | peak | ratio | estimating, s "
      "|\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
      "---:|---:|---:|\n");
  std::vector<EstimateCase> cases = generatedCases(options);
  const std::vector<EstimateCase> real = realCases(options);
  cases.insert(cases.end(), real.begin(), real.end());
  Tally tally;
  for (const EstimateCase &one : cases) {
    if (one.name.find(options.only) == std::string::npos) continue;
    if (!isDoneInChild([&one] { return prepareTable(one); })) {
      std::printf("| %s | SKIPPED, %s is not there |\n", one.name.c_str(), one.path.c_str());
      continue;
    }
    if (!measureCase(one, options, tally)) {
      std::fprintf(stderr, "estimate: %s has no estimate.\n", one.name.c_str());
      return 1;
    }
  }
  return report(tally) ? 0 : 1;
}

int run(const std::vector<std::string> &words) {
  Options options;
  for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
    if (words[i] == "--work") options.work = words[i + 1];
    if (words[i] == "--data") options.data = words[i + 1];
    if (words[i] == "--only") options.only = words[i + 1];
    if (words[i] == "--threads")
      std::from_chars(words[i + 1].data(), words[i + 1].data() + words[i + 1].size(),
                      options.threads);
  }
  return runEstimates(options);
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
