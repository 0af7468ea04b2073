// SPDX-License-Identifier: MIT
// Exports on a disk on which any call may fail, or which loses everything that was not synced.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cerrno>
#include <map>

#include "core/base/files/atomic_file.h"
#include "tests/support/projects/failing_calls.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::FailingCalls;

namespace {

/// Simulates the content of a folder on the disk after a power cut at each sync: the names as of
/// the folder's last sync, each with the last synced content of its file.
class ForgetfulCalls final : public FileCalls {
 public:
  explicit ForgetfulCalls(std::map<std::string, QByteArray> before) : m_synced(std::move(before)) {
    m_now = m_synced;
  }
  int openTemporary(char *name) override {
    const int file = FileCalls::openTemporary(name);
    m_open[file] = name;
    m_now[name] = {};
    return file;
  }
  int openFolder(const char *path) override {
    const int folder = FileCalls::openFolder(path);
    m_open[folder].clear();
    return folder;
  }
  int sync(int file) override {
    cuts.push_back(m_synced);
    const std::string &name = m_open[file];
    if (name.empty()) {
      m_synced = m_now;
    } else {
      QFile content(QString::fromStdString(name));
      if (content.open(QIODevice::ReadOnly)) m_now[name] = content.readAll();
    }
    return FileCalls::sync(file);
  }
  int rename(const char *from, const char *to) override {
    m_now[to] = m_now[from];  // its last synced content; nothing if it was never synced
    m_now.erase(from);
    // The new name may also reach the disk immediately.
    cuts.push_back(m_now);
    return FileCalls::rename(from, to);
  }
  std::map<std::string, QByteArray> synced() const { return m_synced; }

  std::vector<std::map<std::string, QByteArray>> cuts;

 private:
  std::map<int, std::string> m_open;
  std::map<std::string, QByteArray> m_now;
  std::map<std::string, QByteArray> m_synced;
};

QByteArray contentOrNone(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
}

void makeOld(const QString &path) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  QVERIFY(file.write("old") == 3);
}

const QByteArray kNew(3'000'000, 'n');

Result<void> writeNew(const QString &path, FileCalls &calls) {
  auto file = AtomicFile::open(path.toStdString(), calls);
  if (!file) return file.error();
  for (qsizetype at = 0; at < kNew.size(); at += 100'000) {
    auto written = file->write({kNew.data() + at, 100'000});
    if (!written) return written;
  }
  return file->commit();
}

}  // namespace

class TestAtomicFileFaults : public QObject {
  Q_OBJECT

 private slots:
  void eachFailedCallIsReported_data();
  void eachFailedCallIsReported();
  void aPowerCutLeavesTheOldOrTheNew();
};

void TestAtomicFileFaults::eachFailedCallIsReported_data() {
  QTest::addColumn<int>("errorNumber");
  QTest::newRow("EIO") << EIO;
  QTest::newRow("ENOSPC") << ENOSPC;
  QTest::newRow("EACCES") << EACCES;
}

void TestAtomicFileFaults::eachFailedCallIsReported() {
  QFETCH(int, errorNumber);
  const QTemporaryDir folder;
  const QString path = folder.filePath("out.csv");
  int failures = 0;
  for (int n = 1;; ++n) {
    makeOld(path);
    FailingCalls calls(n, errorNumber);
    const auto written = writeNew(path, calls);
    if (!calls.hasFailed()) break;
    ++failures;
    const QByteArray content = contentOrNone(path);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"out.csv"});
    if (written) {
      // Only closing the folder may fail silently, because everything is on the disk by then.
      QVERIFY(content == kNew);
      continue;
    }
    QCOMPARE(written.error().code, ErrorCode::Io);
    QVERIFY(written.error().detail().find("out.csv") != std::string::npos);
    QVERIFY(written.error().detail().find(std::strerror(errorNumber)) != std::string::npos);
    // After the rename, the name refers to the new content, but a power cut could still restore the
    // old content.
    QVERIFY(content == "old" || content == kNew);
  }
  QVERIFY(failures >= 10);
  QVERIFY(contentOrNone(path) == kNew);
}

void TestAtomicFileFaults::aPowerCutLeavesTheOldOrTheNew() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("out.csv");
  makeOld(path);
  ForgetfulCalls calls({{path.toStdString(), "old"}});
  QVERIFY(writeNew(path, calls));
  QCOMPARE(calls.cuts.size(), std::size_t{3});
  for (const auto &cut : calls.cuts) {
    QVERIFY(cut.contains(path.toStdString()));
    const QByteArray content = cut.at(path.toStdString());
    QVERIFY(content == "old" || content == kNew);
  }
  // Content that was reported as saved is on the disk.
  QVERIFY(calls.synced().at(path.toStdString()) == kNew);
}

SHINGLESCOPE_TEST(TestAtomicFileFaults, NoApplication)
#include "tst_atomic_file_faults.moc"
