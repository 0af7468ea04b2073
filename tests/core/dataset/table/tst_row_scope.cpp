// SPDX-License-Identifier: MIT
#include <QtTest>
#include <set>

#include "core/dataset/table/merge_datasets.h"
#include "core/shingle/pair_scope.h"
#include "core/verify/exact_join.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Table = std::vector<std::vector<std::string>>;

std::shared_ptr<const Dataset> table(const std::vector<std::string> &names, const Table &rows) {
  DatasetBuilder builder(names);
  for (const auto &row : rows) builder.addRow({row.begin(), row.end()}, 0);
  return builder.finish();
}

/// Returns classes in which every row has a different text.
TextClasses classOfEachRow(std::uint32_t rows) {
  TextClasses classes;
  for (std::uint32_t row = 0; row < rows; ++row) {
    classes.textOfRow.push_back(row);
    classes.rows.push_back(row);
    classes.rowOffsets.push_back(row + 1);
  }
  return classes;
}

Digest128 textDigest() { return digest128("the same text"); }

}  // namespace

class TestRowScope : public QObject {
  Q_OBJECT

 private slots:
  void withoutScopeAnyTwoRowsPair();
  void labelsAreComparedLetterByLetter();
  void cellsDoNotRunTogether();
  void referenceRowsPairOnlyWithTheFile();
  void labelsAndReferenceTogether();
  void joinStaysWithinTheScope();
  void countsThePairsItAllows();
  void mergeFindsColumnsByName();
  void mergeFindsColumnsByNumber();
  void mergeNamesAMissingColumn();
};

void TestRowScope::withoutScopeAnyTwoRowsPair() {
  const RowScope scope;
  QVERIFY(scope.classDigest(textDigest(), RecordId{3}) == textDigest());
  QVERIFY(scope.isSameClass(RecordId{0}, RecordId{1}));
  const auto pairs = makePairScope(scope, classOfEachRow(3), {});
  QVERIFY(pairs && pairs->isEverything() && pairs->mayPair(0, 2));
}

void TestRowScope::labelsAreComparedLetterByLetter() {
  const auto dataset = table(
      {"t", "year"}, {{"x", "1999"}, {"x", "1999 "}, {"x", "1999"}, {"x", ""}, {"x", ""}, {"x"}});
  const RowScope scope(*dataset, {ColumnId{1}}, std::nullopt);
  const auto digest = [&](std::uint32_t row) {
    return scope.classDigest(textDigest(), RecordId{row});
  };
  QVERIFY(digest(0) == digest(2));
  QVERIFY(digest(0) != digest(1));
  QVERIFY(digest(0) != digest(3));
  QVERIFY(digest(3) == digest(5));  // a missing cell counts as empty
  QVERIFY(!scope.isSameClass(RecordId{0}, RecordId{1}));
  const auto pairs = makePairScope(scope, classOfEachRow(6), {});
  QVERIFY(pairs);
  QCOMPARE(pairs->labels, (std::vector<std::uint32_t>{0, 1, 0, 3, 3, 3}));
  QVERIFY(pairs->mayPair(0, 2) && !pairs->mayPair(0, 1) && !pairs->mayPair(2, 3));
}

void TestRowScope::cellsDoNotRunTogether() {
  const auto dataset = table({"a", "b"}, {{"xy", "z"}, {"x", "yz"}, {"xyz", ""}, {"xy", "z"}});
  const RowScope scope(*dataset, {ColumnId{0}, ColumnId{1}}, std::nullopt);
  const auto pairs = makePairScope(scope, classOfEachRow(4), {});
  QVERIFY(pairs);
  QCOMPARE(pairs->labels, (std::vector<std::uint32_t>{0, 1, 2, 0}));
  QVERIFY(scope.labelDigest(RecordId{0}) != scope.labelDigest(RecordId{1}));
}

void TestRowScope::referenceRowsPairOnlyWithTheFile() {
  const auto dataset = textDataset({"a", "b", "c", "d", "e"});
  const RowScope scope(*dataset, {}, 3);
  QVERIFY(scope.classDigest(textDigest(), RecordId{0}) ==
          scope.classDigest(textDigest(), RecordId{2}));
  QVERIFY(scope.classDigest(textDigest(), RecordId{2}) !=
          scope.classDigest(textDigest(), RecordId{3}));
  QVERIFY(!scope.isSameClass(RecordId{2}, RecordId{3}));
  const auto pairs = makePairScope(scope, classOfEachRow(5), {});
  QVERIFY(pairs);
  QCOMPARE(pairs->firstReference, 3U);
  QVERIFY(pairs->mayPair(0, 3) && pairs->mayPair(4, 2));
  QVERIFY(!pairs->mayPair(0, 1) && !pairs->mayPair(3, 4));
  for (const std::uint32_t first : {0U, 5U}) {
    const auto all = makePairScope(RowScope(*dataset, {}, first), classOfEachRow(5), {});
    QVERIFY(all);
    QCOMPARE(all->firstReference, first);
    QVERIFY(!all->mayPair(0, 4));
  }
}

void TestRowScope::labelsAndReferenceTogether() {
  const auto dataset = table({"y"}, {{"1"}, {"2"}, {"1"}, {"2"}});
  const auto pairs = makePairScope(RowScope(*dataset, {ColumnId{0}}, 2), classOfEachRow(4), {});
  QVERIFY(pairs);
  QVERIFY(pairs->mayPair(0, 2) && pairs->mayPair(1, 3));
  QVERIFY(!pairs->mayPair(0, 3) && !pairs->mayPair(0, 1) && !pairs->mayPair(2, 3));
}

/// The join within a scope is the complete join without the pairs outside the scope.
void TestRowScope::joinStaysWithinTheScope() {
  SplitMix64 random(3);
  ShingleSets sets;
  PairScope scope;
  scope.firstReference = 120;
  for (int text = 0; text < 300; ++text) {
    std::set<std::uint64_t> set;
    for (int i = 0; i < 6; ++i) set.insert(random.next() % 14);
    sets.values.insert(sets.values.end(), set.begin(), set.end());
    sets.offsets.push_back(sets.values.size());
    scope.labels.push_back(static_cast<std::uint32_t>(random.next() % 3));
  }
  const Ratio threshold = *parseRatio("0.5");
  const auto whole = exactJoin(sets, {threshold, {}}, {});
  const auto scoped = exactJoin(sets, {threshold, {}}, {}, scope);
  QVERIFY(whole && scoped);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> expected;
  for (const ScoredPair &pair : whole->pairs)
    if (scope.mayPair(pair.textA.value, pair.textB.value))
      expected.emplace_back(pair.textA.value, pair.textB.value);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
  for (const ScoredPair &pair : scoped->pairs)
    found.emplace_back(pair.textA.value, pair.textB.value);
  QVERIFY(found == expected);
  QVERIFY(found.size() > 100 && found.size() < whole->pairs.size() / 4);
}

void TestRowScope::countsThePairsItAllows() {
  const auto rows =
      table({"text", "label"},
            {{"a", "x"}, {"b", "y"}, {"c", "x"}, {"d", "x"}, {"e", "y"}, {"f", "z"}, {"g", "x"}});
  const auto counted = [&](const std::vector<ColumnId> &same,
                           std::optional<std::uint32_t> firstReference) {
    const auto pairs = countAllowedPairs(RowScope(*rows, same, firstReference), 7, {});
    return pairs ? *pairs : ~std::uint64_t{0};
  };
  QCOMPARE(counted({}, {}), std::uint64_t{21});
  QCOMPARE(counted({{1}}, {}), std::uint64_t{6 + 1});
  QCOMPARE(counted({}, 3), std::uint64_t{12});
  QCOMPARE(counted({{1}}, 3), std::uint64_t{2 * 2 + 1});
  QCOMPARE(counted({}, 0), std::uint64_t{0});
  QCOMPARE(counted({{0}}, {}), std::uint64_t{0});
  QCOMPARE(*countAllowedPairs(RowScope(), 0, {}), std::uint64_t{0});
}

void TestRowScope::mergeFindsColumnsByName() {
  const auto file = table({"id", "text", "note"}, {{"1", "a", "n"}, {"2", "b", "n"}});
  const auto reference = table({"text", "more", "id"}, {{"c", "m", "9"}, {"d"}});
  const auto merged = mergeDatasets(*file, *reference, {"text", "id", "text"});
  QVERIFY(merged);
  const Dataset &both = **merged;
  QCOMPARE(both.columnNames(), file->columnNames());
  QCOMPARE(both.rowCount(), std::size_t{4});
  const Table expected{{"1", "a", ""}, {"2", "b", ""}, {"9", "c", ""}, {"", "d", ""}};
  for (std::uint32_t row = 0; row < 4; ++row)
    for (std::uint32_t column = 0; column < 3; ++column)
      QCOMPARE(std::string(both.cell({row}, {column})), expected[row][column]);
}

void TestRowScope::mergeFindsColumnsByNumber() {
  const auto file = table({"id", "text"}, {{"1", "a"}});
  const auto reference = table({"column 1", "column 2"}, {{"9", "c"}});
  const auto merged = mergeDatasets(*file, *reference, {"2"});
  QVERIFY(merged);
  QCOMPARE(std::string((*merged)->cell({1}, {1})), std::string("c"));
}

void TestRowScope::mergeNamesAMissingColumn() {
  const auto file = table({"id", "text"}, {{"1", "a"}});
  const auto reference = table({"id", "body"}, {{"9", "c"}});
  const auto merged = mergeDatasets(*file, *reference, {"text"});
  QVERIFY(!merged);
  QVERIFY(merged.error().code == ErrorCode::BadParameter);
  QVERIFY(merged.error().detail().find("reference") != std::string::npos);
  QVERIFY(merged.error().detail().find("id, body") != std::string::npos);
  QVERIFY(!mergeDatasets(*file, *reference, {"none"}));
}

SHINGLESCOPE_TEST(TestRowScope, NoApplication)
#include "tst_row_scope.moc"
