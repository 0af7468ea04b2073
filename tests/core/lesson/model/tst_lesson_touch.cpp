// SPDX-License-Identifier: MIT
// Manual changes: moved rows of an order and switched cells of the matrix give the tables of a
// lesson with those orders and that matrix.

#include <QtTest>
#include <numeric>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/model/lesson_touch.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using RowList = std::vector<std::uint32_t>;

bool isSame(const LessonTables &a, const LessonTables &b) {
  if (a.signatures != b.signatures || a.pairs.size() != b.pairs.size()) return false;
  for (std::size_t i = 0; i < a.pairs.size(); ++i) {
    const LessonPair &one = a.pairs[i];
    const LessonPair &other = b.pairs[i];
    if (one.shared != other.shared || one.all != other.all || one.chance != other.chance ||
        one.equalPositions != other.equalPositions || one.sharedBands != other.sharedBands)
      return false;
  }
  for (std::size_t band = 0; band < a.buckets.size(); ++band)
    for (std::size_t i = 0; i < std::max(a.buckets[band].size(), b.buckets[band].size()); ++i)
      if (i >= a.buckets[band].size() || i >= b.buckets[band].size() ||
          a.buckets[band][i].documents != b.buckets[band][i].documents)
        return false;
  return true;
}

/// The lesson with its matrix given as it is in the tables, without texts and changes.
LessonSpec withGivenMatrix(LessonSpec spec, const LessonTables &tables) {
  spec.texts.clear();
  spec.changedCells.clear();
  GivenMatrix &given = spec.matrix.emplace();
  for (const LessonDocument &document : tables.documents) given.columns.push_back(document.name);
  for (const LessonRow &row : tables.rows) {
    given.rows.push_back(row.label);
    auto &ones = given.ones.emplace_back();
    for (std::size_t d = 0; d < tables.documents.size(); ++d) ones.push_back(row.isIn(d) ? 1 : 0);
  }
  return spec;
}

std::string saidAt(const Lesson &lesson, std::size_t step, SentenceId id) {
  for (const Sentence &sentence : lesson.steps()[step].sentences)
    if (sentence.id == id) return sentence.values.front().plain();
  return {};
}

}  // namespace

class TestLessonTouch : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_spec = *readyLesson("three-documents");
    m_tables = *makeLessonTables(m_spec);
  }

  void aMovedRowGivesTheTablesOfThatOrder() {
    // h1 puts row 2 first; it is moved to the fourth place.
    QCOMPARE(m_tables.columns[0].order.front(), 1U);
    const LessonSpec moved = withMovedRow(m_spec, m_tables, 0, 1, 3);
    const LessonTables tables = *makeLessonTables(moved);
    RowList order = m_tables.columns[0].order;
    std::rotate(order.begin(), order.begin() + 1, order.begin() + 4);
    QCOMPARE(tables.columns[0].order, order);
    QCOMPARE(tables.columns[0].values[1], 4U);
    QVERIFY(tables.columns[0].isChanged && !tables.columns[0].function);
    QCOMPARE(tables.columns[1].values, m_tables.columns[1].values);
    QVERIFY(!tables.columns[1].isChanged && tables.columns[1].function);
    // The same as a lesson whose columns have the same numbers.
    LessonSpec given = m_spec;
    given.claimed.clear();
    given.permutations.kind = LessonPermutations::Columns;
    for (const LessonColumn &column : tables.columns)
      given.permutations.columns.push_back(column.values);
    QVERIFY(isSame(tables, *makeLessonTables(given)));
    QVERIFY(!isSame(tables, m_tables));
  }

  void aMovedRowOfAShuffleGivesTheTablesOfThatOrder() {
    const LessonSpec spec = *readyLesson("six-rows");
    const LessonTables before = *makeLessonTables(spec);
    const LessonSpec moved = withMovedRow(spec, before, 0, before.columns[0].order.back(), 0);
    const LessonTables tables = *makeLessonTables(moved);
    LessonSpec ordered = spec;
    ordered.claimed.clear();
    ordered.permutations.orders[0].clear();
    for (const std::uint32_t row : tables.columns[0].order)
      ordered.permutations.orders[0].push_back(tables.rows[row].label);
    const LessonTables expected = *makeLessonTables(ordered);
    QCOMPARE(tables.columns[0].values, expected.columns[0].values);
    QVERIFY(isSame(tables, expected));
  }

  void aRowMovedBackGivesTheFormulaBack() {
    const LessonSpec moved = withMovedRow(m_spec, m_tables, 2, 5, 0);
    const LessonTables tables = *makeLessonTables(moved);
    const auto place = std::ranges::find(m_tables.columns[2].order, 5U);
    const LessonSpec back = withMovedRow(
        moved, tables, 2, 5, static_cast<std::size_t>(place - m_tables.columns[2].order.begin()));
    QVERIFY(back.permutations.changed.empty());
    QCOMPARE(makeLessonTables(back)->columns[2].values, m_tables.columns[2].values);
    QVERIFY(withMovedRow(m_spec, m_tables, 0, 1, 0) == m_spec);  // already first
  }

  void twoHashesAreChangedOneAfterTheOther() {
    LessonSpec spec = withMovedRow(m_spec, m_tables, 0, 1, 15);
    spec = withMovedRow(spec, *makeLessonTables(spec), 3, 0, 0);
    spec = withMovedRow(spec, *makeLessonTables(spec), 0, 2, 0);
    QCOMPARE(spec.permutations.changed.size(), std::size_t{2});
    const LessonTables tables = *makeLessonTables(spec);
    QCOMPARE(tables.columns[0].order.front(), 2U);
    QCOMPARE(tables.columns[0].order.back(), 1U);
    QCOMPARE(tables.columns[3].order.front(), 0U);
  }

  void aSwitchedCellGivesTheTablesOfThatMatrix() {
    const LessonSpec switched = withSwitchedCell(m_spec, m_tables, 1, 0);
    const LessonTables tables = *makeLessonTables(switched);
    QVERIFY(tables.rows[1].isIn(0) && !m_tables.rows[1].isIn(0));
    QCOMPARE(tables.documents[0].size, m_tables.documents[0].size + 1);
    QCOMPARE(tables.documents[0].cutSize, m_tables.documents[0].size);
    QCOMPARE(tables.documents[0].cuts.size(), m_tables.documents[0].cuts.size());
    LessonSpec given = withGivenMatrix(switched, tables);
    QVERIFY(isSame(tables, *makeLessonTables(given)));
    QVERIFY(!isSame(tables, m_tables));
    QVERIFY(withSwitchedCell(switched, tables, 1, 0).changedCells.empty());
  }

  void aDocumentCanLoseAllShingles() {
    LessonSpec spec = m_spec;
    for (std::uint32_t row = 0; row < m_tables.rows.size(); ++row)
      if (m_tables.rows[row].isIn(2)) spec = withSwitchedCell(spec, m_tables, row, 2);
    const auto lesson = Lesson::create(spec);
    QVERIFY(lesson);
    QCOMPARE(lesson->tables().documents[2].size, 0U);
    QCOMPARE(lesson->tables().rows.size(), m_tables.rows.size());
    QCOMPARE(lesson->tables().pairs[1].jaccard(), 0.0);
  }

  void theStepsSayWhatWasChanged() {
    LessonSpec spec = withMovedRow(m_spec, m_tables, 0, 1, 3);
    spec = withSwitchedCell(spec, m_tables, 1, 0);
    const auto lesson = Lesson::create(spec);
    const auto before = Lesson::create(m_spec);
    for (const LessonStage stage : {LessonStage::Shingles, LessonStage::Matrix,
                                    LessonStage::Permutations, LessonStage::Signature})
      QCOMPARE(lesson->firstStep(stage), before->firstStep(stage));
    const std::size_t matrix = lesson->firstStep(LessonStage::Matrix);
    QCOMPARE(saidAt(*lesson, matrix + 1, SentenceId::RowChanged), std::string("doc 1"));
    QCOMPARE(saidAt(*lesson, matrix, SentenceId::RowChanged), std::string());
    const std::size_t first = lesson->firstStep(LessonStage::Permutations);
    QCOMPARE(saidAt(*lesson, first, SentenceId::ColumnChanged), std::string("h1"));
    QCOMPARE(saidAt(*lesson, first, SentenceId::ColumnHashed), std::string());
    QCOMPARE(saidAt(*lesson, first + 1, SentenceId::ColumnHashed), std::string("h2"));
  }

  void claimsAreDroppedAndReturn() {
    QVERIFY(!m_spec.claimed.empty());
    LessonSpec spec = withMovedRow(m_spec, m_tables, 0, 1, 3);
    QVERIFY(isChangedByHand(spec) && spec.claimed.empty() && spec.notes.empty());
    spec = withSwitchedCell(spec, m_tables, 1, 0);
    QVERIFY(withoutChanges(spec, m_spec) == m_spec);
    spec.bands = 1;  // another edit stays, and with it the claims stay away
    const LessonSpec back = withoutChanges(spec, m_spec);
    QVERIFY(!isChangedByHand(back) && back.claimed.empty());
    QCOMPARE(back.bands, 1U);
  }

  void longOrdersAreLeftAlone() {
    LessonSpec spec;
    std::string text;
    for (std::size_t i = 0; i < kMaxMovedRows + 40; ++i) text += std::to_string(100000 + i) + " ";
    spec.texts = {{"long", text}};
    spec.shingle = {.unit = ShingleUnit::Word, .k = 1};
    const LessonTables tables = *makeLessonTables(spec);
    QVERIFY(tables.rows.size() > kMaxMovedRows && !canMoveRows(tables));
    QVERIFY(withMovedRow(spec, tables, 0, 0, 5) == spec);
    spec.texts = {{"short", "one"}};
    QVERIFY(!canMoveRows(*makeLessonTables(spec)));
  }

  void wrongChangesAreErrors() {
    LessonSpec spec = m_spec;
    spec.permutations.changed = {{1, {1, 2}}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonOrderSizeWrong);
    RowList order(16);
    std::iota(order.begin(), order.end(), 0U);
    spec.permutations.changed = {{1, order}};  // the first x is 1
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonRowUnknown);
    order[0] = 5;
    spec.permutations.changed = {{1, order}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonRowTwice);
    spec.permutations.changed = {{5, order}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonNumberOutside);
    spec = m_spec;
    spec.changedCells = {{"no such shingle", 1}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonRowUnknown);
    spec.changedCells = {{m_tables.rows[0].label, 4}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonNumberOutside);
    spec.changedCells = {{m_tables.rows[0].label, 1}, {m_tables.rows[0].label, 1}};
    QCOMPARE(makeLessonTables(spec).error().message.id, MessageId::LessonRowTwice);
  }

 private:
  LessonSpec m_spec;
  LessonTables m_tables;
};

SHINGLESCOPE_TEST(TestLessonTouch, NoApplication)
#include "tst_lesson_touch.moc"
