// SPDX-License-Identifier: MIT
// The picture of a group: which records and similarities it shows, and where.
#include <QtTest>
#include <cmath>

#include "core/review/groups/group_picture.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_scene.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// a ~ b ~ c, but a is not similar to c (0.428, above the floor); row 4 repeats a; d is alone.
ReviewGroups pictureGroups(const ReviewMarks &marks = {}) {
  const auto result = resultOfSets(makeSets({shinglesFrom(0, 10), shinglesFrom(2, 12),
                                             shinglesFrom(4, 14), shinglesFrom(50, 60)}),
                                   {6, 10}, {3, 10}, {2, 1, 1, 1});
  auto groups = ReviewGroups::make(result, {6, 10}, marks, RunContext{});
  if (!groups) qFatal("%s", groups.error().detail().c_str());
  return *std::move(groups);
}

GroupPicture pictureOf(const ReviewGroups &groups, std::size_t most = kMostGroupPoints) {
  const std::uint32_t slot = groups.slotOf({0});
  return makeGroupPicture(groups, slot, groups.bySlot()[slot].weakest, most);
}

const GroupEdge *edgeOf(const GroupPicture &picture, std::uint32_t a, std::uint32_t b) {
  for (const GroupEdge &edge : picture.edges)
    if (picture.points[edge.a].row == RecordId{a} && picture.points[edge.b].row == RecordId{b})
      return &edge;
  return nullptr;
}

double distanceOf(const GroupPicture &picture, std::uint32_t a, std::uint32_t b) {
  const GroupPoint &p = picture.points[a];
  const GroupPoint &q = picture.points[b];
  return std::hypot(p.x - q.x, p.y - q.y);
}

}  // namespace

class TestGroupPicture : public QObject {
  Q_OBJECT

 private slots:
  void everySimilarityIsALine() {
    const GroupPicture picture = pictureOf(pictureGroups());
    QCOMPARE(picture.rows, 4U);
    QCOMPARE(picture.points.size(), std::size_t{4});
    QCOMPARE(picture.points[3].row, RecordId{4});
    QCOMPARE(edgeOf(picture, 0, 1)->similarity, 8.0 / 12.0);
    QVERIFY(edgeOf(picture, 0, 1)->isLink);
    QVERIFY(!edgeOf(picture, 0, 2)->isLink);  // below the threshold
    QVERIFY(edgeOf(picture, 0, 4)->isIdentical);
    QVERIFY(edgeOf(picture, 1, 4) == nullptr);  // row 0 has it for its text
  }

  void theWeakestLinkIsMarkedOnce() {
    const GroupPicture picture = pictureOf(pictureGroups());
    int marked = 0;
    for (const GroupEdge &edge : picture.edges) marked += edge.isWeakest ? 1 : 0;
    QCOMPARE(marked, 1);
    QVERIFY(edgeOf(picture, 0, 2)->isWeakest);
  }

  void aLinkThatIsNoPairOfTheResultIsAdded() {
    const ReviewGroups groups = pictureGroups();
    const GroupPicture picture =
        makeGroupPicture(groups, groups.slotOf({0}), RowLink{0.2, {1}, {4}});
    const GroupEdge *edge = edgeOf(picture, 1, 4);
    QVERIFY(edge != nullptr && edge->isWeakest && !edge->isLink);
    QCOMPARE(edge->similarity, 0.2);
  }

  void verdictsAreShown() {
    ReviewMarks marks;
    marks.pairs.push_back({{0}, {2}, Verdict::NotDuplicate});
    const GroupPicture picture = pictureOf(pictureGroups(marks));
    QVERIFY(edgeOf(picture, 0, 2)->isJudgedNot && !edgeOf(picture, 0, 2)->isLink);
  }

  void thePictureIsTheSameEachTime() {
    QVERIFY(pictureOf(pictureGroups()) == pictureOf(pictureGroups()));
  }

  void pointsAreInTheSquareAndSimilarOnesAreNear() {
    const GroupPicture picture = pictureOf(pictureGroups());
    for (const GroupPoint &point : picture.points) {
      QVERIFY(point.x >= 0 && point.x <= 1);
      QVERIFY(point.y >= 0 && point.y <= 1);
    }
    for (std::uint32_t b = 0; b < picture.points.size(); ++b)
      for (std::uint32_t a = 0; a < b; ++a) QVERIFY(distanceOf(picture, a, b) > 0.02);
    QVERIFY(distanceOf(picture, 0, 3) < distanceOf(picture, 2, 3));  // the same text, and another
  }

  void largeGroupsKeepTheWeakestLink() {
    std::vector<std::vector<std::uint64_t>> sets;
    for (std::uint64_t i = 0; i < 120; ++i) {
      sets.push_back(shinglesFrom(i, i + 40));
    }
    const auto result = resultOfSets(makeSets(sets), {8, 10}, {8, 10});
    const auto groups = ReviewGroups::make(result, {8, 10}, {}, RunContext{});
    QVERIFY(groups);
    const GroupPicture picture = pictureOf(*groups, 10);
    QCOMPARE(picture.rows, 120U);
    QCOMPARE(picture.points.size(), std::size_t{10});
    QVERIFY(std::ranges::any_of(picture.edges, &GroupEdge::isWeakest));
    QVERIFY(std::ranges::is_sorted(picture.points, {}, &GroupPoint::row));
  }
};

SHINGLESCOPE_TEST(TestGroupPicture, QCoreApplication)
#include "tst_group_picture.moc"
