// SPDX-License-Identifier: MIT
// A flipped bit in a step or a result is reported, and everything else is used.

#include <QtTest>

#include "core/project/project_checksum.h"
#include "core/project/project_log.h"
#include "tests/support/file_content.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kChecksumSteps = 12;

/// Changes the log as a failing disk does, without regard to its constraints.
void damage(const std::string &path, const char *table, const std::string &sql) {
  auto database = Database::open(path, DatabaseAccess::Write);
  QVERIFY(database);
  const std::string trigger = std::string(table) + "_keeps_values";
  const auto guard = database->text("SELECT sql FROM sqlite_schema WHERE name = '" + trigger + "'");
  QVERIFY(guard && !guard->empty());
  QVERIFY(database->execute("DROP TRIGGER " + trigger + "; " + sql + "; " + *guard));
}

const ProjectOptions kAsReader = [] {
  ProjectOptions options;
  options.access = ProjectAccess::ReadOnly;
  return options;
}();

}  // namespace

class TestProjectChecksum : public QObject {
  Q_OBJECT

 private slots:
  void everyPartOfAStepCounts() {
    const LogStep step = scriptedStep(5);
    QVERIFY(!step.changes.empty() && !step.records.empty());
    const Digest128 whole = checksumOf(step);
    QCOMPARE(checksumOf(scriptedStep(5)), whole);
    const auto differs = [&](auto change) {
      LogStep other = step;
      change(other);
      return checksumOf(other) != whole;
    };
    QVERIFY(differs([](LogStep &s) { ++s.number; }));
    QVERIFY(differs([](LogStep &s) { ++s.undoes; }));
    QVERIFY(differs([](LogStep &s) { ++s.unixMilliseconds; }));
    QVERIFY(differs([](LogStep &s) { s.reviewer += 'x'; }));
    QVERIFY(differs([](LogStep &s) { s.origin += 'x'; }));
    QVERIFY(differs([](LogStep &s) { std::swap(s.reviewer, s.origin); }));
    QVERIFY(differs([](LogStep &s) { s.changes.pop_back(); }));
    QVERIFY(differs([](LogStep &s) { s.records.front().key.digest.low ^= 1U; }));
    QVERIFY(differs([](LogStep &s) { s.records.front().row ^= 1U; }));
    QVERIFY(differs([](LogStep &s) { s.records.front().id += 'x'; }));
  }

  /// Stored text may differ from the given text: invalid UTF-8 is repaired.
  void badUtf8IsNotDamage() {
    const ProjectFolder folder;
    LogStep step = scriptedStep(1);
    PairChange change;
    change.a = {{1, 2}, 0};
    change.b = {{3, 4}, 0};
    change.after = {Verdict::Duplicate, Keep::A, "note \xFF", {"tag \xC3\x28", "\xF0"}};
    step.changes = {change};
    {
      auto store = ProjectStore::create(folder.path());
      QVERIFY(store);
      (*store)->append(step);
      QVERIFY((*store)->close().isAllSaved());
    }
    const auto store = ProjectStore::open(folder.path());
    QVERIFY(store && (*store)->notes().empty());
    QCOMPARE((*store)->steps().front().changes.size(), std::size_t{1});
  }

  void aDamagedStepIsNamedAndTheOthersCount_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("pair") << QByteArray("pair_change")
                          << QByteArray(
                                 "UPDATE pair_change SET occurrence_a = occurrence_a + 1 "
                                 "WHERE step = (SELECT min(step) FROM pair_change)");
    QTest::newRow("record") << QByteArray("step_record")
                            << QByteArray(
                                   "UPDATE step_record SET row = row + 1 "
                                   "WHERE step = (SELECT min(step) FROM step_record)");
    QTest::newRow("checksum") << QByteArray("step_checksum")
                              << QByteArray(
                                     "UPDATE step_checksum SET checksum = zeroblob(16) "
                                     "WHERE step = 1");
    // Values that no step contains, but that a damaged disk may contain.
    const auto odd = [](const char *name, const char *where, const char *sql) {
      QTest::newRow(name) << QByteArray(where)
                          << "PRAGMA ignore_check_constraints=1; UPDATE " + QByteArray(where) +
                                 " SET " + sql + "; PRAGMA ignore_check_constraints=0";
    };
    odd("tags", "pair_change",
        "tags = '[*t\"]' WHERE step = (SELECT min(step) FROM pair_change) AND position = 0");
    odd("verdict", "pair_change",
        "verdict = 'dUplicate' WHERE step = (SELECT min(step) FROM pair_change) AND position = 0");
    odd("position", "pair_change",
        "position = 90 WHERE step = (SELECT min(step) FROM pair_change) AND position = 0");
    odd("mark", "row_change", "mark = 'eaten' WHERE step = (SELECT min(step) FROM row_change)");
    odd("row", "step_record", "row = -31305 WHERE step = 5 AND position = 0");
    odd("digest", "step_record", "digest = zeroblob(9) WHERE step = 5 AND position = 0");
    odd("changes", "log_step", "changes = -1 WHERE step = 5");
    odd("undoes", "log_step", "undoes = 7 WHERE step = 5");
    odd("number of records", "log_step", "records = records + 1 WHERE step = 5");
  }

  void aDamagedStepIsNamedAndTheOthersCount() {
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, sql);
    const ProjectFolder folder;
    makeProject(folder.path(), kChecksumSteps);
    damage(folder.path(), table.constData(), sql.toStdString());
    for (const ProjectOptions &options : {kAsReader, ProjectOptions()}) {
      auto store = ProjectStore::open(folder.path(), options);
      QVERIFY2(store, store ? "" : store.error().detail().c_str());
      const std::vector<LogStep> &steps = (*store)->steps();
      QCOMPARE(steps.size(), std::size_t{kChecksumSteps});
      QCOMPARE((*store)->content().damagedSteps.size(), std::size_t{1});
      const std::uint64_t damaged = (*store)->content().damagedSteps.front();
      QCOMPARE((*store)->notes(),
               (std::vector<Message>{{MessageId::StepsDamaged, {1, std::to_string(damaged)}}}));
      for (std::uint64_t number = 1; number <= kChecksumSteps; ++number) {
        if (number != damaged) QCOMPARE(steps[number - 1], scriptedStep(number));
      }
      QVERIFY(steps[damaged - 1].changes.empty());
      QCOMPARE(steps[damaged - 1].origin, std::string(kDamagedOrigin));
    }
    // The review continues in this project, and the damage is still reported.
    {
      auto store = ProjectStore::open(folder.path());
      (*store)->append(scriptedStep(kChecksumSteps + 1));
      QVERIFY((*store)->saveAs(folder.path("copy.shinglescope")));
      QVERIFY((*store)->close().isAllSaved());
    }
    const auto copy = ProjectStore::open(folder.path("copy.shinglescope"));
    QVERIFY(copy);
    QCOMPARE((*copy)->steps().size(), std::size_t{kChecksumSteps + 1});
    QCOMPARE((*copy)->content().damagedSteps.size(), std::size_t{1});
  }

  void aRowTooManyOrTooFewDamagesItsStep_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("firstDamaged");
    QTest::addColumn<int>("lastDamaged");
    const auto row = [](const char *name, const char *sql, int first, int last) {
      QTest::newRow(name) << QString(sql) << first << last;
    };
    row("a step is missing",
        "DROP TRIGGER log_step_keeps_rows; DELETE FROM log_step WHERE step = 5;"
        "CREATE TRIGGER log_step_keeps_rows BEFORE DELETE ON log_step BEGIN SELECT RAISE(ABORT, "
        "'the log of verdicts is only ever added to'); END",
        5, 5);
    row("a change too many",
        "INSERT INTO row_change VALUES (12, 50, zeroblob(16), 0, '', 'keeper')", 12, 12);
    row("a pair too many",
        "INSERT INTO pair_change SELECT step, 70, digest_a, occurrence_a, digest_b, occurrence_b, "
        "before_verdict, before_keep, before_note, before_tags, verdict, keep, note, tags "
        "FROM pair_change WHERE step = 2 AND position = 0",
        2, 2);
    row("a record too many", "INSERT INTO step_record VALUES (5, 90, zeroblob(16), 0, '', 3)", 5,
        5);
    row("a step too many", "INSERT INTO log_step VALUES (13, 0, 0, '', '', 0, 0)", 13, 13);
    row("a change of no step", "INSERT INTO row_change VALUES (40, 0, zeroblob(16), 0, '', '')", 13,
        40);
    row("a checksum of no step", "INSERT INTO step_checksum VALUES (14, zeroblob(16))", 13, 14);
  }

  /// A new step does not take the number of any of these rows.
  void aRowTooManyOrTooFewDamagesItsStep() {
    QFETCH(QString, sql);
    QFETCH(int, firstDamaged);
    QFETCH(int, lastDamaged);
    const ProjectFolder folder;
    makeProject(folder.path(), kChecksumSteps);
    alter(folder.path(), sql.toStdString());
    const auto last = std::max<std::uint64_t>(kChecksumSteps, lastDamaged);
    {
      auto store = ProjectStore::open(folder.path());
      QVERIFY2(store, store ? "" : store.error().detail().c_str());
      QCOMPARE((*store)->steps().size(), std::size_t{last});
      (*store)->append(scriptedStep(last + 1));
      QVERIFY((*store)->close().isAllSaved());
    }
    const auto store = ProjectStore::open(folder.path(), kAsReader);
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    std::vector<std::uint64_t> damaged;
    for (int step = firstDamaged; step <= lastDamaged; ++step)
      damaged.push_back(static_cast<std::uint64_t>(step));
    QCOMPARE((*store)->content().damagedSteps, damaged);
    for (const LogStep &step : (*store)->steps())
      QVERIFY(step.origin == kDamagedOrigin || step == scriptedStep(step.number));
  }

  /// Every flipped bit is rejected, reported, or has no effect on the decisions.
  void noFlippedBitIsSilent() {
    const ProjectFolder folder;
    makeProject(folder.path(), kChecksumSteps);
    const QString path = QString::fromStdString(folder.path());
    const QByteArray whole = readableContentOf(path);
    SplitMix64 random(7);
    int named = 0;
    for (int round = 0; round < 400; ++round) {
      QByteArray bytes = whole;
      const auto bit = random.next() % (static_cast<std::uint64_t>(bytes.size()) * 8);
      bytes[static_cast<qsizetype>(bit / 8)] =
          static_cast<char>(bytes[static_cast<qsizetype>(bit / 8)] ^ (1 << (bit % 8)));
      writeBytes(folder.path(), bytes);
      const auto store = ProjectStore::open(folder.path(), kAsReader);
      if (!store) continue;
      named += (*store)->content().damagedSteps.empty() ? 0 : 1;
      const std::vector<LogStep> &steps = (*store)->steps();
      QVERIFY(steps.size() >= std::size_t{kChecksumSteps});
      for (const LogStep &step : steps)
        QVERIFY2(step.origin == kDamagedOrigin || step == scriptedStep(step.number),
                 qPrintable(QStringLiteral("bit %1").arg(bit)));
    }
    QVERIFY2(named > 0, "no flipped bit was in a step");
  }
};

SHINGLESCOPE_TEST(TestProjectChecksum, NoApplication)
#include "tst_project_checksum.moc"
