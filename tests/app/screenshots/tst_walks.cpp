// SPDX-License-Identifier: MIT
// shinglescope-screenshots --walk: keys, clicks and texts in the real window, a text that is not
// shown, and lines that cannot be read.

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kFlats =
    "title,price\n"
    "A quiet flat near the station with a terrace and a cellar,900\n"
    "A quiet flat near the station with a terrace and a cellar,950\n"
    "Something else entirely stands in this row of the table,80\n";

}  // namespace

class TestWalks : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    if (qstrlen(screenshotProgram()) == 0) QSKIP("The window is not built.");
    startAfresh();
    makeFile(QStringLiteral("flats.csv"), kFlats);
  }

  void keysReachTheWindow() {
    const Outcome outcome = walk(
        "# A remark.\n\n"
        "open flats.csv\nsee 3 rows, 2 columns\n"
        "press Ctrl+R\nsee 1 pair in 1 group\n"
        "press D\nsee reviewed 1 of 1\n"
        "click any score\nclick Any score\n"
        "press Ctrl+F\ntype terrace\npress Return\n"
        "focus Pairs\npicture judged\n");
    QVERIFY2(outcome.code == 0, outcome.messages.constData());
    QVERIFY(contentOf(QStringLiteral("judged.png")).startsWith("\x89PNG"));
  }

  void aTextThatIsNotShownIsReported() {
    const Outcome outcome = walk("open flats.csv\nsee 4 rows, 2 columns\npicture never\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.messages.contains("Line 2: the window does not show \"4 rows, 2 columns\"."));
    QVERIFY(outcome.messages.contains("3 rows, 2 columns"));
    QVERIFY(!QFile::exists(path(QStringLiteral("never.png"))));
  }

  void wrongLinesAreReported_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("step") << QByteArray("jump D");
    QTest::newRow("key") << QByteArray("press D Ctrl+Nothing");
    QTest::newRow("no text") << QByteArray("see");
  }
  void wrongLinesAreReported() {
    QFETCH(QByteArray, line);
    const Outcome outcome = walk("open flats.csv\n" + line + '\n');
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("Line 2 of the walk is \"" + line + '"'),
             outcome.messages.constData());
  }

 private:
  Outcome walk(const QByteArray &steps) {
    makeFile(QStringLiteral("a.walk"), steps);
    return run({"--walk", "a.walk", "--output", ".", "--theme", "light", "--language", "en"},
               screenshotProgram());
  }
};

SHINGLESCOPE_TEST(TestWalks, QCoreApplication)
#include "tst_walks.moc"
