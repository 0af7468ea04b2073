// SPDX-License-Identifier: MIT
// shinglescope-screenshots --cut-texts: no text of any page or dialog is wider or higher than its
// place, in English and, at 1.5 times the size, in Italian. scripts/slow/texts checks all
// combinations with the whole sample.

#include <algorithm>

#include "tests/support/command_line_test.h"
#include "tests/support/first_rentals.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr int kRowsOfSample = 400;
constexpr int kFewestScenes = 80;
constexpr int kCutTextsTimeout = 850'000;

struct Wanted {
  const char *language;
  const char *scale;
};

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
    // Side by side, because most of the time is spent waiting for layouts.
    QProcess english;
    QProcess italian;
    start(english, {"en", "1"});
    start(italian, {"it", "1.5"});
    for (QProcess *each : {&english, &italian}) {
      QVERIFY(each->waitForFinished(kCutTextsTimeout));
      const QByteArray found = each->readAllStandardOutput();
      const QList<QByteArray> lines = found.split('\n');
      QVERIFY2(each->exitCode() == 0 && !found.contains("cut:"), found.constData());
      QVERIFY2(lines.size() > kFewestScenes, found.constData());
      for (const char *scene : {"about", "explore-sweep", "import", "preferences", "review-merge"})
        QVERIFY2(lines.contains(scene), scene);
    }
  }

 private:
  void start(QProcess &process, const Wanted &wanted) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QLatin1String(wanted.scale));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder());
    process.start(QString::fromUtf8(screenshotProgram()),
                  {"--cut-texts", "--size", "1100x700", "--theme", "light", "--language",
                   wanted.language, "rentals.tsv"});
  }
};

SHINGLESCOPE_TEST(TestCutTexts, QCoreApplication)
#include "tst_cut_texts.moc"
