// SPDX-License-Identifier: MIT
#include <QTest>
#include <QTimeZone>

#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/columns/column_type.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Cells = std::vector<std::string>;

std::shared_ptr<const Dataset> columnOf(const Cells &cells, const std::string &name = "value") {
  DatasetBuilder builder({name});
  for (const std::string &cell : cells) builder.addRow({cell}, 0);
  return builder.finish();
}

ColumnType number(char decimal, std::optional<char> thousands = {}) {
  return {.kind = ColumnKind::Number, .decimalMark = decimal, .thousandsMark = thousands};
}

ColumnType date(const std::string &pattern, const std::string &language = {}) {
  return {.kind = ColumnKind::Date, .datePattern = pattern, .dateLanguage = language};
}

ColumnGuess columnGuessOf(const Dataset &dataset, GuessScope scope = GuessScope::AllRows) {
  const Result<ColumnGuess> guess = guessColumnType(dataset, {0}, scope, {});
  return guess ? *guess : ColumnGuess{};
}

/// Returns "number . none", "date dd/MM/yyyy" or "text", for failure messages.
QString describedType(const ColumnType &type) {
  if (type.kind == ColumnKind::Text) return "text";
  if (type.kind == ColumnKind::Date)
    return QString("date %1 %2")
        .arg(QString::fromStdString(type.datePattern), QString::fromStdString(type.dateLanguage))
        .trimmed();
  return QString("number %1 %2")
      .arg(type.decimalMark)
      .arg(type.thousandsMark ? QString(*type.thousandsMark) : QString("none"));
}

/// Returns "2019-10-12 11:32:05" as seconds.
double seconds(const QString &iso) {
  QDateTime time =
      QDateTime::fromString(iso, iso.contains(' ') ? "yyyy-MM-dd HH:mm:ss" : "yyyy-MM-dd");
  time.setTimeZone(QTimeZone::utc());
  return static_cast<double>(time.toMSecsSinceEpoch()) / 1000;
}

void addGuessColumns() {
  QTest::addColumn<QStringList>("cells");
  QTest::addColumn<QString>("type");
  QTest::addColumn<int>("unparsed");
  QTest::addColumn<QString>("other");
}

void addGuess(const char *name, const QStringList &cells, const char *type, int unparsed = 0,
              const char *other = "") {
  QTest::newRow(name) << cells << QString(type) << unparsed << QString(other);
}

void checkGuess() {
  QFETCH(QStringList, cells);
  QFETCH(QString, type);
  QFETCH(QString, other);
  Cells texts;
  for (const QString &cell : cells) texts.push_back(cell.toStdString());
  const ColumnGuess guess = columnGuessOf(*columnOf(texts));
  QCOMPARE(describedType(guess.type), type);
  QCOMPARE(guess.other ? describedType(*guess.other) : QString(), other);
  QTEST(static_cast<int>(guess.unparsed), "unparsed");
  QVERIFY(!inEnglish(guess.reason).empty());
}

}  // namespace

class TestColumnType : public QObject {
  Q_OBJECT

 private slots:
  void guessesNumbers_data() {
    addGuessColumns();
    addGuess("no cells", {"", " "}, "text");
    addGuess("words", {"red", "green", "12"}, "text");
    addGuess("whole numbers", {"1", "-20", "+3", " 400 ", ""}, "number . none");
    addGuess("points", {"1.5", "20.25", "3"}, "number . none");
    addGuess("commas", {"1,5", "20,25", "3"}, "number , none");
    addGuess("English", {"1,234.5", "12", "1,000,000"}, "number . ,");
    addGuess("German", {"1.234,5", "12", "1.000.000"}, "number , .");
    addGuess("French", {"1 234,5", "12", "1\u202f000\u00a0000"}, "number ,  ");
    addGuess("Swiss", {"1'234.5", "12", "1’000’000"}, "number . '");
    addGuess("Indian", {"12,34,567.50", "1,00,000"}, "number . ,");
    addGuess("Italian prices", {"1.700", "450", "6.000"}, "number , .", 0, "number . none");
    addGuess("prices that all end in 0", {"1.700", "6.500"}, "number , .", 0, "number . none");
    addGuess("three decimals", {"1.234", "5.678", "9.123"}, "number . none", 0, "number , .");
    addGuess("a zero before", {"1.234", "0.678", "450"}, "number . none");
    addGuess("long without a mark", {"1.234", "5678", "9012", "3456"}, "number . none", 0,
             "number , .");
    addGuess("a comma and three digits", {"1,234", "5,678"}, "number . ,", 0, "number , none");
    addGuess("mostly decimals", {"1.234", "5.6", "9.12", "3"}, "number . none");
    addGuess("currencies", {"€ 1.234,50", "12 EUR", "-3,5 €"}, "number , .");
    addGuess("percent", {"12%", "3.5 %", "100%"}, "number . none");
    addGuess("brackets and minus signs", {"(12)", "−3", "4-"}, "number . none");
    addGuess("exponents", {"1e6", "2.5E-3"}, "number . none");
    addGuess("a tenth is no number", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "n/a"},
             "number . none", 1);
    addGuess("placeholders", {"1", "n/a", "3", "n/a", "5", "-"}, "number . none", 3);
    addGuess("too few", {"1", "two", "three", "four", "5", "6", "7", "8", "9", "ten"}, "text");
    addGuess("leading zeros", {"00184", "20121", "10100"}, "text");
    addGuess("over 15 digits", {"1234567890123456", "1234567890123457"}, "text");
    addGuess("telephones", {"+393285657037", "+390612345678"}, "text");
    addGuess("versions", {"1.2.3", "10.0.1"}, "text");
    addGuess("addresses", {"192.168.1.1", "10.0.0.1"}, "text");
  }
  void guessesNumbers() { checkGuess(); }

  void guessesDates_data() {
    addGuessColumns();
    addGuess("ISO", {"2019-10-12", "2020-02-29"}, "date yyyy-MM-dd");
    addGuess("ISO with zone", {"2019-10-12T11:32:05Z", "2020-02-29T00:00:00.123+02:00"},
             "date yyyy-MM-dd'T'HH:mm:ssxxx");
    addGuess("day first", {"13/10/2019", "02/03/2019"}, "date dd/MM/yyyy");
    addGuess("month first", {"10/13/2019", "02/03/2019"}, "date MM/dd/yyyy");
    addGuess("tie", {"01/02/2019", "02/03/2019"}, "date dd/MM/yyyy", 0, "date MM/dd/yyyy");
    addGuess("dotted", {"13.10.2019", "2.3.2019 14:05"}, "date dd.MM.yyyy HH:mm");
    addGuess("short years", {"31/12/99", "1/2/05"}, "date dd/MM/yy");
    addGuess("eight digits", {"19081209", "19990219", "20201231"}, "date yyyyMMdd");
    addGuess("numbers of eight digits", {"19081209", "87654321", "55555555"}, "number . none");
    addGuess("English months", {"October 12, 2019", "Feb 3, 2020"}, "date MMMM d, yyyy en");
    addGuess("Italian months", {"12 ottobre 2019", "3 febbraio 2020"}, "date d MMMM yyyy it");
    addGuess("German months", {"12. Oktober 2019", "3. März 2020"}, "date d MMMM yyyy de");
    addGuess("French months", {"12 octobre 2019", "3 février 2020"}, "date d MMMM yyyy fr");
    addGuess("Spanish months", {"12 de octubre de 2019", "3 de enero de 2020"},
             "date d MMMM yyyy es");
    addGuess("without a year", {" 12 ottobre, 11:32 ", " 17 October, 21:20 ", "1 ottobre, 9:00"},
             "date d MMMM HH:mm it en");
    addGuess("half days", {"10/13/2019 1:05 PM", "1/2/2019 11:00 am"}, "date MM/dd/yyyy h:mm a");
    addGuess("mail", {"Sat, 12 Oct 2019 11:32:05 +0200", "Mon, 3 Feb 2020 01:02:03 GMT"},
             "date d MMMM yyyy HH:mm:ssxxx en");
    addGuess("no days", {"2019-13-45", "2019-02-30"}, "text");
    addGuess("years", {"1999", "2019"}, "number . none");
  }
  void guessesDates() { checkGuess(); }

  void names() {
    const Cells digits = {"3285657037", "3331234567"};
    QCOMPARE(describedType(columnGuessOf(*columnOf(digits, "id")).type), QString("number . none"));
    QCOMPARE(describedType(columnGuessOf(*columnOf(digits, "home_Phone")).type), QString("text"));
  }

  void parses_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("value");  // empty: must not parse
    const auto add = [](const char *cell, const char *pattern, const char *value) {
      QTest::addRow("%s as %s", cell, pattern)
          << QString(cell) << QString(pattern) << QString(value);
    };
    add("2019-10-12", "yyyy-MM-dd", "2019-10-12");
    add("2019-10-12T11:32:05Z", "yyyy-MM-dd HH:mm", "2019-10-12 11:32:05");
    add("2019-10-12 11:32:05+02:00", "yyyy-MM-dd HH:mm", "2019-10-12 09:32:05");
    add("2019-10-12 11:32:05 -0800", "yyyy-MM-dd HH:mm", "2019-10-12 19:32:05");
    add("2019-10-12", "yyyy-MM-dd HH:mm", "2019-10-12");
    add("2019-10-12 11:32", "yyyy-MM-dd", "");
    add("2019-02-29", "yyyy-MM-dd", "");
    add("2019-10-12 25:00", "yyyy-MM-dd HH:mm", "");
    add("2019-10-12 12:05 AM", "yyyy-MM-dd HH:mm", "2019-10-12 00:05:00");
    add("2019-10-12 12:05 p.m.", "yyyy-MM-dd HH:mm", "2019-10-12 12:05:00");
    add("2019-10-12 13:05 PM", "yyyy-MM-dd HH:mm", "");
    add("3/4/2019", "dd/MM/yyyy", "2019-04-03");
    add("3/4/2019", "MM/dd/yyyy", "2019-03-04");
    add("3 / 4 / 2019", "dd/MM/yyyy", "2019-04-03");
    add("3/4/19", "dd/MM/yyyy", "");
    add("3/4/68", "dd/MM/yy", "2068-04-03");
    add("3/4/69", "dd/MM/yy", "1969-04-03");
    add("20191012", "yyyyMMdd", "2019-10-12");
    add("20191012113205", "yyyyMMddHHmmss", "2019-10-12 11:32:05");
    add("12 Oct. 2019", "d MMMM yyyy", "2019-10-12");
    add("12-OCT-2019", "d MMMM yyyy", "2019-10-12");
    add("Saturday, 12th of October 2019", "d MMMM yyyy", "2019-10-12");
    add("12 ottobre 2019 alle 11.32", "d MMMM yyyy HH:mm", "2019-10-12 11:32:00");
    add("12 ottobre", "d MMMM", "2000-10-12");
    add("Sat Oct 12 2019 11:32:05 GMT+0200 (CEST)", "MMMM d yyyy HH:mm", "2019-10-12 09:32:05");
    add("Sat Oct 12 11:32:05 +0000 2019", "MMMM d HH:mm:ss yyyy", "2019-10-12 11:32:05");
    add("12 Quintember 2019", "d MMMM yyyy", "");
    add("12 October 2019 and more", "d MMMM yyyy", "");
    add("12h 13/10/2019", "H'h' dd/MM/yyyy", "");
    add("11:32 13/10/2019", "HH:mm dd/MM/yyyy", "2019-10-13 11:32:00");
  }
  void parses() {
    QFETCH(QString, cell);
    QFETCH(QString, pattern);
    QFETCH(QString, value);
    const CellParser parser(date(pattern.toStdString(), "en it"));
    const std::optional<double> read = parser.parse(cell.toStdString());
    QCOMPARE(read.has_value(), !value.isEmpty());
    if (read) QCOMPARE(*read, seconds(value));
  }

  void numbersWithAChosenType() {
    const CellParser italian(number(',', '.'));
    QCOMPARE(italian.parse("1.700"), std::optional<double>(1700));
    QCOMPARE(italian.parse("1.700,25"), std::optional<double>(1700.25));
    QCOMPARE(italian.parse("00184"), std::optional<double>(184));
    QCOMPARE(italian.parse("1.70"), std::optional<double>());
    QCOMPARE(italian.parse("17.00.000"), std::optional<double>());
    QCOMPARE(italian.parse(""), std::optional<double>());
    QCOMPARE(italian.parse("nan"), std::optional<double>());
    QCOMPARE(italian.parse(std::string(1000, '9')), std::optional<double>());
    QCOMPARE(CellParser(number('.', ',')).parse("1.700"), std::optional<double>(1.7));
    QCOMPARE(CellParser(ColumnType{}).parse("1"), std::optional<double>());
  }

  void operandsSpanWhatTheyLeaveOpen() {
    const CellParser parser(date("dd/MM/yyyy HH:mm"));
    const auto spans = [&](const char *text, const char *begin, const char *end) {
      const std::optional<ValueRange> range = parser.parseOperand(text);
      QVERIFY2(range.has_value(), text);
      QCOMPARE(range->begin, seconds(begin));
      QCOMPARE(range->end, seconds(end));
    };
    spans("12/10/2019", "2019-10-12", "2019-10-13");
    spans("12/10/2019 11:32", "2019-10-12 11:32:00", "2019-10-12 11:33:00");
    spans("2019-10-12", "2019-10-12", "2019-10-13");
    spans("2019-12", "2019-12-01", "2020-01-01");
    spans("2019", "2019-01-01", "2020-01-01");
    QVERIFY(!parser.parseOperand("soon"));
    const std::optional<ValueRange> plain = CellParser(number(',', '.')).parseOperand("1.5");
    QVERIFY(plain && plain->begin == 1.5 && plain->end == 1.5);
  }

  void typesAreChecked() {
    QVERIFY(checkColumnType({}));
    QVERIFY(checkColumnType(number(',', '.')));
    QVERIFY(checkColumnType(date("d MMMM yyyy", "it en")));
    for (const ColumnType &type :
         {number('.', '.'), number(';'), number('.', '_'), date(""), date("qq"), date("HH:mm"),
          date("d MMMM yyyy"), date("d MMMM yyyy", "klingon")}) {
      const Result<void> checked = checkColumnType(type);
      QVERIFY2(!checked, qPrintable(describedType(type)));
      QCOMPARE(checked.error().code, ErrorCode::BadParameter);
    }
  }

  void choicesAreTheGuessTheOtherReadingAndText() {
    const auto data = columnOf({"1.700", "450", "6.000", "Contatta l'utente"});
    const Result<std::vector<ColumnGuess>> choices = columnTypeChoices(*data, {0}, {});
    QVERIFY(choices);
    QStringList all;
    for (const ColumnGuess &choice : *choices) all << describedType(choice.type);
    QCOMPARE(all.front(), QString("number , ."));
    QCOMPARE(choices->front().unparsed, std::uint64_t{1});
    QVERIFY(all.contains("text"));
    QVERIFY(all.contains("number . none"));
    QCOMPARE(all.removeDuplicates(), 0);
  }

  void everyCellIsCountedForAnyThreadCount() {
    Cells cells;
    for (int i = 0; i < 40'000; ++i) cells.push_back(i % 100 == 7 ? "x" : std::to_string(i));
    const auto data = columnOf(cells);
    RunContext context;
    for (const unsigned threads : {1U, 3U}) {
      context.threads = threads;
      const auto all = guessColumnTypes(*data, GuessScope::AllRows, context);
      QVERIFY(all);
      QCOMPARE(all->front().unparsed, std::uint64_t{400});
      QCOMPARE(all->front().filled, std::uint64_t{40'000});
    }
    QVERIFY(columnGuessOf(*data, GuessScope::Sample).rowsLooked < 40'000);
    std::stop_source stop;
    stop.request_stop();
    context.stop = stop.get_token();
    const auto cancelled = guessColumnTypes(*data, GuessScope::AllRows, context);
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
  }

  void realTables() {
    const std::string path = test::sharedPath().toStdString() + "/data/kijiji_rome.tsv";
    const auto loaded = loadDataset(path, {}, {});
    if (!loaded) QSKIP("The shared data/kijiji_rome.tsv is missing.");
    const auto guesses = guessColumnTypes(*loaded->dataset, GuessScope::AllRows, {});
    QVERIFY(guesses && guesses->size() == 6);
    QCOMPARE(describedType((*guesses)[3].type), QString("number , ."));
    QCOMPARE((*guesses)[3].unparsed, std::uint64_t{244});  // "Contatta l'utente"
    QCOMPARE(describedType((*guesses)[4].type), QString("date d MMMM HH:mm it en"));
    QCOMPARE((*guesses)[4].unparsed, std::uint64_t{0});
    QCOMPARE(describedType((*guesses)[5].type), QString("text"));
  }
};

SHINGLESCOPE_TEST(TestColumnType, NoApplication)
#include "tst_column_type.moc"
