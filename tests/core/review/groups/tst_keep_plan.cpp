// SPDX-License-Identifier: MIT
#include <QtTest>
#include <map>

#include "core/review/groups/keep_plan.h"
#include "core/review/groups/removal.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_scene.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr Ratio kKeepPlanThreshold{6, 10};

using Table = std::vector<std::vector<std::string>>;

/// Rows of one group: note, price, day, url.
const Table kKeepPlanFlats = {
    {"a flat", "1.200,50", "03/05/2019", "http://a.it"},
    {"a flat, bright", "990,00", "28/12/2018", "https://B.it"},
    {"", "n/a", "01/06/2019", ""},
    {"a flat, bright", "1.300,00", "unknown", "http://c.it"},
};

std::shared_ptr<const Dataset> datasetOf(const Table &rows) {
  DatasetBuilder builder({"note", "price", "day", "url"});
  for (const auto &row : rows) builder.addRow({row[0], row[1], row[2], row[3]}, 0);
  return builder.finish();
}

const std::vector<ColumnType> kTypes = {
    {}, {ColumnKind::Number, ',', '.'}, {ColumnKind::Date, '.', {}, "dd/MM/yyyy", ""}, {}};

KeepRules rulesOf(const QStringList &words) {
  KeepRules rules;
  for (const QString &word : words) {
    const auto rule = parseKeepRule(word.toStdString());
    if (!rule) qFatal("%s", rule.error().detail().c_str());
    rules.push_back(*rule);
  }
  return rules;
}

/// Returns groups in which all rows are one group of identical texts.
ReviewGroups groupsOfRows(std::uint32_t rows, const ReviewMarks &marks = {}) {
  const auto result =
      resultOfSets(makeSets({shinglesFrom(0, 10)}), kKeepPlanThreshold, kKeepPlanThreshold, {rows});
  return *ReviewGroups::make(result, kKeepPlanThreshold, marks, {});
}

KeepPlan planOf(const Dataset &dataset, const ReviewGroups &groups, const KeepRules &rules,
                bool overrules = false, unsigned threads = 1) {
  const KeepRequest request{&dataset, &groups, kTypes, groups.inOrder(), rules, overrules};
  auto plan = planKeepers(request, {{}, nullptr, threads});
  if (!plan) qFatal("%s", plan.error().detail().c_str());
  return *std::move(plan);
}

}  // namespace

class TestKeepPlan : public QObject {
  Q_OBJECT

 private slots:
  void rulesChooseTheKeeper_data() {
    QTest::addColumn<QStringList>("rules");
    QTest::addColumn<int>("kept");
    QTest::addColumn<int>("decidedBy");  // -1: the last resort
    QTest::newRow("none") << QStringList{} << 0 << -1;
    QTest::newRow("first") << QStringList{"first"} << 0 << 0;
    QTest::newRow("last") << QStringList{"last"} << 3 << 0;
    QTest::newRow("highest, a number that is no text") << QStringList{"highest:price"} << 3 << 0;
    QTest::newRow("lowest, what cannot be read is no value")
        << QStringList{"lowest:price"} << 1 << 0;
    QTest::newRow("oldest") << QStringList{"oldest:day"} << 1 << 0;
    QTest::newRow("newest") << QStringList{"newest:day"} << 2 << 0;
    QTest::newRow("longest, a tie") << QStringList{"longest:note"} << 1 << -1;
    QTest::newRow("a tie, then last") << QStringList{"longest:note", "last"} << 3 << 1;
    QTest::newRow("a tie, then price") << QStringList{"longest:note", "highest:price"} << 3 << 1;
    QTest::newRow("shortest, but not blank") << QStringList{"shortest:note"} << 0 << 0;
    QTest::newRow("most filled, a tie") << QStringList{"most-filled", "lowest:price"} << 1 << 1;
    QTest::newRow("regex") << QStringList{"matches:url:^https"} << 1 << 0;
    QTest::newRow("regex of several") << QStringList{"matches:url:^http:", "last"} << 3 << 1;
    QTest::newRow("regex by case") << QStringList{"matches:url:b\\.it", "last"} << 3 << 1;
    QTest::newRow("whatever the case") << QStringList{"matches:url:/b\\.it/i", "last"} << 1 << 0;
  }
  void rulesChooseTheKeeper() {
    QFETCH(QStringList, rules);
    QFETCH(int, kept);
    QFETCH(int, decidedBy);
    const auto dataset = datasetOf(kKeepPlanFlats);
    const ReviewGroups groups = groupsOfRows(4);
    const KeepPlan plan = planOf(*dataset, groups, rulesOf(rules));
    QCOMPARE(plan.groups.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(plan.groups[0].keeper.value), kept);
    QCOMPARE(plan.groups[0].decidedBy, decidedBy < 0 ? DecidedBy::LastResort : DecidedBy::Rule);
    if (decidedBy >= 0) QCOMPARE(plan.byRule[std::size_t(decidedBy)], 1U);
    QCOMPARE(plan.byLastResort, decidedBy < 0 ? 1U : 0U);
    QCOMPARE(plan.rowsRemoved, 3U);
    QCOMPARE(plan.marks.size(), std::size_t{1});
  }

  /// Types that are not set are guessed; a column without the needed type is an error.
  void typesAreGuessedOrRejected() {
    const auto dataset = datasetOf({{"a", "12", "2019-05-01", ""}, {"b", "9", "2019-04-30", ""}});
    const ReviewGroups groups = groupsOfRows(2);
    const auto keeperBy = [&](const char *rule) {
      const KeepRequest request{dataset.get(), &groups, {}, groups.inOrder(), rulesOf({rule})};
      const auto plan = planKeepers(request, {});
      return plan ? QString::number(plan->groups[0].keeper.value)
                  : QString::fromStdString(plan.error().detail());
    };
    QCOMPARE(keeperBy("lowest:price"), "1");  // as texts, "12" is lower
    QCOMPARE(keeperBy("newest:day"), "0");
    QCOMPARE(keeperBy("newest:price"), "0");  // years or time stamps
    QVERIFY(keeperBy("highest:note").contains("\"note\" does not contain numbers"));
    QVERIFY(keeperBy("oldest:note").contains("\"note\" does not contain dates"));
    QVERIFY(keeperBy("longest:colour").contains("colour"));
  }

  void manualKeepersAreOverruledOnlyOnRequest() {
    const auto dataset = datasetOf(kKeepPlanFlats);
    const KeepRules rules = rulesOf({"last"});
    const ReviewGroups byHand = groupsOfRows(4, {{}, {{{1}, RowMark::Keeper, true}}});
    KeepPlan plan = planOf(*dataset, byHand, rules);
    QCOMPARE(plan.groups[0], (KeptGroup{0, {1}, DecidedBy::Hand}));
    QVERIFY(plan.marks.empty());
    QCOMPARE(plan.byHand, 1U);
    plan = planOf(*dataset, byHand, rules, true);
    QCOMPARE(plan.groups[0].keeper, RecordId{3});
    QCOMPARE(plan.marks.size(), std::size_t{2});
    QCOMPARE(plan.marks[0].row, RecordId{1});
    QCOMPARE(plan.marks[0].mark, RowMark::None);
    QCOMPARE(plan.marks[1].mark, RowMark::Keeper);
    const ReviewGroups byRule = groupsOfRows(4, {{}, {{{1}, RowMark::Keeper, false}}});
    QCOMPARE(planOf(*dataset, byRule, rules).groups[0].keeper, RecordId{3});
    const ReviewGroups two =
        groupsOfRows(4, {{}, {{{0}, RowMark::Keeper, true}, {{2}, RowMark::Keeper, true}}});
    plan = planOf(*dataset, two, rules);
    QCOMPARE(plan.groups[0].keeper, RecordId{2});  // the last row that reviewers chose
    QCOMPARE(plan.marks.size(), std::size_t{1});
    QCOMPARE(plan.marks[0].row, RecordId{0});
  }

  void slowRegularExpressionsAreReportedAndDecideNothing() {
    const std::string slow(40, 'a');
    const auto dataset =
        datasetOf({{slow + "!", "1", "", ""}, {"aaaa", "2", "", ""}, {"b", "3", "", ""}});
    const ReviewGroups groups = groupsOfRows(3);
    const KeepPlan plan =
        planOf(*dataset, groups, rulesOf({"matches:note:^(a+)+$", "highest:price"}));
    QCOMPARE(plan.slowRows, std::vector<RecordId>{{0}});
    QCOMPARE(plan.groups[0].keeper, RecordId{2});
    QCOMPARE(plan.byRule, (std::vector<std::uint64_t>{0, 1}));
  }

  /// For any number of groups, rules and threads, there is exactly one keeper per group. If no last
  /// resort was needed, the same content is kept for any order of the rows.
  void permutedRowsKeepTheSameContent() {
    SplitMix64 random(7);
    for (int round = 0; round < 40; ++round) {
      const std::uint32_t rows = 30;
      Table table;
      std::vector<std::vector<std::uint64_t>> sets;
      for (std::uint32_t row = 0; row < rows; ++row) {
        table.push_back({std::string(random.next() % 4, 'x'), std::to_string(random.next() % 3),
                         random.next() % 3 == 0
                             ? "?"
                             : "0" + std::to_string(1 + random.next() % 5) + "/02/2020",
                         "u" + std::to_string(row)});
        const std::uint64_t family = random.next() % 9;
        sets.push_back(shinglesFrom(family * 100, family * 100 + 20));
        sets.back().push_back(9000 + row);
      }
      std::vector<std::uint32_t> order(rows);
      for (std::uint32_t i = 0; i < rows; ++i) order[i] = i;
      for (std::uint32_t i = rows - 1; i > 0; --i)
        std::swap(order[i], order[random.next() % (i + 1)]);
      Table otherTable;
      auto otherSets = sets;
      for (std::uint32_t i = 0; i < rows; ++i) {
        otherTable.push_back(table[order[i]]);
        otherSets[i] = sets[order[i]];
      }
      const KeepRules rules = rulesOf({"longest:note", "newest:day", "lowest:price"});
      const auto keptBy = [&](const Table &cells, const auto &shingles, unsigned threads) {
        const auto dataset = datasetOf(cells);
        const auto groups = ReviewGroups::make(
            resultOfSets(makeSets(shingles), kKeepPlanThreshold, kKeepPlanThreshold),
            kKeepPlanThreshold, {}, {});
        const KeepPlan plan = planOf(*dataset, *groups, rules, false, threads);
        std::map<std::string, std::string> kept;  // first url of the group's rows -> the keeper's
        for (const KeptGroup &group : plan.groups) {
          const auto &members = groups->bySlot()[group.slot].rows;
          if (std::count(members.begin(), members.end(), group.keeper) != 1)
            qFatal("the keeper is not a member");
          std::string name = "~";
          for (const RecordId row : members) name = std::min(name, cells[row.value][3]);
          const bool isLast = group.decidedBy == DecidedBy::LastResort;
          if (isLast) {  // then only the cells that the rules use are equal
            kept[name] = cells[group.keeper.value][0] + cells[group.keeper.value][1] +
                         cells[group.keeper.value][2];
          } else {
            kept[name] = cells[group.keeper.value][3];
          }
        }
        if (plan.groups.size() != groups->inOrder().size()) qFatal("groups are missing");
        return kept;
      };
      QCOMPARE(keptBy(otherTable, otherSets, 3), keptBy(table, sets, 1));
    }
  }

  void examplesAreSpreadAndTheSameEachTime() {
    KeepPlan plan;
    for (std::uint32_t i = 0; i < 95; ++i) plan.groups.push_back({i, {i}});
    const auto examples = keepExamples(plan);
    QCOMPARE(examples.size(), std::size_t{10});
    QCOMPARE(examples.front().slot, 0U);
    QCOMPARE(examples.back().slot, 85U);
    QCOMPARE(keepExamples(plan), examples);
    plan.groups.resize(3);
    QCOMPARE(keepExamples(plan).size(), std::size_t{3});
  }

  void cancellationIsReported() {
    std::stop_source stop;
    stop.request_stop();
    const auto dataset = datasetOf(kKeepPlanFlats);
    const ReviewGroups groups = groupsOfRows(4);
    const KeepRequest request{dataset.get(), &groups, kTypes, groups.inOrder(), rulesOf({"last"})};
    const auto plan = planKeepers(request, {stop.get_token()});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, ErrorCode::Cancelled);
  }

  /// A row that was judged Not against the keeper is never removed.
  void removalListsTheFateOfEachRow() {
    const auto result = resultOfSets(
        makeSets({shinglesFrom(0, 10), shinglesFrom(2, 12), shinglesFrom(4, 14),
                  shinglesFrom(50, 60), shinglesFrom(51, 61), shinglesFrom(90, 99),
                  shinglesFrom(200, 210), shinglesFrom(201, 211), shinglesFrom(202, 212),
                  shinglesFrom(300, 310), shinglesFrom(301, 311)}),
        kKeepPlanThreshold, {3, 10});
    const ReviewMarks marks{{{{0}, {2}, Verdict::NotDuplicate}},
                            {{{0}, RowMark::Keeper},
                             {{6}, RowMark::Keeper},
                             {{8}, RowMark::TakenOut},
                             {{9}, RowMark::Keeper}}};
    const auto groups = ReviewGroups::make(result, kKeepPlanThreshold, marks, {});
    const auto order = groups->inOrder();
    QCOMPARE(order.size(), std::size_t{4});
    const Removal removal =
        planRemoval(*groups, std::vector<std::uint32_t>{order[0], order[1], order[2]});
    using enum RowFate;
    const std::vector<RowFate> expected{Keeper,   Removed,       JudgedNot, NoKeeper,
                                        NoKeeper, OutsideGroups, Keeper,    Removed,
                                        TakenOut, OutOfScope,    OutOfScope};
    QVERIFY(removal.fates == expected);
    QCOMPARE(removal.rows, (std::vector<std::uint32_t>{1, 7}));
    QCOMPARE(removal.count(NoKeeper), 2U);
    QCOMPARE(removal.count(Removed), 2U);
    QVERIFY(reviewedGroups(*groups).empty());
  }

  /// Returns one group of five rows, whose keeper is the first.
  static ReviewGroups groupOfFive(std::vector<JudgedPair> verdicts) {
    const auto result =
        resultOfSets(makeSets({shinglesFrom(0, 30), shinglesFrom(1, 31), shinglesFrom(2, 32),
                               shinglesFrom(3, 33), shinglesFrom(4, 34)}),
                     kKeepPlanThreshold, {3, 10});
    const ReviewMarks marks{std::move(verdicts), {{{0}, RowMark::Keeper}}};
    return *ReviewGroups::make(result, kKeepPlanThreshold, marks, {});
  }

  /// The answer for a pair without its own verdict may follow from verdicts on other pairs.
  void rowsSeparatedByVerdictsStay_data() {
    using Pairs = std::vector<JudgedPair>;
    using Fates = std::vector<RowFate>;
    using enum RowFate;
    using enum Verdict;
    QTest::addColumn<Pairs>("verdicts");
    QTest::addColumn<Fates>("fates");
    QTest::newRow("nothing said") << Pairs{} << Fates{Keeper, Removed, Removed, Removed, Removed};
    QTest::newRow("Not of the same") << Pairs{{{0}, {1}, Duplicate}, {{1}, {2}, NotDuplicate}}
                                     << Fates{Keeper, Removed, JudgedNot, Removed, Removed};
    QTest::newRow("Not on both ends")
        << Pairs{{{0}, {1}, Duplicate}, {{1}, {2}, NotDuplicate}, {{2}, {3}, Duplicate}}
        << Fates{Keeper, Removed, JudgedNot, JudgedNot, Removed};
    QTest::newRow("Unsure") << Pairs{{{0}, {4}, Unsure}}
                            << Fates{Keeper, Removed, Removed, Removed, JudgedUnsure};
    QTest::newRow("Unsure of the same") << Pairs{{{0}, {1}, Duplicate}, {{1}, {2}, Unsure}}
                                        << Fates{Keeper, Removed, JudgedUnsure, Removed, Removed};
    QTest::newRow("Not comes before Unsure")
        << Pairs{{{0}, {1}, Duplicate},
                 {{0}, {2}, Unsure},
                 {{2}, {3}, Duplicate},
                 {{1}, {3}, NotDuplicate}}
        << Fates{Keeper, Removed, JudgedUnsure, JudgedNot, Removed};
    QTest::newRow("a chain settles Unsure") << Pairs{{{0}, {1}, Duplicate},
                                                     {{1}, {2}, Duplicate},
                                                     {{2}, {3}, Duplicate},
                                                     {{1}, {3}, Unsure}}
                                            << Fates{Keeper, Removed, Removed, Removed, Removed};
    QTest::newRow("a contradiction")
        << Pairs{{{0}, {1}, Duplicate}, {{1}, {2}, Duplicate}, {{0}, {2}, NotDuplicate}}
        << Fates{Keeper, Removed, JudgedNot, Removed, Removed};
    QTest::newRow("contested") << Pairs{{{0}, {3}, Undecided, Keep::Neither, true}}
                               << Fates{Keeper, Removed, Removed, JudgedNot, Removed};
    QTest::newRow("Not among others")
        << Pairs{{{1}, {2}, NotDuplicate}} << Fates{Keeper, Removed, Removed, Removed, Removed};
  }

  void rowsSeparatedByVerdictsStay() {
    QFETCH(const std::vector<JudgedPair>, verdicts);
    QFETCH(const std::vector<RowFate>, fates);
    const ReviewGroups groups = groupOfFive(verdicts);
    QVERIFY(planRemoval(groups, groups.inOrder()).fates == fates);
  }

  /// The preview counts the same rows as the cleaned table.
  void thePreviewCountsSeparatedRows() {
    const auto dataset = datasetOf(Table(5, kKeepPlanFlats.front()));
    const ReviewGroups groups = groupOfFive({{{0}, {1}, Verdict::Duplicate},
                                             {{1}, {2}, Verdict::NotDuplicate},
                                             {{0}, {3}, Verdict::Unsure}});
    const KeepPlan plan = planOf(*dataset, groups, rulesOf({"first"}));
    QCOMPARE(plan.rowsRemoved, 2U);
    QCOMPARE(plan.rowsJudgedNot, 1U);
    QCOMPARE(plan.rowsUnsure, 1U);
  }
};

SHINGLESCOPE_TEST(TestKeepPlan, NoApplication)
#include "tst_keep_plan.moc"
