// SPDX-License-Identifier: MIT
// Files that a command must not overwrite, and files that it must not wait for.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDirIterator>
#include <QElapsedTimer>
#include <algorithm>
#include <csignal>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope::test;

class TestCliFiles : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() { startAfresh(); }

  void theTableOnStandardInputIsNotReplaced() {
    QProcess shell;
    shell.setWorkingDirectory(folder());
    shell.start(
        "sh",
        {"-c",
         QString("'%1' find - --compare title --out s.csv < s.csv").arg(commandLineProgram())});
    QVERIFY(shell.waitForFinished(kTimeout));
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(said.contains("is the same file as the input"), said.constData());
    QCOMPARE(contentOf("s.csv"), QByteArray(kListings));
  }

  void textsOfAFolderAreNotReplaced_data() {
    QTest::addColumn<QString>("command");
    for (const QString command :
         {"find fold --compare text --out fs", "exact fold --compare text --report fs",
          "convert fold --out fs", "query fold --compare text --text moon --out fs",
          "recall fold --compare text --out fs",
          "find s.csv --compare title --against fold --out fs",
          "find fold --compare text --groups fs --out o.csv", "export p.shinglescope --out fs",
          "review p.shinglescope --cleaned fs", "review p.shinglescope --export fs"})
      QTest::addRow("%s", qPrintable(command)) << command;
  }

  /// A link to a text file in the folder may have any name.
  void textsOfAFolderAreNotReplaced() {
    QFETCH(QString, command);
    QVERIFY(QDir(folder()).mkdir("fold"));
    makeFile("fold/a.txt", "the moon is red tonight");
    makeFile("fold/b.txt", "the moon is red tonight");
    QCOMPARE(symlink("fold/a.txt", path("fs").toLocal8Bit().constData()), 0);
    QCOMPARE(run(words("find fold --compare text --project p.shinglescope --out o.csv")).code, 0);
    const Outcome outcome = run(words(command));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("a text of the"), outcome.messages);
    QCOMPARE(contentOf("fold/a.txt"), QByteArray("the moon is red tonight"));
  }

  void resultsInOneFileAreRejected_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("a dangling link") << "--out o.csv --groups to-o";
    QTest::newRow("two dangling links") << "--out to-o --groups to-to-o";
    QTest::newRow("journal") << "--project p.shinglescope --out p.shinglescope-journal";
    QTest::newRow("log") << "--project p.shinglescope --groups p.shinglescope-wal";
    QTest::newRow("lock") << "--project p.shinglescope --report p.shinglescope.lock";
  }

  void resultsInOneFileAreRejected() {
    QFETCH(QString, arguments);
    QCOMPARE(symlink("o.csv", path("to-o").toLocal8Bit().constData()), 0);
    QCOMPARE(symlink("to-o", path("to-to-o").toLocal8Bit().constData()), 0);
    const Outcome outcome = run(words("find s.csv --compare title " + arguments));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("is the same file as"), outcome.messages);
    QVERIFY(!QFile::exists(path("o.csv")) && !QFile::exists(path("p.shinglescope")));
  }

  void filesOfTheProjectAreNotReplaced_data() {
    QTest::addColumn<QString>("command");
    for (const char *file : {"-journal", "-wal", "-shm", ".lock"}) {
      QTest::addRow("review%s", file)
          << QString("review p.shinglescope --export p.shinglescope%1").arg(file);
      QTest::addRow("a link to it%s", file)
          << QString("review to-p --export p.shinglescope%1").arg(file);
      for (const char *option : {"--merge", "--agreement"})
        QTest::addRow("%s%s", option, file)
            << QString("review p.shinglescope %1 m.shinglescope --export m.shinglescope%2")
                   .arg(option, file);
      QTest::addRow("export%s", file)
          << QString("export p.shinglescope --out p.shinglescope%1").arg(file);
    }
  }

  void filesOfTheProjectAreNotReplaced() {
    QFETCH(QString, command);
    for (const char *project : {"p.shinglescope", "m.shinglescope"}) {
      const auto made = run(words("find s.csv --compare title --id id --project") << project);
      QCOMPARE(made.code, 0);
    }
    QCOMPARE(symlink("p.shinglescope", path("to-p").toLocal8Bit().constData()), 0);
    const Outcome outcome = run(words(command));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("a file of the "), outcome.messages);
  }

  void standardOutputIntoTheInputIsRejected_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    for (const QString command :
         {"find s.csv --compare title", "convert s.csv", "sniff s.csv",
          "query s.csv --compare title --text fox", "find - --compare title < s.csv",
          "find t.csv --compare title --against s.csv", "find t.csv --compare title --groups s.csv",
          "export p.shinglescope"})
      QTest::addRow("%s", qPrintable(command)) << command << "s.csv";
    for (const QString command : {"review p.shinglescope --export -", "export p.shinglescope"})
      QTest::addRow("%s into it", qPrintable(command)) << command << "p.shinglescope";
    QTest::newRow("a text") << "convert fold"
                            << "fold/a.txt";
  }

  void standardOutputIntoTheInputIsRejected() {
    QFETCH(QString, command);
    QFETCH(QString, file);
    QVERIFY(QDir(folder()).mkdir("fold"));
    makeFile("fold/a.txt", "the moon is red tonight");
    makeFile("t.csv", kListings);
    QCOMPARE(run(words("find s.csv --compare title --id id --project p.shinglescope")).code, 0);
    const QByteArray before = contentOf(file);
    QProcess shell;
    shell.setWorkingDirectory(folder());
    shell.start("sh", {"-c", QString("'%1' %2 >> %3").arg(commandLineProgram(), command, file)});
    QVERIFY(shell.waitForFinished(kTimeout));
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(shell.exitCode() == 2, said);
    QVERIFY2(said.contains("is the same file as") || said.contains("is a text of"), said);
    QCOMPARE(contentOf(file), before);
  }

  void impossibleNamesAreReportedBeforeTheRun_data() {
    QTest::addColumn<QString>("arguments");
    const QString table = "find s.csv --compare title --out good.csv ";
    QTest::newRow("groups") << table + "--groups " + QString(256, 'g');
    QTest::newRow("report") << table + "--report " + QString(256, 'r');
    for (const int length : {248, 249, 250, 251, 256})
      QTest::addRow("project of %d", length) << table + "--project " + QString(length, 'p');
    QTest::newRow("no such folder") << table + "--project none/p.shinglescope";
    QTest::newRow("manifest") << "export p.shinglescope --out " + QString(250, 'e');
  }

  /// Nothing is written, and existing files are not changed.
  void impossibleNamesAreReportedBeforeTheRun() {
    QFETCH(QString, arguments);
    QCOMPARE(run(words("find s.csv --compare title --id id --project p.shinglescope")).code, 0);
    makeFile("good.csv", "kept");
    const QStringList before = QDir(folder()).entryList(QDir::Files | QDir::Dirs | QDir::Hidden);
    const Outcome outcome = run(words(arguments));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.messages.count('\n'), 1);
    QCOMPARE(contentOf("good.csv"), QByteArray("kept"));
    QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Dirs | QDir::Hidden), before);
  }

  void theLongestNamesAreAccepted() {
    const QString project(247, 'p');
    const QString groups(255, 'g');
    const Outcome outcome =
        run(words("find s.csv --compare title --project") << project << "--groups" << groups);
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY(QFile::exists(path(groups)));
    QCOMPARE(run({"review", project, "--export", "-"}).code, 0);
  }

  /// A program that is killed while it saves a project does not leave a file of that name.
  void aProjectIsWrittenCompletelyOrNotAtAll() {
    QByteArray rows("id,title\n");
    for (int i = 0; i < 500; ++i)
      rows += QByteArray::number(i) +
              ",bright flat with two rooms near the old market and a lift " +
              QByteArray::number(i) + "\n";
    makeFile("many.csv", rows);
    const QStringList find =
        words("find many.csv --compare title --threshold 0.7 --out o.csv --project n.shinglescope");
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(commandLineProgram(), find);
    const auto isSaving = [this] {
      qint64 bytes = 0;
      QDirIterator files(folder(), {"n.shinglescope", "project"}, QDir::Files,
                         QDirIterator::Subdirectories);
      while (files.hasNext()) bytes = std::max(bytes, QFileInfo(files.next()).size());
      return bytes > 200'000;
    };
    while (!isSaving() && !process.waitForFinished(1)) {
    }
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    QVERIFY(process.waitForFinished(kTimeout));
    QVERIFY2(process.exitStatus() == QProcess::CrashExit, "it ended before it was killed");
    QVERIFY(!QFile::exists(path("n.shinglescope")));
    const Outcome again = run(find);
    QVERIFY2(again.code == 0, again.messages);
    QCOMPARE(run(words("review n.shinglescope --export -")).code, 0);
  }

  void pipesAreRejectedAtOnce_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("recipe") << "find s.csv --recipe pipe";
    QTest::newRow("grid") << "sweep s.csv --compare title --grid pipe";
    QTest::newRow("project") << "review pipe --export -";
    QTest::newRow("verdicts") << "review p.shinglescope --import pipe.json";
    QTest::newRow("other review") << "review p.shinglescope --agreement pipe";
    QTest::newRow("rules") << "review p.shinglescope --rules pipe --cleaned -";
  }

  void pipesAreRejectedAtOnce() {
    QFETCH(QString, arguments);
    QCOMPARE(run(words("find s.csv --compare title --id id --project p.shinglescope")).code, 0);
    for (const char *name : {"pipe", "pipe.json"})
      QCOMPARE(mkfifo(path(name).toLocal8Bit().constData(), 0600), 0);
    QElapsedTimer timer;
    timer.start();
    const Outcome outcome = run(words(arguments));
    VERIFY_WITHIN(timer, 5000);
    QVERIFY2(outcome.code == 1 || outcome.code == 2, outcome.messages);
    QVERIFY2(outcome.messages.contains("is a folder, pipe, socket or device"), outcome.messages);
  }

  void aSignalEndsAWaitForAReader_data() {
    QTest::addColumn<int>("signalNumber");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
  }

  /// No program reads from the pipe.
  void aSignalEndsAWaitForAReader() {
    QFETCH(int, signalNumber);
    QCOMPARE(mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(commandLineProgram(), words("convert s.csv --out pipe"));
    QVERIFY(process.waitForStarted());
    QVERIFY2(!process.waitForFinished(500), "it did not wait");
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signalNumber), 0);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(process.waitForFinished(kTimeout));
    VERIFY_WITHIN(timer, 2000);
    QCOMPARE(process.exitCode(), 128 + signalNumber);
  }

  /// A program has opened the pipe, but does not read from it.
  void aSignalEndsAWaitForASlowReader() {
    QByteArray rows("id,title\n");
    for (int i = 0; i < 20'000; ++i) rows += QByteArray::number(i) + ",the title of a row\n";
    makeFile("many.csv", rows);
    const QByteArray pipe = path("pipe").toLocal8Bit();
    QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
    const int reader = open(pipe.constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(reader >= 0);
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(commandLineProgram(), words("convert many.csv --out pipe"));
    QVERIFY(process.waitForStarted());
    QVERIFY2(!process.waitForFinished(1500), "it did not wait");
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
    QVERIFY(process.waitForFinished(kTimeout));
    QCOMPARE(process.exitCode(), 128 + SIGTERM);
    close(reader);
  }

  /// The complete output arrives through a pipe.
  void aPipeGetsTheResult() {
    const Outcome expected = run(words("convert s.csv --out o.csv"));
    QCOMPARE(expected.code, 0);
    QCOMPARE(mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
    QProcess shell;
    shell.setWorkingDirectory(folder());
    shell.start(
        "sh",
        {"-c",
         QString("'%1' convert s.csv --out pipe & cat pipe; wait").arg(commandLineProgram())});
    QVERIFY(shell.waitForFinished(kTimeout));
    QCOMPARE(shell.readAllStandardOutput(), contentOf("o.csv"));
  }

  void orphansAreCounted_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("review") << "review p.shinglescope --export v.csv";
    QTest::newRow("export") << "export p.shinglescope --content pairs --out pairs.csv";
  }

  void orphansAreCounted() {
    QFETCH(QString, arguments);
    QCOMPARE(run(words("find s.csv --compare title --id id --project p.shinglescope")).code, 0);
    QVERIFY(!run(words(arguments)).messages.contains("orphaned"));
    {
      auto store = shinglescope::ProjectStore::open(path("p.shinglescope").toStdString());
      QVERIFY(store);
      using namespace shinglescope;
      const PairChange change{{{1, 2}, 0}, {{3, 4}, 0}, {}, {Verdict::Duplicate}};
      LogStep step{1, 0, 0, {}, "key", {change}, {{change.a, "x", 0}, {change.b, "y", 1}}};
      (*store)->append(std::move(step));  // about records that the table does not contain
      QVERIFY((*store)->close().isAllSaved());
    }
    const Outcome outcome = run(words(arguments));
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("orphaned"), outcome.messages);
  }

  /// After a kill inside a commit, readers use the project without changing any file.
  void readersDoNotNeedAWriter() {
    QCOMPARE(run(words("find s.csv --compare title --id id --project p.shinglescope")).code, 0);
    const Outcome before = run(words("review p.shinglescope --export -"));
    QCOMPARE(before.code, 0);
    killInsideACommit(path("p.shinglescope").toStdString());
    const QByteArray project = contentOf("p.shinglescope");
    const QByteArray journal = contentOf("p.shinglescope-journal");
    QVERIFY(journal != "<none>");
    for (const char *arguments :
         {"review p.shinglescope --export -", "export p.shinglescope --content pairs --out -"}) {
      const Outcome outcome = run(words(arguments));
      QVERIFY2(outcome.code == 0, outcome.messages);
      QVERIFY2(outcome.messages.contains("ended while it was saving"), outcome.messages);
      QCOMPARE(contentOf("p.shinglescope"), project);
      QCOMPARE(contentOf("p.shinglescope-journal"), journal);
    }
    QCOMPARE(run(words("review p.shinglescope --export -")).output, before.output);
  }
};

SHINGLESCOPE_TEST(TestCliFiles, NoApplication)
#include "tst_cli_files.moc"
