// SPDX-License-Identifier: MIT
// Every script of the project is executable, and its shell can parse it. A formatter that mistakes
// a script for C++ breaks both.

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

namespace {

QByteArray firstLine(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readLine(200) : QByteArray();
}

// Returns files that are executable or begin with "#!".
QStringList scriptsIn(const QString &folder) {
  QStringList found;
  QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QFileInfo file(files.next());
    if (file.isExecutable() || firstLine(file.filePath()).startsWith("#!"))
      found << file.filePath();
  }
  return found;
}

// Returns the fault of a script; empty if there is none.
QString faultOf(const QString &path) {
  const QByteArray line = firstLine(path);
  if (!line.startsWith("#!/usr/bin/env ")) return "no interpreter is named in its first line";
  if (!QFileInfo(path).isExecutable()) return "may not be executed";
  if (!line.endsWith("env bash\n")) return {};
  QProcess bash;
  bash.start("bash", {"-n", path});
  if (!bash.waitForFinished()) return "bash did not end";
  return bash.exitCode() == 0 ? QString() : QString::fromUtf8(bash.readAllStandardError());
}

QString writeScript(const QTemporaryDir &folder, const QByteArray &text, bool executable) {
  const QString path = folder.filePath("script");
  QFile::remove(path);
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
  if (executable) file.setPermissions(file.permissions() | QFile::ExeOwner);
  return path;
}

}  // namespace

class TestScripts : public QObject {
  Q_OBJECT

 private slots:
  void canBeStarted();
  void faultsAreFound_data();
  void faultsAreFound();
  void runRefusesAFileWithoutADisplay();
};

void TestScripts::canBeStarted() {
  const QDir root(shinglescope::test::sourcePath());
  QStringList scripts;
  for (const char *folder : {"scripts", "bench", "tests", "resources", ".ci", "docs"})
    scripts << scriptsIn(root.filePath(folder));
  QVERIFY(scripts.contains(root.filePath("scripts/run")));
  QVERIFY(scripts.contains(root.filePath("bench/estimate/run")));
  QStringList faults;
  for (const QString &script : scripts) {
    const QString fault = faultOf(script);
    if (!fault.isEmpty()) faults << root.relativeFilePath(script) + ": " + fault;
  }
  QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
}

void TestScripts::faultsAreFound_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<bool>("executable");
  QTest::addColumn<bool>("sound");
  const QByteArray shell = "#!/usr/bin/env bash\n";
  QTest::newRow("sound") << shell + "for a in 1 2; do echo $a; done\n" << true << true;
  QTest::newRow("python") << QByteArray("#!/usr/bin/env python3\nprint(1)\n") << true << true;
  QTest::newRow("not executable") << shell + "echo\n" << false << false;
  QTest::newRow("no interpreter") << QByteArray("#!/ usr / bin / env bash\necho\n") << true
                                  << false;
  QTest::newRow("formatted as C++") << shell + "for a in 1 2;\ndo\n  echo [-e done\n"
                                    << true << false;
}

void TestScripts::faultsAreFound() {
  QFETCH(QByteArray, text);
  QFETCH(bool, executable);
  QFETCH(bool, sound);
  const QTemporaryDir folder;
  const QString path = writeScript(folder, text, executable);
  QVERIFY(!path.isEmpty());
  QCOMPARE(scriptsIn(folder.path()), QStringList{path});
  QCOMPARE(faultOf(path).isEmpty(), sound);
}

// It does so at once, and not after minutes of building.
void TestScripts::runRefusesAFileWithoutADisplay() {
  QProcess run;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove("DISPLAY");
  environment.remove("WAYLAND_DISPLAY");
  run.setProcessEnvironment(environment);
  run.start(QDir(shinglescope::test::sourcePath()).filePath("scripts/run"), {"my file.tsv"});
  QVERIFY(run.waitForFinished());
  const QByteArray said = run.readAllStandardError();
  QCOMPARE(run.exitCode(), 1);
  QVERIFY2(said.contains("no display") && said.contains("find 'my file.tsv'"), said);
  QCOMPARE(run.readAllStandardOutput(), QByteArray());
}

SHINGLESCOPE_TEST(TestScripts, NoApplication)
#include "tst_scripts.moc"
