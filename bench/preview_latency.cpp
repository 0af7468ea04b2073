// SPDX-License-Identifier: MIT
/// How long after a file of a gigabyte is chosen does its preview appear in the import dialog, and
/// how much of the file is read for it? Each opening starts without the file in the system's cache:
/// docs/performance.md.
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "bench/generated_titles.h"
#include "bench/heartbeat.h"
#include "bench/window_bench.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/session/settings.h"

namespace shinglescope::bench {
namespace {

constexpr double kLimitMost = 500.0;           ///< milliseconds
constexpr std::uint64_t kMostRead = 32 << 20;  ///< bytes of the file for one preview
constexpr std::uint64_t kRows = 1'000'000;
constexpr qint64 kFileBytes = 1'000'000'000;
constexpr std::uint64_t kSeed = 20;
constexpr int kDefaultSteps = 20;
constexpr int kPatience = 30'000;

/// Returns the bytes that this process has read so far, from any file.
std::uint64_t bytesRead() {
  QFile io(QStringLiteral("/proc/self/io"));
  if (!io.open(QIODevice::ReadOnly)) return 0;
  const QByteArray first = io.readLine();
  return first.mid(first.indexOf(':') + 1).trimmed().toULongLong();
}

void dropFromCache(const QString &path) {
  const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
  ::close(descriptor);
}

/// Returns the milliseconds from the dialog's creation to its preview; negative if it never
/// appears.
double openOnce(const QString &path, ImportProfiles &profiles) {
  QElapsedTimer clock;
  clock.start();
  ImportDialog dialog({path, nullptr}, {}, {}, profiles);
  dialog.show();
  const auto *open = dialog.findChild<QPushButton *>(QStringLiteral("openButton"));
  QEventLoop loop;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (open->isEnabled() || clock.hasExpired(kPatience)) loop.quit();
  });
  look.start(1);
  loop.exec();
  const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  const int rows = dialog.findChild<RecordTable *>()->records()->rowCount();
  return open->isEnabled() && rows > 0 ? milliseconds : -1;
}

/// Opens the file `steps` times and checks the waits.
int measure(const QString &path, ImportProfiles &profiles, int steps) {
  std::vector<double> waits;
  std::uint64_t mostRead = 0;
  for (int step = 0; step < steps; ++step) {
    dropFromCache(path);
    const std::uint64_t before = bytesRead();
    waits.push_back(openOnce(path, profiles));
    mostRead = std::max(mostRead, bytesRead() - before);
    if (waits.back() < 0) {
      std::fputs("preview_latency: the preview did not come.\n", stderr);
      return 1;
    }
  }
  std::sort(waits.begin(), waits.end());
  const bool isGood = waits.back() <= kLimitMost && mostRead <= kMostRead;
  std::printf("%.1f MB, opened %d times; limits: %.0f ms, %.0f MB read\n",
              double(QFile(path).size()) / 1e6, steps, kLimitMost, double(kMostRead) / 1e6);
  std::printf("preview after: p50 %.0f ms, p99 %.0f ms, max %.0f ms, at most %.1f MB read  %s\n",
              percentile(waits, 0.5), percentile(waits, 0.99), waits.back(), double(mostRead) / 1e6,
              isGood ? "ok" : "WRONG");
  printLoad();
  return isGood ? 0 : 1;
}

/// Writes a gigabyte of titles: the same million, repeated.
bool writeGigabyte(const QString &path, const QString &part) {
  if (!writeGeneratedTitles(part.toStdString(), kRows, kSeed)) return false;
  QFile from(part);
  QFile to(path);
  if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly)) return false;
  const QByteArray titles = from.readAll();
  while (to.size() < kFileBytes) {
    if (to.write(titles) != titles.size()) return false;
  }
  return to.flush() && ::fsync(to.handle()) == 0;  // only clean pages can be dropped
}

int run(QString path, int steps) {
  const QTemporaryDir folder;
  if (path.isEmpty()) {
    path = folder.filePath(QStringLiteral("big.tsv"));
    if (!writeGigabyte(path, folder.filePath(QStringLiteral("part.tsv")))) {
      std::fputs("preview_latency: a file of 1 GB could not be written.\n", stderr);
      return 1;
    }
  }
  QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  Settings settings(store);
  ImportProfiles profiles(settings);
  return measure(path, profiles, steps);
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  using namespace shinglescope::bench;
  return runWindowBench(argc, argv, "preview_latency", kDefaultSteps, run);
}
