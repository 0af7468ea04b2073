// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/review/merged/group_merge.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

/// Rules and decisions as text and as JSON; tst_record_merger tests their effects.
class TestMergeRules : public QObject {
  Q_OBJECT

 private slots:
  void textIsReadAndWritten_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("separator");
    QTest::newRow("filled") << "filled"
                            << ""
                            << "";
    QTest::newRow("keeper") << "keeper"
                            << ""
                            << "";
    QTest::newRow("longest") << "longest"
                             << ""
                             << "";
    QTest::newRow("most frequent") << "most-frequent"
                                   << ""
                                   << "";
    QTest::newRow("newest") << "newest:Posted"
                            << "Posted"
                            << "";
    QTest::newRow("a colon in the name") << "newest:at: day"
                                         << "at: day"
                                         << "";
    QTest::newRow("joined") << "joined"
                            << ""
                            << "; ";
    QTest::newRow("joined by a word") << "joined: and "
                                      << ""
                                      << " and ";
    QTest::newRow("joined by a colon") << "joined::"
                                       << ""
                                       << ":";
  }
  void textIsReadAndWritten() {
    QFETCH(QString, text);
    const auto rule = parseMergeRule(text.toStdString());
    QVERIFY2(rule, rule ? "" : rule.error().detail().c_str());
    QTEST(QString::fromStdString(rule->by), "by");
    QTEST(QString::fromStdString(rule->separator), "separator");
    QCOMPARE(*parseMergeRule(mergeRuleText(*rule)), *rule);
    const MergeRules rules{*rule, {{"price", *rule}, {"#2", {MergeCriterion::Longest}}}};
    QCOMPARE(*mergeRulesFromJson(mergeRulesToJson(rules)), rules);
    const GroupMerge merge{{{{1, 2}, 3}, {{0xFFFFFFFFFFFFFFFF, 0}, 0}},
                           {{"price", *rule, {}}, {"ti\"tle", {}, "a \xC3\xA4\n"}}};
    QCOMPARE(*groupMergeFromJson(groupMergeToJson(merge)), merge);
  }

  void aColumnAndItsRule() {
    const auto column = parseMergeColumn("a price=joined:=");
    QVERIFY(column);
    QCOMPARE(column->first, std::string("a price"));
    QCOMPARE(column->second, (MergeRule{MergeCriterion::Joined, {}, "="}));
    QVERIFY(parseMergeColumn("price").error().detail().find("equals sign") != std::string::npos);
    QVERIFY(!parseMergeColumn("=longest"));
    QVERIFY(!parseMergeColumn("price=nicest"));
  }

  void invalidTextIsExplained_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("empty") << ""
                           << "must begin with filled, keeper";
    QTest::newRow("unknown") << "nicest"
                             << "must begin with filled, keeper, longest";
    QTest::newRow("no column") << "newest"
                               << "needs a column";
    QTest::newRow("a column too many") << "longest:title"
                                       << "does not use another column";
    QTest::newRow("no separator") << "joined:"
                                  << "separator of 1 to 100";
    QTest::newRow("a long separator") << "joined:" + QString(101, 'x') << "separator of 1 to 100";
  }
  void invalidTextIsExplained() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const auto rule = parseMergeRule(text.toStdString());
    QVERIFY(!rule);
    QCOMPARE(rule.error().code, ErrorCode::BadParameter);
    QVERIFY2(rule.error().detail().find(said.toStdString()) != std::string::npos,
             rule.error().detail().c_str());
  }

  void invalidFilesAreExplained_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const char *json, const char *said) {
      QTest::newRow(name) << QByteArray(json) << QByteArray(said);
    };
    row("no JSON", "{", "merge rules");
    row("a list", "[]", "docs/merge-rules.md");
    row("unknown key", R"({"rules":{}})", "rules");
    row("a later version", R"({"version":2})", "version 1");
    row("no rule", R"({"default":{}})", "default.rule");
    row("no object", R"({"default":"longest"})", "default");
    row("unknown rule", R"({"default":{"rule":"nicest"}})", "filled");
    row("columns as a list", R"({"columns":[]})", "columns");
    row("a number as a column", R"({"columns":{"price":3}})", "columns.price");
    row("twice", R"({"columns":{"a":{"rule":"longest"},"a":{"rule":"keeper"}}})", "\"a\"");
    row("no date", R"({"columns":{"price":{"rule":"newest"}}})", "needs a column");
    row("a number as a date", R"({"default":{"rule":"newest","by":3}})", "default.by");
    row("an empty separator", R"({"default":{"rule":"joined","separator":""}})", "1 to 100");
    row("a separator too many", R"({"default":{"rule":"longest","separator":";"}})", "separator");
    row("unknown key of a rule", R"({"default":{"rule":"longest","column":"x"}})", "column");
  }
  void invalidFilesAreExplained() {
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, said);
    const auto rules = mergeRulesFromJson(json.toStdString());
    QVERIFY(!rules);
    QCOMPARE(rules.error().code, ErrorCode::BadParameter);
    QVERIFY2(rules.error().detail().find(said.toStdString()) != std::string::npos,
             rules.error().detail().c_str());
  }

  void anEmptyObjectHasTheUsualRules() {
    QCOMPARE(*mergeRulesFromJson("{}"), MergeRules{});
    QCOMPARE(mergeRulesFromJson(R"({"default":{"rule":"joined"}})")->byDefault.separator,
             std::string("; "));
  }

  /// A project may have been altered, so a decision is read as a stranger's.
  void alteredDecisionsAreRejected_data() {
    QTest::addColumn<QByteArray>("json");
    const char *const faults[] = {
        "",
        "[]",
        "3",
        "{}",
        R"({"members":[]})",
        R"({"members":3,"columns":[]})",
        R"({"members":[3],"columns":[]})",
        R"({"members":["12"],"columns":[]})",
        R"({"members":["0000000000000000000000000000000g"],"columns":[]})",
        R"({"members":["00000000000000000000000000000000:"],"columns":[]})",
        R"({"members":["00000000000000000000000000000000:x"],"columns":[]})",
        R"({"members":["00000000000000000000000000000000:4294967296"],"columns":[]})",
        R"({"members":["000000000000000000000000000000001"],"columns":[]})",
        R"({"members":[],"columns":[3]})",
        R"({"members":[],"columns":[{"text":"x"}]})",
        R"({"members":[],"columns":[{"column":"x"}]})",
        R"({"members":[],"columns":[{"column":"x","rule":"nicest"}]})",
        R"({"members":[],"columns":[{"column":3,"text":"x"}]})",
        R"({"members":[],"columns":[{"column":"x","text":"a"},{"column":"x","text":"b"}]})",
    };
    for (const char *fault : faults) QTest::newRow(fault) << QByteArray(fault);
  }
  void alteredDecisionsAreRejected() {
    QFETCH(QByteArray, json);
    const auto merge = groupMergeFromJson(json.toStdString());
    QVERIFY(!merge);
    QCOMPARE(merge.error().code, ErrorCode::Format);
  }
};

SHINGLESCOPE_TEST(TestMergeRules, NoApplication)
#include "tst_merge_rules.moc"
