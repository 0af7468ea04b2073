// SPDX-License-Identifier: MIT
#include <signal.h>

#include <QDir>
#include <QProcess>
#include <QtTest>
#include <algorithm>
#include <vector>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

/// A file manager passes all chosen files to one start of the program.
class TestSeveralFiles : public CommandLineTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (qstrlen(windowProgram()) == 0) QSKIP("The window is not built.");
    startAfresh();
  }

  void cleanup() {
    for (const Window &window : windows()) ::kill(window.process, SIGKILL);
  }

  void eachFileGetsAWindow() {
    for (const QString &name :
         {QStringLiteral("one.csv"), QStringLiteral("-two.csv"), QStringLiteral("three.csv")})
      makeFile(name, "id,text\n1,a b c\n2,a b d\n");
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char *folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
      environment.insert(QString::fromLatin1(folder), path(QStringLiteral("home")));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(path(QString()));
    process.start(windowProgram(), {"--theme", "dark", "--", "one.csv", "-two.csv", "three.csv"});
    QVERIFY(process.waitForStarted());
    QTRY_COMPARE_WITH_TIMEOUT(filesOfOthers(), (QByteArrayList{"-two.csv", "three.csv"}), 20'000);
    QCOMPARE(process.state(), QProcess::Running);
    for (const Window &window : windows()) QVERIFY(window.arguments.join(' ').contains("dark"));
    cleanup();
    QVERIFY(process.waitForFinished());
  }

 private:
  struct Window {
    int process = 0;
    QByteArrayList arguments;
  };

  /// The files of the windows that the first one started, in order. A window starts another one
  /// with two forks, which carry its own arguments until they start the program: a window shows
  /// one file, so arguments with several are those of the first or of such a fork.
  QByteArrayList filesOfOthers() const {
    QByteArrayList files;
    for (const Window &window : windows()) {
      const auto end = window.arguments.indexOf("--");
      if (end >= 0 && end + 2 == window.arguments.size()) files << window.arguments.last();
    }
    std::ranges::sort(files);
    return files;
  }

  /// The running windows of this test: those in its directory.
  std::vector<Window> windows() const {
    std::vector<Window> found;
    const QStringList processes =
        QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &number : processes) {
      const QString folder = QFile::symLinkTarget(QStringLiteral("/proc/%1/cwd").arg(number));
      if (number.toInt() == 0 || QDir(folder) != QDir(path(QString()))) continue;
      QFile file(QStringLiteral("/proc/%1/cmdline").arg(number));
      if (!file.open(QIODevice::ReadOnly)) continue;
      QByteArrayList arguments = file.readAll().split('\0');
      arguments.removeLast();  // each argument ends with a zero
      if (!arguments.isEmpty() && arguments.front().endsWith("/shinglescope"))
        found.push_back({number.toInt(), arguments});
    }
    return found;
  }
};

SHINGLESCOPE_TEST(TestSeveralFiles, QCoreApplication)
#include "tst_several_files.moc"
