// SPDX-License-Identifier: MIT
// Promises that hold only if the whole program keeps them, tested from outside: crafted collisions,
// chains, older projects, read-only file systems, a clock that goes back.

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <algorithm>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliPromises : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() { startAfresh(); }

  void rowsOfOneKeyCostTimeAndNoFalsePair();
  void aChainIsOneGroupWithItsWeakestLink();
  void anOlderProjectIsUpgradedAfterABackup();
  void aReadOnlyPlaceIsReported();
  void aClockThatGoesBackChangesNoVerdict();

 private:
  void makeChain() const;
  void makeChainProject();
  Outcome runAt(qint64 shiftSeconds, const QStringList &arguments);
};

namespace {

const QByteArray kChain =
    "id,text\n"
    "a,one two three four five six seven eight nine ten\n"
    "b,one two three four five six seven eight nine eleven\n"
    "c,one two three four five six seven twelve nine eleven\n";

}  // namespace

void TestCliPromises::makeChain() const { makeFile("chain.csv", kChain); }

void TestCliPromises::makeChainProject() {
  makeChain();
  QVERIFY(run({"exact", "chain.csv", "--compare", "text", "--shingle", "word:1", "--threshold",
               "0.8", "--project", "p.shinglescope"})
              .code == 0);
}

/// B5: with one band of one hash, all texts with the same smallest word are in one bucket. By
/// definition, every two of them are candidates, but none are similar.
void TestCliPromises::rowsOfOneKeyCostTimeAndNoFalsePair() {
  QByteArray table = "id,text\n";
  for (int row = 0; row < 100'000; ++row) {
    const QByteArray number = QByteArray::number(row);
    table += number + ",same";
    for (const char *word : {" a", " b", " c", " d", " e", " f"}) table += word + number;
    table += '\n';
  }
  makeFile("one_key.csv", table);
  QElapsedTimer clock;
  clock.start();
  const Outcome outcome = run({"find", "one_key.csv", "--compare", "text", "--shingle", "word:1",
                               "--hashes", "8", "--bands", "8", "--out", "pairs.csv"});
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(contentOf("pairs.csv").count('\n'), 1);  // the header
  // Comparing all pairs of a bucket would take hours.
  QVERIFY2(clock.elapsed() < kTimeout / 2, QByteArray::number(clock.elapsed()));
}

/// B6: a is similar to b and b to c, but a is not similar to c: they are one group, which shows its
/// weakest pair.
void TestCliPromises::aChainIsOneGroupWithItsWeakestLink() {
  makeChain();
  Outcome outcome = run({"exact", "chain.csv", "--compare", "text", "--shingle", "word:1",
                         "--threshold", "0.8", "--project", "p.shinglescope", "--out", "p.csv"});
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(contentOf("p.csv").count('\n'), 3);  // a-b and b-c, not a-c
  outcome = run({"export", "p.shinglescope", "--content", "groups", "--scope", "all", "--format",
                 "json", "--out", "groups.json"});
  QVERIFY2(outcome.code == 0, outcome.messages);
  const QJsonArray rows = QJsonDocument::fromJson(contentOf("groups.json")).array();
  QCOMPARE(rows.size(), 3);
  for (const QJsonValue &row : rows) {
    QCOMPARE(row["group"].toInt(), rows[0]["group"].toInt());
    QVERIFY2(row["weakest"].toDouble() < 0.8, QJsonDocument(rows).toJson());
  }
}

/// D5: a project of the previous version is upgraded in one step, after a checked backup.
void TestCliPromises::anOlderProjectIsUpgradedAfterABackup() {
  makeChainProject();
  makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n");
  QVERIFY(run({"review", "p.shinglescope", "--import", "v.csv"}).code == 0);
  const std::string project = path("p.shinglescope").toStdString();
  alter(project,
        "DROP TABLE merge_change; DROP TABLE step_checksum; DROP TABLE run_checksum; "
        "PRAGMA user_version=1; VACUUM");
  const QByteArray old = contentOf("p.shinglescope");
  // Reading upgrades a copy; writing upgrades the file itself, after a backup next to it.
  Outcome outcome = run({"review", "p.shinglescope", "--export", "-"});
  QVERIFY2(outcome.code == 0 && outcome.output.contains("0,1,"), outcome.messages);
  QCOMPARE(contentOf("p.shinglescope"), old);
  makeFile("w.csv", "row_a,row_b,verdict\n1,2,unsure\n");
  outcome = run({"review", "p.shinglescope", "--import", "w.csv"});
  QVERIFY2(outcome.code == 0, outcome.messages);
  QVERIFY(contentOf("p.shinglescope") != old);
  const Outcome now = run({"review", "p.shinglescope", "--export", "-"});
  QVERIFY(now.output.contains("0,1,") && now.output.contains("1,2,"));
  const Outcome before = run({"review", "p.shinglescope.before-version-3", "--export", "-"});
  QVERIFY2(before.output.contains("0,1,") && !before.output.contains("1,2,"), before.messages);
}

/// D8: a read-only file system is reported, even to the superuser.
void TestCliPromises::aReadOnlyPlaceIsReported() {
  makeChainProject();
  makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n");
  const QByteArray before = contentOf("p.shinglescope");
  const QString script =
      QStringLiteral(
          "mount --bind '%1' '%1' && mount -o remount,bind,ro '%1' && cd '%1' && "
          "'%2' review p.shinglescope --export - && ! '%2' review p.shinglescope --import v.csv")
          .arg(folder(), QString::fromUtf8(commandLineProgram()));
  QProcess process;
  process.start(QStringLiteral("unshare"), {"--map-root-user", "--mount", "sh", "-c", script});
  QVERIFY(process.waitForFinished(kTimeout));
  const QByteArray said = process.readAllStandardError();
  if (said.contains("unshare") || said.contains("mount:"))
    QSKIP("This system does not permit mounts in a private namespace.");
  QVERIFY2(process.exitCode() == 0, said);
  QVERIFY2(said.contains("cannot be written where it is") || said.contains("cannot be written"),
           said);
  QCOMPARE(contentOf("p.shinglescope"), before);
}

Outcome TestCliPromises::runAt(qint64 shiftSeconds, const QStringList &arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("LD_PRELOAD", shiftedClock());
  environment.insert("SHIFTED_CLOCK_SECONDS", QString::number(shiftSeconds));
  process.setProcessEnvironment(environment);
  process.setWorkingDirectory(folder());
  process.start(commandLineProgram(), arguments);
  if (!process.waitForFinished(kTimeout)) return {};
  return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The last decision counts, whatever the clock showed at that time.
void TestCliPromises::aClockThatGoesBackChangesNoVerdict() {
#if IS_SANITIZED
  QSKIP("Sanitizers must be loaded before other libraries.");
#endif
  constexpr qint64 kYear = 365 * 86'400;
  makeChain();
  QVERIFY(runAt(0, {"exact", "chain.csv", "--compare", "text", "--shingle", "word:1", "--threshold",
                    "0.8", "--project", "p.shinglescope"})
              .code == 0);
  makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n1,2,duplicate\n");
  makeFile("w.csv", "row_a,row_b,verdict\n0,1,not_duplicate\n");
  QVERIFY(runAt(kYear, {"review", "p.shinglescope", "--import", "v.csv"}).code == 0);
  QVERIFY(runAt(-kYear, {"review", "p.shinglescope", "--import", "w.csv"}).code == 0);
  for (const qint64 shift : {-2 * kYear, qint64{0}, 2 * kYear}) {
    const Outcome outcome = runAt(shift, {"review", "p.shinglescope", "--export", "-"});
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.output.contains("0,1,,,not_duplicate"), outcome.output);
    QVERIFY2(outcome.output.contains("1,2,,,duplicate"), outcome.output);
  }
}

SHINGLESCOPE_TEST(TestCliPromises, NoApplication)
#include "tst_cli_promises.moc"
