// SPDX-License-Identifier: MIT
// How two tables of a project are compared, as text: it is read back for columns that still exist,
// and any other text leaves the guess.

#include <QTest>

#include "core/project/table_match_json.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> tableOf(const std::vector<std::string> &names) {
  DatasetBuilder builder(names);
  return builder.finish();
}

bool isSame(const TableMatch &a, const TableMatch &b) {
  return a.columns == b.columns && a.hasPairsWithin == b.hasPairsWithin;
}

}  // namespace

class TestTableMatchJson : public QObject {
  Q_OBJECT

 private slots:
  void itIsReadBack() {
    const auto first = tableOf({"id", "text", "=\"x\"\n"});
    const auto second = tableOf({"Body", "ID", "città"});
    for (const bool hasPairsWithin : {false, true}) {
      const TableMatch match{{ColumnId{1}, std::nullopt, ColumnId{2}}, hasPairsWithin};
      const std::string json = tableMatchToJson(match, *first, *second);
      // The guess is not used.
      const ColumnMatch guess{ColumnId{0}, ColumnId{0}, ColumnId{0}};
      QVERIFY(isSame(tableMatchFromJson(json, *first, *second, guess), match));
      // The columns are found by name in any order.
      const auto turned = tableOf({"text", "id"});
      const TableMatch again = tableMatchFromJson(json, *turned, *second, {});
      QVERIFY(again.columns == (ColumnMatch{std::nullopt, ColumnId{1}}));
    }
  }

  void otherTextsLeaveTheGuess_data() {
    QTest::addColumn<QByteArray>("json");
    for (const char *json :
         {"", "null", "[]", "{", "3", R"({"columns": 3})", R"({"columns": ["id"]})",
          R"({"columns": {"id": 3}})", R"({"columns": {"id": {"a": 1}}})",
          R"({"columns": {"id": "gone"}})", R"({"columns": {"gone": "ID"}})",
          R"({"pairs_within": "yes"})", "{\"columns\": {\"\xff\": \"ID\"}}"})
      QTest::newRow(json) << QByteArray(json);
  }

  void otherTextsLeaveTheGuess() {
    QFETCH(const QByteArray, json);
    const auto first = tableOf({"id", "text"});
    const auto second = tableOf({"Body", "ID"});
    const ColumnMatch guess{ColumnId{1}, std::nullopt};
    const TableMatch read = tableMatchFromJson(json.toStdString(), *first, *second, guess);
    QVERIFY(isSame(read, {guess, false}));
  }

  void aShortGuessIsCompleted() {
    const auto first = tableOf({"id", "text"});
    QCOMPARE(tableMatchFromJson("{}", *first, *first, {}).columns.size(), std::size_t{2});
  }
};

SHINGLESCOPE_TEST(TestTableMatchJson, NoApplication)
#include "tst_table_match_json.moc"
