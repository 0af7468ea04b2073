// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/review/groups/keep_rules.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

/// Rules as text and as JSON; tst_keep_plan tests their effects.
class TestKeepRules : public QObject {
  Q_OBJECT

 private slots:
  void textIsReadAndWritten_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("ignoresCase");
    QTest::newRow("longest") << "longest:title"
                             << "title"
                             << "" << false;
    QTest::newRow("a colon in the name") << "newest:at: day"
                                         << "at: day"
                                         << "" << false;
    QTest::newRow("most filled") << "most-filled"
                                 << ""
                                 << "" << false;
    QTest::newRow("last") << "last"
                          << ""
                          << "" << false;
    QTest::newRow("regex") << "matches:url:^https://"
                           << "url"
                           << "^https://" << false;
    QTest::newRow("regex in slashes") << "matches:url:/a:b/"
                                      << "url"
                                      << "a:b" << false;
    QTest::newRow("whatever its case") << "matches:url:/It/i"
                                       << "url"
                                       << "It" << true;
    QTest::newRow("a slash first") << "matches:url:/rome"
                                   << "url"
                                   << "/rome" << false;
  }
  void textIsReadAndWritten() {
    QFETCH(QString, text);
    const auto rule = parseKeepRule(text.toStdString());
    QVERIFY2(rule, rule ? "" : rule.error().detail().c_str());
    QTEST(QString::fromStdString(rule->column), "column");
    QTEST(QString::fromStdString(rule->pattern), "pattern");
    QTEST(rule->ignoresCase, "ignoresCase");
    QCOMPARE(*parseKeepRule(keepRuleText(*rule)), *rule);
    QCOMPARE(*keepRulesFromJson(keepRulesToJson({*rule, *rule})), (KeepRules{*rule, *rule}));
  }

  void invalidTextIsExplained_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << "nicest:title"
                             << "must begin with longest, shortest";
    QTest::newRow("no column") << "longest"
                               << "\"longest\" needs a column";
    QTest::newRow("empty column") << "oldest:"
                                  << "needs a column";
    QTest::newRow("a column too many") << "first:title"
                                       << "does not use a column";
    QTest::newRow("no pattern") << "matches:url"
                                << "needs a regular expression";
    QTest::newRow("bad pattern") << "matches:url:(a"
                                 << "ends too early";
  }
  void invalidTextIsExplained() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const auto rule = parseKeepRule(text.toStdString());
    QVERIFY(!rule);
    QCOMPARE(rule.error().code, ErrorCode::BadParameter);
    QVERIFY2(QString::fromStdString(rule.error().detail()).contains(said),
             rule.error().detail().c_str());
  }

  void invalidJsonIsExplained_data() {
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("said");
    QTest::newRow("no JSON") << "{"
                             << "The list of keep rules is not valid JSON";
    QTest::newRow("a list") << "[]"
                            << "must be a JSON object; compare it with docs/keep-rules.md";
    QTest::newRow("no rules") << "{}"
                              << "rules in the list of keep rules must be a list of rules";
    QTest::newRow("no object") << R"({"rules": [3]})"
                               << "rules[0] in the list of keep rules must be a JSON";
    QTest::newRow("no kind") << R"({"rules": [{"column": "a"}]})"
                             << "rules[0].rule in the list";
    QTest::newRow("unknown kind") << R"({"rules": [{"rule": "best"}]})"
                                  << "rules[0].rule";
    QTest::newRow("number") << R"({"rules": [{"rule": "first"}, {"rule": "oldest", "column": 3}]})"
                            << "rules[1].column in the list of keep rules must be a text";
    QTest::newRow("unknown key") << R"({"rules": [{"rule": "first", "colour": "a"}]})"
                                 << "\"rules[0].colour\", which this version does not support";
    QTest::newRow("twice") << R"({"rules": [], "rules": []})"
                           << "the key \"rules\" twice";
    QTest::newRow("version") << R"({"version": 2, "rules": []})"
                             << "reads version 1";
    QTest::newRow("no column") << R"({"rules": [{"rule": "longest"}]})"
                               << "rules[0] \"longest\" needs a column";
  }
  void invalidJsonIsExplained() {
    QFETCH(QString, json);
    QFETCH(QString, said);
    const auto rules = keepRulesFromJson(json.toStdString());
    QVERIFY(!rules);
    QCOMPARE(rules.error().code, ErrorCode::BadParameter);
    QVERIFY2(QString::fromStdString(rules.error().detail()).contains(said),
             rules.error().detail().c_str());
  }

  void missingFileIsNamed() {
    const auto rules = loadKeepRules("/nowhere/rules.json");
    QVERIFY(!rules);
    QCOMPARE(rules.error().code, ErrorCode::Io);
    QVERIFY(rules.error().detail().find("/nowhere/rules.json") != std::string::npos);
  }
};

SHINGLESCOPE_TEST(TestKeepRules, NoApplication)
#include "tst_keep_rules.moc"
