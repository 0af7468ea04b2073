// SPDX-License-Identifier: MIT
/// Does the window stay responsive while a project with a million verdicts is opened, and when a
/// run ends with them? Each verdict is a separate step.
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <cstdio>
#include <functional>

#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "core/review/records/record_digests.h"
#include "ui/session/actions_controller.h"
#include "ui/session/project_controller.h"
#include "ui/session/settings.h"

namespace shinglescope::bench {
namespace {

constexpr int kDefaultSteps = 1'000'000;
constexpr std::uint32_t kRows = 20'000;
constexpr int kAfterMilliseconds = 300;  ///< after the end, to include its effects
constexpr double kLimit = 100.0;         ///< of a stall, in milliseconds

bool writeRows(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  file.write("id,text\n");
  for (std::uint32_t row = 0; row < kRows; ++row) {
    const QByteArray number = QByteArray::number(row);
    file.write("r" + number + ",flat " + QByteArray::number(row / 2 * 7919) +
               " with two rooms near the old market number " + number + '\n');
  }
  return true;
}

LogStep stepOf(const RecordDigests &records, std::uint32_t number) {
  const RecordId a{number % (kRows - 100)};
  const RecordId b{a.value + 1 + number / (kRows - 100) % 99};
  LogStep step;
  step.number = number;
  step.origin = "key";
  PairChange change{records.keyOf(a), records.keyOf(b), {}, {}};
  change.after.verdict = number % 3 == 0 ? Verdict::NotDuplicate : Verdict::Unsure;
  step.records = {{change.a, "r" + std::to_string(a.value), a.value},
                  {change.b, "r" + std::to_string(b.value), b.value}};
  step.changes.emplace_back(std::move(change));
  return step;
}

bool writeProject(const QString &path, const QString &table, int steps) {
  const std::string source = table.toStdString();
  auto loaded = loadDataset(source, {}, {});
  if (!loaded) return false;
  auto records = RecordDigests::make(*loaded->dataset, {});
  auto store = ProjectStore::create(path.toStdString());
  if (!records || !store) return false;
  (*store)->saveSource("data", identifySource(source, loaded->report));
  for (int number = 1; number <= steps; ++number)
    (*store)->append(stepOf(*records, static_cast<std::uint32_t>(number)));
  return (*store)->close().isAllSaved();
}

/// Waits until the controller is idle; prints the time and the delays of the event loop.
bool measure(const char *what, ActionsController &controller, const std::function<void()> &start) {
  QElapsedTimer timer;
  Heartbeat beat;
  timer.start();
  beat.start();
  QEventLoop loop;
  QObject::connect(&controller, &ActionsController::activityChanged, &loop,
                   [&loop](Activity activity) {
                     if (activity == Activity::Idle) loop.quit();
                   });
  start();
  if (controller.isBusy()) loop.exec();
  const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
  QTimer::singleShot(kAfterMilliseconds, &loop, &QEventLoop::quit);
  loop.exec();
  const std::vector<double> stalls = beat.stop();
  std::printf("%-28s %7.2f s   stall p99 %6.1f ms, most %6.1f ms\n", what, seconds,
              percentile(stalls, 0.99), stalls.back());
  return stalls.back() <= kLimit;
}

int run(const QString &, int steps) {
  const QTemporaryDir folder;
  qputenv("XDG_STATE_HOME", QFile::encodeName(folder.path()));
  const QString project = folder.filePath(QStringLiteral("million.shinglescope"));
  const QString table = folder.filePath(QStringLiteral("rows.csv"));
  if (!writeRows(table) || !writeProject(project, table, steps)) {
    std::fprintf(stderr, "The project could not be written.\n");
    return 1;
  }
  QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  Settings settings(store);
  Session session;
  ActionsController controller(session, settings);
  ProjectController projects(session, controller);
  printLoad();
  bool isQuick = measure("opening", controller, [&] { projects.open(project); });
  if (session.verdicts().log().stepCount() != static_cast<std::uint64_t>(steps)) {
    std::fprintf(stderr, "The project did not open with all its steps.\n");
    return 1;
  }
  isQuick &= measure("a run over its verdicts", controller, [&] { controller.find(); });
  std::printf("%s\n", isQuick ? "within 100 ms" : "the window stalled for over 100 ms");
  return isQuick && session.hasResult() ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "project_opening", kDefaultSteps, run);
}
