// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/shingle/text_classes.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Returns digests of rows with a letter as their text; rows of one letter have one digest.
std::vector<Digest128> digestsOf(std::string_view letters) {
  std::vector<Digest128> digests;
  for (const char &letter : letters) digests.push_back(digest128({&letter, 1}));
  return digests;
}

bool always(std::uint32_t, std::uint32_t) { return true; }

}  // namespace

class TestTextClasses : public QObject {
  Q_OBJECT

 private slots:
  void rowsAreGroupedByTheirDigest() {
    const auto equal = findEqualRows(digestsOf("abacba"), always, {});
    QVERIFY(equal);
    QCOMPARE(equal->smallestRow, (std::vector<std::uint32_t>{0, 1, 0, 3, 1, 0}));
    QVERIFY(equal->collided.empty());
    const TextClasses classes = makeTextClasses(equal->smallestRow);
    QCOMPARE(classes.textOfRow, (std::vector<std::uint32_t>{0, 1, 0, 2, 1, 0}));
    QCOMPARE(classes.rows, (std::vector<std::uint32_t>{0, 2, 5, 1, 4, 3}));
    QCOMPARE(classes.rowOffsets, (std::vector<std::uint32_t>{0, 3, 5, 6}));
    QCOMPARE(classes.firstRow(TextId{1}), RecordId{1});
  }

  /// Digests that agree only in their first half belong to different texts.
  void halfADigestIsNotEnough() {
    std::vector<Digest128> digests;
    for (std::uint64_t i = 0; i < 100; ++i) digests.push_back({7, i % 50});
    for (std::uint64_t i = 0; i < 100; ++i) digests.push_back({(7ULL << 32U) + i % 50, 0});
    const auto equal = findEqualRows(digests, always, {});
    QVERIFY(equal);
    for (std::uint32_t row = 0; row < 200; ++row)
      QCOMPARE(equal->smallestRow[row], row / 100 * 100 + row % 50);
  }

  /// Different texts with the same digest stay separate, and are reported.
  void collisionsAreSeparated() {
    const std::vector<Digest128> digests(7, Digest128{1, 2});
    const auto isSame = [](std::uint32_t a, std::uint32_t b) { return a % 3 == b % 3; };
    const auto equal = findEqualRows(digests, isSame, {});
    QVERIFY(equal);
    QCOMPARE(equal->smallestRow, (std::vector<std::uint32_t>{0, 1, 2, 0, 1, 2, 0}));
    QCOMPARE(equal->collided, (std::vector<std::uint32_t>{1, 2}));
  }

  void emptyTextsHaveNoShingles() {
    TextClasses classes = makeTextClasses({0, 1, 2, 1, 4});
    classes.emptyTexts = {1, 3};
    QVERIFY(classes.hasShingles(TextId{0}));
    QVERIFY(!classes.hasShingles(TextId{1}));
    QCOMPARE(textsWithShingles(classes), (std::vector<std::uint32_t>{0, 2}));
  }

  void cancelStops() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    QCOMPARE(findEqualRows(digestsOf("ab"), always, context).error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestTextClasses, NoApplication)
#include "tst_text_classes.moc"
