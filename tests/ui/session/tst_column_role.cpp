// SPDX-License-Identifier: MIT
// The guessed roles of columns, on realistic tables.

#include <QtTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "ui/session/column_role.h"

using namespace shinglescope;

namespace {

/// A letter for each column: C(ompared), s(hown), I(d), L(ink), - ignored.
QString lettersOf(const std::vector<ColumnRole> &roles) {
  static constexpr char kLetters[] = {'C', 's', 'I', 'L', '-'};
  QString letters;
  for (const ColumnRole role : roles) letters += QLatin1Char(kLetters[static_cast<int>(role)]);
  return letters;
}

using TextRows = std::vector<std::vector<std::string>>;

QString guessFor(const std::vector<std::string> &columns, const TextRows &rows) {
  DatasetBuilder builder(columns);
  for (const auto &row : rows) builder.addRow({row.begin(), row.end()}, 0);
  return lettersOf(guessColumnRoles(*builder.finish()));
}

}  // namespace

class TestColumnRole : public QObject {
  Q_OBJECT

 private slots:
  void dataSets_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("roles");
    QTest::newRow("kijiji") << "kijiji_rome.tsv"
                            << "CCsssL";
    QTest::newRow("three documents") << "three_docs.tsv"
                                     << "IC";
    QTest::newRow("articles") << "mccormick/articles_100.tsv"
                              << "IC";
    QTest::newRow("news") << "ag_news_test.csv"
                          << "sCC";
    QTest::newRow("airbnb") << "airbnb_nyc_2019.csv"
                            << "ICssssssssssssss";
    QTest::newRow("paraphrases") << "msr_paraphrase_train.tsv"
                                 << "sIsCC";
    QTest::newRow("people") << "labelled/febrl1.tsv"
                            << "ICCsCCCssss";
    QTest::newRow("papers") << "labelled/dblp_acm.tsv"
                            << "sICCss";
    QTest::newRow("restaurants") << "labelled/fodors_zagats.tsv"
                                 << "ICCssss";
    QTest::newRow("presidents") << "csv/encodings/presidents.tsv"
                                << "CIss";
    QTest::newRow("titles") << "reddit_titles_1m.tsv.xz"
                            << "ssIssC";
    QTest::newRow("reviews") << "imdb_reviews_100k.tsv.xz"
                             << "IsssC";
    QTest::newRow("more articles") << "mccormick/articles_1000.tsv"
                                   << "IC";
    QTest::newRow("floods") << "csv/encodings/example-utf8.tsv"
                            << "sssCss-ss-I";
    QTest::newRow("food") << "csv/encodings/food.small.csv"
                          << "IC" + QString(49, u's');
    QTest::newRow("ports") << "csv/encodings/Wpi Data.tsv"
                           << "IsCs--" + QString(46, u's') + u'-' + QString(25, u's');
    QTest::newRow("people with a story") << "csv/encodings/example-linebreaks-in-cells.csv"
                                         << "CCs";
    QTest::newRow("lines") << "csv/encodings/euc-jp.txt"
                           << "C";
    QTest::newRow("pairs of rows") << "labelled/dblp_acm_gold.tsv"
                                   << "IC";
  }
  void dataSets() {
    QFETCH(QString, file);
    QFETCH(QString, roles);
    const QString path = test::sharedPath("/data/") + file;
    if (!QFile::exists(path)) QSKIP("The data set is not here.");
    LoadOptions options;
    options.maxRows = 500;
    const auto loaded = loadDataset(path.toStdString(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(lettersOf(guessColumnRoles(*loaded->dataset)), roles);
  }

  void figuresThatDifferNameNoRow() {
    const TextRows rows = {{"40.1", "2026-11-21", "x1", "a text of some more words"},
                           {"40.2", "2026-11-22", "x2", "another text of more words"}};
    QCOMPARE(guessFor({"latitude", "day", "code", "text"}, rows), QStringLiteral("ssIC"));
    QCOMPARE(guessFor({"a", "Id", "b", "text"}, rows), QStringLiteral("sIsC"));
  }

  void aColumnThatSaysSoIsTheId() {
    const TextRows rows = {{"1", "y1", "a text of some more words"},
                           {"2", "y2", "another text of more words"}};
    QCOMPARE(guessFor({"row", "id", "text"}, rows), QStringLiteral("sIC"));
    QCOMPARE(guessFor({"row", "listingId", "text"}, rows), QStringLiteral("sIC"));
    QCOMPARE(guessFor({"row", "idiom", "text"}, rows), QStringLiteral("IsC"));
  }

  void withoutALongTextNamesAreCompared() {
    TextRows rows;
    for (int i = 0; i < 40; ++i) {
      const std::string letter(1, static_cast<char>('a' + i % 20));
      rows.push_back({std::to_string(i), "An" + letter, "Ber" + letter + "ti", i % 2 ? "f" : "m",
                      "via Roma " + letter, std::to_string(1900 + i % 30)});
    }
    QCOMPARE(guessFor({"nr", "first", "last", "sex", "street", "year"}, rows),
             QStringLiteral("ICCsCs"));
  }

  void titlesMayBeShort() {
    const TextRows rows = {{"Bar Roma", "Bar Roma", "a"}, {"Caffe Greco", "Caffe Greco", "b"}};
    QCOMPARE(guessFor({"name", "owner", "code"}, rows), QStringLiteral("CsI"));
    QCOMPARE(guessFor({"shop_title", "owner", "code"}, rows), QStringLiteral("CsI"));
  }

  void namesOfOtherLanguagesAreKnown_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("id");
    QTest::newRow("Italian") << "Titolo"
                             << "Codice";
    QTest::newRow("Italian, in one") << "descrizioneBreve"
                                     << "codice_annuncio";
    QTest::newRow("German") << "Überschrift"
                            << "Schlüssel";
    QTest::newRow("German, compounds") << "Produktbezeichnung"
                                       << "Artikelnummer";
    QTest::newRow("French") << "Intitulé"
                            << "Clé";
    QTest::newRow("Spanish") << "TÍTULO"
                             << "Código";
    QTest::newRow("Spanish, parts of letters") << "Descripcio\u0301n"
                                               << "co\u0301digo";
  }
  void namesOfOtherLanguagesAreKnown() {
    QFETCH(QString, title);
    QFETCH(QString, id);
    const TextRows rows = {{"x1", "u", "Bar Roma", "Rosa B"}, {"x2", "v", "Caffe Greco", "Ugo C"}};
    QCOMPARE(guessFor({"a", id.toStdString(), title.toStdString(), "b"}, rows),
             QStringLiteral("sICs"));
  }

  void footnotesDoNotSpoilTheId() {
    const TextRows rows = {{"1", "a text of some more words"},
                           {"2", "another text of more words"},
                           {"Source: the census of 2020", ""},
                           {"* estimated", ""}};
    QCOMPARE(guessFor({"id", "text"}, rows), QStringLiteral("IC"));
    const TextRows single = {{"1"}, {"2"}, {"Source: the census"}};
    QCOMPARE(guessFor({"id"}, single), QStringLiteral("C"));
  }

  void tokensAreNoTexts() {
    const TextRows rows = {{"abcdefghijklmnopqrstuvwxyzabcd", "red apple"},
                           {"bbcdefghijklmnopqrstuvwxyzabcd", "green pear"}};
    QCOMPARE(guessFor({"token", "fruit"}, rows), QStringLiteral("IC"));
  }

  void textsWithoutSpacesAreTexts() {
    const TextRows rows = {{"本日は晴天なり本日は晴天なり", "1"},
                           {"明日は雨天なり明日は雨天なり", "2"}};
    QCOMPARE(guessFor({"text", "number"}, rows), QStringLiteral("CI"));
  }
};

SHINGLESCOPE_TEST(TestColumnRole, QApplication)
#include "tst_column_role.moc"
