// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>

#include "core/base/hash.h"
#include "core/explain/sequence_aligner.h"
#include "core/explain/text_diff.h"
#include "core/explain/text_tokens.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

/// Returns the text with each span in square brackets.
std::string marked(std::string_view text, const std::vector<TextSpan> &spans) {
  std::string out;
  std::uint32_t at = 0;
  for (const TextSpan &span : spans) {
    out += text.substr(at, span.begin - at);
    out += '[';
    out += text.substr(span.begin, span.end - span.begin);
    out += ']';
    at = span.end;
  }
  out += text.substr(at);
  return out;
}

std::string withoutSpans(std::string_view text, const std::vector<TextSpan> &spans) {
  std::string out;
  std::uint32_t at = 0;
  for (const TextSpan &span : spans) {
    out += text.substr(at, span.begin - at);
    at = span.end;
  }
  out += text.substr(at);
  std::erase_if(out, [](char c) { return c == ' ' || c == '\n'; });
  return out;
}

std::string randomText(SplitMix64 &random, int words, std::uint64_t vocabulary) {
  std::string text;
  for (int i = 0; i < words; ++i) {
    text += "w" + std::to_string(random.next() % vocabulary);
    text += i % 7 == 3 ? ", " : " ";
  }
  return text;
}

}  // namespace

class TestTextDiff : public QObject {
  Q_OBJECT

 private slots:
  void differencesAreMarked_data() {
    for (const char *name : {"a", "b", "markedA", "markedB"}) QTest::addColumn<QString>(name);
    QTest::newRow("equal") << "una casa"
                           << "una casa"
                           << "una casa"
                           << "una casa";
    QTest::newRow("both empty") << ""
                                << ""
                                << ""
                                << "";
    QTest::newRow("one empty") << ""
                               << "una casa"
                               << ""
                               << "[una casa]";
    QTest::newRow("no word in common") << "uno due"
                                       << "alpha beta gamma"
                                       << "[uno due]"
                                       << "[alpha beta gamma]";
    QTest::newRow("word replaced") << "A cinque minuti"
                                   << "A pochi minuti"
                                   << "A [cinque] minuti"
                                   << "A [pochi] minuti";
    QTest::newRow("words added") << "a Trastevere"
                                 << "a Trastevere - no agenzia"
                                 << "a Trastevere"
                                 << "a Trastevere [- no agenzia]";
    QTest::newRow("letter in a word") << "appartamento luminoso"
                                      << "appartamenti luminoso"
                                      << "appartament[o] luminoso"
                                      << "appartament[i] luminoso";
    QTest::newRow("short words whole") << "950 euro"
                                       << "980 euro"
                                       << "[950] euro"
                                       << "[980] euro";
    QTest::newRow("word split in two") << "un bilocale qui"
                                       << "un bi locale qui"
                                       << "un bilocale qui"
                                       << "un bi[ ]locale qui";
    QTest::newRow("punctuation is a token") << "Roma, centro"
                                            << "Roma centro"
                                            << "Roma[,] centro"
                                            << "Roma centro";
    QTest::newRow("white space only") << "a  b"
                                      << "a b"
                                      << "a[  ]b"
                                      << "a[ ]b";
    QTest::newRow("trailing space") << "a b "
                                    << "a b"
                                    << "a b[ ]"
                                    << "a b";
    QTest::newRow("accents stay whole") << "città bella"
                                        << "citta bella"
                                        << "citt[à] bella"
                                        << "citt[a] bella";
    QTest::newRow("ideographs one by one") << "東京大学"
                                           << "東京都大学"
                                           << "東京大学"
                                           << "東京[都]大学";
  }
  void differencesAreMarked() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    const std::string textA = a.toStdString();
    const std::string textB = b.toStdString();
    const TextDiff diff = diffTexts(textA, textB);
    QTEST(QString::fromStdString(marked(textA, diff.onlyA)), "markedA");
    QTEST(QString::fromStdString(marked(textB, diff.onlyB)), "markedB");
    QCOMPARE(diff.isEqual(), textA == textB);
  }

  void changesArePlaces() {
    const TextDiff diff = diffTexts("A cinque minuti da Roma", "A pochi minuti da Roma centro");
    const std::vector<TextChange> expected{{{2, 8}, {2, 7}}, {{23, 23}, {23, 29}}};
    QCOMPARE(diff.changes, expected);
    QVERIFY(diffTexts("una", "una").changes.empty());
  }

  void whatIsLeftIsEqualAndSpansAscend() {
    SplitMix64 random(7);
    for (int round = 0; round < 300; ++round) {
      const std::string a = randomText(random, static_cast<int>(random.next() % 40), 12);
      const std::string b = randomText(random, static_cast<int>(random.next() % 40), 12);
      const TextDiff diff = diffTexts(a, b);
      QCOMPARE(withoutSpans(a, diff.onlyA), withoutSpans(b, diff.onlyB));
      for (const auto *spans : {&diff.onlyA, &diff.onlyB}) {
        for (std::size_t i = 0; i < spans->size(); ++i) {
          QVERIFY((*spans)[i].begin < (*spans)[i].end);
          if (i > 0) QVERIFY((*spans)[i - 1].end < (*spans)[i].begin);
        }
      }
    }
  }

  void aChangeInALongTextIsFoundByAnchors() {
    std::string a;
    for (int i = 0; i < 8000; ++i) a += "word" + std::to_string(i) + " ";
    std::string b = a;
    b.replace(b.find("word200 "), 8, "house ");
    b.replace(b.find("word7000 "), 9, "garden ");
    const TextDiff diff = diffTexts(a, b);
    QCOMPARE(diff.onlyA.size(), std::size_t{2});
    QCOMPARE(a.substr(diff.onlyA[1].begin, diff.onlyA[1].end - diff.onlyA[1].begin),
             std::string("word7000"));
  }

  void over20000WordsBlockByBlock() {
    std::string middle;
    for (int i = 0; i < 25000; ++i) middle += " x" + std::to_string(i);
    const std::string a = "head one" + middle + " two" + middle + " tail";
    const std::string b = "head 1" + middle + " 2 and more" + middle + " tail";
    const TextDiff diff = diffTexts(a, b);
    QCOMPARE(diff.onlyA.size(), std::size_t{2});  // nothing between the two places
    QCOMPARE(diff.onlyA[0], (TextSpan{5, 8}));
    QCOMPARE(a.substr(diff.onlyA[1].begin, diff.onlyA[1].end - diff.onlyA[1].begin),
             std::string("two"));
    QCOMPARE(b.substr(diff.onlyB[1].begin, diff.onlyB[1].end - diff.onlyB[1].begin),
             std::string("2 and more"));
  }

  void blocksLeaveNothingUnequalUnmarked() {
    SplitMix64 random(11);
    for (int round = 0; round < 4; ++round) {
      const std::string a = randomText(random, 21000, round < 2 ? 40 : 4000);
      std::string b = a;
      for (int edit = 0; edit < 200; ++edit) {
        const std::size_t at = b.find(' ', random.next() % (b.size() - 100));
        b.replace(at, random.next() % 60, " neu" + std::to_string(random.next() % 9) + " ");
      }
      const TextDiff diff = diffTexts(a, b);
      QCOMPARE(withoutSpans(a, diff.onlyA), withoutSpans(b, diff.onlyB));
    }
  }

  void ignoredDifferencesAreNotMarked_data() {
    QTest::addColumn<QString>("ignored");
    for (const char *name : {"a", "b", "markedA", "markedB"}) QTest::addColumn<QString>(name);
    QTest::newRow("nothing") << ""
                             << "Via 12"
                             << "via 13"
                             << "[Via 12]"
                             << "[via 13]";
    QTest::newRow("case") << "case"
                          << "VIA Roma"
                          << "via ROMA"
                          << "VIA Roma"
                          << "via ROMA";
    QTest::newRow("case within words") << "case"
                                       << "APPARTAMENTO"
                                       << "appartamenti"
                                       << "APPARTAMENT[O]"
                                       << "appartament[i]";
    QTest::newRow("case of other letters") << "case"
                                           << "ÀΣ"
                                           << "àς"
                                           << "ÀΣ"
                                           << "àς";
    QTest::newRow("space between words") << "space"
                                         << "note  book"
                                         << "note\n book"
                                         << "note  book"
                                         << "note\n book";
    QTest::newRow("space that parts a word") << "space"
                                             << "note book"
                                             << "notebook"
                                             << "note book"
                                             << "notebook";
    QTest::newRow("digits") << "digits"
                            << "12 June"
                            << "5 June"
                            << "12 June"
                            << "5 June";
    QTest::newRow("digits in a word") << "digits"
                                      << "A4b7"
                                      << "A5b"
                                      << "A4b7"
                                      << "A5b";
    QTest::newRow("digits of other scripts") << "digits"
                                             << "x٣"
                                             << "x4"
                                             << "x٣"
                                             << "x4";
    QTest::newRow("a word beside digits") << "digits"
                                          << "12 June"
                                          << "5 July"
                                          << "12 [June]"
                                          << "5 [July]";
    QTest::newRow("all three") << "space case digits"
                               << "FLAT no 5"
                               << "flatNo 77"
                               << "FLAT no 5"
                               << "flatNo 77";
  }
  void ignoredDifferencesAreNotMarked() {
    QFETCH(QString, ignored);
    QFETCH(QString, a);
    QFETCH(QString, b);
    const DiffOptions options{ignored.contains("space"), ignored.contains("case"),
                              ignored.contains("digits")};
    const std::string textA = a.toStdString();
    const std::string textB = b.toStdString();
    const TextDiff diff = diffTexts(textA, textB, options);
    QTEST(QString::fromStdString(marked(textA, diff.onlyA)), "markedA");
    QTEST(QString::fromStdString(marked(textB, diff.onlyB)), "markedB");
    QCOMPARE(diff.changes.empty(), diff.isEqual());
  }

  void hostileTextsAreFast_data() {
    QTest::addColumn<int>("vocabulary");
    QTest::newRow("nothing in common but two words") << 2;
    QTest::newRow("random words") << 500;
    QTest::newRow("mostly unique words") << 1000000;
  }
  void hostileTextsAreFast() {
    QFETCH(int, vocabulary);
    SplitMix64 random(3);
    const std::string a = randomText(random, 18000, static_cast<std::uint64_t>(vocabulary));
    const std::string b = randomText(random, 18000, static_cast<std::uint64_t>(vocabulary));
    QElapsedTimer timer;
    timer.start();
    const TextDiff diff = diffTexts(a, b);
    VERIFY_WITHIN(timer, 3000);
    QCOMPARE(withoutSpans(a, diff.onlyA), withoutSpans(b, diff.onlyB));
  }

  void oneVeryLongWord() {
    const std::string a(1'000'000, 'a');
    const TextDiff diff = diffTexts(a, a + "b");
    QCOMPARE(diff.onlyA.size(), std::size_t{1});
    QCOMPARE(diff.onlyB[0].end, 1'000'001U);
  }

  void alignerMatchesAscend() {
    const std::vector<std::uint32_t> a{1, 2, 3, 4, 5, 6};
    const std::vector<std::uint32_t> b{1, 3, 9, 5, 7, 6};
    const std::vector<Match> matches = alignSequences(a, b);
    QCOMPARE(matches.size(), std::size_t{4});
    for (std::size_t i = 0; i < matches.size(); ++i) {
      QCOMPARE(a[matches[i].a], b[matches[i].b]);
      if (i > 0) QVERIFY(matches[i - 1].a < matches[i].a && matches[i - 1].b < matches[i].b);
    }
  }
};

SHINGLESCOPE_TEST(TestTextDiff, NoApplication)
#include "tst_text_diff.moc"
