// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/sniff/dialect_sniffer.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Returns a complete sample with settings that the user chose.
SniffInput chosenInput(std::string_view head, std::optional<char> delimiter,
                       std::optional<std::optional<char>> quote = {},
                       std::optional<bool> hasHeader = {}) {
  SniffInput input{head, true};
  input.options.delimiter = delimiter;
  input.options.quote = quote;
  input.options.hasHeader = hasHeader;
  return input;
}

/// A sample and its expected guess.
struct SnifferCase {
  const char *name;
  std::string_view head;
  char delimiter;
  bool quoted;
  bool hasHeader;
  std::size_t columns;
};

const std::vector<SnifferCase> kSnifferCases = {
    {"comma", "id,name,city\n1,Anna,Rome\n2,Bob,Turin\n", ',', true, true, 3},
    {"semicolon with decimal commas", "id;price;rate\n1;1,50;2,5\n2;1,75;2,9\n", ';', true, true,
     3},
    {"decimal commas without a header", "1,5;2,7;3,1\n4,5;1,7;2,1\n", ';', true, false, 3},
    {"tab with commas in text", "id\ttext\n1\tred, green\n2\tblue\n3\ta, b, c\n", '\t', false, true,
     2},
    {"bar", "id|name\n1|Anna\n2|Bob\n", '|', true, true, 2},
    {"unit separator",
     "id\x1Fname\n1\x1F"
     "Anna\n2\x1F"
     "Bob\n",
     '\x1F', false, true, 2},
    {"lists with bars inside commas", "id,tags,n\n1,a|b,5\n2,c|d,6\n3,e|f,7\n", ',', true, true, 3},
    {"commas inside quotes only", "a;b\n\"x, y\";1\n\"z, w\";2\n", ';', true, true, 2},
    {"one column", "name\nAnna\nBob\n", ',', true, true, 1},
    {"one column with commas in quotes", "name\nAnna\nBob\n\"Smith, Carl\"\n", ',', true, true, 1},
    {"one column of prose",
     "A first text, with one comma\nA second text\nA third, of, many, marks\n"
     "And a fourth\nThe fifth\n",
     '\t', false, true, 1},
    {"tab and balanced quotes", "id\ttext\n1\t\"two\nlines\"\n2\t\"say \"\"hi\"\"\"\n", '\t', true,
     true, 2},
    {"tab and stray quotes", "id\ttext\n1\t\"Title\" of it\n2\tplain\n", '\t', false, true, 2},
    {"tab and quotes that join rows", "id\ttext\n1\t\"open\n2\tplain\n3\tclose\"\n", '\t', false,
     true, 2},
    {"no header: numbers", "1,Anna\n2,Bob\n", ',', true, false, 2},
    {"no header: long text",
     "\"World\",\"A long sentence that is surely no name of a column, since "
     "it goes on and on and on like this\"\n\"Sport\",\"Another\"\n",
     ',', true, false, 2},
    {"no header: address", "Anna,anna@example.org\nBob,bob@example.org\n", ',', true, false, 2},
    {"header of years", "country,1990,1991\nItaly,5,6\nSpain,7,8\n", ',', true, true, 3},
    {"header only", "id,name\n", ',', true, true, 2},
    {"a quote that never closes", "id,text\n1,\"open\n2,plain\n3,plain\n", ',', true, true, 2},
    {"nothing", "", ',', true, true, 1},
};

}  // namespace

class TestDialectSniffer : public QObject {
  Q_OBJECT

 private slots:
  void guesses_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kSnifferCases.size(); ++i) {
      QTest::newRow(kSnifferCases[i].name) << static_cast<int>(i);
    }
  }

  void guesses() {
    QFETCH(int, index);
    const SnifferCase &sample = kSnifferCases[static_cast<std::size_t>(index)];
    const SniffedTable table = sniffDialect({sample.head, true});
    QCOMPARE(table.guess.dialect.delimiter, sample.delimiter);
    QCOMPARE(table.guess.dialect.quote.has_value(), sample.quoted);
    QCOMPARE(table.guess.dialect.hasHeader, sample.hasHeader);
    QCOMPARE(table.columns, sample.columns);
    QVERIFY(table.guess.reasons.size() >= 3);
    for (const Message &reason : table.guess.reasons) QVERIFY(inEnglish(reason).ends_with('.'));
  }

  void keepsWhatWasChosen() {
    const SniffedTable table =
        sniffDialect(chosenInput("a,b;c\nd,e;f\n", ';', std::optional<char>(), false));
    QCOMPARE(table.guess.dialect.delimiter, ';');
    QVERIFY(!table.guess.dialect.quote);
    QVERIFY(!table.guess.dialect.hasHeader);
    QCOMPARE(table.columns, std::size_t{2});
  }

  void neverSplitsCellsAtTheQuote() {
    const auto chosenQuote = std::optional<std::optional<char>>(',');
    const SniffedTable commas = sniffDialect(chosenInput("a;b\n,c,;d\n", {}, chosenQuote));
    QCOMPARE(commas.guess.dialect.delimiter, ';');
    const SniffedTable one = sniffDialect(chosenInput(",a,\n,b,\n", {}, chosenQuote));
    QVERIFY(one.guess.dialect.delimiter != ',');
    const SniffedTable all =
        sniffDialect(chosenInput(",a,\t|;\x1F\n,b c d,\n,b,\n,b,\n", {}, chosenQuote));
    QVERIFY(all.guess.dialect.delimiter != ',');
    const SniffedTable parted = sniffDialect(chosenInput("a\"b\nc\"d\n", '"'));
    QVERIFY(!parted.guess.dialect.quote);
    QCOMPARE(parted.columns, std::size_t{2});
  }

  void leavesOutATruncatedRecord() {
    const SniffedTable table = sniffDialect({"a,b\n1,2\n3", false});
    QCOMPARE(table.columns, std::size_t{2});
    QVERIFY(inEnglish(table.guess.reasons.front()).starts_with("100.0 % of 2 rows"));
  }

  void reportsThatTwoDelimitersFit() {
    const SniffedTable table = sniffDialect({"a;b|c\nd;e|f\n", true});
    bool tieShown = false;
    for (const Message &reason : table.guess.reasons) {
      tieShown = tieShown || reason.id == MessageId::DelimiterNearlyAsGood;
    }
    QVERIFY(tieShown);
  }
};

SHINGLESCOPE_TEST(TestDialectSniffer, NoApplication)
#include "tst_dialect_sniffer.moc"
