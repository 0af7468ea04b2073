// SPDX-License-Identifier: MIT
// Files next to a project with the names of SQLite's own files: a file of another program is never
// used, but a file that a killed program left behind is.
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QtTest>
#include <algorithm>

#include "core/project/project_journal.h"
#include "core/project/project_store.h"
#include "tests/support/file_content.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kJournalSteps = 12;
constexpr std::uint32_t kPageBytes = 4096;
constexpr char kPrivate[] = "something that the user would miss";

QString named(const std::string &path) { return QString::fromStdString(path); }

QByteArray bigEndian(std::uint32_t number) {
  QByteArray bytes;
  for (int shift = 24; shift >= 0; shift -= 8)
    bytes += static_cast<char>(number >> static_cast<unsigned>(shift));
  return bytes;
}

const QByteArray kMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

/// Returns a header that SQLite takes for the header of a hot journal, padded to its sector.
QByteArray journalHead(std::uint32_t pages, std::uint32_t pageBytes = kPageBytes,
                       std::uint32_t sector = 512) {
  const QByteArray head = kMagic + bigEndian(0) + bigEndian(1) + bigEndian(pages) +
                          bigEndian(sector) + bigEndian(pageBytes);
  return head.leftJustified(512, '\0');
}

/// Returns a page in the format of a journal, with its checksum. Every header in this test has the
/// nonce 0.
QByteArray journalPage(std::uint32_t number, const QByteArray &page) {
  std::uint32_t sum = 0;
  for (qsizetype at = page.size() - 200; at > 0; at -= 200)
    sum += static_cast<unsigned char>(page[at]);
  return bigEndian(number) + page + bigEndian(sum);
}

/// Returns a journal as SQLite writes it: one page, with the content of page `from` of the project.
QByteArray journalOfPage(const QByteArray &project, std::uint32_t pages, std::uint32_t number,
                         std::uint32_t from) {
  const QByteArray head = kMagic + bigEndian(1) + bigEndian(0) + bigEndian(pages) + bigEndian(512) +
                          bigEndian(kPageBytes);
  const QByteArray page = from == 0 ? QByteArray(kPageBytes, '\0')
                                    : project.mid(qsizetype{kPageBytes} * (from - 1), kPageBytes);
  return head.leftJustified(512, '\0') + journalPage(number, page);
}

/// Returns the record that makes SQLite delete a file after playing back the journal.
QByteArray superJournal(const QByteArray &victim) {
  std::uint32_t sum = 0;
  for (const char sign : victim) sum += static_cast<std::uint32_t>(sign);
  return bigEndian(0x40000000U / kPageBytes + 1) + victim +
         bigEndian(static_cast<std::uint32_t>(victim.size())) + bigEndian(sum) + kMagic;
}

QStringList filesOf(const ProjectFolder &folder) {
  return QDir(folder.folder()).entryList(QDir::Files | QDir::System | QDir::Hidden, QDir::Name);
}

std::uint32_t pagesOf(const std::string &path) {
  return static_cast<std::uint32_t>(readableContentOf(named(path)).size() / kPageBytes);
}

bool saysThat(const std::vector<Message> &notes, MessageId id) {
  return std::ranges::count(notes, id, &Message::id) == 1;
}

const ProjectOptions kToRead = [] {
  ProjectOptions options;
  options.access = ProjectAccess::ReadOnly;
  return options;
}();

}  // namespace

class TestProjectJournal : public QObject {
  Q_OBJECT

 private slots:
  void aForeignJournalIsSetAside_data();
  void aForeignJournalIsSetAside();
  void aReaderLeavesAForeignJournalInPlace_data() { aForeignJournalIsSetAside_data(); }
  void aReaderLeavesAForeignJournalInPlace();
  void whatWouldDamageTheProjectIsSetAside_data();
  void whatWouldDamageTheProjectIsSetAside();
  void anOldJournalIsSetAside();
  void aLogThatWouldDamageTheProjectIsSetAside();
  void aProjectThatIsDamagedEitherWayIsLeft();
  void linksAreNotFollowedForWriting_data();
  void linksAreNotFollowedForWriting();
  void pipesAreNotWaitedFor();
  void aLogThatTheProjectDoesNotUseIsSetAside();
  void aKilledProgramsTransactionIsRolledBack();
  void readersRollBackInACopy();
  void aReplacementFileHasNoJournal();
  void onlyRegularFilesAreProjects();

 private:
  /// Checks that writers and readers see all steps and that the project is unchanged.
  static void leavesTheProject(const ProjectFolder &folder, const QByteArray &journal,
                               std::uint64_t steps);
  /// Returns the journal of the current test row, for a project in the folder. It may name the
  /// victim file.
  QByteArray journal(const ProjectFolder &folder) const;
};

void TestProjectJournal::aForeignJournalIsSetAside_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<int>("why");
  const auto add = [](const char *kind, MessageId why) {
    QTest::newRow(kind) << QString::fromLatin1(kind) << static_cast<int>(why);
  };
  add("names a file", MessageId::JournalNamesFile);
  add("no pages", MessageId::JournalOfOther);
  add("more pages", MessageId::JournalOfOther);
  add("other pages", MessageId::JournalOfOther);
  add("odd sector", MessageId::JournalOfOther);
  add("no journal", MessageId::JournalOfOther);
  add("cut short", MessageId::JournalOfOther);
}

QByteArray TestProjectJournal::journal(const ProjectFolder &folder) const {
  QFETCH(QString, kind);
  const std::uint32_t pages = pagesOf(folder.path());
  const QByteArray victim = QByteArray::fromStdString(folder.path("victim"));
  if (kind == "names a file") return journalHead(pages) + superJournal(victim);
  if (kind == "no pages") return journalHead(0);
  if (kind == "more pages") return journalHead(pages + 1);
  if (kind == "other pages") return journalHead(pages, 1024);
  if (kind == "odd sector") return journalHead(pages, kPageBytes, 48);
  if (kind == "cut short") return journalHead(pages).left(27);
  return QByteArray(600, 'x');
}

void TestProjectJournal::aForeignJournalIsSetAside() {
  QFETCH(int, why);
  const ProjectFolder folder;
  makeProject(folder.path());
  writeBytes(folder.path("victim"), kPrivate);
  const QByteArray before = readableContentOf(named(folder.path()));
  const QByteArray planted = journal(folder);
  writeBytes(folder.path() + "-journal", planted);
  {
    auto store = ProjectStore::open(folder.path());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QCOMPARE((*store)->steps().size(), std::size_t{kJournalSteps});
    QVERIFY(saysThat((*store)->notes(), static_cast<MessageId>(why)));
    QVERIFY(saysThat((*store)->notes(), MessageId::JournalSetAside));
    QCOMPARE(readableContentOf(named(folder.path())), before);
    (*store)->append(scriptedStep(kJournalSteps + 1));
    QVERIFY((*store)->close().isAllSaved());
  }
  QCOMPARE(readableContentOf(named(folder.path("victim"))), QByteArray(kPrivate));
  QCOMPARE(readableContentOf(named(folder.path() + "-journal.set-aside")), planted);
  QCOMPARE(filesOf(folder),
           (QStringList{"victim", "work.shinglescope", "work.shinglescope-journal.set-aside"}));
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again && (*again)->notes().empty());
  QCOMPARE((*again)->steps().size(), std::size_t{kJournalSteps + 1});
}

void TestProjectJournal::aReaderLeavesAForeignJournalInPlace() {
  QFETCH(int, why);
  const ProjectFolder folder;
  makeProject(folder.path());
  writeBytes(folder.path("victim"), kPrivate);
  const QByteArray before = readableContentOf(named(folder.path()));
  const QByteArray planted = journal(folder);
  writeBytes(folder.path() + "-journal", planted);
  {
    auto store = ProjectStore::open(folder.path(), kToRead);
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QCOMPARE((*store)->steps().size(), std::size_t{kJournalSteps});
    QVERIFY(saysThat((*store)->notes(), static_cast<MessageId>(why)));
    QVERIFY(saysThat((*store)->notes(), MessageId::JournalLeftOut));
    const auto more = (*store)->readNewSteps();
    QVERIFY(more && more->empty());
  }
  QCOMPARE(readableContentOf(named(folder.path())), before);
  QCOMPARE(readableContentOf(named(folder.path() + "-journal")), planted);
  QCOMPARE(filesOf(folder),
           (QStringList{"victim", "work.shinglescope", "work.shinglescope-journal"}));
}

void TestProjectJournal::leavesTheProject(const ProjectFolder &folder, const QByteArray &journal,
                                          std::uint64_t steps) {
  const QByteArray before = readableContentOf(named(folder.path()));
  writeBytes(folder.path() + "-journal", journal);
  {
    const auto reader = ProjectStore::open(folder.path(), kToRead);
    QVERIFY2(reader, reader ? "" : reader.error().detail().c_str());
    QCOMPARE((*reader)->steps().size(), std::size_t{steps});
    QVERIFY(saysThat((*reader)->notes(), MessageId::JournalWouldDamage));
    QVERIFY(saysThat((*reader)->notes(), MessageId::JournalLeftOut));
  }
  QCOMPARE(readableContentOf(named(folder.path() + "-journal")), journal);
  const auto store = ProjectStore::open(folder.path());
  QVERIFY2(store, store ? "" : store.error().detail().c_str());
  QCOMPARE((*store)->steps().size(), std::size_t{steps});
  QVERIFY(saysThat((*store)->notes(), MessageId::JournalWouldDamage));
  QVERIFY(saysThat((*store)->notes(), MessageId::JournalSetAside));
  QCOMPARE(readableContentOf(named(folder.path())), before);
  QCOMPARE(readableContentOf(named(folder.path() + "-journal.set-aside")), journal);
}

void TestProjectJournal::whatWouldDamageTheProjectIsSetAside_data() {
  QTest::addColumn<int>("pagesLess");
  QTest::addColumn<unsigned>("number");
  QTest::addColumn<unsigned>("from");
  QTest::newRow("one page") << -1 << 1U << 1U;
  QTest::newRow("fewer pages") << 3 << 1U << 1U;
  QTest::newRow("a page of zeros") << 0 << 9U << 0U;
  QTest::newRow("no first page") << 0 << 1U << 0U;
  QTest::newRow("another page") << 0 << 31U << 30U;
}

void TestProjectJournal::whatWouldDamageTheProjectIsSetAside() {
  QFETCH(int, pagesLess);
  QFETCH(unsigned, number);
  QFETCH(unsigned, from);
  const ProjectFolder folder;
  makeProject(folder.path(), 600);
  const std::uint32_t pages = pagesOf(folder.path());
  const std::uint32_t then = pagesLess < 0 ? 1 : pages - static_cast<std::uint32_t>(pagesLess);
  const QByteArray project = readableContentOf(named(folder.path()));
  leavesTheProject(folder, journalOfPage(project, then, number, from), 600);
}

/// Every page is unchanged, so the journal would restore valid but old pages.
void TestProjectJournal::anOldJournalIsSetAside() {
  const ProjectFolder folder;
  makeProject(folder.path());
  const QByteArray old = readableContentOf(named(folder.path()));
  const std::uint32_t pages = pagesOf(folder.path());
  QByteArray journal = kMagic + bigEndian(pages) + bigEndian(0) + bigEndian(pages) +
                       bigEndian(512) + bigEndian(kPageBytes);
  journal = journal.leftJustified(512, '\0');
  for (std::uint32_t page = 0; page < pages; ++page)
    journal += journalPage(page + 1, old.mid(qsizetype{kPageBytes} * page, kPageBytes));
  for (const std::uint64_t number : {kJournalSteps + 1, kJournalSteps + 2}) {
    auto store = ProjectStore::open(folder.path());
    QVERIFY(store);
    (*store)->append(scriptedStep(number));
    QVERIFY((*store)->close().isAllSaved());
  }
  leavesTheProject(folder, journal, kJournalSteps + 2);
}

/// The write-ahead log (-wal) is that of another project of the same kind.
void TestProjectJournal::aLogThatWouldDamageTheProjectIsSetAside() {
  const ProjectFolder folder;
  const std::string other = folder.path("other.shinglescope");
  makeProject(other, 600);
  makeProject(folder.path());
  for (const std::string &path : {other, folder.path()}) {
    sqlite3 *handle = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    sqlite3_exec(handle, "PRAGMA journal_mode=WAL; INSERT INTO setting VALUES ('a', 'b')", nullptr,
                 nullptr, nullptr);
    if (path == other) QVERIFY(QFile::copy(named(other + "-wal"), named(folder.path("kept"))));
    sqlite3_close(handle);
  }
  QVERIFY(QFile::rename(named(folder.path("kept")), named(folder.path() + "-wal")));
  const auto store = ProjectStore::open(folder.path());
  QVERIFY2(store, store ? "" : store.error().detail().c_str());
  QCOMPARE((*store)->steps().size(), std::size_t{kJournalSteps});
  QVERIFY(saysThat((*store)->notes(), MessageId::JournalWouldDamage));
  QVERIFY(filesOf(folder).contains("work.shinglescope-wal.set-aside"));
}

void TestProjectJournal::aProjectThatIsDamagedEitherWayIsLeft() {
  const ProjectFolder folder;
  makeProject(folder.path(), 600);
  QByteArray project = readableContentOf(named(folder.path()));
  const QByteArray journal = journalOfPage(project, pagesOf(folder.path()), 1, 1);
  project.replace(qsizetype{kPageBytes} * 8, kPageBytes, QByteArray(kPageBytes, 'x'));
  writeBytes(folder.path(), project);
  writeBytes(folder.path() + "-journal", journal);
  const QStringList files = filesOf(folder);
  for (const ProjectAccess access : {ProjectAccess::Write, ProjectAccess::ReadOnly}) {
    const auto store = ProjectStore::open(folder.path(), {access});
    QVERIFY(!store);
    QCOMPARE(store.error().code, ErrorCode::Format);
    // The message names the user's file, not the copy that was examined.
    QVERIFY(store.error().detail().find(folder.path()) != std::string::npos);
    QCOMPARE(readableContentOf(named(folder.path())), project);
    QCOMPARE(readableContentOf(named(folder.path() + "-journal")), journal);
    QCOMPARE(filesOf(folder), files);
  }
}

void TestProjectJournal::linksAreNotFollowedForWriting_data() {
  QTest::addColumn<QString>("ending");
  QTest::addColumn<bool>("isSymbolic");
  for (const char *ending : {"-journal", "-wal", "-shm"}) {
    QTest::addRow("symbolic %s", ending) << ending << true;
    QTest::addRow("hard %s", ending) << ending << false;
  }
}

void TestProjectJournal::linksAreNotFollowedForWriting() {
  QFETCH(QString, ending);
  QFETCH(bool, isSymbolic);
  const ProjectFolder folder;
  makeProject(folder.path());
  const std::string victim = folder.path("victim");
  const std::string link = folder.path() + ending.toStdString();
  // A journal's header may be zeros: it is then overwritten, not played back.
  const QByteArray content = QByteArray(1, '\0') + kPrivate;
  writeBytes(victim, content);
  QCOMPARE(
      isSymbolic ? symlink(victim.c_str(), link.c_str()) : ::link(victim.c_str(), link.c_str()), 0);
  {
    const auto reader = ProjectStore::open(folder.path(), kToRead);
    QVERIFY2(reader, reader ? "" : reader.error().detail().c_str());
    QVERIFY(saysThat((*reader)->notes(), MessageId::JournalIsLink) ||
            saysThat((*reader)->notes(), MessageId::JournalOfOther));
    QCOMPARE((*reader)->steps().size(), std::size_t{kJournalSteps});
  }
  auto store = ProjectStore::open(folder.path());
  QVERIFY2(store, store ? "" : store.error().detail().c_str());
  QVERIFY(saysThat((*store)->notes(), MessageId::JournalIsLink));
  (*store)->append(scriptedStep(kJournalSteps + 1));
  QVERIFY((*store)->close().isAllSaved());
  QCOMPARE(readableContentOf(named(victim)), content);
  QVERIFY(filesOf(folder).contains("work.shinglescope" + ending + ".set-aside"));
}

void TestProjectJournal::pipesAreNotWaitedFor() {
  const ProjectFolder folder;
  makeProject(folder.path());
  QCOMPARE(mkfifo((folder.path() + "-journal").c_str(), 0600), 0);
  {
    const auto reader = ProjectStore::open(folder.path(), kToRead);
    QVERIFY(reader && saysThat((*reader)->notes(), MessageId::JournalIsNoFile));
    QCOMPARE((*reader)->steps().size(), std::size_t{kJournalSteps});
  }
  const auto store = ProjectStore::open(folder.path());
  QVERIFY(store && saysThat((*store)->notes(), MessageId::JournalIsNoFile));
  QCOMPARE(mkfifo((folder.path("other.shinglescope") + ".lock").c_str(), 0600), 0);
  QVERIFY(!isProjectLocked(folder.path("other.shinglescope")));
}

void TestProjectJournal::aLogThatTheProjectDoesNotUseIsSetAside() {
  const ProjectFolder folder;
  makeProject(folder.path());
  writeBytes(folder.path() + "-wal", QByteArray(4200, 'w'));
  const auto store = ProjectStore::open(folder.path());
  QVERIFY(store && saysThat((*store)->notes(), MessageId::JournalOfOther));
  QVERIFY(filesOf(folder).contains("work.shinglescope-wal.set-aside"));
  QVERIFY(!filesOf(folder).contains("work.shinglescope-shm"));
}

void TestProjectJournal::aKilledProgramsTransactionIsRolledBack() {
  const ProjectFolder folder;
  makeProject(folder.path());
  const QByteArray before = readableContentOf(named(folder.path()));
  killInsideACommit(folder.path());
  QVERIFY2(readableContentOf(named(folder.path())) != before, "the journal was not needed");
  QVERIFY(filesOf(folder).contains("work.shinglescope-journal"));
  const auto store = ProjectStore::open(folder.path());
  QVERIFY2(store, store ? "" : store.error().detail().c_str());
  QVERIFY((*store)->notes().empty());
  QCOMPARE((*store)->steps().size(), std::size_t{kJournalSteps});
  QCOMPARE(readableContentOf(named(folder.path())), before);
}

void TestProjectJournal::readersRollBackInACopy() {
  const ProjectFolder folder;
  makeProject(folder.path());
  killInsideACommit(folder.path());
  const QByteArray unfinished = readableContentOf(named(folder.path()));
  const QByteArray journal = readableContentOf(named(folder.path() + "-journal"));
  const QStringList files = filesOf(folder);
  {
    auto reader = ProjectStore::open(folder.path(), kToRead);
    QVERIFY2(reader, reader ? "" : reader.error().detail().c_str());
    QCOMPARE((*reader)->steps().size(), std::size_t{kJournalSteps});
    QVERIFY((*reader)->isReadOnly());
    QVERIFY(saysThat((*reader)->notes(), MessageId::ReadWithoutUnfinished));
    QCOMPARE((*reader)->path(), canonicalPath(folder.path()));
    QVERIFY((*reader)->storedRun());
    QCOMPARE(readableContentOf(named(folder.path())), unfinished);
    QCOMPARE(readableContentOf(named(folder.path() + "-journal")), journal);
    QCOMPARE(filesOf(folder), files);
    // Once a writer has finished the commit, the reader sees new steps.
    auto writer = ProjectStore::open(folder.path());
    QVERIFY(writer);
    (*writer)->append(scriptedStep(kJournalSteps + 1));
    QVERIFY((*writer)->flush());
    const auto more = (*reader)->readNewSteps();
    QVERIFY(more);
    QCOMPARE(more->size(), std::size_t{1});
  }
  QCOMPARE(filesOf(folder), QStringList{"work.shinglescope"});
}

/// A journal of the file that had this name before would be played back into the new file.
void TestProjectJournal::aReplacementFileHasNoJournal() {
  const ProjectFolder folder;
  makeProject(folder.path());
  makeProject(folder.path("other.shinglescope"));
  killInsideACommit(folder.path("other.shinglescope"));
  auto store = ProjectStore::open(folder.path());
  QVERIFY(store);
  (*store)->append(scriptedStep(kJournalSteps + 1));
  QVERIFY((*store)->saveAs(folder.path("other.shinglescope")));
  QVERIFY((*store)->close().isAllSaved());
  QVERIFY(filesOf(folder).contains("other.shinglescope-journal.set-aside"));
  const auto again = ProjectStore::open(folder.path("other.shinglescope"));
  QVERIFY(again);
  QCOMPARE((*again)->steps().size(), std::size_t{kJournalSteps + 1});
  writeBytes(folder.path("new.shinglescope-journal"), journalHead(1));
  QVERIFY(ProjectStore::create(folder.path("new.shinglescope")));
  QVERIFY(filesOf(folder).contains("new.shinglescope-journal.set-aside"));
}

void TestProjectJournal::onlyRegularFilesAreProjects() {
  const ProjectFolder folder;
  const std::string pipe = folder.path("pipe.shinglescope");
  QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string &path : {pipe, std::string("/dev/zero"), folder.folder().toStdString()}) {
    for (const ProjectAccess access : {ProjectAccess::Write, ProjectAccess::ReadOnly}) {
      ProjectOptions options;
      options.access = access;
      const auto store = ProjectStore::open(path, options);
      QVERIFY(!store);
      QCOMPARE(store.error().message.id, MessageId::NoOrdinaryFile);
    }
  }
}

SHINGLESCOPE_TEST(TestProjectJournal, NoApplication)
#include "tst_project_journal.moc"
