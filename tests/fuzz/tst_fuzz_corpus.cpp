// SPDX-License-Identifier: MIT
// Runs the stored fuzz inputs through the same checks, in every build.
#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/fuzz/export_check.h"
#include "tests/fuzz/project_check.h"
#include "tests/fuzz/reading_check.h"
#include "tests/fuzz/text_check.h"
#include "tests/fuzz/workbook_check.h"
#include "tests/fuzz/worker_check.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::fuzz;

namespace {

using Check = std::optional<std::string> (*)(std::string_view input);

struct Target {
  const char *name;
  Check check;
};
constexpr Target kTargets[] = {
    {"fuzz_reading", brokenReadingPromise}, {"fuzz_text", brokenTextPromise},
    {"fuzz_project", brokenProjectPromise}, {"fuzz_export", brokenExportPromise},
    {"fuzz_worker", brokenWorkerPromise},   {"fuzz_workbook", brokenWorkbookPromise}};

constexpr qint64 kMostCorpusBytes = 300'000;

}  // namespace

class TestFuzzCorpus : public QObject {
  Q_OBJECT

 private slots:
  void promisesHoldForEachInput_data();
  void promisesHoldForEachInput();
  void staysSmall();
};

void TestFuzzCorpus::promisesHoldForEachInput_data() {
  QTest::addColumn<int>("target");
  QTest::addColumn<QString>("path");
  for (int i = 0; i < static_cast<int>(std::size(kTargets)); ++i) {
    const QDir folder(shinglescope::test::sourcePath("/tests/fuzz/corpus/") + kTargets[i].name);
    const QStringList files = folder.entryList(QDir::Files);
    QVERIFY2(!files.isEmpty(), kTargets[i].name);
    for (const QString &file : files) {
      QTest::newRow(qPrintable(QString(kTargets[i].name) + "/" + file))
          << i << folder.filePath(file);
    }
  }
}

void TestFuzzCorpus::promisesHoldForEachInput() {
  QFETCH(int, target);
  QFETCH(QString, path);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const auto broken = kTargets[target].check(file.readAll().toStdString());
  QVERIFY2(!broken, broken ? broken->c_str() : "");
}

void TestFuzzCorpus::staysSmall() {
  qint64 bytes = 0;
  for (const Target &target : kTargets) {
    const QDir folder(shinglescope::test::sourcePath("/tests/fuzz/corpus/") + target.name);
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files)) bytes += file.size();
  }
  QVERIFY(bytes > 0);
  QVERIFY(bytes < kMostCorpusBytes);
}

SHINGLESCOPE_TEST(TestFuzzCorpus, NoApplication)
#include "tst_fuzz_corpus.moc"
