// SPDX-License-Identifier: MIT
/// How soon does the data grid answer a filter, a search or a sort over a million rows, and for how
/// long does it block the event loop meanwhile? docs/performance.md.
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <functional>
#include <vector>

#include "bench/generated_titles.h"
#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "core/dataset/load/dataset_loader.h"
#include "ui/base/style/theme.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/session/settings.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitMost = 100.0;
constexpr double kLimitFilter = 300.0;
constexpr double kTypingDelay = 150.0;  ///< the time that the grid waits for more keys
constexpr std::uint64_t kRows = 1'000'000;
constexpr std::uint64_t kSeed = 20;

/// One request, and the rows that must remain.
struct Question {
  const char *name;
  std::function<void(DataGrid &)> ask;
  std::function<bool(std::string_view)> passes;
  double delay = 0;
  double limit = 0;  ///< 0: printed only
};

void waitUntilIdle(const DataGrid &grid) {
  QEventLoop loop;
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
    if (!grid.isBusy()) loop.quit();
  });
  timer.start(1);
  loop.exec();
}

std::vector<Question> questions(int column) {
  const auto holds = [](std::string_view wanted) {
    return [wanted](std::string_view cell) { return cell.find(wanted) != std::string_view::npos; };
  };
  const auto filter = [column](const char *text) {
    return [=](DataGrid &grid) { grid.filterRow()->setText(column, QLatin1String(text)); };
  };
  const auto all = [](std::string_view) { return true; };
  const SortKey byTitle{ColumnId{static_cast<std::uint32_t>(column)}, false};
  // The generated titles are in lower case, so a plain search gives the expected result.
  return {{"filter, many rows", filter("an"), holds("an"), kTypingDelay, kLimitFilter},
          {"filter, few rows", filter("zuzu"), holds("zuzu"), kTypingDelay, kLimitFilter},
          {"filter, expression", filter("/an.*an/"),
           [](std::string_view cell) {
             const std::size_t first = cell.find("an");
             return first != std::string_view::npos &&
                    cell.find("an", first + 2) != std::string_view::npos;
           },
           kTypingDelay},
          {"filter, none", filter(""), all, kTypingDelay},
          {"search", [](DataGrid &grid) { grid.setSearchText(QStringLiteral("an")); }, holds("an"),
           kTypingDelay, kLimitFilter},
          {"search, none", [](DataGrid &grid) { grid.setSearchText({}); }, all, kTypingDelay},
          {"sort by text", [byTitle](DataGrid &grid) { grid.setSortKeys({byTitle}); }, all},
          {"sort by number",
           [](DataGrid &grid) {
             grid.setSortKeys({{ColumnId{0}, true}});
           },
           all},
          {"sort by both",
           [byTitle](DataGrid &grid) {
             grid.setSortKeys({byTitle, {ColumnId{0}, true}});
           },
           all}};
}

/// Measures a request. Checks the number of rows only if `isCounted`: the titles are then in lower
/// case.
bool measure(const Question &question, DataGrid &grid, const Dataset &dataset, int column,
             bool isCounted) {
  std::size_t expected = 0;
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row)
    if (question.passes(dataset.cell({row}, {static_cast<std::uint32_t>(column)}))) ++expected;
  Heartbeat heartbeat;
  QElapsedTimer timer;
  heartbeat.start();
  timer.start();
  question.ask(grid);
  waitUntilIdle(grid);
  const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6 - question.delay;
  const std::vector<double> stalls = heartbeat.stop();
  const auto shown = static_cast<std::size_t>(grid.table()->records()->rowCount());
  const double most = stalls.empty() ? 0 : stalls.back();
  const bool isQuick = question.limit == 0 || took <= question.limit;
  const bool isRight = !isCounted || shown == expected;
  const bool isGood = isRight && isQuick && most <= kLimitMost;
  std::printf("%-20s %10zu %10.0f %10.1f  %s\n", question.name, shown, took, most,
              isGood ? "ok" : "WRONG");
  std::fflush(stdout);
  return isGood;
}

int run(const QString &file) {
  const QTemporaryDir folder;
  const bool isGenerated = file.isEmpty();
  const auto path =
      fileOrGeneratedTitles(file.toStdString(), folder.path().toStdString(), kRows, kSeed);
  if (!path) return 1;
  const auto loaded = loadDataset(*path, {}, {});
  if (!loaded || loaded->dataset->columnCount() < 2) {
    std::fputs("grid_answers: the file could not be read or has fewer than two columns.\n", stderr);
    return 1;
  }
  QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  Settings settings(store);
  DataGrid grid(settings);
  grid.resize(1280, 800);
  grid.show();
  Heartbeat heartbeat;
  heartbeat.start();
  grid.setDataset(loaded->dataset, std::vector(loaded->dataset->columnCount(), ColumnRole{}),
                  loaded->report);
  waitUntilIdle(grid);
  const std::vector<double> stalls = heartbeat.stop();
  std::printf(
      "%zu rows; types guessed with stalls of at most %.1f ms; limits: filter by text "
      "%.0f ms, stall %.0f ms\n",
      loaded->dataset->rowCount(), stalls.empty() ? 0 : stalls.back(), kLimitFilter, kLimitMost);
  std::printf("%-20s %10s %10s %10s\n", "request", "rows", "ms", "stall ms");
  bool isGood = true;
  for (const Question &question : questions(1))
    isGood &= measure(question, grid, *loaded->dataset, 1, isGenerated);
  printLoad();
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  applyTheme(application, ThemeChoice::Light);
  if (argc > 2) {
    std::fputs("Usage: grid_answers [FILE]\n", stderr);
    return 2;
  }
  return bench::run(application.arguments().value(1));
}
