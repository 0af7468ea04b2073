// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/base/cpu_target.h"
#include "core/base/hash.h"
#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/columns/folded_text.h"
#include "core/dataset/query/row_filter.h"
#include "core/dataset/query/text_finder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

const ColumnType kText{};
const ColumnType kNumber{.kind = ColumnKind::Number, .decimalMark = ',', .thousandsMark = '.'};
const ColumnType kDate{.kind = ColumnKind::Date, .datePattern = "dd/MM/yyyy HH:mm"};

const ColumnType &typeOf(const QString &name) {
  return name == "number" ? kNumber : name == "date" ? kDate : kText;
}

Result<bool> passes(const std::string &filter, const ColumnType &type, std::string_view cell) {
  const Result<CellFilter> parsed = parseCellFilter(filter, type);
  if (!parsed) return parsed.error();
  const CellParser parser(type);
  return CellMatcher(*parsed, parser).matches(cell);
}

/// Returns letters that fold to other letters or to ASCII, or that change their length when folded.
std::string randomText(SplitMix64 &random, std::size_t most) {
  static const std::vector<std::string> kLetters = {
      "a",      "A",      "b",      "k", "K", "s", "S", " ", "\u212a",
      "\u017f", "\u00e9", "\u00c9", "ß", "ẞ", "İ", "i", "и", "И"};
  std::string text;
  for (std::size_t i = random.next() % (most + 1); i > 0; --i)
    text += kLetters[random.next() % kLetters.size()];
  return text;
}

}  // namespace

class TestRowFilter : public QObject {
  Q_OBJECT

 private slots:
  void decides_data() {
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("passing");
    QTest::addColumn<QStringList>("failing");
    const auto add = [](const char *filter, const char *type, const QStringList &passing,
                        const QStringList &failing) {
      QTest::addRow("%s for a %s", filter, type)
          << QString(filter) << QString(type) << passing << failing;
    };
    add("  ", "text", {"", "x"}, {});
    add("cat", "text", {"cat", "Concatenate", "CAT"}, {"", "ca t"});
    add("\" cat\"", "text", {"a cat"}, {"cat"});
    add("\"= 5\"", "text", {"x = 5"}, {"5"});
    add("a/b", "text", {"A/B"}, {"ab"});
    add("/home/user", "text", {"/home/user/x"}, {"home"});
    add("=", "text", {"", "  ", "\u00a0"}, {"x"});
    add("!=", "text", {"x"}, {"", " "});
    add("= Perù", "text", {"perù", "PERÙ"}, {"Perù x", ""});
    add("!= x", "text", {"", "y", "xx"}, {"x", "X"});
    add("< b", "text", {"a", "A", "az"}, {"b", "c", ""});
    add(">=b", "text", {"b", "C"}, {"a", ""});
    add("~ ^c.t$", "text", {"cat", "cut"}, {"Cat", "cats"});
    add("/^c.t$/i", "text", {"cat", "CUT"}, {"cats"});
    add("~ /c\\/t/", "text", {"c/t"}, {"c\\/t", "ct"});
    add("!~ /a/", "text", {"", "b"}, {"a"});
    add("a && !~ b", "text", {"a"}, {"ab", "b"});
    add("a || = x && !~ y", "text", {"a", "x"}, {"xx"});
    add("/a && b/", "text", {"a && b"}, {"a"});
    add("R&D", "text", {"r&d"}, {"rd"});
    add("= 1700", "number", {"1.700", "1700", "€ 1.700,00"}, {"1.701", "", "x"});
    add("!= 1.700", "number", {"1.701", "", "x"}, {"1700"});
    add("> 1.5", "number", {"1,6", "2"}, {"1,5", "", "x"});
    add("<= -1,5", "number", {"-1,5", "-2"}, {"-1,4", ""});
    add("> 10 && < 20", "number", {"11", "19,9"}, {"10", "20"});
    add("=", "number", {""}, {"0", "x"});
    add("70", "number", {"1.700"}, {"17"});
    add("= 12/10/2019", "date", {"12/10/2019", "12/10/2019 23:59"}, {"13/10/2019", "", "x"});
    add("> 2019-10-12", "date", {"13/10/2019 00:00"}, {"12/10/2019 23:59"});
    add("<= 2019-10", "date", {"31/10/2019 23:59"}, {"1/11/2019"});
    add("= 2019", "date", {"31/12/2019"}, {"1/1/2020", "31/12/2018"});
    add("!= 2019", "date", {"1/1/2020", ""}, {"31/12/2019"});
  }
  void decides() {
    QFETCH(QString, filter);
    QFETCH(QString, type);
    QFETCH(QStringList, passing);
    QFETCH(QStringList, failing);
    for (const QString &cell : passing + failing) {
      const auto result = passes(filter.toStdString(), typeOf(type), cell.toStdString());
      QVERIFY2(result, result ? "" : result.error().detail().c_str());
      QVERIFY2(*result == passing.contains(cell), qPrintable(cell));
    }
  }

  void reportsInvalidFilters_data() {
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char *filter, const char *type, const char *sentence) {
      QTest::addRow("%s", filter) << QString(filter) << QString(type) << QString(sentence);
    };
    add("~ /(a/", "text", "The regular expression ends too early at character 5.");
    add("~ (ab", "text", "The regular expression ends too early at character 5.");
    add("/[a/", "text", "The regular expression ends too early at character 3.");
    add("~", "text", "The regular expression ends too early at character 2.");
    add("~ a{2,1}", "text",
        "The regular expression has a { } whose maximum is below its minimum at character 8.");
    add("<", "text", "A value is missing at character 2.");
    add("è && ", "text",
        "A condition is missing at character 6; write one, or put the text in quotes.");
    add("a &&  && b", "text",
        "A condition is missing at character 6; write one, or put the text in quotes.");
    add("> soon", "number",
        "\"soon\" at character 3 is not a number; write it as the column does.");
    add("è && = soon", "date",
        "\"soon\" at character 8 is not a date; write it as the column does or as 2019-12-31.");
  }
  void reportsInvalidFilters() {
    QFETCH(QString, filter);
    QFETCH(QString, type);
    QFETCH(QString, sentence);
    const auto parsed = parseCellFilter(filter.toStdString(), typeOf(type));
    QCOMPARE(parsed ? QString() : QString::fromStdString(parsed.error().detail()), sentence);
    if (!parsed) QCOMPARE(parsed.error().code, ErrorCode::BadParameter);
  }

  void aSlowRegularExpressionEndsAtALimit() {
    const Result<bool> result = passes("~ ^(a+)+$", kText, std::string(60, 'a') + "b");
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Limit);
    const Result<bool> deep = passes("~ ^(a|b)*c$", kText, std::string(4'000'000, 'a'));
    QVERIFY(!deep);
    QCOMPARE(deep.error().code, ErrorCode::Limit);
  }

  void findsTheSameAsFoldingBothOnEveryTarget() {
    const CpuTarget before = activeCpuTarget();
    for (const CpuTarget target : availableCpuTargets()) {
      setActiveCpuTarget(target);
      SplitMix64 random(7);
      for (int i = 0; i < 20'000; ++i) {
        const std::string needle = randomText(random, 4);
        const std::string cell = randomText(random, 60);
        const TextFinder finder(needle);
        const bool expected = foldedText(cell).find(foldedText(needle)) != std::string::npos;
        QVERIFY2(finder.isIn(cell) == expected, (needle + " in " + cell).c_str());
        QVERIFY(finder.mayBeIn(cell) || !expected);
      }
    }
    setActiveCpuTarget(before);
  }

  void foldsOneCharacterToOne() {
    QCOMPARE(foldedText("ÈAß\u212a"), std::string("èaßk"));
    QCOMPARE(foldedText("\xff"), std::string("\ufffd"));
    QVERIFY(faultOf("") && !faultOf("a+"));
  }
};

SHINGLESCOPE_TEST(TestRowFilter, NoApplication)
#include "tst_row_filter.moc"
