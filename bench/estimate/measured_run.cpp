// SPDX-License-Identifier: MIT
#include "bench/estimate/measured_run.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <functional>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/run/engine_session.h"
#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope::bench {
namespace {

/// Runs `work` in a separate process and returns its value.
template <class Value>
std::optional<Value> inChild(const std::function<std::optional<Value>()> &work) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    const auto value = work();
    const bool isTold = value && write(ends[1], &*value, sizeof(Value)) == sizeof(Value);
    _exit(isTold ? 0 : 1);
  }
  close(ends[1]);
  Value value;
  const bool isWhole = read(ends[0], &value, sizeof(Value)) == sizeof(Value);
  close(ends[0]);
  int status = 0;
  const bool isOver = child > 0 && waitpid(child, &status, 0) == child;
  if (!isOver || !isWhole || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return value;
}

double cpuSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval &time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Returns a line of /proc/self/status in bytes.
double statusBytes(const std::string &name) {
  std::ifstream status("/proc/self/status");
  std::string word;
  double kibibytes = 0;
  while (status >> word)
    if (word == name + ":") status >> kibibytes;
  return kibibytes * 1024;
}

/// Resets the peak to the memory that is resident now.
void forgetPeak() { std::ofstream("/proc/self/clear_refs") << "5"; }

std::shared_ptr<const Dataset> loadCase(const EstimateCase &one, const RunContext &context) {
  LoadOptions options;
  if (one.rows > 0) options.maxRows = one.rows;
  const auto loaded = loadDataset(one.path, options, context);
  if (!loaded) std::fprintf(stderr, "%s: %s\n", one.path.c_str(), loaded.error().detail().c_str());
  return loaded ? loaded->dataset : nullptr;
}

/// Touches the program's own pages and stacks, so they are not counted for the run.
void warmUp(const Recipe &recipe, const RunContext &context) {
  DatasetBuilder builder(recipe.compare);
  for (int row = 0; row < 300; ++row) {
    const std::string text = "some words that are not many " + std::to_string(row % 250);
    builder.addRow(std::vector<std::string_view>(recipe.compare.size(), text), 0);
  }
  const std::shared_ptr<const Dataset> few = builder.finish();
  EngineSession session;
  static_cast<void>(session.find(few, recipe, context));
  static_cast<void>(findExactDuplicates(*few, recipe, context));
}

Result<DuplicateResult> runCase(const std::shared_ptr<const Dataset> &dataset, const Recipe &recipe,
                                RunKind kind, EngineSession &session, const RunContext &context) {
  if (kind == RunKind::Find) return findDuplicates(*dataset, recipe, context);
  if (kind == RunKind::Session) return session.find(dataset, recipe, context);
  return findExactDuplicates(*dataset, recipe, context);
}

}  // namespace

bool isDoneInChild(const std::function<bool()> &work) {
  return inChild<bool>([&]() -> std::optional<bool> { return work(); }).value_or(false);
}

std::optional<SaidCosts> estimateInChild(const EstimateCase &one, unsigned threads) {
  return inChild<SaidCosts>([&]() -> std::optional<SaidCosts> {
    RunContext context;
    context.threads = threads;
    const auto dataset = loadCase(one, context);
    if (!dataset) return std::nullopt;
    const double start = cpuSeconds();
    const auto find = estimateRun(*dataset, one.recipe, context);
    const auto exact = estimateExact(*dataset, one.recipe, context);
    const double taken = cpuSeconds() - start;
    EstimateOptions ofSession;
    ofSession.keepsState = true;
    const auto session = estimateRun(*dataset, one.recipe, context, ofSession);
    if (!find || !exact || !session) return std::nullopt;
    return SaidCosts{find->rows,
                     find->cpuSeconds,
                     exact->cpuSeconds,
                     static_cast<double>(find->memoryBytes),
                     static_cast<double>(session->memoryBytes),
                     static_cast<double>(exact->memoryBytes),
                     static_cast<double>(find->candidates),
                     static_cast<double>(exact->comparisons),
                     taken};
  });
}

std::optional<RunCosts> runInChild(const EstimateCase &one, RunKind kind, unsigned threads,
                                   unsigned mostSeconds) {
  return inChild<RunCosts>([&]() -> std::optional<RunCosts> {
    RunContext context;
    context.threads = threads;
    warmUp(one.recipe, context);
    EstimateCase few = one;
    few.rows = 100;
    static_cast<void>(loadCase(few, context));
    malloc_trim(0);
    const double program = statusBytes("VmRSS");
    const auto dataset = loadCase(one, context);
    if (!dataset) return std::nullopt;
    const double start = cpuSeconds();
    const auto most = static_cast<rlim_t>(start) + mostSeconds;
    const rlimit limit{most, most};
    setrlimit(RLIMIT_CPU, &limit);
    malloc_trim(0);
    forgetPeak();
    EngineSession session;
    const auto result = runCase(dataset, one.recipe, kind, session, context);
    RunCosts costs;
    costs.seconds = cpuSeconds() - start;
    costs.bytes = statusBytes("VmHWM") - program;
    costs.wasRefused = !result;
    if (result) costs.compared = static_cast<double>(result->report.candidates);
    return costs;
  });
}

}  // namespace shinglescope::bench
