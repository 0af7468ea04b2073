// SPDX-License-Identifier: MIT
// A project that the command line has made opens in the window with the columns of its search: the
// result is not outdated, and the next search gives the same pairs.

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "core/export/content/result_rows.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kCommandLineProjectTimeout = 20000;

/// Roles would be guessed so: id, compared, compared, shown.
QByteArray booksTable() {
  return "ref,title,about,shelf\n"
         "b1,the long way home through the northern hills,a walk that takes the whole winter,A\n"
         "b2,the long way home through the northern hill,an inventory of lighthouses by year,A\n"
         "b3,the long way home through the northern mills,a walk that takes the whole winters,B\n"
         "b4,how bread was baked before there were ovens,an inventory of lighthouses by years,B\n"
         "b5,how bread was baked before there was an oven,recipes for people without much time,B\n";
}

/// The same in the other order of columns.
QByteArray otherTable() {
  return "about,title,ref\n"
         "a walk that takes the whole winter,how bread was baked before there were oven,o1\n"
         "an inventory of lighthouses by year,the long way home through the northern hills,o2\n";
}

}  // namespace

class TestCommandLineProject : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    QVERIFY(writeFile(path("books.csv"), booksTable()));
    QVERIFY(writeFile(path("other.csv"), otherTable()));
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
  }

  void cleanup() {
    m_desk.reset();
    m_directory.reset();
  }

  void opensWithTheColumnsOfItsSearch_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("compared");
    QTest::addColumn<QString>("id");
    QTest::newRow("one of two texts") << "--compare title"
                                      << "#2"
                                      << "";
    QTest::newRow("an id") << "--compare about --id ref"
                           << "#3"
                           << "#1";
    QTest::newRow("a text is the id") << "--compare about --id title"
                                      << "#3"
                                      << "#2";
    QTest::newRow("another order") << "--compare about --compare title"
                                   << "#3 #2"
                                   << "";
    QTest::newRow("by number") << "--compare #2 --compare #4 --same #4"
                               << "#2 #4"
                               << "";
    QTest::newRow("equal cells") << "--compare title --same shelf"
                                 << "#2"
                                 << "";
    QTest::newRow("two tables") << "--compare title --against other.csv"
                                << "#2"
                                << "";
    QTest::newRow("two tables, another order")
        << "--compare about --compare title --against other.csv --within --id ref"
        << "#3 #2"
        << "#1";
  }

  void opensWithTheColumnsOfItsSearch() {
    QFETCH(QString, arguments);
    QStringList words{"find", "books.csv", "--threshold", "0.4"};
    words += arguments.split(' ');
    const QByteArray pairs = run(words + QStringList{"--project", "books.shinglescope"});
    QVERIFY2(pairs.count('\n') > 1, pairs.constData());
    m_desk->project().open(path("books.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kCommandLineProjectTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kCommandLineProjectTimeout);
    QStringList compared;
    for (const std::string &name : session().recipe().compare)
      compared += QString::fromStdString(name);
    QTEST(compared.join(' '), "compared");
    QTEST(QString::fromStdString(session().recipe().id.value_or("")), "id");
    QVERIFY(!session().isResultOutdated());
    QCOMPARE(pairsOfWindow(), pairs);
    findAgain();
    QCOMPARE(pairsOfWindow(), pairs);
  }

  void guessesWhatTheFileNoLongerHas() {
    QVERIFY(run({"find", "books.csv", "--compare", "title", "--threshold", "0.4", "--project",
                 "books.shinglescope"})
                .count('\n') > 1);
    QVERIFY(writeFile(path("books.csv"), booksTable().replace("title", "heading")));
    m_desk->project().open(path("books.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kCommandLineProjectTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kCommandLineProjectTimeout);
    QVERIFY((session().recipe().compare == std::vector<std::string>{"#2", "#3"}));
    QVERIFY(session().recipe().id == std::optional<std::string>("#1"));
  }

 private:
  QString path(const QString &name) const { return m_directory->filePath(name); }
  Session &session() { return m_desk->session(); }

  void findAgain() {
    const auto before = session().result();
    m_desk->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(session().result() != before, kCommandLineProjectTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kCommandLineProjectTimeout);
  }

  QByteArray pairsOfWindow() {
    return QByteArray::fromStdString(writtenCsv([this](RowWriter &rows) {
      const auto done = writePairs(*session().result(), *session().dataset(), 1000, rows, {});
      return done ? Result<void>() : Result<void>(done.error());
    }));
  }

  QByteArray run(const QStringList &arguments) {
    QProcess process;
    process.setWorkingDirectory(m_directory->path());
    process.start(QString::fromUtf8(commandLineProgram()), arguments);
    const bool isDone =
        process.waitForFinished(kCommandLineProjectTimeout) && process.exitCode() == 0;
    return isDone ? process.readAllStandardOutput() : process.readAllStandardError();
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
};

SHINGLESCOPE_TEST(TestCommandLineProject, QApplication)
#include "tst_command_line_project.moc"
