// SPDX-License-Identifier: MIT
// Every source, script and build description names the licence under which it may be copied.

#include <QDir>
#include <QDirIterator>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

namespace {

const QByteArray kLicenceLine = "SPDX-License-Identifier: MIT";

bool isLicensedSource(const QFileInfo &file) {
  static const QStringList endings = {"h", "cpp", "inc", "cmake", "py"};
  return endings.contains(file.suffix()) || file.fileName() == "CMakeLists.txt";
}

// Returns whether one of the comments at the start of a file is the licence line.
bool namesItsLicence(const QByteArray &content) {
  for (const QByteArray &line : content.split('\n')) {
    for (const QByteArray &comment : {QByteArray("// "), QByteArray("# ")}) {
      if (line == comment + kLicenceLine) return true;
    }
    if (!line.startsWith("//") && !line.startsWith('#')) return false;
  }
  return false;
}

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesThatNeedTheLine() {
  const QDir root(shinglescope::test::sourcePath());
  QStringList found = {root.filePath("CMakeLists.txt"), root.filePath(".ci/run")};
  for (const char *folder : {"core", "ui", "app", "tests", "bench", "scripts"}) {
    QDirIterator files(root.filePath(folder), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QFileInfo file(files.next());
      if (isLicensedSource(file) || bytesOf(file.filePath()).startsWith("#!"))
        found << file.filePath();
    }
  }
  return found;
}

}  // namespace

class TestLicences : public QObject {
  Q_OBJECT

 private slots:
  void everySourceNamesItsLicence();
  void aMissingLineIsFound_data();
  void aMissingLineIsFound();
};

void TestLicences::everySourceNamesItsLicence() {
  const QStringList paths = filesThatNeedTheLine();
  QVERIFY2(paths.size() > 1000, "SOURCE_DIR does not contain the sources");
  QStringList missing;
  for (const QString &path : paths) {
    if (!namesItsLicence(bytesOf(path))) missing << path;
  }
  QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

void TestLicences::aMissingLineIsFound_data() {
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<bool>("named");
  QTest::newRow("source") << QByteArray("// SPDX-License-Identifier: MIT\n#pragma once\n") << true;
  QTest::newRow("script") << QByteArray("#!/bin/sh\n# SPDX-License-Identifier: MIT\ncd x\n")
                          << true;
  QTest::newRow("after a description")
      << QByteArray("#!/bin/sh\n# does x\n#\n# SPDX-License-Identifier: MIT\n") << true;
  QTest::newRow("empty") << QByteArray() << false;
  QTest::newRow("none") << QByteArray("#pragma once\n") << false;
  QTest::newRow("another") << QByteArray("// SPDX-License-Identifier: GPL-3.0\n") << false;
  QTest::newRow("in code") << QByteArray("int a;\n// SPDX-License-Identifier: MIT\n") << false;
}

void TestLicences::aMissingLineIsFound() {
  QFETCH(QByteArray, content);
  QFETCH(bool, named);
  QCOMPARE(namesItsLicence(content), named);
}

SHINGLESCOPE_TEST(TestLicences, NoApplication)

#include "tst_licences.moc"
