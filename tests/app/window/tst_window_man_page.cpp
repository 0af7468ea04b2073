// SPDX-License-Identifier: MIT
// The manual page of the window has the options of `shinglescope --help`.

#include <QRegularExpression>
#include <QSet>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestWindowManPage : public CommandLineTest {
  Q_OBJECT

 private slots:
  void optionsAreThoseOfHelp() {
    if (*windowProgram() == '\0') QSKIP("The window is not built.");
    startAfresh();
    const Outcome help = run({"--help"}, windowProgram());
    QCOMPARE(help.code, 0);
    static const QRegularExpression option("^  (-[-\\w]+(?:, --[-\\w]+)*(?: <[^>]+>)?)",
                                           QRegularExpression::MultilineOption);
    QSet<QString> expected;
    auto matches = option.globalMatch(QString::fromUtf8(help.output));
    while (matches.hasNext()) expected.insert(matches.next().captured(1));
    QFile file(sourcePath("/resources/man/shinglescope.1"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QCOMPARE(inPage(page), expected);
    QVERIFY(expected.size() >= 15);
  }

 private:
  /// Returns the options of the page in the form of --help: "-h, --help", "--size <WxH>".
  static QSet<QString> inPage(const QString &page) {
    const QString options = page.section(".SH OPTIONS", 1).section("\n.SH", 0, 0);
    static const QRegularExpression item("^\\.TP\n(.*)$", QRegularExpression::MultilineOption);
    static const QRegularExpression value("\\\\fI(.*)\\\\fR");
    QSet<QString> found;
    auto items = item.globalMatch(options);
    while (items.hasNext()) {
      QString line = items.next().captured(1);
      line.replace(value, "<\\1>").remove("\\fB").remove("\\fR").replace("\\-", "-");
      found.insert(line);
    }
    return found;
  }
};

SHINGLESCOPE_TEST(TestWindowManPage, NoApplication)
#include "tst_window_man_page.moc"
