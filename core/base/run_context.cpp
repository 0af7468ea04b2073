// SPDX-License-Identifier: MIT
#include "core/base/run_context.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>
#include <thread>

namespace shinglescope {

std::string_view stageName(Stage stage) {
  static constexpr std::array<std::string_view, static_cast<std::size_t>(Stage::Count)> kNames = {
      "idle",     "reading",   "preparing", "signing",   "banding",   "verifying", "joining",
      "grouping", "writing",   "filtering", "sorting",   "judging",   "comparing", "searching",
      "sweeping", "digesting", "choosing",  "replaying", "laying out"};
  return kNames[static_cast<std::size_t>(stage)];
}

std::string_view unitName(WorkUnit unit) {
  static constexpr std::array<std::string_view, static_cast<std::size_t>(WorkUnit::Count)> kNames =
      {"",       "bytes",    "rows",  "texts",    "bands",    "band plans", "candidates", "pairs",
       "groups", "settings", "seeds", "problems", "verdicts", "steps",      "pages"};
  return kNames[static_cast<std::size_t>(unit)];
}

void Progress::start(Stage next, WorkUnit counted, std::uint64_t totalUnits) {
  if (history != nullptr) history->push_back({stage, unit, done, total});
  unit.store(counted, std::memory_order_relaxed);
  done.store(0, std::memory_order_relaxed);
  total.store(totalUnits, std::memory_order_relaxed);
  stage.store(next, std::memory_order_release);
}

void RunContext::startStage(Stage stage, WorkUnit unit, std::uint64_t total) const {
  if (progress != nullptr) progress->start(stage, unit, total);
}

void RunContext::advance(std::uint64_t units) const {
  if (progress != nullptr) progress->advance(units);
}

unsigned hardwareThreads() { return std::max(1U, std::thread::hardware_concurrency()); }

std::uint64_t memoryLimit(const RunContext &context) {
  if (context.memoryBudget > 0) return context.memoryBudget;
  const long pages = ::sysconf(_SC_PHYS_PAGES);
  const long pageBytes = ::sysconf(_SC_PAGESIZE);
  if (pages <= 0 || pageBytes <= 0) return std::numeric_limits<std::uint64_t>::max();
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(pageBytes) / 4 * 3;
}

std::uint64_t peakMemoryBytes() {
  // The figure of getrusage() includes the program that started this one: exec() keeps its peak.
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) return std::strtoull(line.c_str() + 6, nullptr, 10) * 1024U;
  rusage usage{};
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024U;  // Linux counts KiB
}

}  // namespace shinglescope
