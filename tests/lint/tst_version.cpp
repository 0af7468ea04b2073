// SPDX-License-Identifier: MIT
// Every file with a version has that of CMakeLists.txt, which is the only place to change.

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

namespace {

QByteArray projectFile(const QString &path) {
  QFile file(shinglescope::test::sourcePath("/") + path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Returns the output of a program in the source directory; empty if it fails.
QByteArray projectOutput(const QString &program, const QStringList &arguments) {
  QProcess process;
  process.setWorkingDirectory(shinglescope::test::sourcePath());
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("PYTHONPATH", "app/python");
  environment.insert("PYTHONDONTWRITEBYTECODE", "1");
  process.setProcessEnvironment(environment);
  process.start(program, arguments);
  const bool isSuccess = process.waitForFinished() && process.exitCode() == 0;
  return isSuccess ? process.readAllStandardOutput() : QByteArray();
}

// Returns what follows a beginning in each line that has it.
QByteArrayList linesAfter(const QByteArray &text, const QByteArray &beginning) {
  QByteArrayList lines;
  for (const QByteArray &line : text.split('\n'))
    if (line.startsWith(beginning)) lines << line.mid(beginning.size());
  return lines;
}

}  // namespace

class TestVersion : public QObject {
  Q_OBJECT

 private slots:
  void filesHaveTheVersion();
  void packagesHaveTheVersion();
  void wheelHasTheVersion();
};

void TestVersion::filesHaveTheVersion() {
  const QByteArray version = SHINGLESCOPE_VERSION;
  QCOMPARE(linesAfter(projectFile("CITATION.cff"), "version: "), QByteArrayList{version});
  const QByteArrayList versions = linesAfter(projectFile("CHANGELOG.md"), "## [");
  QCOMPARE(versions.value(0), "Unreleased]");
  QVERIFY2(versions.value(1).startsWith(version + "] - "), versions.value(1).constData());
  const QByteArray appStream = projectFile("resources/io.github.shinglescope.metainfo.xml");
  const QByteArrayList releases = linesAfter(appStream, "    <release version=\"");
  QVERIFY2(releases.value(0).startsWith(version + '"'), releases.value(0).constData());
}

void TestVersion::packagesHaveTheVersion() {
  const QByteArray changelog =
      projectOutput("scripts/package/changelog", {"~deb12", "bookworm", "A <a@b.c>", "0"});
  QVERIFY2(changelog.startsWith("shinglescope (" SHINGLESCOPE_VERSION "~deb12) bookworm; urgency="),
           changelog.left(80).constData());
  const QByteArrayList trailers = linesAfter(changelog, " -- A <a@b.c>  ");
  QVERIFY(!trailers.isEmpty());
  QCOMPARE(trailers.size(), linesAfter(changelog, "shinglescope (").size());
  for (const QByteArray &line : changelog.split('\n'))
    QVERIFY2(line.size() <= 80, line.constData());
}

void TestVersion::wheelHasTheVersion() {
  const QByteArray description = projectFile("app/python/pyproject.toml");
  QVERIFY(description.contains("\ndynamic = [\"version\"]\n"));
  QVERIFY(linesAfter(description, "version =").isEmpty());
  const QString python = QStandardPaths::findExecutable("python3");
  if (python.isEmpty() || projectOutput(python, {"-c", "import tomllib; print(1)"}).isEmpty())
    QSKIP("Python 3.11 or later is not installed.");
  const QByteArray metadata =
      projectOutput(python, {"-c", "import wheel_backend; print(wheel_backend.metadata())"});
  QCOMPARE(linesAfter(metadata, "Version: "), QByteArrayList{SHINGLESCOPE_VERSION});
}

SHINGLESCOPE_TEST(TestVersion, NoApplication)
#include "tst_version.moc"
