// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>

#include "core/review/groups/review_marks.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/groups/member_model.h"
#include "ui/session/row_text.h"

using namespace shinglescope;

class TestGroupModel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture.run();
    auto made = ReviewGroups::make(m_fixture.session().result(), {7, 10}, {}, RunContext{});
    QVERIFY(made);
    m_groups = std::make_shared<ReviewGroups>(*std::move(made));
  }

  void holdsWhatAModelMustHold() {
    GroupModel groups;
    MemberModel members;
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester groupTester(&groups, Mode::QtTest);
    const QAbstractItemModelTester memberTester(&members, Mode::QtTest);
    groups.setGroups(m_fixture.session().dataset(), m_groups, m_groups->inOrder(), {1});
    members.setMembers(m_fixture.session().dataset(), {{{{0}}, {{1}}}}, {{1}, {2}});
    QCOMPARE(groups.rowCount(), 4);
    QCOMPARE(members.rowCount(), 2);
    QCOMPARE(members.columnCount(), MemberModel::FirstDataColumn + 2);
    groups.setBlind(true);
    members.setBlind(true);
    groups.setGroups(nullptr, nullptr, {}, {});
    members.setMembers(nullptr, {}, {});
    QCOMPARE(groups.rowCount(), 0);
  }

  void showsSizeWeakestLinkAndTitle() {
    GroupModel model;
    model.setGroups(m_fixture.session().dataset(), m_groups, m_groups->inOrder(), {1});
    const int office = model.rowCount() - 1;
    QCOMPARE(model.index(office, GroupModel::SizeColumn).data().toString(), QStringLiteral("3"));
    // A chain: 7 and 9 are less similar to each other than to 8, and below the threshold.
    const ReviewGroup &group = *model.groupAt(office);
    QCOMPARE(group.weakest->a, RecordId{7});
    QCOMPARE(group.weakest->b, RecordId{9});
    QCOMPARE(model.index(office, 0).data(GroupModel::SimilarityRole).toDouble(),
             group.weakest->similarity);
    QVERIFY(weakestLinkText(*group.weakest, m_groups->threshold(), nullptr)
                .contains(QStringLiteral("between 8 and 10")));
    const QString title = model.index(office, GroupModel::TitleColumn).data().toString();
    QCOMPARE(title, isChain(*group.weakest, {7, 10}) ? QStringLiteral("chain · Office")
                                                     : QStringLiteral("Office"));
    QCOMPARE(model.index(0, GroupModel::TitleColumn).data().toString(), QStringLiteral("Flat"));
    QVERIFY(model.groupAt(99) == nullptr);
    QCOMPARE(model.rowOf(model.groupAt(2)->rows.back()), 2);
    QCOMPARE(model.rowOf({999}), -1);
    model.setBlind(true);
    QVERIFY(!model.index(office, 0).data(GroupModel::SimilarityRole).isValid());
    QCOMPARE(model.index(office, GroupModel::TitleColumn).data().toString(),
             QStringLiteral("Office"));
  }

  void tellsGroupsThatVerdictsJoin() {
    ReviewMarks marks;
    marks.pairs.push_back({{0}, {1}, Verdict::Duplicate});
    auto made = ReviewGroups::make(m_fixture.session().result(), {7, 10}, marks, RunContext{});
    QVERIFY(made);
    const auto groups = std::make_shared<const ReviewGroups>(*std::move(made));
    GroupModel model;
    model.setGroups(m_fixture.session().dataset(), groups, groups->inOrder(), {1});
    QCOMPARE(model.index(0, GroupModel::StateColumn).data().toString(), QStringLiteral("Reviewed"));
    QCOMPARE(model.index(0, 0).data(GroupModel::VerdictRole).toInt(),
             static_cast<int>(Verdict::Duplicate));
    QCOMPARE(model.index(1, GroupModel::StateColumn).data().toString(), QStringLiteral("Open"));
  }

  /// A verdict may release slots of groups or assign them to other groups.
  void groupsThatHaveChangedAreNotShown() {
    GroupModel model;
    model.setGroups(m_fixture.session().dataset(), m_groups, m_groups->inOrder(), {1});
    const RecordId member = model.groupAt(0)->rows.front();
    QCOMPARE(model.rowOf(member), 0);
    m_groups->mark({member, RowMark::TakenOut, true});
    QVERIFY(model.groupAt(0) == nullptr);
    QCOMPARE(model.rowOf(member), -1);
    QVERIFY(!model.index(0, GroupModel::TitleColumn).data().isValid());
    model.setGroups(m_fixture.session().dataset(), m_groups, m_groups->inOrder(), {1});
    QVERIFY(model.groupAt(0) != nullptr);
    m_groups.reset();  // deleted groups are not shown either
    QVERIFY(model.groupAt(0) == nullptr);
    QVERIFY(!model.index(0, GroupModel::SizeColumn).data().isValid());
  }

  void saysWhatTheWeakestLinkStandsOn() {
    RowLink link{0.75, {0}, {1}, WeakestLinkBasis::VerifiedEdges};
    QVERIFY(weakestLinkText(link, {8, 10}, nullptr)
                .startsWith(QStringLiteral("Lowest verified edge 0.75")));
    link.basis = WeakestLinkBasis::Estimate;
    QVERIFY(weakestLinkText(link, {8, 10}, nullptr).contains(QStringLiteral("estimated")));
    QVERIFY(!isChain(link, {3, 4}));
    QVERIFY(isChain(link, {76, 100}));
  }

  void membersAreNumberedFromOne() {
    MemberModel members;
    members.setMembers(m_fixture.session().dataset(),
                       {{{{7}, true, false, 1.0}, {{8}, false, true, 0.9}, {{10}}}, true}, {{1}});
    QCOMPARE(members.index(0, MemberModel::RowColumn).data().toString(), QStringLiteral("8"));
    QCOMPARE(members.index(0, MemberModel::StateColumn).data().toString(),
             QStringLiteral("● keeper"));
    QCOMPARE(members.index(1, MemberModel::StateColumn).data().toString(),
             QStringLiteral("○ taken out"));
    QCOMPARE(members.index(1, MemberModel::SimilarityColumn).data().toString(),
             QStringLiteral("0.90"));
    QVERIFY(!members.index(2, MemberModel::SimilarityColumn)
                 .data(MemberModel::SimilarityRole)
                 .isValid());
    QCOMPARE(members.index(2, MemberModel::FirstDataColumn).data().toString(),
             QStringLiteral("<b>Villa</b>"));
    QCOMPARE(members.headerData(MemberModel::FirstDataColumn, Qt::Horizontal, Qt::DisplayRole),
             QVariant(QStringLiteral("title")));
    QCOMPARE(members.indexOf({8}), 1);
    QCOMPARE(members.indexOf({9}), -1);
  }

  /// 0.7996 is not rounded to 0.80 in a group with the threshold 0.80.
  void membersReadOnTheirSideOfTheThreshold() {
    MemberModel members;
    members.setMembers(m_fixture.session().dataset(),
                       {{{{7}, true}, {{8}, false, false, 0.7996}}, true, {8, 10}}, {{1}});
    QCOMPARE(members.index(1, MemberModel::SimilarityColumn).data().toString(),
             QStringLiteral("0.7996"));
  }

  void longListsOfRowsAreCut() {
    std::vector<RecordId> rows;
    for (std::uint32_t row = 0; row < 60; ++row) rows.push_back({row});
    QCOMPARE(rowListText(rows), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8 and 52 more"));
  }

 private:
  ReviewFixture m_fixture;
  std::shared_ptr<ReviewGroups> m_groups;
};

SHINGLESCOPE_TEST(TestGroupModel, QApplication)
#include "tst_group_model.moc"
