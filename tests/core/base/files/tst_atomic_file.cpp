// SPDX-License-Identifier: MIT
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/base/files/atomic_file.h"
#include "tests/support/file_content.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::readableContentOf;

namespace {

void makeFile(const QString &path, const QByteArray &content) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(content), content.size());
}

QStringList filesIn(const QTemporaryDir &directory) {
  return QDir(directory.path()).entryList(QDir::Files | QDir::System | QDir::Hidden);
}

}  // namespace

class TestAtomicFile : public QObject {
  Q_OBJECT
 private slots:
  void newFileAppearsOnCommit();
  void oldContentStaysUntilCommit();
  void withoutCommitNothingIsLeft();
  void movingKeepsOneOwner();
  void largeContentIsComplete();
  void longNamesAreWritten();
  void permissionsAreKept();
  void symbolicLinkIsFollowed();
  void linksToANewFileAreFollowed();
  void linkToItselfIsRejected();
  void deviceIsWrittenInPlace();
  void fullDiskIsAPermanentError();
  void missingDirectoryIsRejected();
  void directoryAsTargetIsRejected();
  void socketOrDiskIsRejected();
  void unwritableDirectoryIsRejected();
  void commitTwiceIsAnError();
};

void TestAtomicFile::newFileAppearsOnCommit() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  auto file = AtomicFile::open(path.toStdString());
  QVERIFY(file);
  QVERIFY(file->write("one\n"));
  QVERIFY(file->write("two\n"));
  QCOMPARE(file->bytesWritten(), std::uint64_t{8});
  QVERIFY(file->sync());
  QVERIFY(!QFile::exists(path));
  QVERIFY(file->commit());
  QCOMPARE(readableContentOf(path), QByteArray("one\ntwo\n"));
  QCOMPARE(filesIn(directory), QStringList{"out.csv"});
}

void TestAtomicFile::oldContentStaysUntilCommit() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  makeFile(path, "old");
  auto file = AtomicFile::open(path.toStdString());
  QVERIFY(file && file->write("new"));
  QCOMPARE(readableContentOf(path), QByteArray("old"));
  QVERIFY(file->commit());
  QCOMPARE(readableContentOf(path), QByteArray("new"));
}

void TestAtomicFile::withoutCommitNothingIsLeft() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  makeFile(path, "old");
  {
    auto file = AtomicFile::open(path.toStdString());
    QVERIFY(file && file->write("new") && file->sync());
    QCOMPARE(filesIn(directory).size(), 2);
  }
  QCOMPARE(filesIn(directory), QStringList{"out.csv"});
  QCOMPARE(readableContentOf(path), QByteArray("old"));
}

void TestAtomicFile::movingKeepsOneOwner() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  auto first = AtomicFile::open(path.toStdString());
  QVERIFY(first && first->write("a"));
  {
    AtomicFile second(*std::move(first));
    QVERIFY(second.write("b"));
    QVERIFY(second.commit());
  }
  QCOMPARE(readableContentOf(path), QByteArray("ab"));
}

void TestAtomicFile::longNamesAreWritten() {
  const QTemporaryDir directory;
  for (const QByteArray &name :
       {QByteArray(255, 'x'), QByteArray(248, 'x'), QByteArray("\xC3\xA8").repeated(127)}) {
    const QString path = directory.filePath(QFile::decodeName(name));
    QVERIFY(writeFile(QFile::encodeName(path).toStdString(), "whole"));
    QCOMPARE(readableContentOf(path), QByteArray("whole"));
    QCOMPARE(filesIn(directory), QStringList{QFile::decodeName(name)});
    QVERIFY(QFile::remove(path));
  }
  QVERIFY(!writeFile(directory.filePath(QString(256, u'x')).toStdString(), "too long"));
}

void TestAtomicFile::largeContentIsComplete() {
  const QTemporaryDir directory;
  const QString path = directory.filePath("out.csv");
  auto file = AtomicFile::open(path.toStdString());
  QVERIFY(file);
  const std::string piece(300'000, 'x');
  for (int i = 0; i < 10; ++i) QVERIFY(file->write(piece));
  QVERIFY(file->commit());
  QCOMPARE(readableContentOf(path), QByteArray(3'000'000, 'x'));
}

void TestAtomicFile::permissionsAreKept() {
  const QTemporaryDir directory;
  const std::string path = directory.filePath("out.csv").toStdString();
  makeFile(QString::fromStdString(path), "old");
  QCOMPARE(chmod(path.c_str(), 06640),
           0);  // new content must not run with the owner's rights
  auto file = AtomicFile::open(path);
  QVERIFY(file && file->commit());
  struct stat status {};
  QCOMPARE(stat(path.c_str(), &status), 0);
  QCOMPARE(status.st_mode & 07777U, 0640U);
  const std::string fresh = directory.filePath("fresh.csv").toStdString();
  auto other = AtomicFile::open(fresh);
  QVERIFY(other && other->commit());
  const mode_t mask = umask(0);
  umask(mask);
  QCOMPARE(stat(fresh.c_str(), &status), 0);
  QCOMPARE(status.st_mode & 07777U, 0666U & ~mask);
}

void TestAtomicFile::linkToItselfIsRejected() {
  const QTemporaryDir directory;
  const QString link = directory.filePath("link.csv");
  QVERIFY(QFile::link("link.csv", link));
  const auto file = AtomicFile::open(link.toStdString());
  QVERIFY(!file && file.error().code == ErrorCode::Io);
  QVERIFY(QFileInfo(link).isSymLink());
}

void TestAtomicFile::linksToANewFileAreFollowed() {
  const QTemporaryDir directory;
  QVERIFY(QDir(directory.path()).mkdir("deep"));
  const QString link = directory.filePath("link.csv");
  const QString second = directory.filePath("deep/second.csv");
  QVERIFY(QFile::link("deep/second.csv", link));
  QVERIFY(QFile::link("../target.csv", second));
  auto file = AtomicFile::open(link.toStdString());
  QVERIFY(file && file->write("new") && file->commit());
  QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(second).isSymLink());
  QCOMPARE(readableContentOf(directory.filePath("target.csv")), QByteArray("new"));
}

void TestAtomicFile::symbolicLinkIsFollowed() {
  const QTemporaryDir directory;
  const QString target = directory.filePath("target.csv");
  const QString link = directory.filePath("link.csv");
  makeFile(target, "old");
  QVERIFY(QFile::link("target.csv", link));
  auto file = AtomicFile::open(link.toStdString());
  QVERIFY(file && file->write("new") && file->commit());
  QVERIFY(QFileInfo(link).isSymLink());
  QCOMPARE(readableContentOf(target), QByteArray("new"));
  QCOMPARE(filesIn(directory).size(), 2);
}

void TestAtomicFile::deviceIsWrittenInPlace() {
  auto file = AtomicFile::open("/dev/null");
  QVERIFY(file && file->write("gone") && file->commit());
  struct stat status {};
  QCOMPARE(stat("/dev/null", &status), 0);
  QVERIFY(S_ISCHR(status.st_mode));
}

void TestAtomicFile::fullDiskIsAPermanentError() {
  if (!QFile::exists("/dev/full")) QSKIP("This system has no /dev/full.");
  auto file = AtomicFile::open("/dev/full");
  QVERIFY(file);
  const auto written = file->write(std::string(2U << 20U, 'x'));
  QVERIFY(!written && written.error().code == ErrorCode::Io);
  QVERIFY(written.error().detail().find("/dev/full") != std::string::npos);
  QVERIFY(!file->write("x"));
  QVERIFY(!file->sync());
  QVERIFY(!file->commit());
  auto small = AtomicFile::open("/dev/full");
  QVERIFY(small && small->write("x"));  // still in the buffer
  QVERIFY(!small->commit());
}

void TestAtomicFile::missingDirectoryIsRejected() {
  const QTemporaryDir directory;
  const auto file = AtomicFile::open(directory.filePath("none/out.csv").toStdString());
  QVERIFY(!file && file.error().code == ErrorCode::Io);
  QVERIFY(file.error().detail().find("none/out.csv") != std::string::npos);
  QVERIFY(filesIn(directory).isEmpty());
}

void TestAtomicFile::directoryAsTargetIsRejected() {
  const QTemporaryDir directory;
  const auto file = AtomicFile::open(directory.path().toStdString());
  QVERIFY(!file && file.error().code == ErrorCode::Io);
}

void TestAtomicFile::socketOrDiskIsRejected() {
  const QTemporaryDir directory;
  const std::string path = directory.filePath("socket").toStdString();
  if (mknod(path.c_str(), S_IFSOCK | 0600, 0) != 0) QSKIP("A socket file cannot be made here.");
  QVERIFY(!AtomicFile::open(path));
  struct stat status {};
  QVERIFY(stat(path.c_str(), &status) == 0 && S_ISSOCK(status.st_mode));
}

void TestAtomicFile::unwritableDirectoryIsRejected() {
  if (geteuid() == 0) QSKIP("The superuser may write everywhere.");
  const QTemporaryDir directory;
  const std::string path = directory.path().toStdString();
  QCOMPARE(chmod(path.c_str(), 0500), 0);
  const auto file = AtomicFile::open(path + "/out.csv");
  QCOMPARE(chmod(path.c_str(), 0700), 0);
  QVERIFY(!file && file.error().code == ErrorCode::Io);
}

void TestAtomicFile::commitTwiceIsAnError() {
  const QTemporaryDir directory;
  auto file = AtomicFile::open(directory.filePath("out.csv").toStdString());
  QVERIFY(file && file->write("x") && file->commit());
  QVERIFY(!file->commit());
  QCOMPARE(readableContentOf(directory.filePath("out.csv")), QByteArray("x"));
}

SHINGLESCOPE_TEST(TestAtomicFile, NoApplication)
#include "tst_atomic_file.moc"
