// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/encoding_guess.h"
#include "core/dataset/source/text_decoder.h"
#include "tests/support/places.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// The bytes of a text in some encoding, and the expected guess.
struct EncodingCase {
  const char *name;
  const char *guessed;
  const char *text;
  const char *hex;
};

constexpr const char *kJapanese = "番号,名前,都市\n1,田中さん,東京\n2,ヤマダ,大阪です\n";
constexpr const char *kKanji =
    "都道府県,市区町村,人口\n東京都,新宿区,346235\n大阪府,大阪市,2725006\n";
constexpr const char *kKorean = "번호,이름,도시\n1,김철수,서울\n2,이영희,부산\n";
constexpr const char *kChinese = "编号,姓名,城市\n1,张三,北京\n2,李四,上海\n";
constexpr const char *kTaiwanese = "編號,姓名,城市\n1,張三,臺北\n2,李四,高雄\n";
constexpr const char *kGerman = "Nr;Name;Größe\n1;Müller;5\n2;Schröder;7\n";
constexpr const char *kFrench = "id,texte\n1,été à la forêt\n2,«naïve» œuvre – fin\n";
constexpr const char *kGreek = "αριθμός,όνομα\n1,Αθήνα και Θεσσαλονίκη\n";
constexpr const char *kPolish = "id;miasto\n1;Może Łódź, została\n2;Gdańsk późno był\n";
constexpr const char *kCzech = "jméno;město\nŘehoř;Třebíč\nVěra;České Budějovice\n";
constexpr const char *kHungarian = "név;szín\nGyőr;sűrű, kék\nErdő;fűzöld\n";
constexpr const char *kTurkish = "ad;şehir\nYıldız;Aydın\nÇağrı;Diyarbakır\n";
constexpr const char *kRussian = "имя;город\n1;Анна;Москва\n";
constexpr const char *kSpanish = "id;texto\n1;¿qué año? ¡sí!\n2;1º piso, 3ª vez, niño\n";
constexpr const char *kDanish = "navn;by\nSøren;Århus\nKåre;Rødøvre på Sjælland\n";
constexpr const char *kMoney = "Größe – Preis\n5£ für 3m² à 10³\n";

constexpr EncodingCase kEncodingGuessCases[] = {
    {"windows-1250, Polish", "windows-1250", kPolish,
     "69643b6d696173746f0a313b4d6fbf6520a3f3649f2c207a6f737461b3610a323b476461"
     "f1736b2070f39f6e6f206279b30a"},
    {"ISO-8859-2, Polish", "ISO-8859-2", kPolish,
     "69643b6d696173746f0a313b4d6fbf6520a3f364bc2c207a6f737461b3610a323b476461"
     "f1736b2070f3bc6e6f206279b30a"},
    {"windows-1250, Czech", "windows-1250", kCzech,
     "6a6de96e6f3b6dec73746f0ad865686ff83b54f86562ede80a56ec72613bc865736be920"
     "427564ec6a6f766963650a"},
    {"windows-1250, Hungarian", "windows-1250", kHungarian,
     "6ee9763b737aed6e0a4779f5723b73fb72fb2c206be96b0a457264f53b66fb7af66c640a"},
    {"windows-1254, Turkish", "windows-1254", kTurkish,
     "61643bfe656869720a59fd6c64fd7a3b417964fd6e0ac761f072fd3b446979617262616b"
     "fd720a"},
    {"windows-1251, few words", "windows-1251", kRussian,
     "e8ecff3be3eef0eee40a313bc0edede03bcceef1eae2e00a"},
    {"KOI8-R, few words", "KOI8-R", kRussian, "c9cdd13bc7cfd2cfc40a313be1cecec13bedcfd3cbd7c10a"},
    {"IBM866, few words", "IBM866", kRussian, "a8acef3ba3aee0aea40a313b80adada03b8caee1aaa2a00a"},
    {"Latin-1, Spanish", "ISO-8859-1", kSpanish,
     "69643b746578746f0a313bbf7175e92061f16f3f20a173ed210a323b31ba207069736f2c"
     "2033aa2076657a2c206e69f16f0a"},
    {"Latin-1, Danish", "ISO-8859-1", kDanish,
     "6e61766e3b62790a53f872656e3bc5726875730a4be572653b52f864f87672652070e520"
     "536ae66c6c616e640a"},
    {"windows-1252, money", "windows-1252", kMoney,
     "4772f6df6520962050726569730a35a32066fc7220336db220e0203130b30a"},
    {"ASCII", "UTF-8", "id,name\n1,Anna\n", "69642c6e616d650a312c416e6e610a"},
    {"UTF-8", "UTF-8", kChinese,
     "e7bc96e58fb72ce5a793e5908d2ce59f8ee5b8820a312ce5bca0e4b8892ce58c97e4baac"
     "0a322ce69d8ee59b9b2ce4b88ae6b5b70a"},
    {"Shift_JIS", "Shift_JIS", kJapanese,
     "94d48d862c96bc914f2c93738e730a312c9363928682b382f12c938c8b9e0a322c838483"
     "7d835f2c91e58de382c582b70a"},
    {"Shift_JIS without kana", "Shift_JIS", kKanji,
     "937393b9957b8ca72c8e738be692ac91ba2c906c8cfb0a938c8b9e93732c90568f688be6"
     "2c3334363233350a91e58de3957b2c91e58de38e732c323732353030360a"},
    {"EUC-JP", "EUC-JP", kJapanese,
     "c8d6b9e62cccbec1b02cc5d4bbd40a312cc5c4c3e6a4b5a4f32cc5ecb5fe0a322ca5e4a5"
     "dea5c02cc2e7bae5a4c7a4b90a"},
    {"ISO-2022-JP", "ISO-2022-JP", kJapanese,
     "1b2442485639661b28422c1b24424c3e41301b28422c1b244245543b541b28420a312c1b"
     "244245444366243524731b28422c1b2442456c357e1b28420a322c1b24422564255e2540"
     "1b28422c1b244242673a65244724391b28420a"},
    {"EUC-KR", "EUC-KR", kKorean,
     "b9f8c8a32cc0ccb8a72cb5b5bdc30a312cb1e8c3b6bcf62cbcadbfef0a322cc0ccbfb5c8"
     "f12cbacebbea0a"},
    {"GB18030", "GB18030", kChinese,
     "b1e0bac52cd0d5c3fb2cb3c7cad00a312cd5c5c8fd2cb1b1bea90a322cc0eecbc42cc9cf"
     "baa30a"},
    {"Big5", "Big5", kTaiwanese,
     "bd73b8b92ca96da6572cabb0a5ab0a312cb169a4542cbb4fa55f0a322ca7f5a57c2cb0aa"
     "b6af0a"},
    {"windows-1252", "windows-1252", kFrench,
     "69642c74657874650a312ce974e920e0206c6120666f72ea740a322cab6e61ef7665bb20"
     "9c7576726520962066696e0a"},
    {"Latin-1", "ISO-8859-1", kGerman,
     "4e723b4e616d653b4772f6df650a313b4dfc6c6c65723b350a323b53636872f66465723b"
     "370a"},
    {"Greek", "ISO-8859-7", kGreek,
     "e1f1e9e8ecfcf22cfcedefece10a312cc1e8deede120eae1e920c8e5f3f3e1ebefeddfea"
     "e70a"},
    {"UTF-16LE without a mark", "UTF-16LE", kGerman,
     "4e0072003b004e0061006d0065003b0047007200f600df0065000a0031003b004d00fc00"
     "6c006c00650072003b0035000a0032003b005300630068007200f6006400650072003b00"
     "37000a00"},
    {"UTF-16BE without a mark", "UTF-16BE", kGerman,
     "004e0072003b004e0061006d0065003b0047007200f600df0065000a0031003b004d00fc"
     "006c006c00650072003b0035000a0032003b005300630068007200f6006400650072003b"
     "0037000a"},
    {"UTF-16LE, hardly a letter of ASCII", "UTF-16LE", kGreek,
     "b103c103b903b803bc03cc03c2032c00cc03bd03bf03bc03b1030a0031002c009103b803"
     "ae03bd03b1032000ba03b103b90320009803b503c303c303b103bb03bf03bd03af03ba03"
     "b7030a00"},
    {"UTF-16BE, Japanese", "UTF-16BE", kJapanese,
     "756a53f7002c540d524d002c90fd5e02000a0031002c75304e2d30553093002c67714eac"
     "000a0032002c30e430de30c0002c5927962a30673059000a"},
};

std::string bytesOf(const char *hex) { return QByteArray::fromHex(hex).toStdString(); }

EncodingGuess encodingGuessOf(std::string_view bytes) {
  const std::array<std::string_view, 1> pieces = {bytes};
  return guessEncoding(pieces, true);
}

}  // namespace

class TestEncodingGuess : public QObject {
  Q_OBJECT

 private slots:
  void guesses_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kEncodingGuessCases)); ++i) {
      QTest::newRow(kEncodingGuessCases[i].name) << i;
    }
  }

  void guesses() {
    QFETCH(int, index);
    const EncodingCase &sample = kEncodingGuessCases[index];
    const std::string bytes = bytesOf(sample.hex);
    const EncodingGuess guess = encodingGuessOf(bytes);
    QCOMPARE(guess.name, std::string(sample.guessed));
    QVERIFY(guess.score > 0 && guess.score <= 1);
    QVERIFY(inEnglish(guess.reason).ends_with('.'));
    auto decoder = TextDecoder::open(guess.name);
    QVERIFY(decoder.hasValue());
    std::string text;
    decoder->decode(bytes, true, text);
    QCOMPARE(text, std::string(sample.text));
  }

  void trustsAByteOrderMark() {
    QCOMPARE(encodingGuessOf("\xEF\xBB\xBF"
                             "a,b\n")
                 .name,
             std::string("UTF-8"));
    QCOMPARE(encodingGuessOf(std::string_view("\xFF\xFE"
                                              "a\0,\0",
                                              6))
                 .name,
             std::string("UTF-16LE"));
  }

  void staysUtf8WithStrayBytes() {
    const std::string text = std::string(kChinese) + "3,\xFF,x\n";
    const EncodingGuess guess = encodingGuessOf(text);
    QCOMPARE(guess.name, std::string("UTF-8"));
    QVERIFY(guess.score < 1);
    QVERIFY(inEnglish(guess.reason).find("1 places") != std::string::npos);
  }

  void readsPiecesThatCutCharacters() {
    const std::string text = kChinese;
    const std::array<std::string_view, 3> pieces = {std::string_view(text).substr(0, 8),
                                                    std::string_view(text).substr(8, 20),
                                                    std::string_view(text).substr(28)};
    QCOMPARE(guessEncoding(pieces, false).name, std::string("UTF-8"));
  }

  /// A character may be cut off only if the file continues. At the end of the file, the last byte
  /// is a letter in another encoding.
  void acceptsACutCharacterOnlyBeforeTheEnd() {
    const std::array<std::string_view, 1> pieces = {
        "id,text\n1,caff"
        "\xE8"};
    QCOMPARE(guessEncoding(pieces, false).name, std::string("UTF-8"));
    QCOMPARE(guessEncoding(pieces, true).name, std::string("ISO-8859-1"));
    const auto source = openMemorySource("table.csv", std::string(pieces[0]), {});
    const auto loaded = loadDataset(*source, {}, {});
    QVERIFY(loaded);
    QCOMPARE(test::rowOf(*loaded->dataset, 0).back(), std::string("caff\xC3\xA8"));
    QVERIFY(loaded->report.problems.empty());
  }

  void examinesLaterPieces() {
    const std::string later =
        "2;M\xFC"
        "ller\n";
    const std::array<std::string_view, 2> pieces = {"id,name\n1,Anna\n", later};
    QCOMPARE(guessEncoding(pieces, false).name, std::string("ISO-8859-1"));
  }

  void talliesCharacters() {
    Utf8Tally tally;
    tally.add("a\xC3\xA9 b\xE2\x82\xAC \xFF c");
    QCOMPARE(tally.characters, std::uint64_t{2});
    QCOMPARE(tally.invalid, std::uint64_t{1});
    QVERIFY(!tally.isUtf8());
    tally.add("\xC3\xA9");
    QVERIFY(tally.isUtf8());
  }

  void opensTheSharedFiles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("holds");
    const auto add = [](const char *file, const char *encoding, const char *holds) {
      QTest::newRow(file) << QString(file) << QString(encoding) << QString(holds);
    };
    add("big5.txt", "Big5", "科技紫微網");
    add("euc-jp.txt", "EUC-JP", "ミクシィ");
    add("euc-kr.txt", "EUC-KR", "쇼핑몰핫딜");
    add("shift_jis.txt", "Shift_JIS", "価格.com");
    add("example-latin1.tsv", "ISO-8859-1", "Tizi Ouzou, Béjaïa");
    add("example-utf8.tsv", "UTF-8", "Tizi Ouzou, Béjaïa");
    add("example-utf16le-bom.tsv", "UTF-16LE", "Tizi Ouzou, Béjaïa");
    add("example-utf16be-bom.tsv", "UTF-16BE", "Tizi Ouzou, Béjaïa");
    add("csv-with-bom.csv", "UTF-8", "ColA");
    add("presidents.tsv", "UTF-8", "Abraham Lincoln");
  }

  void opensTheSharedFiles() {
    QFETCH(QString, file);
    QFETCH(QString, encoding);
    QFETCH(QString, holds);
    const QString path = test::sharedPath("/data/csv/encodings/") + file;
    if (!QFile::exists(path)) QSKIP("The shared data is missing.");
    LoadOptions options;
    options.hasHeader = false;
    options.delimiter = '\x1F';
    options.preambleLines = 0;
    const auto loaded = loadDataset(path.toStdString(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(QString::fromStdString(loaded->report.dialect.encoding), encoding);
    QString text;
    for (std::uint32_t row = 0; row < loaded->dataset->rowCount(); ++row) {
      const std::string_view cell = loaded->dataset->cell(RecordId{row}, ColumnId{0});
      text += QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size())) + '\n';
    }
    QVERIFY2(text.contains(holds), qPrintable(text.left(200)));
    QVERIFY(!text.contains(QChar(0xFFFD)));
  }
};

SHINGLESCOPE_TEST(TestEncodingGuess, NoApplication)
#include "tst_encoding_guess.moc"
