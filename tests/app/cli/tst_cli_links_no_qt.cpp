// SPDX-License-Identifier: MIT
// The command line must run without Qt.

#include <QProcess>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

class TestCliLinksNoQt : public QObject {
  Q_OBJECT

 private slots:
  void lddNamesNoQtLibrary();
};

void TestCliLinksNoQt::lddNamesNoQtLibrary() {
  QProcess ldd;
  ldd.start("ldd", {shinglescope::test::commandLineProgram()});
  QVERIFY2(ldd.waitForFinished(), "ldd failed");
  QCOMPARE(ldd.exitCode(), 0);
  const QString libraries = QString::fromLocal8Bit(ldd.readAllStandardOutput());
  QVERIFY2(libraries.contains("libstdc++"), qPrintable(libraries));
  QVERIFY2(!libraries.contains("libQt"), qPrintable(libraries));
  QVERIFY2(!libraries.contains("libQCustomPlot"), qPrintable(libraries));
}

SHINGLESCOPE_TEST(TestCliLinksNoQt, NoApplication)
#include "tst_cli_links_no_qt.moc"
