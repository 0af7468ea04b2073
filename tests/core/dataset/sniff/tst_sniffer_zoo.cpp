// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/places.h"
#include "tests/support/tables/plain_tables.h"
#include "tests/support/tables/sniffer_zoo.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::vector<ZooFile> zooPage(const std::string &name) {
  return readZoo(test::sourcePath("/tests/zoo/").toStdString() + name + ".txt");
}

std::string describedGuess(const ZooFile &file, const SniffedTable &table) {
  const Dialect &dialect = table.guess.dialect;
  std::string text = file.name + ": delimiter ";
  text += dialect.delimiter;
  text += ", quote " + (dialect.quote ? std::string(1, *dialect.quote) : "none");
  text += ", escape " + (dialect.escape ? std::string(1, *dialect.escape) : "none");
  text += std::string(", header ") + (dialect.hasHeader ? "yes" : "no");
  text += ", preamble " + std::to_string(dialect.preambleLines);
  return text + ", columns " + std::to_string(table.columns);
}

}  // namespace

/// Hundreds of small messy files from unknown sources. All handwritten ones must be guessed
/// correctly, and so must nearly all of the tables that are polluted in every way.
class TestSnifferZoo : public QObject {
  Q_OBJECT

 private slots:
  void readsThePages_data() {
    QTest::addColumn<QString>("page");
    for (const char *page : {"government", "banks", "logs", "texts", "strangers", "programs",
                             "collections", "portals", "titles"}) {
      QTest::newRow(page) << QString(page);
    }
  }

  void readsThePages() {
    QFETCH(QString, page);
    const std::vector<ZooFile> files = zooPage(page.toStdString());
    QVERIFY(files.size() >= 20);
    std::string wrong;
    for (const ZooFile &file : files) {
      const SniffedTable table = sniffDialect({file.text, true});
      if (!judge(file, table).isRight()) wrong += describedGuess(file, table) + '\n';
    }
    QVERIFY2(wrong.empty(), wrong.c_str());
  }

  void readsPollutedTables() {
    const std::vector<ZooFile> files = pollutedTables();
    QVERIFY(files.size() >= 1600);
    std::size_t right = 0;
    std::string wrong;
    for (const ZooFile &file : files) {
      const SniffedTable table = sniffDialect({file.text, true});
      const bool isRight = judge(file, table).isRight();
      right += isRight ? 1 : 0;
      if (!isRight) wrong += describedGuess(file, table) + '\n';
    }
    qInfo("%zu of %zu right", right, files.size());
    QVERIFY2(right * 1000 >= files.size() * 995, wrong.c_str());
  }
};

SHINGLESCOPE_TEST(TestSnifferZoo, NoApplication)
#include "tst_sniffer_zoo.moc"
