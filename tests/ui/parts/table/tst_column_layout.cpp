// SPDX-License-Identifier: MIT
// A layout is unchanged after it is written and read, fits only its own table, and handles invalid
// content.
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/data/grid/sort_keys.h"
#include "ui/parts/table/column_layout.h"

using namespace shinglescope;

class TestColumnLayout : public QObject {
  Q_OBJECT

 private slots:
  void survivesJson() {
    const ColumnType number{.kind = ColumnKind::Number, .decimalMark = ',', .thousandsMark = '.'};
    const ColumnLayout layout{.columns = {{.index = 1, .name = "pr\"ice \xC3\xA8", .type = number},
                                          {.index = 0, .name = "a", .width = 120, .isHidden = true},
                                          {.index = 2, .name = "a"}}};
    const auto read = columnLayoutFromJson(toJson(layout));
    QVERIFY(read.has_value());
    QVERIFY(*read == layout);
  }

  void fitsOnlyItsOwnTable() {
    const ColumnLayout layout{.columns = {{.index = 1, .name = "b"}, {.index = 0, .name = "a"}}};
    QVERIFY(layout.fits({"a", "b"}));
    QVERIFY(!layout.fits({"b", "a"}));
    QVERIFY(!layout.fits({"a", "b", "c"}));
    QVERIFY(!layout.fits({"a"}));
    const ColumnLayout twice{.columns = {{.index = 0, .name = "a"}, {.index = 0, .name = "a"}}};
    QVERIFY(!twice.fits({"a", "a"}));
  }

  void strangeContentIsNoLayout() {
    for (const char *json : {"", "null", "[]", "{}", "{\"columns\": 3}", "not json"})
      QVERIFY2(!columnLayoutFromJson(json), json);
    const auto odd = columnLayoutFromJson(R"({"columns":[7,{"index":-1,"type":{"kind":"odd"}}]})");
    QVERIFY(odd.has_value());
    QVERIFY(!odd->fits({"a", "b"}));
  }

  void clicksSortUpDownAndNotAtAll() {
    using Keys = std::vector<SortKey>;
    const ColumnId a{0};
    const ColumnId b{1};
    Keys keys = withSortClick({}, a, false);
    QCOMPARE(keys, (Keys{{a, false}}));
    keys = withSortClick(keys, a, false);
    QCOMPARE(keys, (Keys{{a, true}}));
    QCOMPARE(withSortClick(keys, a, false), Keys{});
    keys = withSortClick(keys, b, true);
    QCOMPARE(keys, (Keys{{a, true}, {b, false}}));
    QCOMPARE(withSortClick(keys, a, true), (Keys{{b, false}}));
    QCOMPARE(withSortClick(keys, a, false), (Keys{{a, false}}));
    QCOMPARE(withSortClick(keys, b, true), (Keys{{a, true}, {b, true}}));
    QCOMPARE(sortKeysText(keys, {"one", "two"}), QStringLiteral("one \u2193, two \u2191"));
  }
};

SHINGLESCOPE_TEST(TestColumnLayout, NoApplication)
#include "tst_column_layout.moc"
