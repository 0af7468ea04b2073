// SPDX-License-Identifier: MIT
// Parsing of typed row numbers.

#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/explore/frame/row_list.h"

using namespace shinglescope;

namespace {

std::vector<std::uint32_t> numbersOf(const MatrixRows &rows) {
  std::vector<std::uint32_t> numbers;
  for (const RecordId row : rows.rows) numbers.push_back(row.value + 1);
  return numbers;
}

}  // namespace

class TestRowList : public QObject {
  Q_OBJECT

 private slots:
  void readsRowLists_data();
  void readsRowLists();
  void ofTwoTables_data();
  void ofTwoTables();
};

void TestRowList::readsRowLists_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("isRight");
  QTest::addColumn<std::vector<std::uint32_t>>("rows");
  QTest::addColumn<quint64>("available");
  using Rows = std::vector<std::uint32_t>;
  QTest::newRow("none") << QString() << true << Rows{} << quint64{0};
  QTest::newRow("one") << " 7 " << true << Rows{7} << quint64{1};
  QTest::newRow("some") << "12, 3;5 1" << true << Rows{12, 3, 5, 1} << quint64{4};
  QTest::newRow("range") << "3 - 5" << true << Rows{3, 4, 5} << quint64{3};
  QTest::newRow("dash") << "3–4" << true << Rows{3, 4} << quint64{2};
  QTest::newRow("twice") << "3, 3" << true << Rows{3} << quint64{1};
  QTest::newRow("overlapping") << "4-6, 2-5, 6" << true << Rows{4, 5, 6, 2, 3} << quint64{5};
  QTest::newRow("many") << "1-100" << true << Rows{1, 2, 3, 4, 5} << quint64{100};
  QTest::newRow("zero") << "0" << false << Rows{} << quint64{0};
  QTest::newRow("beyond") << "101" << false << Rows{} << quint64{0};
  QTest::newRow("backwards") << "5-3" << false << Rows{} << quint64{0};
  QTest::newRow("word") << "5, x" << false << Rows{} << quint64{0};
  QTest::newRow("huge") << "99999999999999999999" << false << Rows{} << quint64{0};
}

void TestRowList::readsRowLists() {
  QFETCH(QString, text);
  QFETCH(bool, isRight);
  const auto rows = shinglescope::parseRowList(text, 100, 5);
  QCOMPARE(rows.has_value(), isRight);
  if (!isRight) return;
  QTEST(numbersOf(*rows), "rows");
  QTEST(quint64(rows->available), "available");
}

void TestRowList::ofTwoTables_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("isRight");
  QTest::addColumn<std::vector<std::uint32_t>>("rows");
  using Rows = std::vector<std::uint32_t>;
  QTest::newRow("first") << "1:7" << true << Rows{7};
  QTest::newRow("second") << "2:1, 2:5" << true << Rows{61, 65};
  QTest::newRow("without a table") << "60" << true << Rows{60};
  QTest::newRow("ranges") << "1:59-60 2:1–2" << true << Rows{59, 60, 61, 62};
  QTest::newRow("table twice") << "2:39-2:40" << true << Rows{99, 100};
  QTest::newRow("over the border") << "1:59-2:2" << false << Rows{};
  QTest::newRow("beyond the first") << "61" << false << Rows{};
  QTest::newRow("beyond the second") << "2:41" << false << Rows{};
  QTest::newRow("zero") << "2:0" << false << Rows{};
  QTest::newRow("third") << "3:1" << false << Rows{};
}

void TestRowList::ofTwoTables() {
  QFETCH(QString, text);
  QFETCH(bool, isRight);
  const auto rows = shinglescope::parseRowList(text, 100, 5, 60);
  QCOMPARE(rows.has_value(), isRight);
  if (isRight) QTEST(numbersOf(*rows), "rows");
  if (text.contains(u':')) QVERIFY(!shinglescope::parseRowList(text, 100, 5).has_value());
}

SHINGLESCOPE_TEST(TestRowList, NoApplication)
#include "tst_row_list.moc"
