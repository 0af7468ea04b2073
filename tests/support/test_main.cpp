// SPDX-License-Identifier: MIT
// The main function of every test program.
//   PROGRAM                     runs all of its tests, each in its own process
//   PROGRAM TEST [FUNCTION...]  runs one test, or some of its functions, with Qt Test's options
//   PROGRAM --list              prints the names of its tests
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QThread>
#include <algorithm>
#include <cstdio>

#include "tests/support/test_registry.h"

namespace {

using shinglescope::test::RegisteredTest;

std::vector<RegisteredTest> testsByName() {
  std::vector<RegisteredTest> tests = shinglescope::test::registeredTests();
  std::ranges::sort(tests, {}, &RegisteredTest::name);
  return tests;
}

int listTests() {
  for (const RegisteredTest &test : testsByName()) std::printf("%s\n", test.name.constData());
  return 0;
}

// Runs each test in its own process, so that a test that crashes or leaves something behind does
// not affect the others.
int runAll(const char *program) {
  QStringList failed;
  for (const RegisteredTest &test : testsByName()) {
    const QString name = QString::fromUtf8(test.name);
    if (QProcess::execute(QString::fromLocal8Bit(program), {name}) != 0) failed << name;
  }
  if (failed.isEmpty()) return 0;
  std::fprintf(stderr, "Failed: %s\n", qPrintable(failed.join(QStringLiteral(", "))));
  return 1;
}

bool watchdogRuns() {
  const QDir threads(QStringLiteral("/proc/self/task"));
  return std::ranges::any_of(threads.entryList(QDir::Dirs), [&](const QString &thread) {
    QFile name(threads.filePath(thread + QStringLiteral("/comm")));
    return name.open(QIODevice::ReadOnly) && name.readAll().startsWith("QtTest Watchdog");
  });
}

// Qt reports that Qt Test's watchdog has finished before the watchdog's thread has freed its data.
// If the process ends in between, the leak check reports a leak, once in thousands of runs.
void waitForTheWatchdog() {
  for (int tries = 0; tries < 1000 && watchdogRuns(); ++tries) QThread::msleep(1);
}

int runOne(int argc, char **argv) {
  const std::vector<RegisteredTest> tests = testsByName();
  const auto found = std::ranges::find(tests, QByteArray(argv[1]), &RegisteredTest::name);
  if (found == tests.end()) {
    std::fprintf(stderr,
                 "There is no test \"%s\" in this program; --list prints the available tests.\n",
                 argv[1]);
    return 2;
  }
  // Qt derives the application's name, and with it the places of its files, from the first
  // argument. The test's name is passed there, as if each test were a separate program.
  const int result = found->run(argc - 1, argv + 1);
  waitForTheWatchdog();
  return result;
}

}  // namespace

int main(int argc, char **argv) {
  if (argc < 2) return runAll(argv[0]);
  if (QByteArray(argv[1]) == "--list") return listTests();
  return runOne(argc, argv);
}
