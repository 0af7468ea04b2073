#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/review_fixture.h"
#include "ui/models/group_model.h"

using namespace shinglescope;

class TestGroupModel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_fixture.run();
    m_groups = SharedGroups(m_fixture.session().result(), &m_fixture.session().result()->groups);
  }

  void holdsWhatAModelMustHold() {
    GroupModel groups;
    GroupMemberModel members;
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester groupTester(&groups, Mode::QtTest);
    const QAbstractItemModelTester memberTester(&members, Mode::QtTest);
    groups.setGroups(m_fixture.session().dataset(), m_groups, {1});
    members.setMembers(m_fixture.session().dataset(), m_groups->front().rows, {1});
    QCOMPARE(groups.rowCount(), static_cast<int>(m_groups->size()));
    QCOMPARE(members.rowCount(), 2);
    groups.setGroups(nullptr, nullptr, {});
    QCOMPARE(groups.rowCount(), 0);
  }

  void showsSizeWeakestLinkAndTitle() {
    GroupModel model;
    model.setGroups(m_fixture.session().dataset(), m_groups, {1});
    const int office = model.rowCount() - 1;
    QCOMPARE(model.index(office, GroupModel::SizeColumn).data().toString(), QStringLiteral("3"));
    QCOMPARE(model.index(office, GroupModel::TitleColumn).data().toString(),
             QStringLiteral("Office"));
    // A chain: 7 and 9 are less alike than either is to 8.
    const Group &group = *model.groupAt(office);
    QCOMPARE(group.weakestA, RecordId{7});
    QCOMPARE(group.weakestB, RecordId{9});
    QCOMPARE(model.index(office, 0).data(GroupModel::SimilarityRole).toDouble(), group.weakestLink);
    QVERIFY(weakestLinkText(group).contains(QStringLiteral("between 8 and 10")));
    QVERIFY(model.groupAt(99) == nullptr);
  }

  void saysWhatTheWeakestLinkStandsOn() {
    Group group = m_groups->front();
    group.basis = WeakestLinkBasis::VerifiedEdges;
    QVERIFY(weakestLinkText(group).contains(QStringLiteral("verified")));
    group.basis = WeakestLinkBasis::Estimate;
    QVERIFY(weakestLinkText(group).contains(QStringLiteral("estimated")));
  }

  void membersAreNumberedFromOne() {
    GroupMemberModel members;
    members.setMembers(m_fixture.session().dataset(), {{7}, {8}, {10}}, {1});
    QCOMPARE(members.index(0, GroupMemberModel::RowColumn).data().toString(), QStringLiteral("8"));
    QCOMPARE(members.index(2, GroupMemberModel::TitleColumn).data().toString(),
             QStringLiteral("<b>Villa</b>"));
    QCOMPARE(members.indexOf({8}), 1);
    QCOMPARE(members.indexOf({9}), -1);
  }

  void longListsOfRowsAreCut() {
    std::vector<RecordId> rows;
    for (std::uint32_t row = 0; row < 60; ++row) rows.push_back({row});
    QCOMPARE(rowListText(rows), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8 and 52 more"));
  }

 private:
  ReviewFixture m_fixture;
  SharedGroups m_groups;
};

QTEST_MAIN(TestGroupModel)
#include "tst_group_model.moc"
