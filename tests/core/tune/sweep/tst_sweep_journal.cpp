// SPDX-License-Identifier: MIT
// Sweeps that continue: what was measured is not measured again, also after a kill, and a journal
// of another sweep or a damaged one is not used.

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/tune/sweep/sweep_journal.h"
#include "core/tune/sweep/sweep_table.h"
#include "tests/support/plain_sweep.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// The counts of a sweep, without its times.
QByteArray countsOf(const SweepResult &result) {
  QByteArray counts;
  for (const SweepRow &row : result.rows)
    for (const SweepOutcome &outcome : row.outcomes)
      for (const SweepFigures &of : {outcome.thatDiffer, outcome.withIdentical})
        counts += QByteArray::number(qulonglong(of.estimated.truePositives)) + ' ' +
                  QByteArray::number(qulonglong(of.verified.falseNegatives)) + ' ' +
                  QByteArray::number(of.allError.mean, 'g', 17) + ' ' +
                  QByteArray::number(of.candidateError.deviation, 'g', 17) + '\n';
  return counts;
}

}  // namespace

class TestSweepJournal : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_dataset = someRentals(200, 3);
    QVERIFY(m_dataset);
    m_recipe = rentalsRecipe();
    m_grid = smallGrid();
    m_grid.samples = 2;
    m_grid.hash = {HashFunction::Xxh3};
    QVERIFY(runSweep(*m_dataset, m_recipe, m_grid, m_whole, threads(2)));
  }

  void whatWasMeasuredIsNotMeasuredAgain() {
    SweepMemory memory(identity(m_grid));
    SweepResult first, second;
    QVERIFY(runSweep(*m_dataset, m_recipe, m_grid, first, threads(2), {nullptr, &memory}));
    QCOMPARE(countsOf(first), countsOf(m_whole));
    const std::size_t size = memory.size();
    QVERIFY(size > 0);
    int added = 0;
    memory.setListener([&added](const SweepPlace &, const SweepOutcome &) -> Result<void> {
      ++added;
      return {};
    });
    // Another bands and another threshold are measured, and nothing else.
    SweepGrid more = m_grid;
    more.bands.push_back(25);
    more.thresholds.push_back({5, 10});
    QVERIFY(runSweep(*m_dataset, m_recipe, more, second, threads(3), {nullptr, &memory}));
    QCOMPARE(std::size_t(added), memory.size() - size);
    SweepResult plain;
    QVERIFY(runSweep(*m_dataset, m_recipe, more, plain, {}));
    QCOMPARE(countsOf(second), countsOf(plain));
  }

  void aCancelledSweepContinues() {
    SweepMemory memory(identity(m_grid));
    std::stop_source stop;
    RunContext context;
    context.threads = 1;
    context.stop = stop.get_token();
    int left = 20;
    memory.setListener([&](const SweepPlace &, const SweepOutcome &) -> Result<void> {
      if (--left == 0) stop.request_stop();
      return {};
    });
    SweepResult part, rest;
    QVERIFY(!runSweep(*m_dataset, m_recipe, m_grid, part, context, {nullptr, &memory}));
    QVERIFY(part.isPartial);
    const std::size_t before = memory.size();
    QVERIFY(before >= 20 && before < 80);
    int added = 0;
    memory.setListener([&added](const SweepPlace &, const SweepOutcome &) -> Result<void> {
      ++added;
      return {};
    });
    QVERIFY(runSweep(*m_dataset, m_recipe, m_grid, rest, threads(2), {nullptr, &memory}));
    QCOMPARE(countsOf(rest), countsOf(m_whole));
    QCOMPARE(std::size_t(added), memory.size() - before);
  }

  void aJournalSurvivesAKill() {
    const QByteArray all = writeJournal();
    const QList<QByteArray> lines = all.split('\n');
    QVERIFY(lines.size() > 50);
    // Killed in the middle of a line.
    const qsizetype end = all.indexOf('\n', all.size() / 2) + 30;
    QVERIFY(writeFile(all.left(end)));
    auto journal = SweepJournal::open(path(), identity(m_grid));
    QVERIFY(journal);
    QCOMPARE((*journal)->restored(), std::size_t(all.left(end).count('\n') - 1));
    SweepResult rest;
    QVERIFY(
        runSweep(*m_dataset, m_recipe, m_grid, rest, threads(2), {nullptr, &(*journal)->memory()}));
    QCOMPARE(countsOf(rest), countsOf(m_whole));
    journal = SweepJournal::open(path(), identity(m_grid));
    QVERIFY(journal);
    QCOMPARE((*journal)->restored(), std::size_t(lines.size() - 2));
  }

  void otherJournalsAreRejected_data() {
    QTest::addColumn<int>("change");
    for (int change = 0; change < 6; ++change) QTest::addRow("change %d", change) << change;
  }
  void otherJournalsAreRejected() {
    QFETCH(int, change);
    writeJournal();
    SweepGrid grid = m_grid;
    Recipe recipe = m_recipe;
    LabelledPairs known{{{{0}, {1}}}};
    if (change == 0) grid.sampleSeed = 9;
    if (change == 1) grid.drawn = RowsDrawn::WithPartner;
    if (change == 2) recipe.preparation.lowerCase = !recipe.preparation.lowerCase;
    if (change == 3) recipe.signature.seed = 7;
    const std::string other = sweepIdentity(change == 5 ? "other" : "table", recipe, grid,
                                            change == 4 ? &known : nullptr);
    const auto journal = SweepJournal::open(path(), other);
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, ErrorCode::Format);
    // What the settings decide is not part of the identity.
    grid = m_grid;
    grid.rows = 77;
    grid.k = {9};
    recipe = m_recipe;
    recipe.threshold = {1, 2};
    recipe.bands = 8;
    recipe.shingle.hash = HashFunction::Sha1;
    QCOMPARE(sweepIdentity("table", recipe, grid, nullptr), identity(m_grid));
  }

  void damagedJournalsAreRejected_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("not a number") << QByteArray("\"tp\":") << QByteArray("\"tp\":-");
    QTest::newRow("a text") << QByteArray("\"candidates\":")
                            << QByteArray("\"candidates\":\"1\",\"x\":");
    QTest::newRow("no outcome") << QByteArray("\"outcome\":") << QByteArray("\"outcame\":");
    QTest::newRow("unknown hash") << QByteArray("\"xxh3\"") << QByteArray("\"md5\"");
    QTest::newRow("huge") << QByteArray("\"hashes\":50") << QByteArray("\"hashes\":99999999999");
    QTest::newRow("no JSON") << QByteArray("{\"place\"") << QByteArray("place");
    QTest::newRow("another file") << QByteArray("{\"journal\"")
                                  << QByteArray("a,b\n1,2\n{\"journal\"");
  }
  void damagedJournalsAreRejected() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray all = writeJournal();
    QVERIFY(all.contains(from));
    all.replace(all.indexOf(from), from.size(), to);
    QVERIFY(writeFile(all));
    const auto journal = SweepJournal::open(path(), identity(m_grid));
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, ErrorCode::Format);
    QCOMPARE(contentOfFile(), all);  // nothing is lost
  }

 private:
  std::string identity(const SweepGrid &grid) const {
    return sweepIdentity("table", m_recipe, grid, nullptr);
  }
  std::string path() const { return m_folder.filePath("j.jsonl").toStdString(); }
  bool writeFile(const QByteArray &content) const {
    QFile file(QString::fromStdString(path()));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
  }
  QByteArray contentOfFile() const {
    QFile file(QString::fromStdString(path()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// Writes the journal of the whole sweep, and returns its content.
  QByteArray writeJournal() {
    if (m_journal.isEmpty()) {
      auto journal = SweepJournal::open(path(), identity(m_grid));
      SweepResult result;
      if (!journal || !runSweep(*m_dataset, m_recipe, m_grid, result, threads(2),
                                {nullptr, &(*journal)->memory()}))
        return {};
      journal->reset();
      m_journal = contentOfFile();
    }
    return writeFile(m_journal) ? m_journal : QByteArray();
  }

  QTemporaryDir m_folder;
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  SweepGrid m_grid;
  SweepResult m_whole;
  QByteArray m_journal;
};

SHINGLESCOPE_TEST(TestSweepJournal, NoApplication)
#include "tst_sweep_journal.moc"
