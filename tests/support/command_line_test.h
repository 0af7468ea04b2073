// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "tests/support/places.h"

/// The common part of tests of the real command line: a separate directory for each test, with a
/// small table in it, and a way to run the program there.
namespace shinglescope::test {

constexpr int kTimeout = 60'000;
constexpr const char *kListings =
    "id,title,2\n"
    "a,The quick brown fox jumps over the lazy dog,x\n"
    "\"b,2\",The quick brown fox jumps over the lazy dog,y\n"
    "c,The quick brown fox jumps over the lazy dogs,x\n"
    "d,Something else entirely stands in this row,x\n"
    "e,,\n"
    "f,the  QUICK brown fox jumps over the lazy dog,z\n";

struct Outcome {
  int code = -1;
  QByteArray output;
  QByteArray messages;
};

/// Splits a list of options into words; none of them may contain a space.
inline QStringList words(const QString &text) { return text.split(' ', Qt::SkipEmptyParts); }

class CommandLineTest : public QObject {
 protected:
  Outcome run(const QStringList &arguments, const char *program = test::commandLineProgram()) {
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(QString::fromLocal8Bit(program), arguments);
    if (!process.waitForFinished(kTimeout)) return {};
    const bool isNormal = process.exitStatus() == QProcess::NormalExit;
    return {isNormal ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
  }
  QString folder() const { return m_directory->path(); }
  QString path(const QString &name) const { return m_directory->filePath(name); }
  QByteArray contentOf(const QString &name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
  }
  void makeFile(const QString &name, const QByteArray &content) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
  }

  void startAfresh() {
    m_directory = std::make_unique<QTemporaryDir>();
    makeFile("s.csv", kListings);
  }

 private:
  std::unique_ptr<QTemporaryDir> m_directory;
};

}  // namespace shinglescope::test
