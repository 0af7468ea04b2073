#include <QtTest>
#include <clocale>

#include "core/export/format/table_writer.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestTableWriter : public QObject {
  Q_OBJECT
 private slots:
  void quotesOnlyWhereNeeded_data();
  void quotesOnlyWhereNeeded();
  void rowsEndWithLineFeed();
  void aLoneEmptyFieldIsNotABlankLine();
  void similaritiesHaveSixDecimals();
};

void TestTableWriter::quotesOnlyWhereNeeded_data() {
  QTest::addColumn<QByteArray>("field");
  QTest::addColumn<QByteArray>("comma");
  QTest::addColumn<QByteArray>("tab");
  const auto row = [](const char *name, QByteArray field, QByteArray comma, QByteArray tab) {
    QTest::newRow(name) << field << comma << tab;
  };
  row("plain", "a b", "a b", "a b");
  row("empty", "", "", "");
  row("comma", "a,b", "\"a,b\"", "a,b");
  row("tab", "a\tb", "a\tb", "\"a\tb\"");
  row("quote", "a\"b", "\"a\"\"b\"", "\"a\"\"b\"");
  row("only quotes", "\"\"", "\"\"\"\"\"\"", "\"\"\"\"\"\"");
  row("ends with a quote", "a\"", "\"a\"\"\"", "\"a\"\"\"");
  row("line feed", "a\nb", "\"a\nb\"", "\"a\nb\"");
  row("carriage return", "a\r", "\"a\r\"", "\"a\r\"");
  row("NUL is kept", QByteArray("a\0,b", 4), QByteArray("\"a\0,b\"", 6), QByteArray("a\0,b", 4));
  row("UTF-8", "Größe", "Größe", "Größe");
  row("spaces are kept", " a ", " a ", " a ");
}

void TestTableWriter::quotesOnlyWhereNeeded() {
  QFETCH(QByteArray, field);
  QFETCH(QByteArray, comma);
  QFETCH(QByteArray, tab);
  std::string out = "x";
  TableWriter(',').appendField(out, field.toStdString());
  QCOMPARE(QByteArray::fromStdString(out), "x" + comma);
  out.clear();
  TableWriter('\t').appendField(out, field.toStdString());
  QCOMPARE(QByteArray::fromStdString(out), tab);
}

void TestTableWriter::rowsEndWithLineFeed() {
  std::string out;
  const TableWriter table(';');
  const std::string_view fields[] = {"a", "", "b;c"};
  table.appendRow(out, fields);
  table.appendRow(out, fields);
  QCOMPARE(out, std::string("a;;\"b;c\"\na;;\"b;c\"\n"));
}

void TestTableWriter::aLoneEmptyFieldIsNotABlankLine() {
  std::string out;
  const std::string_view fields[] = {""};
  TableWriter(',').appendRow(out, fields);
  QCOMPARE(out, std::string("\"\"\n"));
}

void TestTableWriter::similaritiesHaveSixDecimals() {
  std::setlocale(LC_ALL, "de_DE.UTF-8");  // where it is installed it writes a comma
  const std::pair<double, const char *> cases[] = {
      {0.0, "0.000000"}, {1.0, "1.000000"}, {372.0 / 449.0, "0.828508"}, {1.0 / 3.0, "0.333333"}};
  for (const auto &[value, expected] : cases) {
    std::string out;
    appendSimilarity(out, value);
    QCOMPARE(out, std::string(expected));
  }
}

SHINGLESCOPE_TEST(TestTableWriter, NoApplication)
#include "tst_table_writer.moc"
