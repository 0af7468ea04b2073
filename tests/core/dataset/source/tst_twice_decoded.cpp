// SPDX-License-Identifier: MIT
// Text that was decoded twice is detected and shown, and is repaired if the user asks for it.

#include <QTest>

#include "core/dataset/source/twice_decoded.h"
#include "core/export/content/exact_copy.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/loaded_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::string decodedOnce(std::string_view text) {
  std::string out;
  appendDecodedOnce(text, out);
  return out;
}

/// The characters of windows-1252 for 0x80 to 0x9F; undefined bytes are control characters.
constexpr char16_t kSpecial[] = {0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                 0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

/// Returns UTF-8 that was decoded as windows-1252.
QString twice(const QString &text) {
  QString result;
  for (const char byte : text.toUtf8()) {
    const auto value = static_cast<unsigned char>(byte);
    result += value >= 0x80 && value < 0xA0 ? QChar(kSpecial[value - 0x80]) : QChar(value);
  }
  return result;
}

}  // namespace

class TestTwiceDecoded : public QObject {
  Q_OBJECT

 private slots:
  void twiceDecodedTextIsRestored() {
    for (const QString &text :
         {QStringLiteral("possibilità, perché è più"), QStringLiteral("Größe Äpfel ÜBER Öl"),
          QStringLiteral("“quotes” – and … dashes — it’s €5"), QStringLiteral("Привет, мир"),
          QStringLiteral("日本語のテキスト"), QStringLiteral("tėvas, ēka, dvě, ć"),
          QStringLiteral("emoji 😀 and 🎉")}) {
      QCOMPARE(QString::fromStdString(decodedOnce(twice(text).toStdString())), text);
    }
  }

  void everyCharacterOfTheFirstPlaneIsRestored() {
    for (char32_t code = 0x80; code <= 0xFFFF; code += code < 0x900 ? 1 : 7) {
      if (code >= 0xD800 && code <= 0xDFFF) continue;
      const QString text = u'a' + QString::fromUcs4(&code, 1) + u'b';
      QCOMPARE(QString::fromStdString(decodedOnce(twice(text).toStdString())), text);
    }
  }

  void ordinaryTextStays() {
    for (const QString &text :
         {QStringLiteral("possibilità, perché è più"), QStringLiteral("das „MENÜ“ – gut"),
          QStringLiteral("SÃO PAULO, Ã la carte"), QStringLiteral("Â, Ã, Ä and Å"),
          QStringLiteral("naïve café – “déjà vu”"), QStringLiteral("Привет 日本語 😀")}) {
      QCOMPARE(QString::fromStdString(decodedOnce(text.toStdString())), text);
      QCOMPARE(findTwiceDecoded(text.toStdString()).characters, std::uint64_t{0});
    }
  }

  void examplesAreWords() {
    const TwiceDecoded found =
        findTwiceDecoded(twice(QStringLiteral("la città è più città e però")).toStdString());
    QCOMPARE(found.characters, std::uint64_t{5});
    QCOMPARE(found.examples.size(), std::size_t{3});
    QCOMPARE(found.examples[0].meant, std::string("città"));
    QCOMPARE(found.examples[1].meant, std::string("è"));
    QCOMPARE(found.examples[2].word, twice(QStringLiteral("più")).toStdString());
  }

  void readingReportsItAndKeepsIt() {
    const std::string text =
        "id,name\n1," + twice(QStringLiteral("città però già")).toStdString() + "\n2,x\n";
    const LoadedDataset kept = loadedText(text);
    QVERIFY(isNoted(kept, "decoded twice"));
    QVERIFY(isNoted(kept, "città"));
    QVERIFY(!kept.report.dialect.repairsText);
    QVERIFY(rowOf(kept, 0)[1] != "città però già");
  }

  void repairIsTheSameForAnyThreadCount() {
    std::string text = "id,nàme\n";
    std::string meant;
    for (int i = 0; i < 2000; ++i) {
      const QString cell = QStringLiteral("città %1, \"è\" – però").arg(i);
      text += std::to_string(i) + ",\"" +
              twice(cell).replace(u'"', QStringLiteral("\"\"")).toStdString() + "\"\n";
    }
    const TemporaryTable file(text);
    LoadOptions options;
    options.repairsText = true;
    const auto one = loadDataset(file.path(), options, RunContext{{}, nullptr, 1, 0});
    QVERIFY(one.hasValue());
    QCOMPARE(one->report.repairedCharacters, std::uint64_t{8000});
    QVERIFY(isNoted(*one, "repaired: 8000."));
    QCOMPARE(one->dataset->cell({7}, {1}), std::string_view("città 7, \"è\" – però"));
    options.pieceBytes = 1000;
    const auto many = loadDataset(file.path(), options, RunContext{{}, nullptr, 4, 0});
    QVERIFY(many.hasValue());
    QCOMPARE(transcript(*many), transcript(*one));
    std::string copy;
    const auto sink = [&copy](std::string_view bytes) {
      copy += bytes;
      return Result<void>();
    };
    QVERIFY(copyExactly(one->report, options.maxRowBytes, {}, sink, {}).hasValue());
    QVERIFY(copy == text);
  }

  void allShapesAreRepaired() {
    const std::string word = twice(QStringLiteral("città")).toStdString();
    LoadOptions options;
    options.repairsText = true;
    options.shape = SourceShape::PlainLines;
    QCOMPARE(rowOf(loadedText(word + "\nx\n", options), 0)[0], std::string("città"));
    options.shape = SourceShape::JsonLines;
    const LoadedDataset json = loadedText("{\"" + word + "\":\"" + word + "\"}\n", options);
    QCOMPARE(rowOf(json, 0)[0], std::string("città"));
    QCOMPARE(json.dataset->columnName({0}), std::string("città"));
    QVERIFY(isNoted(json, "repaired: 2."));
  }
};

SHINGLESCOPE_TEST(TestTwiceDecoded, NoApplication)
#include "tst_twice_decoded.moc"
