// SPDX-License-Identifier: MIT
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/places.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const std::string kData = test::sharedPath("/data/").toStdString();
const std::string kPairs = test::sharedPath("/reference/pairs/").toStdString();

/// Returns the recipe of the reference texts: no Unicode form, short texts skipped.
Recipe referenceRecipe(ShingleUnit unit, std::uint32_t k, WhiteSpace whiteSpace,
                       Punctuation punctuation) {
  Recipe recipe;
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.whiteSpace = whiteSpace;
  recipe.preparation.stripPunctuation = punctuation;
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  return recipe;
}

Recipe word3() {
  return referenceRecipe(ShingleUnit::Word, 3, WhiteSpace::All, Punctuation::Ascii);
}
Recipe characters(std::uint32_t k, WhiteSpace whiteSpace) {
  return referenceRecipe(ShingleUnit::Character, k, whiteSpace, Punctuation::None);
}

RunContext twoThreads() {
  RunContext context;
  context.threads = 2;
  return context;
}

std::shared_ptr<const Dataset> load(const std::string &name, const LoadOptions &options = {}) {
  auto loaded = loadDataset(kData + name, options, twoThreads());
  return loaded ? loaded->dataset : nullptr;
}

/// Returns the pairs of a reference list whose Jaccard similarity is at or above a ratio.
PairTable referencePairs(const std::string &name, const Ratio &ratio) {
  PairTable table;
  QFile file(QString::fromStdString(kPairs + name));
  if (!file.open(QIODevice::ReadOnly)) return table;
  file.readLine();
  while (!file.atEnd()) {
    const QList<QByteArray> cells = file.readLine().trimmed().split('\t');
    const PairScore score{cells[2].toULongLong(), cells[3].toULongLong()};
    if (isAtLeast(score.intersection, score.unionSize, ratio))
      table[{cells[0].toUInt(), cells[1].toUInt()}] = score;
  }
  return table;
}

}  // namespace

/// Exact numbers of pairs on real data, computed independently of this program; docs/acceptance.md
/// lists them. Requires the shared data.
class TestReferencePairs : public QObject {
  Q_OBJECT

 private:
  /// Writes the header and the first 100,000 titles to a file once, and returns its path; empty if
  /// this failed.
  std::string redditTitles() {
    const QString target = m_scratch.filePath("reddit.tsv");
    if (QFile::exists(target)) return target.toStdString();
    const QString source = QString::fromStdString(kData + "reddit_titles_1m.tsv.xz");
    const QString command = QString("xz -dc '%1' | head -n 100001 > '%2'").arg(source, target);
    const bool isDone = QProcess::execute("sh", {"-c", command}) == 0;
    return isDone && QFileInfo(target).size() > 0 ? target.toStdString() : std::string();
  }

  QTemporaryDir m_scratch;

 private slots:
  void initTestCase() {
    if (!QFile::exists(QString::fromStdString(kData)))
      QSKIP("The shared data is missing, so there is nothing to compare with.");
  }

  void exactCounts_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("columns");
    QTest::addColumn<QString>("shingle");
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<quint64>("pairs");
    QTest::addColumn<quint64>("groups");
    QTest::addColumn<quint64>("rowsInGroups");
    const QStringList kijiji{"Title", "Short Description"};
    const QStringList news{"#2", "#3"};
    const auto row = [](const char *name, const char *file, const QStringList &columns,
                        const char *shingle, const char *threshold, quint64 pairs,
                        quint64 groups = 0, quint64 rows = 0) {
      QTest::newRow(name) << file << columns << shingle << threshold << pairs << groups << rows;
    };
    row("kijiji .5", "kijiji_rome.tsv", kijiji, "char10", "0.5", 11231);
    row("kijiji .7", "kijiji_rome.tsv", kijiji, "char10", "0.7", 10548);
    row("kijiji .8", "kijiji_rome.tsv", kijiji, "char10", "0.8", 10360, 198, 1240);
    row("kijiji .9", "kijiji_rome.tsv", kijiji, "char10", "0.9", 10289);
    row("kijiji 1", "kijiji_rome.tsv", kijiji, "char10", "1", 9630);
    row("kijiji all", "kijiji_rome.tsv", kijiji, "char10all", "0.8", 10362, 198, 1241);
    row("kijiji whole", "kijiji_rome.tsv", kijiji, "char10whole", "0.8", 10360);
    row("mccormick .7", "mccormick/articles_1000.tsv", {"article"}, "word3", "0.7", 10);
    row("mccormick .9", "mccormick/articles_1000.tsv", {"article"}, "word3", "0.9", 10);
    row("mccormick 1", "mccormick/articles_1000.tsv", {"article"}, "word3", "1", 0);
    row("mccormick", "mccormick/articles_1000.tsv", {"article"}, "word3", "0.8", 10, 10, 20);
    row("ag news words", "ag_news_test.csv", news, "word3", "0.8", 14, 14, 28);
    row("ag news words .7", "ag_news_test.csv", news, "word3", "0.7", 19);
    row("ag news words .9", "ag_news_test.csv", news, "word3", "0.9", 3);
    row("ag news words 1", "ag_news_test.csv", news, "word3", "1", 1);
    row("ag news characters .7", "ag_news_test.csv", news, "char10", "0.7", 20);
    row("ag news characters 1", "ag_news_test.csv", news, "char10", "1", 0);
    row("ag news words whole", "ag_news_test.csv", news, "word3whole", "0.8", 14);
    row("ag news characters", "ag_news_test.csv", news, "char10", "0.8", 13, 13, 26);
    row("nyc names .7", "airbnb_nyc_2019.csv", {"name"}, "char5", "0.7", 16206);
    row("nyc names .8", "airbnb_nyc_2019.csv", {"name"}, "char5", "0.8", 7787, 1544, 4408);
    row("nyc names .9", "airbnb_nyc_2019.csv", {"name"}, "char5", "0.9", 4774);
    row("nyc names all .7", "airbnb_nyc_2019.csv", {"name"}, "char5all", "0.7", 16239);
    row("nyc names all .9", "airbnb_nyc_2019.csv", {"name"}, "char5all", "0.9", 4775);
    row("nyc names all 1", "airbnb_nyc_2019.csv", {"name"}, "char5all", "1", 3501);
    row("nyc names 1", "airbnb_nyc_2019.csv", {"name"}, "char5", "1", 3464);
    row("nyc names whole", "airbnb_nyc_2019.csv", {"name"}, "char5whole", "0.8", 7804, 1547, 4419);
    row("nyc names all", "airbnb_nyc_2019.csv", {"name"}, "char5all", "0.8", 7791);
  }

  void exactCounts() {
    QFETCH(QString, file);
    QFETCH(QStringList, columns);
    QFETCH(QString, shingle);
    QFETCH(QString, threshold);
    const auto dataset = load(file.toStdString());
    QVERIFY(dataset);
    Recipe recipe = word3();
    if (shingle.startsWith("char")) {
      recipe = characters(shingle.startsWith("char10") ? 10 : 5,
                          shingle.endsWith("all") ? WhiteSpace::All : WhiteSpace::Spaces);
    }
    if (shingle.endsWith("whole")) recipe.shingle.shortTexts = ShortTexts::Whole;
    for (const QString &column : columns) recipe.compare.push_back(column.toStdString());
    recipe.threshold = *parseRatio(threshold.toStdString());
    const auto result = findExactDuplicates(*dataset, recipe, twoThreads());
    QVERIFY2(result, result ? "" : result.error().detail().c_str());
    QTEST(quint64(result->report.pairs), "pairs");
    QFETCH(quint64, groups);
    QFETCH(quint64, rowsInGroups);
    if (groups == 0) return;
    QCOMPARE(quint64(result->report.groups), groups);
    if (rowsInGroups > 0) QCOMPARE(quint64(result->report.rowsInGroups), rowsInGroups);
  }

  void redditFirst100000_data() {
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<quint64>("pairs");
    QTest::newRow(".7") << "0.7" << false << quint64{1104};
    QTest::newRow(".8") << "0.8" << false << quint64{980};
    QTest::newRow(".9") << "0.9" << false << quint64{878};
    QTest::newRow("1") << "1" << false << quint64{846};
    QTest::newRow(".8 whole") << "0.8" << true << quint64{2467};
  }

  void redditFirst100000() {
    const std::string path = redditTitles();
    if (path.empty()) QSKIP("The Reddit titles could not be unpacked; xz is needed.");
    QFETCH(QString, threshold);
    QFETCH(bool, isWhole);
    const auto loaded = loadDataset(path, {}, twoThreads());
    QVERIFY(loaded);
    QCOMPARE(loaded->dataset->rowCount(), std::size_t{100000});
    Recipe recipe = word3();
    recipe.compare = {"title"};
    recipe.threshold = *parseRatio(threshold.toStdString());
    if (isWhole) recipe.shingle.shortTexts = ShortTexts::Whole;
    const auto result = findExactDuplicates(*loaded->dataset, recipe, twoThreads());
    QVERIFY(result);
    QTEST(quint64(result->report.pairs), "pairs");
    if (threshold != "0.8") return;
    QCOMPARE(result->report.groups, std::uint64_t(isWhole ? 1054 : 676));
    QCOMPARE(result->report.rowsInGroups, std::uint64_t(isWhole ? 2534 : 1472));
    if (isWhole) return;
    QVERIFY(rowPairs(*result) ==
            referencePairs("reddit_titles_first100k_word3.tsv", recipe.threshold));
  }

  void labelledRecords_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("columns");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<int>("right");
    QTest::newRow("febrl1") << "febrl1" << QStringList{"given_name", "surname",   "street_number",
                                                       "address_1",  "address_2", "suburb",
                                                       "postcode",   "state",     "date_of_birth"}
                            << 252 << 252;
    QTest::newRow("dblp_acm") << "dblp_acm" << QStringList{"title", "authors"} << 2460 << 1935;
    QTest::newRow("fodors_zagats")
        << "fodors_zagats" << QStringList{"name", "addr", "city"} << 57 << 57;
  }

  /// Records with known matches: shows how well similar text predicts them.
  void labelledRecords() {
    QFETCH(QString, file);
    QFETCH(QStringList, columns);
    LoadOptions unquoted;
    unquoted.quote = std::optional<char>{};
    const auto dataset = load("labelled/" + file.toStdString() + ".tsv", unquoted);
    QVERIFY(dataset);
    Recipe recipe = characters(3, WhiteSpace::All);
    for (const QString &column : columns) recipe.compare.push_back(column.toStdString());
    const auto result = findExactDuplicates(*dataset, recipe, twoThreads());
    QVERIFY(result);
    const PairTable pairs = rowPairs(*result);
    QFile gold(QString::fromStdString(kData + "labelled/") + file + "_gold.tsv");
    QVERIFY(gold.open(QIODevice::ReadOnly));
    gold.readLine();
    int right = 0;
    while (!gold.atEnd()) {
      const QList<QByteArray> cells = gold.readLine().trimmed().split('\t');
      right += pairs.contains(std::minmax(cells[0].toUInt(), cells[1].toUInt())) ? 1 : 0;
    }
    QTEST(static_cast<int>(pairs.size()), "pairs");
    QTEST(right, "right");
  }

  void exactPairsEqualTheReferenceList_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("columns");
    QTest::addColumn<bool>("isWords");
    QTest::newRow("kijiji") << "kijiji_rome_char10.tsv"
                            << "kijiji_rome.tsv" << QStringList{"Title", "Short Description"}
                            << false;
    QTest::newRow("mccormick") << "mccormick_1000_word3.tsv"
                               << "mccormick/articles_1000.tsv" << QStringList{"article"} << true;
    QTest::newRow("ag news") << "ag_news_test_word3.tsv"
                             << "ag_news_test.csv" << QStringList{"2", "3"} << true;
  }

  void exactPairsEqualTheReferenceList() {
    QFETCH(QString, list);
    QFETCH(QString, file);
    QFETCH(QStringList, columns);
    QFETCH(bool, isWords);
    const auto dataset = load(file.toStdString());
    QVERIFY(dataset);
    Recipe recipe = isWords ? word3() : characters(10, WhiteSpace::Spaces);
    for (const QString &column : columns) recipe.compare.push_back(column.toStdString());
    const auto result = findExactDuplicates(*dataset, recipe, twoThreads());
    QVERIFY(result);
    const PairTable expected = referencePairs(list.toStdString(), recipe.threshold);
    QVERIFY(!expected.empty());
    QVERIFY(rowPairs(*result) == expected);
  }

  /// The preset of the article, on the article's own data, finds at least 99 % of all pairs and 95
  /// % of the pairs of different texts. It finds no pair that an exact run does not find.
  void kijijiPresetFindsNearlyAll() {
    const auto dataset = load("kijiji_rome.tsv");
    QVERIFY(dataset);
    auto recipe = presetRecipe("kijiji");
    QVERIFY(recipe);
    recipe->compare = {"Title", "Short Description"};
    const auto found = findDuplicates(*dataset, *recipe, twoThreads());
    const auto exact = findExactDuplicates(*dataset, *recipe, twoThreads());
    QVERIFY(found && exact);
    const PairTable foundPairs = rowPairs(*found);
    const PairTable exactPairs = rowPairs(*exact);
    std::size_t differing = 0;
    std::size_t differingFound = 0;
    for (const auto &[rows, score] : exactPairs) {
      const bool isSameText =
          exact->classes.textOfRow[rows.first] == exact->classes.textOfRow[rows.second];
      if (isSameText) continue;
      ++differing;
      differingFound += foundPairs.contains(rows) ? 1 : 0;
    }
    QCOMPARE(exactPairs.size(), std::size_t{10360});
    QCOMPARE(differing, std::size_t{730});
    qInfo("found %zu of 10360 pairs, %zu of 730 between texts that differ", foundPairs.size(),
          differingFound);
    for (const auto &[rows, score] : foundPairs) {
      QVERIFY(exactPairs.contains(rows));
      QCOMPARE(exactPairs.at(rows), score);
    }
    QVERIFY(foundPairs.size() >= 10257);  // 99 %
    QVERIFY(differingFound >= 694);       // 95 %
  }
};

SHINGLESCOPE_TEST(TestReferencePairs, NoApplication)
#include "tst_reference_pairs.moc"
