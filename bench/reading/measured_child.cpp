// SPDX-License-Identifier: MIT
#include "bench/reading/measured_child.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>

namespace shinglescope::bench {
namespace {

double seconds(const timeval &time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

/// Forks; `run` continues in the child with a descriptor for its result.
template <class Run>
std::optional<ChildCost> measureFork(Run run) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  const auto started = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    run(ends[1]);
    _exit(1);
  }
  close(ends[1]);
  ChildCost cost;
  const bool hasFound = read(ends[0], &cost.found, sizeof(cost.found)) > 0;
  close(ends[0]);
  int status = 0;
  rusage usage{};
  const bool isOver = child > 0 && wait4(child, &status, 0, &usage) == child;
  if (!isOver || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  if (!hasFound) cost.found = {};
  cost.wallSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  cost.kernelSeconds = seconds(usage.ru_stime);
  cost.cpuSeconds = seconds(usage.ru_utime) + cost.kernelSeconds;
  cost.peakBytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
  return cost;
}

}  // namespace

std::optional<ChildCost> measureInChild(const std::function<std::optional<TableSize>()> &work) {
  return measureFork([&](int to) {
    const auto found = work();
    const bool isTold = found && write(to, &*found, sizeof(*found)) == sizeof(*found);
    _exit(isTold ? 0 : 1);
  });
}

std::optional<ChildCost> measureProgram(const std::vector<std::string> &words) {
  std::vector<char *> arguments;
  for (const std::string &word : words) arguments.push_back(const_cast<char *>(word.c_str()));
  arguments.push_back(nullptr);
  return measureFork([&](int) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    execvp(arguments[0], arguments.data());
  });
}

}  // namespace shinglescope::bench
