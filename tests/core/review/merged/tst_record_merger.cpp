// SPDX-License-Identifier: MIT
#include <QtTest>
#include <algorithm>
#include <set>

#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/review/merged/record_merger.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using MergeTable = std::vector<std::vector<std::string>>;

/// Rows of one group: name, price, day.
const MergeTable kMergeFlats = {
    {"Rossi", "", "03/05/2019"}, {"Rossi, Anna", "900", "28/12/2018"},
    {"Rossi", "950", "unknown"}, {"R\xC3\xB6ssi Anna", "900", "01/06/2019"},
    {" ", "1.000", ""},
};

std::shared_ptr<const Dataset> mergeTable(const MergeTable &rows) {
  DatasetBuilder builder({"name", "price", "day"});
  for (const auto &row : rows) builder.addRow({row[0], row[1], row[2]}, 0);
  return builder.finish();
}

const std::vector<ColumnType> kMergeTypes = {{}, {}, {ColumnKind::Date, '.', {}, "dd/MM/yyyy", ""}};

std::vector<RecordId> rowsBelow(std::uint32_t count) {
  std::vector<RecordId> rows;
  for (std::uint32_t row = 0; row < count; ++row) rows.push_back({row});
  return rows;
}

MergeRule mergeRuleOf(const QString &text) {
  const auto rule = parseMergeRule(text.toStdString());
  if (!rule) qFatal("%s", rule.error().detail().c_str());
  return *rule;
}

RecordMerger mergerOf(const Dataset &dataset, const MergeRules &rules,
                      const std::vector<MergeRule> &own = {}) {
  auto merger = RecordMerger::compile(dataset, kMergeTypes, rules, own, {});
  if (!merger) qFatal("%s", merger.error().detail().c_str());
  return *std::move(merger);
}

QString rowsText(const std::vector<RecordId> &rows) {
  QStringList texts;
  for (const RecordId row : rows) texts << QString::number(row.value);
  return texts.join(' ');
}

}  // namespace

class TestRecordMerger : public QObject {
  Q_OBJECT

 private slots:
  void rulesChooseTheCell_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("keeper");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, const char *rule, int column, int keeper,
                        const char *value, const char *rows) {
      QTest::newRow(name) << rule << column << keeper << QString::fromUtf8(value) << rows;
    };
    row("filled, the keeper's", "filled", 1, 2, "950", "2");
    row("filled, the keeper's is empty", "filled", 1, 0, "900", "1");
    row("filled, the keeper's is blank", "filled", 0, 4, "Rossi", "0");
    row("keeper", "keeper", 1, 2, "950", "2");
    row("keeper, empty", "keeper", 1, 0, "", "0");
    row("keeper, blank", "keeper", 0, 4, " ", "4");
    row("longest", "longest", 0, 0, "Rossi, Anna", "1");
    row("longest by characters, not bytes", "longest", 2, 1, "28/12/2018", "1");
    row("longest, a tie that is the keeper's", "longest", 2, 3, "01/06/2019", "3");
    row("longest, a tie of others", "longest", 2, 2, "03/05/2019", "0");
    row("most frequent", "most-frequent", 0, 1, "Rossi", "0 2");
    row("most frequent, empty cells do not count", "most-frequent", 1, 0, "900", "1 3");
    row("most frequent, a tie with the keeper's", "most-frequent", 2, 2, "unknown", "2");
    row("most frequent, a tie of others", "most-frequent", 2, 4, "03/05/2019", "0");
    row("newest", "newest:day", 0, 0, "R\xC3\xB6ssi Anna", "3");
    row("newest with a filled cell", "newest:day", 1, 0, "900", "3");
    row("newest by itself", "newest:day", 2, 0, "01/06/2019", "3");
    row("newest by a number", "newest:price", 0, 0, "Rossi", "2");
    row("joined", "joined:|", 0, 0, "Rossi|Rossi, Anna|R\xC3\xB6ssi Anna", "0 1 3");
    row("joined, the keeper is not first", "joined: / ", 1, 4, "900 / 950 / 1.000", "1 2 4");
  }
  void rulesChooseTheCell() {
    QFETCH(QString, rule);
    QFETCH(int, column);
    QFETCH(int, keeper);
    const auto dataset = mergeTable(kMergeFlats);
    const RecordMerger merger = mergerOf(*dataset, {mergeRuleOf(rule)});
    const MergedRecord record = merger.merge(rowsBelow(5), {std::uint32_t(keeper)});
    const MergedCell &cell = record.cells[std::size_t(column)];
    QTEST(QString::fromStdString(cell.value), "value");
    QTEST(rowsText(cell.rows), "rows");
    QVERIFY(!cell.isByHand && !cell.isOwnRule && !cell.isFallback && cell.hasDifference);
    const auto own = dataset->cell({std::uint32_t(keeper)}, ColumnId{std::uint32_t(column)});
    QCOMPARE(cell.isChanged, cell.value != own);
  }

  /// A character of four bytes counts as one.
  void longestCountsCodePoints() {
    const auto dataset =
        mergeTable({{"\xF0\x9F\x8F\xA0\xF0\x9F\x8F\xA0", "", ""}, {"abc", "", ""}});
    const auto record = mergerOf(*dataset, {{MergeCriterion::Longest}}).merge(rowsBelow(2), {0});
    QCOMPARE(record.cells[0].value, std::string("abc"));
  }

  void ifAllAreBlankTheKeeperDecides() {
    const auto dataset = mergeTable({{"", " ", ""}, {"  ", "", ""}, {"\t", "", ""}});
    for (const char *rule : {"filled", "keeper", "longest", "most-frequent", "joined"}) {
      const auto record = mergerOf(*dataset, {mergeRuleOf(rule)}).merge(rowsBelow(3), {1});
      QCOMPARE(record.cells[0].value, std::string("  "));
      QCOMPARE(record.cells[1].value, std::string());
      QCOMPARE(record.cells[0].rows, std::vector<RecordId>{{1}});
    }
  }

  void unreadableDatesAreListed() {
    const auto dataset = mergeTable(kMergeFlats);
    const RecordMerger merger = mergerOf(*dataset, {mergeRuleOf("newest:day")});
    const auto record = merger.merge(rowsBelow(5), {0});
    // Listed once, although every column asks; the empty cell of row 4 is no fault.
    QCOMPARE(record.unread, (std::vector<UnreadCell>{{{2}, ColumnId{2}}}));
    const std::vector<RecordId> undated{{2}, {4}};
    const auto fallen = merger.merge(undated, {4});
    QVERIFY(fallen.cells[1].isFallback);
    QCOMPARE(fallen.cells[1].value, std::string("1.000"));
    QCOMPARE(fallen.cells[0].value, std::string("Rossi"));
  }

  void columnsHaveTheirOwnRules() {
    const auto dataset = mergeTable(kMergeFlats);
    const RecordMerger merger =
        mergerOf(*dataset, {{MergeCriterion::Keeper}, {{"#1", {MergeCriterion::Longest}}}});
    const auto record = merger.merge(rowsBelow(5), {0});
    QCOMPARE(record.cells[0].value, std::string("Rossi, Anna"));
    QCOMPARE(record.cells[1].value, std::string());
    QCOMPARE(record.cells[0].rule.criterion, MergeCriterion::Longest);
  }

  void choicesOfAGroupComeFirst() {
    const auto dataset = mergeTable(kMergeFlats);
    const MergeRule newest = mergeRuleOf("newest:day");
    const RecordMerger merger = mergerOf(*dataset, {{MergeCriterion::Keeper}}, {newest});
    const GroupMerge own{{},
                         {{"name", newest, {}},
                          {"price", newest, "900"},
                          {"colour", {}, "red"},
                          {"day", mergeRuleOf("newest:moon"), {}}}};
    const auto record = merger.merge(rowsBelow(5), {0}, &own);
    QVERIFY(record.cells[0].isOwnRule && !record.cells[0].isByHand);
    QCOMPARE(record.cells[0].rows, std::vector<RecordId>{{3}});
    QVERIFY(record.cells[1].isByHand && record.cells[1].isChanged);
    QCOMPARE(rowsText(record.cells[1].rows), "1 3");
    QVERIFY(!record.cells[2].isOwnRule);  // there is no such column to compare by
    QCOMPARE(record.choicesLost, (std::vector<std::string>{"day", "colour"}));
  }

  void wrongRulesAreErrors_data() {
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such column") << "colour"
                                    << "longest"
                                    << "colour";
    QTest::newRow("no such date") << "name"
                                  << "newest:moon"
                                  << "moon";
    QTest::newRow("no dates") << "name"
                              << "newest:name"
                              << "does not contain dates";
    QTest::newRow("twice") << "#2"
                           << "longest"
                           << "twice";
  }
  void wrongRulesAreErrors() {
    QFETCH(QString, column);
    QFETCH(QString, rule);
    QFETCH(QString, said);
    const auto dataset = mergeTable({{"a", "1", "2019-01-01"}, {"b", "2", "2019-01-02"}});
    const MergeRules rules{{}, {{"price", {}}, {column.toStdString(), mergeRuleOf(rule)}}};
    const auto merger = RecordMerger::compile(*dataset, {}, rules, {}, {});
    QVERIFY(!merger);
    QCOMPARE(merger.error().code, ErrorCode::BadParameter);
    QVERIFY2(merger.error().detail().find(said.toStdString()) != std::string::npos,
             merger.error().detail().c_str());
  }

  /// Against a plain computation, on random cells.
  void randomGroupsFollowTheDefinitions() {
    SplitMix64 random(7);
    const char *const words[] = {"", " ", "a", "b", "aa", "\xC3\xA4\xC3\xA4", "bbb"};
    for (int round = 0; round < 300; ++round) {
      MergeTable rows(2 + random.next() % 6);
      for (auto &row : rows)
        row = {words[random.next() % 7], words[random.next() % 7], "01/01/2019"};
      const auto dataset = mergeTable(rows);
      const auto count = std::uint32_t(rows.size());
      const auto keeper = std::uint32_t(random.next() % count);
      std::vector<std::string> filled;
      for (const auto &row : rows)
        if (!isBlankCell(row[0])) filled.push_back(row[0]);
      const auto valueBy = [&](MergeCriterion criterion) {
        const MergeRule rule{criterion, {}, criterion == MergeCriterion::Joined ? "|" : ""};
        const auto cell = mergerOf(*dataset, {rule}).merge(rowsBelow(count), {keeper}).cells[0];
        // A value is always that of its rows, and the keeper's precedes equal ones.
        if (criterion != MergeCriterion::Joined)
          for (const RecordId row : cell.rows)
            if (rows[row.value][0] != cell.value) qFatal("a row without the value");
        return cell.value;
      };
      const std::string &own = rows[keeper][0];
      if (filled.empty()) {
        QCOMPARE(valueBy(MergeCriterion::Longest), own);
        continue;
      }
      const std::string longest = valueBy(MergeCriterion::Longest);
      const std::string most = valueBy(MergeCriterion::MostFrequent);
      for (const std::string &text : filled) {
        QVERIFY(characterCount(text) <= characterCount(longest));
        QVERIFY(std::ranges::count(filled, text) <= std::ranges::count(filled, most));
      }
      if (characterCount(own) == characterCount(longest) && !isBlankCell(own))
        QCOMPARE(longest, own);
      if (std::ranges::count(filled, own) == std::ranges::count(filled, most)) QCOMPARE(most, own);
      QCOMPARE(valueBy(MergeCriterion::Filled), isBlankCell(own) ? filled.front() : own);
      const std::string joined = valueBy(MergeCriterion::Joined);
      QCOMPARE(std::size_t(std::ranges::count(joined, '|')) + 1,
               std::set<std::string>(filled.begin(), filled.end()).size());
      QVERIFY(joined.starts_with(filled.front()));
    }
  }
};

SHINGLESCOPE_TEST(TestRecordMerger, NoApplication)
#include "tst_record_merger.moc"
