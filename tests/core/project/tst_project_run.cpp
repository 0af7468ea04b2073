// SPDX-License-Identifier: MIT
// The result of a run in a project file: complete or absent, and restored as it was.
#include <QProcess>
#include <QRegularExpression>
#include <QtTest>

#include "core/dataset/table/merge_datasets.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/project/project_store.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const std::string kSample = test::sourcePath("/resources/samples/rentals.tsv").toStdString();

LoadedDataset sample() {
  auto loaded = loadDataset(kSample, {}, {});
  return loaded ? std::move(*loaded) : LoadedDataset{};
}

Recipe sampleRecipe() {
  Recipe recipe;
  recipe.compare = {"Title", "Description"};
  recipe.threshold = {7, 10};
  return recipe;
}

std::shared_ptr<const DuplicateResult> shared(Result<DuplicateResult> result) {
  return result ? std::make_shared<const DuplicateResult>(std::move(*result)) : nullptr;
}

std::string textOf(const DuplicateResult &result) {
  std::string text = runReportToJson(result.report);
  const auto add = [&text](auto number) { text += std::to_string(number) + ' '; };
  for (const ScoredPair &pair : result.pairs) {
    for (const std::uint32_t value :
         {pair.textA.value, pair.textB.value, pair.intersection, pair.whole,
          std::uint32_t{pair.equalPositions}, std::uint32_t{pair.sharedBands}})
      add(value);
  }
  for (const Group &group : result.groups) {
    text += "\ngroup ";
    for (const RecordId row : group.rows) add(row.value);
    add(group.weakestLink);
    add(group.weakestA.value);
    add(group.weakestB.value);
    add(static_cast<int>(group.basis));
  }
  for (const auto *numbers : {&result.classes.textOfRow, &result.classes.rows,
                              &result.classes.rowOffsets, &result.classes.emptyTexts}) {
    text += '\n';
    for (const std::uint32_t number : *numbers) add(number);
  }
  return text + (result.firstReference ? std::to_string(*result.firstReference) : "none");
}

/// Tests whether two results have the same sets of the texts that groups and views need.
bool haveSameSets(const DuplicateResult &a, const DuplicateResult &b) {
  for (const ScoredPair &pair : a.pairs) {
    for (const TextId text : {pair.textA, pair.textB}) {
      if (a.sets.holds(text) != b.sets.holds(text) ||
          !std::ranges::equal(a.sets[text], b.sets[text]))
        return false;
    }
  }
  for (std::uint32_t text = 0; text < a.classes.textCount(); ++text) {
    if (isDuplicateClass(a, TextId{text}) &&
        !std::ranges::equal(a.sets[TextId{text}], b.sets[TextId{text}]))
      return false;
  }
  return true;
}

/// Returns the data set with one changed cell in one row.
std::shared_ptr<const Dataset> edited(const Dataset &dataset, std::uint32_t row) {
  DatasetBuilder builder(dataset.columnNames());
  for (std::uint32_t r = 0; r < dataset.rowCount(); ++r) {
    std::vector<std::string_view> cells;
    for (std::uint32_t c = 0; c < dataset.columnCount(); ++c)
      cells.push_back(r == row ? "edited" : dataset.cell(RecordId{r}, ColumnId{c}));
    builder.addRow(cells, r);
  }
  return builder.finish();
}

}  // namespace

class TestProjectRun : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void aRestoredResultEqualsTheRuns_data();
  void aRestoredResultEqualsTheRuns();
  void otherDataIsReported();
  void anIncompleteResultIsIgnored();
  void interruptedSavesDoNotPileUp_data();
  void interruptedSavesDoNotPileUp();
  void aNewResultReplacesTheOld();
  void verdictsAreSavedBetweenPieces();
  void aCancelledResultKeepsTheOld();
  void aDamagedResultIsNotUsed_data();
  void aDamagedResultIsNotUsed();
  void documentedQueriesWork();

 private:
  /// Returns the last complete result in a project as text, or the error.
  std::string restoredText(Database &database) const {
    const auto stored = readStoredRun(database);
    if (!stored || !*stored) return "no complete run";
    const auto restored = restoreRun(database, **stored, *m_sample.dataset, {});
    return restored ? textOf(*restored) : restored.error().detail();
  }

  LoadedDataset m_sample;
  std::shared_ptr<const DuplicateResult> m_result;
};

void TestProjectRun::initTestCase() {
  m_sample = sample();
  QVERIFY(m_sample.dataset);
  m_result = shared(findDuplicates(*m_sample.dataset, sampleRecipe(), {}));
  QVERIFY(m_result && m_result->pairs.size() > 50);
}

void TestProjectRun::aRestoredResultEqualsTheRuns_data() {
  QTest::addColumn<QString>("kind");
  for (const char *kind : {"find", "exact", "estimate", "links", "stop-shingles", "same column",
                           "against", "rows without text"})
    QTest::newRow(kind) << kind;
}

void TestProjectRun::aRestoredResultEqualsTheRuns() {
  QFETCH(QString, kind);
  Recipe recipe = sampleRecipe();
  std::shared_ptr<const Dataset> dataset = m_sample.dataset;
  if (kind == "estimate") recipe.verification = Verification::Estimate;
  if (kind == "links") recipe.pairs = PairsWanted::Links;
  if (kind == "stop-shingles") recipe.shingle.maxDocumentFrequency = Ratio{5, 100};
  if (kind == "same column") recipe.same = {"Location"};
  if (kind == "rows without text") {
    recipe.compare = {"Price"};
    recipe.shingle.k = 4;
    recipe.shingle.shortTexts = ShortTexts::Skip;
  }
  std::shared_ptr<const DuplicateResult> result;
  if (kind == "against") {
    const auto few = firstRows(*dataset, 700);
    auto merged = mergeDatasets(*few, *m_sample.dataset, {"Title", "Description"});
    QVERIFY(merged);
    dataset = *merged;
    result = shared(findAgainst(*dataset, 700, recipe, {}));
  } else {
    result = shared(kind == "exact" ? findExactDuplicates(*dataset, recipe, {})
                                    : findDuplicates(*dataset, recipe, {}));
  }
  QVERIFY(result && !result->pairs.empty());
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  QVERIFY(!*(*store)->storedRun());
  (*store)->saveResult(result);
  QVERIFY((*store)->waitForResult());
  QCOMPARE((*store)->resultSave().state, ResultSave::State::Saved);
  const auto stored = (*store)->storedRun();
  QVERIFY(stored && *stored);
  for (const unsigned threads : {1U, 3U}) {
    RunContext context;
    context.threads = threads;
    const auto restored = (*store)->restoreResult(**stored, *dataset, context);
    QVERIFY2(restored, restored ? "" : restored.error().detail().c_str());
    QCOMPARE(textOf(*restored), textOf(*result));
    QVERIFY(haveSameSets(*result, *restored));
  }
}

void TestProjectRun::otherDataIsReported() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  (*store)->saveResult(m_result);
  QVERIFY((*store)->waitForResult());
  const StoredRun stored = **(*store)->storedRun();
  const auto fewer = firstRows(*m_sample.dataset, 1999);
  const auto rows = (*store)->restoreResult(stored, *fewer, {});
  QVERIFY(!rows && rows.error().code == ErrorCode::Format);
  QVERIFY(rows.error().detail().find("2000 rows then, 1999 now") != std::string::npos);
  const std::uint32_t row =
      m_result->classes.firstRow(m_result->pairs[m_result->pairs.size() / 2].textA).value;
  const auto scores = (*store)->restoreResult(stored, *edited(*m_sample.dataset, row), {});
  QVERIFY(!scores && scores.error().code == ErrorCode::Format);
  QVERIFY(scores.error().detail().find("find the duplicates again") != std::string::npos);
  // Numbers in a file have 64 bits; none is cut to the 32 of a row.
  StoredRun large = stored;
  large.rows += std::uint64_t{1} << 32U;
  const auto tooMany = (*store)->restoreResult(large, *m_sample.dataset, {});
  QVERIFY(!tooMany && tooMany.error().code == ErrorCode::Format);
  QVERIFY(tooMany.error().detail().find("4294969296 rows then") != std::string::npos);
  large = stored;
  large.firstReference = std::uint64_t{1} << 32U | 1000U;
  const auto outside = (*store)->restoreResult(large, *m_sample.dataset, {});
  QVERIFY(!outside && outside.error().code == ErrorCode::Format);
  std::stop_source stop;
  stop.request_stop();
  const auto cancelled =
      (*store)->restoreResult(stored, *m_sample.dataset, RunContext{stop.get_token()});
  QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestProjectRun::anIncompleteResultIsIgnored() {
  const ProjectFolder folder;
  auto file = ProjectFile::create(folder.path());
  QVERIFY(file);
  RunWriter first(m_result);
  int pieces = 0;
  for (; !first.isDone(); ++pieces) {
    // The program may be killed after any piece.
    QCOMPARE(readStoredRun(file->database())->has_value(), first.isComplete());
    QVERIFY(first.writeNext(file->database()));
  }
  QVERIFY(pieces >= 5);
  QCOMPARE(first.done(), first.total());
  RunWriter second(m_result);
  while (!second.isComplete()) {
    QCOMPARE((*readStoredRun(file->database()))->run, std::int64_t{1});
    QVERIFY(restoreRun(file->database(), **readStoredRun(file->database()), *m_sample.dataset, {}));
    QVERIFY(second.writeNext(file->database()));
  }
  QCOMPARE((*readStoredRun(file->database()))->run, std::int64_t{2});
}

/// Saves that are killed before or after they are complete do not leave anything behind.
void TestProjectRun::interruptedSavesDoNotPileUp_data() {
  QTest::addColumn<bool>("isComplete");
  QTest::newRow("before") << false;
  QTest::newRow("after") << true;
}

void TestProjectRun::interruptedSavesDoNotPileUp() {
  QFETCH(const bool, isComplete);
  const ProjectFolder folder;
  auto file = ProjectFile::create(folder.path());
  QVERIFY(file);
  Database &database = file->database();
  RunWriter whole(m_result);
  while (!whole.isDone()) QVERIFY(whole.writeNext(database));
  const std::string before = restoredText(database);
  QCOMPARE(before, textOf(*m_result));
  const auto pairs = static_cast<std::int64_t>(m_result->pairs.size());
  std::int64_t pages = 0;
  for (int round = 0; round < 5; ++round) {
    RunWriter begun(m_result);
    while (begun.done() < begun.total() || begun.isComplete() != isComplete)
      QVERIFY(begun.writeNext(database));
    QCOMPARE(*database.number("SELECT count(*) FROM scored_pair"), 2 * pairs);
    QCOMPARE(*database.number("SELECT count(*) FROM run"), std::int64_t{2});
    QCOMPARE(restoredText(database), before);
    const std::int64_t now = *database.number("PRAGMA page_count");
    if (round == 1) pages = now;
    if (round > 1) QVERIFY2(now <= pages, qPrintable(QString("%1 pages").arg(now)));
  }
  RunWriter last(m_result);
  while (!last.isDone()) QVERIFY(last.writeNext(database));
  for (const char *table : {"scored_pair", "identical_row"})
    QCOMPARE(*database.number("SELECT count(DISTINCT run) FROM " + std::string(table)),
             std::int64_t{1});
  QCOMPARE(*database.number("SELECT count(*) FROM run"), std::int64_t{1});
  QCOMPARE(restoredText(database), before);
}

void TestProjectRun::aNewResultReplacesTheOld() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  Recipe recipe = sampleRecipe();
  recipe.threshold = {9, 10};
  const auto other = shared(findDuplicates(*m_sample.dataset, recipe, {}));
  QVERIFY(other && other->pairs.size() != m_result->pairs.size());
  for (const auto &result : {m_result, other}) {
    (*store)->saveResult(result);
    QVERIFY((*store)->waitForResult());
  }
  QVERIFY((*store)->close().isAllSaved());
  auto database = Database::open(folder.path(), DatabaseAccess::Read);
  QVERIFY(database);
  QCOMPARE(*database->number("SELECT count(*) FROM run"), std::int64_t{1});
  QCOMPARE(*database->number("SELECT count(*) FROM scored_pair"),
           static_cast<std::int64_t>(other->pairs.size()));
  QCOMPARE(*database->number("SELECT count(DISTINCT run) FROM identical_row"), std::int64_t{1});
}

void TestProjectRun::verdictsAreSavedBetweenPieces() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  std::uint64_t steps = 0;
  for (int round = 0; round < 5; ++round) {
    (*store)->saveResult(m_result);
    for (int i = 0; i < 10; ++i) {
      (*store)->append(scriptedStep(++steps));
      QVERIFY((*store)->flush());
      QCOMPARE((*store)->savedThrough(), steps);
    }
  }
  QVERIFY((*store)->waitForResult());
  QVERIFY((*store)->close().isAllSaved());
  store->reset();
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again);
  QCOMPARE((*again)->steps().size(), std::size_t{50});
  QCOMPARE((**(*again)->storedRun()).pairs, std::uint64_t{m_result->pairs.size()});
}

void TestProjectRun::aCancelledResultKeepsTheOld() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  (*store)->saveResult(m_result);
  QVERIFY((*store)->waitForResult());
  // The saving thread may have ended before it is cancelled.
  bool isCancelled = false;
  for (int attempt = 0; attempt < 100 && !isCancelled; ++attempt) {
    (*store)->saveResult(m_result);
    (*store)->cancelResult();
    const auto waited = (*store)->waitForResult();
    QVERIFY(waited || waited.error().code == ErrorCode::Cancelled);
    isCancelled = !waited;
  }
  QVERIFY(isCancelled);
  QVERIFY((*store)->flush());
  QVERIFY((*store)->close().isResultSaved == false);
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again && *(*again)->storedRun());
  QVERIFY((*again)->restoreResult(**(*again)->storedRun(), *m_sample.dataset, {}));
}

void TestProjectRun::aDamagedResultIsNotUsed_data() {
  QTest::addColumn<QByteArray>("sql");
  QTest::newRow("bands") << QByteArray(
      "UPDATE scored_pair SET shared_bands = shared_bands + 1 WHERE pair = 3");
  QTest::newRow("positions") << QByteArray(
      "UPDATE scored_pair SET equal_positions = equal_positions + 1 WHERE pair = 3");
  QTest::newRow("report") << QByteArray(
      "UPDATE run SET report = replace(report, '\"find\"', '\"fins\"')");
  QTest::newRow("no checksum") << QByteArray("DELETE FROM run_checksum");
}

/// No other check of a restored result detects these changes.
void TestProjectRun::aDamagedResultIsNotUsed() {
  QFETCH(QByteArray, sql);
  const ProjectFolder folder;
  {
    auto store = ProjectStore::create(folder.path());
    QVERIFY(store);
    (*store)->saveResult(m_result);
    QVERIFY((*store)->waitForResult());
    QVERIFY((*store)->close().isAllSaved());
  }
  {
    auto database = Database::open(folder.path(), DatabaseAccess::Write);
    QVERIFY(database && database->execute(sql.toStdString()));
  }
  const auto store = ProjectStore::open(folder.path());
  QVERIFY(store && *(*store)->storedRun());
  const auto restored = (*store)->restoreResult(**(*store)->storedRun(), *m_sample.dataset, {});
  QVERIFY(!restored);
  QCOMPARE(restored.error().message.id, MessageId::ResultDamaged);
}

/// The queries of docs/project-file.md, through the sqlite3 shell.
void TestProjectRun::documentedQueriesWork() {
  if (QStandardPaths::findExecutable("sqlite3").isEmpty()) QSKIP("sqlite3 is not installed.");
  const ProjectFolder folder;
  {
    auto store = ProjectStore::create(folder.path());
    QVERIFY(store);
    (*store)->saveSource("data", identifySource(kSample, m_sample.report));
    for (std::uint64_t number = 1; number <= 30; ++number) (*store)->append(scriptedStep(number));
    (*store)->saveResult(m_result);
    QVERIFY((*store)->waitForResult());
  }
  QFile document(test::sourcePath("/docs/project-file.md"));
  QVERIFY(document.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(document.readAll());
  auto queries =
      QRegularExpression("```sql\n(.*?)```", QRegularExpression::DotMatchesEverythingOption)
          .globalMatch(text);
  QStringList answers;
  while (queries.hasNext()) {
    QProcess shell;
    shell.start("sqlite3", {"-readonly", "-bail", QString::fromStdString(folder.path()),
                            queries.next().captured(1)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.exitCode(), 0);
    answers << QString::fromUtf8(shell.readAllStandardOutput());
    QVERIFY2(!answers.back().isEmpty(), qPrintable(text));
  }
  QCOMPARE(answers.size(), 6);
  QVERIFY2(answers[0].contains("duplicate|6"), qPrintable(answers[0]));
  QCOMPARE(answers[2].split('\n').first(), QString("50|51|2026-09-21 14:13:20"));
  QCOMPARE(answers[3].count('\n'), 20);
  QCOMPARE(answers[4].trimmed(), QString("0.7|%1").arg(m_result->report.pairs));
  QVERIFY(answers[5].contains("rentals.tsv|2000|"));
}

SHINGLESCOPE_TEST(TestProjectRun, NoApplication)
#include "tst_project_run.moc"
