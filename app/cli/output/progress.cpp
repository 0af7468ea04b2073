// SPDX-License-Identifier: MIT
#include "app/cli/output/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/cli/output/amount_text.h"
#include "app/cli/output/terminal_text.h"

namespace shinglescope {
namespace {

constexpr auto kRedraw = std::chrono::milliseconds(100);
constexpr auto kSample = std::chrono::milliseconds(10);  // short enough to catch quick stages
constexpr auto kQuiet = std::chrono::milliseconds(300);  // quick runs print only their result
constexpr std::uint64_t kBarWidth = 24;
constexpr double kSecondsBeforeGuess = 1.0;

std::string timeText(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < 60) return std::to_string(whole) + " s";
  if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

std::size_t terminalWidth() {
  winsize size{};
  const bool isKnown = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return isKnown ? size.ws_col : 80;
}

}  // namespace

std::string progressLine(const StageCount &count, double seconds) {
  const auto &[stage, unit, counted, total] = count;
  std::string line(stageName(stage));
  line.resize(std::max<std::size_t>(line.size() + 1, 10), ' ');
  const bool isCounted = unit != WorkUnit::Nothing;
  const std::string unitText = isCounted ? " " + std::string(unitName(unit)) : std::string();
  if (total == 0)
    return counted == 0 || !isCounted ? line : line + groupedNumber(counted) + unitText;
  const std::uint64_t done = std::min(counted, total);
  const double part = static_cast<double>(done) / static_cast<double>(total);
  const auto filled = static_cast<std::size_t>(part * static_cast<double>(kBarWidth));
  line += "[" + std::string(filled, '#') + std::string(kBarWidth - filled, '.') + "] ";
  line += std::to_string(static_cast<int>(part * 100)) + " %";
  if (isCounted) line += "  " + groupedNumber(done) + " of " + groupedNumber(total) + unitText;
  if (done > 0 && seconds >= kSecondsBeforeGuess)
    line += "  " + timeText(seconds * (1.0 - part) / part) + " left";
  return line;
}

ProgressPrinter::ProgressPrinter(const Progress &progress, Verbosity verbosity)
    : m_progress(progress), m_verbosity(verbosity), m_isTerminal(isatty(STDERR_FILENO) == 1) {
  if (verbosity == Verbosity::Everything)
    m_thread = std::jthread([this](const std::stop_token &ended) { watch(ended); });
}

void ProgressPrinter::stop() {
  if (!m_thread.joinable()) return;
  m_thread.request_stop();
  m_thread.join();
  if (m_isTerminal && m_shown != Stage::Idle) std::fputs("\r\033[K", stderr);
}

void ProgressPrinter::note(const std::string &line) const {
  if (m_verbosity != Verbosity::ErrorsOnly) answer(line);
}

void ProgressPrinter::answer(const std::string &line) const {
  std::fprintf(stderr, "%s%s\n", m_isTerminal ? "\r\033[K" : "", terminalText(line).c_str());
}

void ProgressPrinter::watch(const std::stop_token &ended) {
  const auto start = std::chrono::steady_clock::now();
  while (!ended.stop_requested() && std::chrono::steady_clock::now() - start < kQuiet)
    std::this_thread::sleep_for(kSample);
  while (!ended.stop_requested()) {
    const Stage stage = m_progress.stage.load(std::memory_order_acquire);
    if (stage != m_shown) {
      m_shown = stage;
      m_stageStart = std::chrono::steady_clock::now();
      if (!m_isTerminal) showStage(stage);
    }
    if (m_isTerminal && stage != Stage::Idle) showBar(stage);
    std::this_thread::sleep_for(m_isTerminal ? kRedraw : kSample);
  }
}

void ProgressPrinter::showStage(Stage stage) {
  if (stage == Stage::Idle) return;
  std::fprintf(stderr, "%s ...\n", std::string(stageName(stage)).c_str());
}

void ProgressPrinter::showBar(Stage stage) {
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - m_stageStart;
  std::string line = progressLine({stage, m_progress.unit.load(std::memory_order_relaxed),
                                   m_progress.done.load(std::memory_order_relaxed),
                                   m_progress.total.load(std::memory_order_relaxed)},
                                  elapsed.count());
  line.resize(std::min(line.size(), terminalWidth() - 1));
  std::fprintf(stderr, "\r%s\033[K", line.c_str());
}

}  // namespace shinglescope
