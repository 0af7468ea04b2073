// SPDX-License-Identifier: MIT
/// How long does it take from a cancellation until a stage has returned? Cancels each stage at
/// random moments of a run over a million titles and checks the 99th percentile. With --table it
/// does so for searching, filtering and sorting a table, and also checks how long they take; with
/// --tune for the computations of Explore; with --exact-tables for exact runs of the tables that
/// are the worst for them: docs/performance.md.
#include <stdlib.h>

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/exact_scenes.h"
#include "bench/generated_titles.h"
#include "bench/stage_scenes.h"
#include "bench/table_scenes.h"
#include "bench/tune_scenes.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitSeconds = 0.2;
constexpr double kShortStageSeconds = 0.05;  ///< a shorter stage may be missed
constexpr std::uint64_t kGeneratedRows = 1'000'000;
constexpr std::uint64_t kSeed = 20;
constexpr std::size_t kTuneRows = 50'000;

constexpr std::string_view kUsage =
    "Usage: latency [FILE] [--compare COLUMN] [--cancels N] [--threads N] [--exact]\n"
    "               [--words-only | --characters-only | --table | --tune | --exact-tables]\n"
    "Cancels each stage at N / 8 random moments (N is 160 if not given) and whole runs at a\n"
    "quarter of it. Without FILE it generates a million titles.\n";

struct Arguments {
  std::string file;
  std::string column = "title";
  std::size_t cancels = 160;
  unsigned threads = hardwareThreads();
  bool withExact = false;
  bool withWords = true;
  bool withCharacters = true;
  bool isTable = false;
  bool isTune = false;
  bool areExactTables = false;
};

template <class Number>
bool readNumber(std::string_view text, Number &number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number > 0;
}

std::optional<Arguments> parseArguments(const std::vector<std::string_view> &words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool hasValue = i + 1 < words.size();
    if (words[i] == "--exact") {
      arguments.withExact = true;
    } else if (words[i] == "--table") {
      arguments.isTable = true;
    } else if (words[i] == "--tune") {
      arguments.isTune = true;
    } else if (words[i] == "--exact-tables") {
      arguments.areExactTables = true;
    } else if (words[i] == "--words-only") {
      arguments.withCharacters = false;
    } else if (words[i] == "--characters-only") {
      arguments.withWords = false;
    } else if (words[i] == "--compare" && hasValue) {
      arguments.column = words[++i];
    } else if (words[i] == "--cancels" && hasValue) {
      if (!readNumber(words[++i], arguments.cancels)) return std::nullopt;
    } else if (words[i] == "--threads" && hasValue) {
      if (!readNumber(words[++i], arguments.threads)) return std::nullopt;
    } else if (words[i].starts_with("--") || !arguments.file.empty()) {
      return std::nullopt;
    } else {
      arguments.file = words[i];
    }
  }
  return arguments;
}

/// A directory in the system's temporary directory that is deleted with the object.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = std::filesystem::temp_directory_path() / "shinglescope-latency-XXXXXX";
    if (mkdtemp(name.data()) != nullptr) m_path = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    if (!m_path.empty()) std::filesystem::remove_all(m_path, ignored);
  }
  ScratchFolder(const ScratchFolder &) = delete;
  ScratchFolder &operator=(const ScratchFolder &) = delete;
  const std::string &path() const { return m_path; }

 private:
  std::string m_path;
};

void printLoad(const char *when) {
  double load[3] = {};
  if (getloadavg(load, 3) == 3)
    std::printf("load average %s: %.2f %.2f %.2f\n", when, load[0], load[1], load[2]);
}

/// Prints a row of the table; returns false if it exceeds the limit.
bool judge(const Tally &tally) {
  const bool isHit = !tally.waits.empty() || tally.stageSeconds <= kShortStageSeconds;
  const double p99 = tally.percentile(0.99);
  const bool isGood = !tally.error && isHit && p99 <= kLimitSeconds;
  std::printf("  %-16s %9.0f %5zu %8zu %8.1f %8.1f %8.1f  %s\n", tally.name.c_str(),
              tally.stageSeconds * 1e3, tally.waits.size(), tally.attempts,
              tally.percentile(0.5) * 1e3, p99 * 1e3, tally.percentile(1.0) * 1e3,
              isGood ? "ok" : "WRONG");
  if (tally.error) std::printf("    %s\n", tally.error->detail().c_str());
  std::fflush(stdout);
  return isGood;
}

/// Returns how long the scene's stage takes without being cancelled.
double measureScene(const Scene &scene, unsigned threads) {
  constexpr std::chrono::hours kNever{24};
  return cancelOnce(scene, kNever, threads).seconds;
}

void printHead() {
  std::printf("  %-16s %9s %5s %8s %8s %8s %8s\n", "stage", "lasts ms", "hits", "attempts",
              "p50 ms", "p99 ms", "max ms");
}

bool measureRecipe(const char *title, const Recipe &recipe, const std::string &file,
                   const Arguments &arguments) {
  constexpr std::size_t kStages = 8;
  const ScratchFolder scratch;
  const auto bench = layWorkbench(file, scratch.path(), recipe, arguments.threads);
  if (!bench) {
    std::fprintf(stderr, "latency: %s\n", bench.error().detail().c_str());
    return false;
  }
  const RunReport &report = bench->result.report;
  std::printf("%s: %llu rows, %llu shingles, %llu candidates, %llu pairs\n", title,
              static_cast<unsigned long long>(report.rows),
              static_cast<unsigned long long>(report.shingles),
              static_cast<unsigned long long>(report.candidates),
              static_cast<unsigned long long>(report.pairs));
  printHead();
  SplitMix64 random(kSeed);
  bool isGood = true;
  for (const Scene &scene : scenesOf(*bench, arguments.withExact)) {
    const bool isWholeRun = scene.stage == Stage::Idle;
    const std::size_t wanted =
        std::max<std::size_t>(1, arguments.cancels / kStages / (isWholeRun ? 4 : 1));
    const double seconds = measureScene(scene, arguments.threads);
    isGood &= judge(cancelRandomly(scene, seconds, wanted, arguments.threads, random));
  }
  return isGood;
}

/// Times one scene, then cancels it at random moments; returns false if it exceeds a limit.
bool measureTableScene(const Dataset &dataset, const TableScene &scene, const Arguments &arguments,
                       SplitMix64 &random) {
  constexpr std::size_t kScenes = 10;
  const auto times = timeScene(dataset, scene, arguments.threads);
  if (!times) {
    std::fprintf(stderr, "latency: %s: %s\n", scene.name.c_str(), times.error().detail().c_str());
    return false;
  }
  const std::size_t wanted = std::max<std::size_t>(1, arguments.cancels / kScenes);
  const Tally tally =
      cancelRandomly(cancelScene(dataset, scene), times->median, wanted, arguments.threads, random);
  const double p99 = tally.percentile(0.99);
  const bool isFast = scene.limitSeconds == 0 || times->median <= scene.limitSeconds;
  const bool isGood = isFast && !tally.error && p99 <= kLimitSeconds;
  std::printf("  %-20s %8zu %8.0f %8.0f %8.0f %7zu %8.1f %8.1f  %s\n", scene.name.c_str(),
              times->rows, times->median * 1e3, times->most * 1e3, scene.limitSeconds * 1e3,
              tally.waits.size(), p99 * 1e3, tally.percentile(1.0) * 1e3, isGood ? "ok" : "WRONG");
  std::fflush(stdout);
  return isGood;
}

bool measureTable(const std::string &file, const Arguments &arguments) {
  const RunContext context{{}, nullptr, arguments.threads, 0};
  const auto loaded = loadDataset(file, {}, context);
  if (!loaded) {
    std::fprintf(stderr, "latency: %s\n", loaded.error().detail().c_str());
    return false;
  }
  const Dataset &dataset = *loaded->dataset;
  const auto text = dataset.findColumn(arguments.column);
  const auto guesses = guessColumnTypes(dataset, GuessScope::Sample, context);
  if (!text || !guesses) {
    std::fprintf(stderr, "latency: the column cannot be looked at.\n");
    return false;
  }
  std::vector<ColumnType> types;
  for (const ColumnGuess &guess : *guesses) types.push_back(guess.type);
  std::printf("%zu rows; the median is held against the limit, 0 is none\n", dataset.rowCount());
  std::printf("  %-20s %8s %8s %8s %8s %7s %8s %8s\n", "table", "rows", "p50 ms", "max ms", "limit",
              "cancels", "p99 ms", "max ms");
  SplitMix64 random(kSeed);
  bool isGood = true;
  for (const TableScene &scene : tableScenes(dataset, *text, types))
    isGood &= measureTableScene(dataset, scene, arguments, random);
  return isGood;
}

/// Measures the computations of Explore on the first rows, each as often as a stage.
bool measureTune(const std::string &file, const Arguments &arguments) {
  constexpr std::size_t kScenes = 8;
  const auto loaded = loadDataset(file, {}, {{}, nullptr, arguments.threads, 0});
  if (!loaded) {
    std::fprintf(stderr, "latency: %s\n", loaded.error().detail().c_str());
    return false;
  }
  const auto bench =
      layTuneBench(loaded->dataset, kTuneRows, wordRecipe(arguments.column), arguments.threads);
  if (!bench) {
    std::fprintf(stderr, "latency: %s\n", bench.error().detail().c_str());
    return false;
  }
  std::printf("Explore, word 3: %zu rows\n", (*bench)->dataset->rowCount());
  printHead();
  SplitMix64 random(kSeed);
  bool isGood = true;
  for (const Scene &scene : tuneScenes(**bench)) {
    const double seconds = measureScene(scene, arguments.threads);
    const std::size_t wanted = std::max<std::size_t>(1, arguments.cancels / kScenes);
    isGood &= judge(cancelRandomly(scene, seconds, wanted, arguments.threads, random));
  }
  return isGood;
}

/// Measures exact runs, each from three stages on, as often as a stage.
bool measureExactTables(const std::string &file, const Arguments &arguments) {
  constexpr std::size_t kStages = 8;
  constexpr double kMostSeconds = 20;  ///< later moments are like earlier ones
  const ScratchFolder scratch;
  const auto tables = exactTables(file, scratch.path(), characterRecipe(arguments.column),
                                  kGeneratedRows, arguments.threads);
  if (!tables) {
    std::fprintf(stderr, "latency: %s\n", tables.error().detail().c_str());
    return false;
  }
  SplitMix64 random(kSeed);
  bool isGood = true;
  for (const ExactTable &table : *tables) {
    std::printf("exact, char 5, %s: %zu rows\n", table.name.c_str(), table.dataset->rowCount());
    printHead();
    for (const Scene &scene : exactScenes(table)) {
      const double seconds =
          cancelOnce(scene, std::chrono::duration<double>(kMostSeconds), arguments.threads).seconds;
      const std::size_t wanted = std::max<std::size_t>(1, arguments.cancels / kStages);
      isGood &= judge(cancelRandomly(scene, seconds, wanted, arguments.threads, random));
    }
  }
  return isGood;
}

bool measureStages(const std::string &file, const Arguments &arguments) {
  bool isGood = true;
  if (arguments.withWords)
    isGood &= measureRecipe("word 3", wordRecipe(arguments.column), file, arguments);
  if (arguments.withCharacters)
    isGood &= measureRecipe("char 5", characterRecipe(arguments.column), file, arguments);
  return isGood;
}

bool measure(const std::string &file, const Arguments &arguments) {
  if (arguments.isTune) return measureTune(file, arguments);
  if (arguments.isTable) return measureTable(file, arguments);
  if (arguments.areExactTables) return measureExactTables(file, arguments);
  return measureStages(file, arguments);
}

int run(const Arguments &arguments) {
  const ScratchFolder data;
  const auto titles = fileOrGeneratedTitles(arguments.file, data.path(), kGeneratedRows, kSeed);
  if (!titles) {
    std::fprintf(stderr, "latency: %s\n", titles.error().detail().c_str());
    return 1;
  }
  const std::string &file = *titles;
  std::printf("%u threads on %u processors; limit %.0f ms at the 99th percentile\n",
              arguments.threads, hardwareThreads(), kLimitSeconds * 1e3);
  printLoad("before");
  const bool isGood = measure(file, arguments);
  printLoad("after");
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  const auto arguments = parseArguments({argv + 1, argv + argc});
  if (!arguments) {
    std::fputs(kUsage.data(), stderr);
    return 2;
  }
  return run(*arguments);
}
