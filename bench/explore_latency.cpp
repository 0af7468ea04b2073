// SPDX-License-Identifier: MIT
/// Does Explore stay responsive while it computes? Requests every view of a whole table, as its
/// buttons do, lets it work for some seconds, presses Esc, and measures the delays of the event
/// loop meanwhile: docs/performance.md.
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <functional>

#include "bench/generated_titles.h"
#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "ui/base/controls/empty_state.h"
#include "ui/pages/explore/buckets/buckets_view.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/frame/stop_panel.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/matrices/matrix_rows_form.h"
#include "ui/pages/explore/overview/bands_panel.h"
#include "ui/pages/explore/overview/estimator_panel.h"
#include "ui/pages/explore/overview/histogram_panel.h"
#include "ui/pages/explore/recall/brute_force_panel.h"
#include "ui/pages/explore/recall/recall_panel.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/session/actions_controller.h"
#include "ui/session/settings.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitStall = 100;   ///< milliseconds
constexpr double kLimitCancel = 200;  ///< milliseconds from Esc to idle, including stalls
constexpr std::uint64_t kRows = 100'000;
constexpr std::uint64_t kSeed = 24;
constexpr int kPatienceSeconds = 600;

/// One request to Explore.
struct Request {
  const char *name;
  const char *part;
  std::function<bool(ExplorePage &)> start;  ///< returns false if the view is not offered
};

template <class Panel>
bool startOf(ExplorePage &page) {
  emit page.findChild<Panel *>()->strip().startRequested();
  return true;
}

/// Presses the button that a panel shows instead of content.
template <class Panel>
bool acceptOffer(ExplorePage &page) {
  for (const EmptyState *empty : page.findChild<Panel *>()->template findChildren<EmptyState *>())
    if (empty->isVisible()) {
      emit const_cast<EmptyState *>(empty)->actionRequested();
      return true;
    }
  return false;
}

const std::vector<Request> &requests() {
  static const std::vector<Request> all = {
      {"overview", "overview", [](ExplorePage &) { return true; }},
      {"bands estimated", "overview", acceptOffer<BandsPanel>},
      {"all pairs", "overview", acceptOffer<HistogramPanel>},
      {"curves", "curves", [](ExplorePage &) { return true; }},
      {"sweep", "sweep", startOf<SweepForm>},
      {"recall", "recall", startOf<RecallPanel>},
      {"estimates", "recall", startOf<EstimatorPanel>},
      {"showdown", "recall", startOf<BruteForcePanel>},
      {"buckets", "buckets",
       [](ExplorePage &page) {
         page.findChild<BucketsView *>()->look();
         return true;
       }},
      {"stop-shingles", "buckets", startOf<StopPanel>},
      {"matrices", "matrices", startOf<MatrixRowsForm>},
  };
  return all;
}

bool isAtRest(const ExplorePage &page, int milliseconds) {
  return QTest::qWaitFor([&page] { return !page.isBusy(); }, milliseconds);
}

bool ask(const Request &request, ExplorePage &page, int seconds) {
  Heartbeat heartbeat;
  heartbeat.start();
  page.showPart(QString::fromLatin1(request.part));
  QTest::qWait(0);
  if (!request.start(page)) {
    std::printf("  %-16s not offered: it is there already\n", request.name);
    return true;
  }
  QElapsedTimer timer;
  timer.start();
  QTest::qWait(1);
  const bool isAnswered = isAtRest(page, seconds * 1000);
  const double took = static_cast<double>(timer.elapsed()) / 1000;
  double cancel = 0;
  if (!isAnswered) {
    timer.restart();
    QTest::keyClick(page.exploreView(page.currentPart()), Qt::Key_Escape);
    if (!isAtRest(page, kPatienceSeconds * 1000)) return false;
    cancel = static_cast<double>(timer.elapsed());
  }
  QTest::qWait(50);  // for the last repaint
  const std::vector<double> stalls = heartbeat.stop();
  const double most = stalls.empty() ? 0 : stalls.back();
  const bool isGood = most <= kLimitStall && cancel <= kLimitCancel;
  std::printf("  %-16s %8.1f s  %s %6.0f ms  stall %6.1f ms  %s\n", request.name, took,
              isAnswered ? "answered " : "cancelled", cancel, most, isGood ? "ok" : "WRONG");
  std::fflush(stdout);
  return isGood;
}

int run(const QString &file, int seconds) {
  const QTemporaryDir folder;
  qputenv("XDG_STATE_HOME", QFile::encodeName(folder.path()));
  const auto path =
      fileOrGeneratedTitles(file.toStdString(), folder.path().toStdString(), kRows, kSeed);
  if (!path) return 1;
  QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  Settings settings(store);
  Session session;
  ActionsController controller(session, settings);
  const auto wait = [&controller] {
    return QTest::qWaitFor([&controller] { return !controller.isBusy(); }, kPatienceSeconds * 1000);
  };
  controller.openFile(QFile::decodeName(path->c_str()));
  if (!wait() || !session.hasDataset() || session.recipe().compare.empty()) {
    std::fputs("explore_latency: the file has no column to compare.\n", stderr);
    return 1;
  }
  ExplorePage page(session, controller);
  page.resize(1190, 730);
  controller.find();
  if (!wait() || !session.hasResult()) return 1;
  page.show();
  std::printf("%zu rows, %zu pairs of texts; each is asked and after %d s cancelled\n",
              session.dataset()->rowCount(), session.result()->pairs.size(), seconds);
  bool isGood = true;
  for (const Request &request : requests()) isGood &= ask(request, page, seconds);
  printLoad();
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "explore_latency", 10, run);
}
