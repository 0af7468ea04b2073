// SPDX-License-Identifier: MIT
// Why equal minima are as likely as the documents are similar.

#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/model/equal_minima.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

Lesson lessonOf(const char *id) { return *Lesson::create(*readyLesson(id)); }

}  // namespace

class TestEqualMinima : public QObject {
  Q_OBJECT

 private slots:
  /// The figures of the three-document lesson, counted in its texts.
  void kindsOfThreeDocuments() {
    const Lesson lesson = lessonOf("three-documents");
    const LessonTables &tables = lesson.tables();
    const RowKinds kinds = rowKindsOf(tables, tables.pairs[tables.pairOf(0, 1)]);
    QCOMPARE(kinds.both, 3U);
    QCOMPARE(kinds.one, 9U);
    QCOMPARE(kinds.neither, 4U);
    QCOMPARE(kinds.either(), 12U);
  }

  /// The first row of either document decides, in every permutation of every ready lesson.
  void theFirstRowDecides() {
    for (const LessonSpec &spec : readyLessons()) {
      const Lesson lesson = *Lesson::create(spec);
      const LessonTables &tables = lesson.tables();
      for (const LessonPair &pair : tables.pairs) {
        const RowKinds kinds = rowKindsOf(tables, pair);
        QCOMPARE(kinds.both, pair.shared);
        QCOMPARE(kinds.either(), pair.all);
        for (std::size_t hash = 0; hash < tables.columns.size(); ++hash) {
          const LessonColumn &column = tables.columns[hash];
          if (!column.repeats.empty()) continue;  // not a permutation
          const std::size_t place = decidingPlace(kinds, column.order);
          const bool isEqual =
              place < column.order.size() && kinds.ofRow[column.order[place]] == RowKind::Both;
          const bool isAgreed = kinds.either() > 0 &&
                                tables.signatures[pair.a][hash] == tables.signatures[pair.b][hash];
          QCOMPARE(isEqual, isAgreed);
        }
      }
    }
  }

  /// Each row comes first equally often; six rows have 720 permutations, so all can be tried.
  void eachRowIsEquallyLikely() {
    const Lesson lesson = lessonOf("six-rows");
    const LessonTables &tables = lesson.tables();
    std::vector<std::uint32_t> order(tables.rows.size());
    for (const LessonPair &pair : tables.pairs) {
      const RowKinds kinds = rowKindsOf(tables, pair);
      std::iota(order.begin(), order.end(), 0U);
      std::uint64_t equal = 0;
      std::uint64_t all = 0;
      do {
        const std::size_t place = decidingPlace(kinds, order);
        ++all;
        equal += place < order.size() && kinds.ofRow[order[place]] == RowKind::Both;
      } while (std::ranges::next_permutation(order).found);
      QCOMPARE(equal * kinds.either(), all * kinds.both);
    }
  }

  void shufflesArePermutations() {
    for (const std::size_t rows : {0U, 1U, 2U, 17U, 1000U}) {
      auto order = shuffledOrder(rows, 42, 7);
      QCOMPARE(order, shuffledOrder(rows, 42, 7));
      if (rows > 10) QVERIFY(order != shuffledOrder(rows, 42, 8));
      std::ranges::sort(order);
      for (std::size_t i = 0; i < rows; ++i) QCOMPARE(order[i], static_cast<std::uint32_t>(i));
    }
  }

  void theShareSettlesAtTheSimilarity() {
    const Lesson lesson = lessonOf("three-documents");
    const LessonTables &tables = lesson.tables();
    const RowKinds kinds = rowKindsOf(tables, tables.pairs[tables.pairOf(0, 1)]);
    constexpr std::uint32_t kTries = 20'000;
    const auto equal = countEqualMinima(kinds, 42, 0, kTries, {});
    QVERIFY(equal);
    QCOMPARE(equal->size(), std::size_t{kTries});
    // Five standard deviations of a share of 1/4 are 0.0153.
    QVERIFY(std::abs(static_cast<double>(equal->back()) / kTries - 0.25) < 0.0154);
    // Two runs one after the other are one run.
    const auto first = countEqualMinima(kinds, 42, 0, 1000, {});
    const auto second = countEqualMinima(kinds, 42, 1000, 1000, {});
    QCOMPARE(first->back() + second->back(), equal->at(1999));
  }

  void emptyDocumentsNeverAgree() {
    LessonTables tables;
    tables.documents.resize(2);
    tables.rows.resize(3);
    const RowKinds kinds = rowKindsOf(tables, {0, 1});
    QCOMPARE(kinds.either(), 0U);
    QCOMPARE(decidingPlace(kinds, std::vector<std::uint32_t>{2, 0, 1}), std::size_t{3});
    QCOMPARE(countEqualMinima(kinds, 1, 0, 5, {})->back(), 0U);
  }

  void countingIsCancelled() {
    RowKinds kinds;
    kinds.ofRow.resize(100);
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto equal = countEqualMinima(kinds, 1, 0, 1000, context);
    QVERIFY(!equal);
    QCOMPARE(equal.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestEqualMinima, NoApplication)
#include "tst_equal_minima.moc"
