// SPDX-License-Identifier: MIT
/// Does the data grid scroll smoothly over three million rows? A heartbeat of 5 ms measures for how
/// long the event loop was blocked: docs/performance.md.
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "bench/generated_titles.h"
#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "ui/pages/data/grid/record_table.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitP99 = 50.0;
constexpr double kLimitMost = 100.0;
constexpr std::uint64_t kRows = 3'000'000;
constexpr std::uint64_t kSeed = 20;
constexpr int kDefaultSteps = 1000;

/// One movement by a user: mostly the wheel, sometimes a page, the scroll bar dragged to a random
/// place, or a selected row.
void scrollOnce(RecordTable &view, SplitMix64 &random) {
  QScrollBar &bar = *view.verticalScrollBar();
  const std::uint64_t kind = random.next() % 10;
  const int direction = random.next() % 2 == 0 ? 1 : -1;
  if (kind < 6) {
    bar.setValue(bar.value() + direction * 3 * bar.singleStep());
  } else if (kind < 8) {
    bar.setValue(bar.value() + direction * bar.pageStep());
  } else if (kind < 9) {
    const auto range = static_cast<std::uint64_t>(std::max(1, bar.maximum()));
    bar.setValue(static_cast<int>(random.next() % range));
  } else {
    view.selectRow(view.rowAt(view.viewport()->height() / 2));
  }
}

/// Shows the rows, scrolls `steps` times and checks the stalls.
int measure(const std::shared_ptr<const Dataset> &dataset, int steps) {
  RecordTable view;
  view.resize(1280, 800);
  view.show();
  Heartbeat heartbeat;
  SplitMix64 random(kSeed);
  QTimer scroller;
  int left = steps;
  QObject::connect(&scroller, &QTimer::timeout, [&] {
    if (left == steps) view.setDataset(dataset, std::vector(dataset->columnCount(), ColumnRole{}));
    scrollOnce(view, random);
    if (--left == 0) QCoreApplication::quit();
  });
  heartbeat.start();
  scroller.start(2 * kBeatMilliseconds);
  QCoreApplication::exec();
  const std::vector<double> stalls = heartbeat.stop();
  const int rows = view.records()->rowCount();
  if (stalls.empty() || rows != static_cast<int>(dataset->rowCount())) {
    std::fputs("grid_latency: the rows were not shown.\n", stderr);
    return 1;
  }
  const double p99 = percentile(stalls, 0.99);
  const bool isGood = p99 <= kLimitP99 && stalls.back() <= kLimitMost;
  std::printf("%d rows, %d steps, %zu beats; limits: p99 %.0f ms, max %.0f ms\n", rows, steps,
              stalls.size(), kLimitP99, kLimitMost);
  std::printf("stalls of the event loop: p50 %.1f ms, p99 %.1f ms, max %.1f ms  %s\n",
              percentile(stalls, 0.5), p99, stalls.back(), isGood ? "ok" : "WRONG");
  printLoad();
  return isGood ? 0 : 1;
}

int fail(const Error &error) {
  std::fprintf(stderr, "grid_latency: %s\n", error.detail().c_str());
  return 1;
}

int run(const QString &file, int steps) {
  const QTemporaryDir folder;
  const auto path =
      fileOrGeneratedTitles(file.toStdString(), folder.path().toStdString(), kRows, kSeed);
  if (!path) return fail(path.error());
  const auto loaded = loadDataset(*path, {}, {});
  return loaded ? measure(loaded->dataset, steps) : fail(loaded.error());
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "grid_latency", kDefaultSteps, run);
}
