// SPDX-License-Identifier: MIT
#include <QtTest>
#include <clocale>

#include "core/export/format/row_writer.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestRowWriter : public QObject {
  Q_OBJECT
 private slots:
  void similaritiesHaveSixDecimals();
  void numbersStayUntilTheNextRow();
};

void TestRowWriter::similaritiesHaveSixDecimals() {
  std::setlocale(LC_ALL, "de_DE.UTF-8");  // uses a decimal comma, if installed
  const std::pair<double, const char *> cases[] = {
      {0.0, "0.000000"}, {1.0, "1.000000"}, {372.0 / 449.0, "0.828508"}, {1.0 / 3.0, "0.333333"}};
  for (const auto &[value, expected] : cases) {
    RowCells cells;
    cells.similarity(value);
    QCOMPARE(cells.cells().front().text, std::string_view(expected));
  }
}

void TestRowWriter::numbersStayUntilTheNextRow() {
  RowCells cells;
  for (const std::uint64_t first : {std::uint64_t{7}, UINT64_MAX}) {
    cells.clear();
    cells.number(first);
    for (std::uint64_t number = 0; number < 300; ++number) cells.number(number);
    cells.number(std::nullopt);
    QCOMPARE(cells.cells().size(), std::size_t{302});
    QCOMPARE(cells.cells()[0].text, std::string_view(std::to_string(first)));
    for (std::uint64_t number = 0; number < 300; ++number)
      QCOMPARE(cells.cells()[number + 1].text, std::string_view(std::to_string(number)));
    QVERIFY(cells.cells()[301].text.empty());
  }
}

SHINGLESCOPE_TEST(TestRowWriter, NoApplication)
#include "tst_row_writer.moc"
