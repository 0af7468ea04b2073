// SPDX-License-Identifier: MIT
// A review that is killed at any moment loses nothing that was reported as saved.
// SHINGLESCOPE_KILLS sets the number of kills; scripts/slow/kill uses a thousand.
#include <signal.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QtTest>

#include "core/project/project_store.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kKills = 100;
constexpr int kTimeout = 60'000;
constexpr int kLongestMs = 40;

/// Returns the number in the last complete line.
std::uint64_t lastNumber(const QByteArray &output) {
  const auto end = output.lastIndexOf('\n');
  const auto begin = end < 0 ? -1 : output.lastIndexOf('\n', end - 1);
  return end < 0 ? 0 : output.mid(begin + 1, end - begin - 1).toULongLong();
}

/// Kills a session after a random time and returns the last step that it reported as saved; nothing
/// if it ended by itself.
std::optional<std::uint64_t> killSession(const QString &path, QByteArray &messages) {
  QProcess session;
  session.start(test::reviewSessionProgram(), {path});
  if (!session.waitForReadyRead(kTimeout)) return std::nullopt;
  QThread::usleep(QRandomGenerator::global()->bounded(kLongestMs * 1000));
  ::kill(static_cast<pid_t>(session.processId()), SIGKILL);
  if (!session.waitForFinished(kTimeout)) return std::nullopt;
  messages = session.readAllStandardError();
  if (session.exitStatus() != QProcess::CrashExit) return std::nullopt;
  return lastNumber(session.readAllStandardOutput());
}

}  // namespace

class TestProjectKills : public QObject {
  Q_OBJECT

 private slots:
  void aKilledReviewLosesNothingSaved();
};

void TestProjectKills::aKilledReviewLosesNothingSaved() {
  const ProjectFolder folder;
  QVERIFY(ProjectStore::create(folder.path()));
  const int kills = qEnvironmentVariableIntValue("SHINGLESCOPE_KILLS");
  qint64 slowest = 0;
  std::size_t before = 0;
  int journals = 0;
  for (int round = 0; round < (kills > 0 ? kills : kKills); ++round) {
    QByteArray messages;
    const auto saved = killSession(QString::fromStdString(folder.path()), messages);
    QVERIFY2(saved, messages);
    journals += QFile::exists(QString::fromStdString(folder.path() + "-journal")) ? 1 : 0;
    QElapsedTimer timer;
    timer.start();
    const auto store = ProjectStore::open(folder.path());
    slowest = std::max(slowest, timer.elapsed());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    const std::vector<LogStep> &steps = (*store)->steps();
    QVERIFY2(steps.size() >= *saved, qPrintable(QString("round %1").arg(round)));
    for (std::size_t i = before; i < steps.size(); ++i) QVERIFY(steps[i] == scriptedStep(i + 1));
    before = steps.size();
    const auto stored = (*store)->storedRun();
    QVERIFY(stored);
    if (*stored) QCOMPARE((*stored)->pairs, std::uint64_t{26'999});
  }
  QVERIFY(before > 0);
  qInfo("%zu steps in %lld KiB; %d kills left a journal; slowest reopening: %lld ms", before,
        QFileInfo(QString::fromStdString(folder.path())).size() / 1024, journals,
        static_cast<long long>(slowest));
}

SHINGLESCOPE_TEST(TestProjectKills, NoApplication)
#include "tst_project_kills.moc"
