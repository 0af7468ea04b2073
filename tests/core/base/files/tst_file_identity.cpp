// SPDX-License-Identifier: MIT
// Which file a path refers to, and which files are regular.
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "core/base/files/file_identity.h"
#include "core/base/files/ordinary_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestFileIdentity : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("deep/er")));
    link("file", "to-file");
    link("absent", "to-absent");
    link("to-absent", "to-to-absent");
    link("deep", "to-deep");
    link("loop-b", "loop-a");
    link("loop-a", "loop-b");
    std::filesystem::create_hard_link(path("file"), path("hard"));
  }

  void filesAreTheSame_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("isSame");
    const auto add = [](const char *a, const char *b, bool isSame) {
      QTest::addRow("%s and %s", a, b) << a << b << isSame;
    };
    add("file", "file", true);
    add("file", "to-file", true);
    add("file", "hard", true);
    add("file", "./deep/../file", true);
    add("absent", "absent", true);
    add("absent", "to-absent", true);
    add("to-absent", "to-to-absent", true);
    add("deep/new", "to-deep/new", true);
    add("deep/er/../new", "to-deep/new", true);
    add("file", "absent", false);
    add("file", "to-absent", false);
    add("deep/new", "deep/er/new", false);
    add("loop-a", "file", false);
  }

  void filesAreTheSame() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, isSame);
    QCOMPARE(isSameFile(path(a), path(b)), isSame);
    QCOMPARE(isSameFile(path(b), path(a)), isSame);
    QVERIFY(!isSameFile(path(a), ""));
  }

  void linksToMissingFilesAreFollowed() {
    QCOMPARE(linkTarget(path("to-to-absent")), path("absent"));
    QCOMPARE(linkTarget(path("file")), path("file"));
  }

  /// Writing follows a link, whatever the name of the link is.
  void linksToTextsOfAFolderAreKnown() {
    QFile text(m_folder->filePath("deep/er/a.TXT"));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.close();
    QVERIFY(QFile::copy(m_folder->filePath("file"), m_folder->filePath("deep/b.txt.gz")));
    QVERIFY(QFile::copy(m_folder->filePath("file"), m_folder->filePath("deep/c.csv")));
    link("deep/er/a.TXT", "to-text");
    link("to-text", "to-to-text.csv");
    link("deep/b.txt.gz", "to-packed");
    link("c.csv", "deep/d.txt");
    for (const char *name :
         {"deep/er/a.TXT", "to-text", "to-to-text.csv", "to-packed", "deep/d.txt"}) {
      QVERIFY2(isTextOf(path("deep"), path(name)), name);
      QVERIFY2(isTextOf(path("to-deep"), path(name)), name);
    }
    for (const char *name : {"deep/c.csv", "file", "to-file", "deep/new.txt"})
      QVERIFY2(!isTextOf(path("deep"), path(name)), name);
  }

  void onlyRegularFilesPass() {
    QVERIFY(checkOrdinaryFile(path("file")));
    QVERIFY(checkOrdinaryFile(path("to-file")));
    QVERIFY(checkOrdinaryFile(path("absent")));
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    for (const std::string &odd : {path("pipe"), path("deep"), std::string("/dev/null")}) {
      const auto checked = checkOrdinaryFile(odd);
      QVERIFY(!checked);
      QCOMPARE(checked.error().message, (Message{MessageId::NoOrdinaryFile, {odd}}));
    }
    QVERIFY(isDevice(path("pipe")) && isDevice("/dev/null"));
    QVERIFY(!isDevice(path("file")) && !isDevice(path("deep")) && !isDevice(path("absent")));
  }

 private:
  std::string path(const QString &name) const { return m_folder->filePath(name).toStdString(); }
  void link(const char *target, const char *name) {
    QCOMPARE(symlink(target, path(name).c_str()), 0);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

SHINGLESCOPE_TEST(TestFileIdentity, NoApplication)
#include "tst_file_identity.moc"
