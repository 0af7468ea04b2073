// SPDX-License-Identifier: MIT
// The texts of every page and dialog: a screen reader finds each where it is painted, and none is
// cut, in both languages, in the smallest window and at 1.5 times the size.

#include <QProcess>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

constexpr int kTextsMilliseconds = 20 * 60 * 1000;

}  // namespace

class TestTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (qstrlen(SCREENSHOT_PROGRAM) == 0) QSKIP("The window is not built.");
  }

  void textsAreSpokenAndWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("scale");
    QTest::newRow("English") << "en"
                             << "1";
    if (test::kIsSanitized) return;
    QTest::newRow("English, 1.5") << "en"
                                  << "1.5";
    QTest::newRow("Italian") << "it"
                             << "1";
    QTest::newRow("Italian, 1.5") << "it"
                                  << "1.5";
  }

  void textsAreSpokenAndWhole() {
    QFETCH(QString, language);
    QFETCH(QString, scale);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SCREENSHOT_PROGRAM),
                  {"--texts", "--size", "1100x700", "--language", language});
    QVERIFY(process.waitForFinished(kTextsMilliseconds));
    const QByteArray found = process.readAllStandardOutput();
    QVERIFY(found.contains("review-groups"));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
             (found + process.readAllStandardError()).constData());
  }
};

SHINGLESCOPE_TEST(TestTexts, QCoreApplication)
#include "tst_texts.moc"
