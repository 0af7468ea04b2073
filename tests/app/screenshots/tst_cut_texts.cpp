// SPDX-License-Identifier: MIT
// shinglescope-screenshots --cut-texts: no text of any page or dialog is wider or higher than its
// place, in Italian at 1.5 times the size. tst_spoken_texts looks at them in English, and
// scripts/slow/texts at all combinations with the whole sample.

#include <algorithm>

#include "tests/support/command_line_test.h"
#include "tests/support/every_scene.h"
#include "tests/support/first_rentals.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr int kRowsOfSample = 400;
constexpr int kCutTextsTimeout = 850'000;

}  // namespace

class TestCutTexts : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    if (qstrlen(screenshotProgram()) == 0) QSKIP("The window is not built.");
    if (IS_SANITIZED) QSKIP("Layouts are the same with sanitizers, which take minutes here.");
    startAfresh();
  }

  void noTextIsCut() {
    makeFile(QStringLiteral("rentals.tsv"), firstRentals(kRowsOfSample));
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("1.5"));
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(folder());
    program.start(QString::fromUtf8(screenshotProgram()),
                  {"--cut-texts", "--size", "1100x700", "--theme", "light", "--language", "it",
                   "rentals.tsv"});
    QVERIFY(program.waitForFinished(kCutTextsTimeout));
    const QByteArray found = program.readAllStandardOutput();
    QVERIFY2(program.exitCode() == 0 && !found.contains("cut:"), found.constData());
    QCOMPARE(whyNotEveryScene(found.split('\n')), QByteArray());
  }
};

SHINGLESCOPE_TEST(TestCutTexts, QCoreApplication)
#include "tst_cut_texts.moc"
