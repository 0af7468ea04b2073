// SPDX-License-Identifier: MIT
/// How long does a step of a lesson take, from the key until the window is painted, with 8 texts,
/// 60 shown rows out of many, and 100 hashes? Steps forward, back and to distant places in every
/// stage. Also measures how soon the preparation of a lesson can be cancelled: docs/performance.md.
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest/QTest>
#include <algorithm>
#include <cstdio>
#include <random>
#include <thread>
#include <vector>

#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/stage_bar.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitStep = 50.0;   ///< milliseconds, at the 99th percentile
constexpr double kLimitStop = 200.0;  ///< milliseconds, at the 99th percentile
constexpr int kDefaultSteps = 400;
constexpr int kStops = 40;
constexpr int kPatience = 60'000;
constexpr std::uint32_t kSeed = 20;
constexpr int kWords = 60;         ///< of a text
constexpr int kManyWords = 6'000;  ///< of a text of the large lesson

/// Returns eight texts that share most of their words, drawn by a seed.
LessonSpec specOf(int words, std::uint32_t numHashes) {
  std::mt19937 random(kSeed);
  LessonSpec spec;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 2;
  spec.permutations.numHashes = numHashes;
  spec.bands = numHashes / 4;
  for (std::size_t text = 0; text < kMaxLessonTexts; ++text) {
    LessonText made{"text " + std::to_string(text + 1), {}};
    for (int word = 0; word < words; ++word) {
      const bool isOwn = random() % 8 == 0;
      made.text +=
          (isOwn ? "own" + std::to_string(random() % 1000) : "w" + std::to_string(word)) + ' ';
    }
    spec.texts.push_back(std::move(made));
  }
  return spec;
}

/// Returns the milliseconds from a key until the window is painted.
double pressOnce(LearnPage &page, QWidget &focus, Qt::Key key) {
  QElapsedTimer clock;
  clock.start();
  QTest::keyClick(&focus, key);
  page.repaint();
  QCoreApplication::sendPostedEvents();
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

bool judge(const char *name, std::vector<double> waits, double limit) {
  std::sort(waits.begin(), waits.end());
  const bool isGood = percentile(waits, 0.99) <= limit;
  std::printf("  %-14s %6zu %8.1f %8.1f %8.1f  %s\n", name, waits.size(), percentile(waits, 0.5),
              percentile(waits, 0.99), waits.back(), isGood ? "ok" : "WRONG");
  std::fflush(stdout);
  return isGood;
}

/// Steps through a stage: forward, back, and to a random place.
bool stepThrough(LearnPage &page, LessonStage stage, int steps) {
  auto *bar = page.findChild<StageBar *>();
  LessonPlayer &player = page.player();
  player.goToStage(stage);
  if (!QTest::qWaitFor([&page] { return !page.isBusy(); }, kPatience)) return false;
  std::vector<double> waits;
  for (int i = 0; i < steps; ++i)
    waits.push_back(pressOnce(page, *bar, i % 5 == 4 ? Qt::Key_Left : Qt::Key_Right));
  const QByteArray name = "stage " + QByteArray::number(static_cast<int>(stage) + 1);
  return judge(name.constData(), std::move(waits), kLimitStep);
}

bool scrub(LearnPage &page, int steps) {
  std::mt19937 random(kSeed);
  std::vector<double> waits;
  LessonPlayer &player = page.player();
  for (int i = 0; i < steps; ++i) {
    QElapsedTimer clock;
    clock.start();
    player.goTo(random() % player.lesson()->stepCount());
    page.repaint();
    QCoreApplication::sendPostedEvents();
    waits.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  return judge("scrub", std::move(waits), kLimitStep);
}

/// Measures the time from the request until the preparation of a large lesson has returned.
bool stopMaking() {
  const LessonSpec spec = specOf(kManyWords, kMaxLessonHashes);
  QElapsedTimer clock;
  clock.start();
  const auto whole = Lesson::create(spec);
  const double lasts = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  if (!whole) return false;
  std::printf("a lesson of %zu rows and %u hashes takes %.0f ms to make\n",
              whole->tables().rows.size(), whole->tables().numHashes(), lasts);
  std::mt19937 random(kSeed);
  std::vector<double> waits;
  for (int i = 0; i < kStops; ++i) {
    RunContext context;
    std::stop_source stop;
    context.stop = stop.get_token();
    std::jthread worker([&] { static_cast<void>(Lesson::create(spec, context).hasValue()); });
    const auto moment = static_cast<int>(lasts) * static_cast<int>(random() % 100) / 100;
    std::this_thread::sleep_for(std::chrono::milliseconds(moment));
    clock.restart();
    stop.request_stop();
    worker.join();
    waits.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  return judge("stop making", std::move(waits), kLimitStop);
}

int run(const QString &, int steps) {
  const QTemporaryDir state;
  qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
  LearnPage page;
  page.resize(1200, 740);
  page.show();
  page.openLesson(specOf(kWords, kMaxLessonHashes));
  if (!QTest::qWaitFor([&page] { return !page.isBusy(); }, kPatience)) return 1;
  const LessonTables &tables = page.player().lesson()->tables();
  std::printf("%zu texts, %zu rows of %zu shown, %u hashes, %zu steps; limit %.0f ms\n",
              tables.documents.size(), tables.shownRows(), tables.rows.size(), tables.numHashes(),
              page.player().lesson()->stepCount(), kLimitStep);
  printLoad();
  std::printf("  %-14s %6s %8s %8s %8s\n", "milliseconds", "steps", "p50", "p99", "max");
  bool isGood = true;
  for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage)
    isGood &= stepThrough(page, static_cast<LessonStage>(stage), steps / 4);
  isGood &= scrub(page, steps);
  isGood &= stopMaking();
  printLoad();
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "lesson_latency", kDefaultSteps, run);
}
