// SPDX-License-Identifier: MIT
/// Does Review keep up with a user who reviews a million pairs? Measures the time from a verdict
/// key until the next pair is painted, and the time of filters and sorting: docs/performance.md.
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>

#include "bench/generated_titles.h"
#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "ui/pages/review/compare/compare_view.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/pages/review/review_page.h"
#include "ui/session/actions_controller.h"
#include "ui/session/settings.h"
#include "ui/window/status_line.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitMedian = 30.0;
constexpr double kLimitP99 = 100.0;
constexpr double kLimitFilter = 300.0;
constexpr std::uint64_t kRows = 250'000;
constexpr std::uint32_t kPartners = 4;  // pairs of a row with later rows: a million in all
constexpr std::uint32_t kShingles = 100;
constexpr std::uint64_t kSeed = 21;
constexpr int kDefaultSteps = 500;
constexpr int kFilterRuns = 5;

double sinceStart(const QElapsedTimer &timer) {
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Makes a result in which every row is a separate text with pairs of artificial similarities from
/// 0.8 to 1: the list is measured, not a run.
std::shared_ptr<const DuplicateResult> makePairs(std::size_t rows, const Recipe &recipe) {
  auto result = std::make_shared<DuplicateResult>();
  result->report.engine = "find";
  result->report.recipe = recipe;
  TextClasses &classes = result->classes;
  SplitMix64 random(kSeed);
  for (std::uint32_t row = 0; row < rows; ++row) {
    classes.textOfRow.push_back(row);
    classes.rows.push_back(row);
    classes.rowOffsets.push_back(row + 1);
    for (std::uint32_t next = 1; next <= kPartners && row + next < rows; ++next) {
      const auto shared = static_cast<std::uint32_t>(80 + random.next() % 20);
      result->pairs.push_back({{row}, {row + next}, shared, kShingles, 0, 0});
    }
  }
  return result;
}

/// Reports when a descendant of a widget was painted after the start.
class PaintWatch final : public QObject {
 public:
  explicit PaintWatch(QWidget &widget) : m_widget(widget) { qApp->installEventFilter(this); }
  void start() {
    m_isWaiting = true;
    m_timer.start();
  }
  std::function<void(double)> onPainted;

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override {
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!m_isWaiting || event->type() != QEvent::Paint || widget == nullptr) return false;
    if (widget != &m_widget && !m_widget.isAncestorOf(widget)) return false;
    m_isWaiting = false;
    // After this event the widget has been painted.
    QTimer::singleShot(0, this, [this] { onPainted(sinceStart(m_timer)); });
    return false;
  }

 private:
  QWidget &m_widget;
  QElapsedTimer m_timer;
  bool m_isWaiting = false;
};

/// The objects of a window without its other pages. GUI thread.
struct Scene {
  Scene(const QString &folder, LoadedDataset loaded)
      : store(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat),
        settings(store),
        controller(session, settings) {
    const std::size_t rows = loaded.dataset->rowCount();
    session.setDataset(std::move(loaded), {}, {});
    session.setResult(makePairs(rows, session.recipe()), false);
  }
  QSettings store;
  Settings settings;
  Session session;
  ActionsController controller;
};

void waitFor(const std::function<bool()> &isDone) {
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (isDone()) loop.quit();
  });
  look.start(1);
  if (!isDone()) loop.exec();
}

/// Judges `steps` pairs by key, each after the result of the previous key is painted.
std::vector<double> judge(Scene &scene, int steps) {
  ReviewPage page(scene.session, scene.controller, scene.settings);
  const StatusLine status(scene.session, scene.controller);
  page.resize(1190, 730);
  page.show();
  page.activateWindow();
  waitFor([&] { return !page.isBusy() && page.findChild<PairList *>()->position() == 0; });
  page.activate();
  waitFor([&] { return QApplication::focusWidget() != nullptr; });
  PaintWatch watch(*page.findChild<CompareView *>());
  std::vector<double> times;
  QEventLoop loop;
  constexpr std::array kKeys{Qt::Key_D, Qt::Key_N, Qt::Key_U, Qt::Key_1};
  const auto strike = [&] {
    watch.start();
    QTest::keyClick(QApplication::focusWidget(), kKeys[times.size() % kKeys.size()]);
  };
  watch.onPainted = [&](double milliseconds) {
    times.push_back(milliseconds);
    if (times.size() == static_cast<std::size_t>(steps)) return loop.quit();
    QTimer::singleShot(kBeatMilliseconds, &loop, strike);
  };
  QTimer::singleShot(0, &loop, strike);
  loop.exec();
  const std::uint64_t decided = scene.session.verdicts().counts().decided();
  if (decided != static_cast<std::uint64_t>(steps)) times.clear();
  std::sort(times.begin(), times.end());
  return times;
}

struct Narrowing {
  const char *name;
  QueueFilter filter;
  QueueSort sort = QueueSort::Similarity;
};

struct Cost {
  double most = 0;     ///< milliseconds from the request to the new list
  double cpuMost = 0;  ///< of all threads, less affected by other programs
};

/// Returns the slowest of several runs.
Cost slowest(ReviewState &state, const Narrowing &narrowing) {
  Cost cost;
  for (int run = 0; run < kFilterRuns; ++run) {
    state.setFilter({});
    state.setArrangement({});
    waitFor([&] { return !state.isBusy(); });
    QElapsedTimer timer;
    QEventLoop loop;
    QObject::connect(&state, &ReviewState::itemsChanged, &loop, &QEventLoop::quit);
    const std::clock_t before = std::clock();
    timer.start();
    if (!(narrowing.filter == QueueFilter{})) state.setFilter(narrowing.filter);
    if (narrowing.sort != QueueSort::Similarity)
      state.setArrangement({narrowing.sort, static_cast<std::uint64_t>(run)});
    loop.exec();
    cost.most = std::max(cost.most, sinceStart(timer));
    const double cpu = static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC;
    cost.cpuMost = std::max(cost.cpuMost, cpu);
  }
  return cost;
}

bool measureFilters(Scene &scene) {
  ReviewState state(scene.session);
  waitFor([&] { return !state.isBusy(); });
  const std::vector<Narrowing> narrowings = {
      {"a text that is rare", {.text = "babababa"}},
      {"a text that is common", {.text = "an"}},
      {"a regular expression", {.text = "/an.* (ba|so)/"}},
      {"undecided", {.verdict = VerdictFilter::Undecided}},
      {"a range of scores", {.scores = ScoreRange{{85, 100}, {9, 10}}}},
      {"a column that differs", {.fields = {{{0}, false}}}},
      {"borderline first", {}, QueueSort::Borderline},
      {"random audit", {}, QueueSort::Audit},
      {"order in file", {}, QueueSort::FileOrder},
      {"a text, in the order in file", {.text = "an"}, QueueSort::FileOrder}};
  bool isGood = true;
  for (const Narrowing &narrowing : narrowings) {
    const auto [most, cpu] = slowest(state, narrowing);
    isGood = isGood && most <= kLimitFilter;
    std::printf("%-30s %7.1f ms, CPU %6.1f ms  %9zu entries  %s\n", narrowing.name, most, cpu,
                state.items().size(), most <= kLimitFilter ? "ok" : "WRONG");
  }
  return isGood;
}

int measure(const QString &folder, LoadedDataset loaded, int steps) {
  Scene scene(folder, std::move(loaded));
  std::printf("%zu pairs; limits: key to paint p50 %.0f ms, p99 %.0f ms; filter and sort %.0f ms\n",
              scene.session.result()->pairs.size(), kLimitMedian, kLimitP99, kLimitFilter);
  const std::vector<double> times = judge(scene, steps);
  if (times.empty()) {
    std::fputs("review_latency: the verdicts did not arrive.\n", stderr);
    return 1;
  }
  const double median = percentile(times, 0.5);
  const double p99 = percentile(times, 0.99);
  const bool isQuick = median <= kLimitMedian && p99 <= kLimitP99;
  std::printf(
      "verdict key to next pair painted, %d keys: p50 %.1f ms, p99 %.1f ms, max %.1f ms  %s\n",
      steps, median, p99, times.back(), isQuick ? "ok" : "WRONG");
  const bool areFiltersQuick = measureFilters(scene);
  printLoad();
  return isQuick && areFiltersQuick ? 0 : 1;
}

int fail(const Error &error) {
  std::fprintf(stderr, "review_latency: %s\n", error.detail().c_str());
  return 1;
}

int run(const QString &file, int steps) {
  const QTemporaryDir folder;
  const auto path = fileOrGeneratedTitles(file.toStdString(), folder.path().toStdString(),
                                          kRows + kPartners, kSeed);
  if (!path) return fail(path.error());
  auto loaded = loadDataset(*path, {}, {});
  return loaded ? measure(folder.path(), *std::move(loaded), steps) : fail(loaded.error());
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "review_latency", kDefaultSteps, run);
}
