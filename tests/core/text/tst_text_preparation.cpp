// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::string prepared(std::string_view text, const PreparationOptions &options) {
  auto preparer = TextPreparer::create(options);
  return std::string(preparer->prepare(text));
}

/// Returns options without any step.
PreparationOptions nothing() {
  PreparationOptions options;
  options.unicode = UnicodeForm::Keep;
  options.lowerCase = false;
  options.whiteSpace = WhiteSpace::Keep;
  return options;
}

PreparationOptions newsOptions() {
  PreparationOptions options;
  options.unicode = UnicodeForm::Keep;
  options.stripPunctuation = Punctuation::All;
  options.stripDigits = true;
  options.stripLoneLetters = true;
  options.stopWords = "en";
  options.stem = "en";
  return options;
}

std::vector<QByteArray> readLines(const QString &path) {
  QFile file(path);
  std::vector<QByteArray> lines;
  if (!file.open(QIODevice::ReadOnly)) return lines;
  for (const QByteArray &line : file.readAll().split('\n')) {
    if (!line.isEmpty()) lines.push_back(line);
  }
  if (!lines.empty()) lines.erase(lines.begin());  // the header
  return lines;
}

}  // namespace

class TestTextPreparation : public QObject {
  Q_OBJECT

 private slots:
  void defaults();
  void noStepKeepsEveryByte();
  void stepsInTheirOrder();
  void stopWordsPassTheEarlierSteps();
  void typographicApostrophes();
  void stemsWords();
  void removedWordsTakeTheirWhiteSpace();
  void previewShowsTheStepsThatAreOn();
  void preparersMoveAndRepeat();
  void unknownLanguagesAreNamed();
  void invalidBytesDoNotCrash();
  void referencePairsOfArticles();
};

void TestTextPreparation::defaults() {
  QCOMPARE(prepared("  \uFB01ne\u00a0 DAY\t\u2160 \u039f\u0394\u039f\u03a3 ", {}),
           std::string("fine day i \u03bf\u03b4\u03bf\u03c2"));
  QCOMPARE(prepared("A  B", {}), std::string("a b"));
  QCOMPARE(prepared("", {}), std::string());
}

void TestTextPreparation::noStepKeepsEveryByte() {
  const std::string text = std::string(1, '\0') + " A\u00a0\uFB01\r\n ";
  QCOMPARE(prepared(text, nothing()), text);
}

void TestTextPreparation::stepsInTheirOrder() {
  // "B2" becomes a single letter without its digit, and "a." without its full stop.
  QCOMPARE(prepared("Cats B2, a. saw 12 running-dogs", newsOptions()),
           std::string("cat saw runningdog"));
  PreparationOptions removing = nothing();
  removing.whiteSpace = WhiteSpace::Remove;
  removing.stopWords = "en";
  QCOMPARE(prepared("the cat", removing), std::string("thecat"));
  QCOMPARE(prepared("t he", removing), std::string());
}

void TestTextPreparation::stopWordsPassTheEarlierSteps() {
  PreparationOptions options = nothing();
  options.stopWords = "en";
  QCOMPARE(prepared("don't go", options), std::string("go"));
  QCOMPARE(prepared("dont go", options), std::string("dont go"));
  QCOMPARE(prepared("The cat", options), std::string("The cat"));
  options.lowerCase = true;
  QCOMPARE(prepared("The cat", options), std::string("cat"));
  options.stripPunctuation = Punctuation::Ascii;
  QCOMPARE(prepared("I don't go", options), std::string("go"));
  QCOMPARE(prepared("dont go", options), std::string("go"));
}

void TestTextPreparation::typographicApostrophes() {
  PreparationOptions options;
  options.stopWords = "en";
  QCOMPARE(prepared("I don\u2019t go", options), std::string("go"));
  options.stripPunctuation = Punctuation::All;
  QCOMPARE(prepared("I don\u2019t go", options), std::string("go"));
  options.stopWords = "it";
  options.stripPunctuation = Punctuation::None;
  QCOMPARE(prepared("perche\u0301 l' amico PI\u00d9 caro", options), std::string("amico caro"));
}

void TestTextPreparation::stemsWords() {
  PreparationOptions options = nothing();
  options.stem = "en";
  QCOMPARE(prepared("running  dogs\n", options), std::string("run  dog\n"));
  options.stem = "it";
  QCOMPARE(prepared("abbandonata abbandonate", options), std::string("abbandon abbandon"));
}

void TestTextPreparation::removedWordsTakeTheirWhiteSpace() {
  PreparationOptions options = nothing();
  options.stopWords = "en";
  QCOMPARE(prepared("cat \n the\tdog", options), std::string("cat\tdog"));
  QCOMPARE(prepared("the \n cat", options), std::string("cat"));
  QCOMPARE(prepared("the a \n cat", options), std::string("cat"));
  QCOMPARE(prepared(" \tthe  cat", options), std::string("  cat"));
  QCOMPARE(prepared("cat the ", options), std::string("cat "));
  QCOMPARE(prepared("the", options), std::string());
  QCOMPARE(prepared("the a  of ", options), std::string());
}

void TestTextPreparation::previewShowsTheStepsThatAreOn() {
  auto preparer = TextPreparer::create(newsOptions());
  QVERIFY(preparer.hasValue());
  const auto steps = preparer->preview("The B2 Dogs!");
  const std::vector<std::pair<PreparationStep, std::string>> expected{
      {PreparationStep::Original, "The B2 Dogs!"},   {PreparationStep::LowerCase, "the b2 dogs!"},
      {PreparationStep::Punctuation, "the b2 dogs"}, {PreparationStep::Digits, "the b dogs"},
      {PreparationStep::LoneLetters, "the dogs"},    {PreparationStep::WhiteSpace, "the dogs"},
      {PreparationStep::StopWords, "dogs"},          {PreparationStep::Stem, "dog"}};
  QCOMPARE(steps.size(), expected.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    QCOMPARE(steps[i].step, expected[i].first);
    QCOMPARE(steps[i].text, expected[i].second);
  }
  QCOMPARE(TextPreparer::create(nothing())->preview("x").size(), 1U);
  QCOMPARE(TextPreparer::create({})->preview("x").size(), 4U);
}

void TestTextPreparation::preparersMoveAndRepeat() {
  auto made = TextPreparer::create({});
  TextPreparer preparer = *std::move(made);
  const std::string_view first =
      preparer.prepare("One  LONG enough text for the heap, twenty and more");
  const std::string again(preparer.prepare(first));  // its own result may be the input
  QCOMPARE(again, std::string("one long enough text for the heap, twenty and more"));
  QCOMPARE(std::string(preparer.prepare("B")), std::string("b"));
}

void TestTextPreparation::unknownLanguagesAreNamed() {
  PreparationOptions options;
  options.stopWords = "xx";
  const auto made = TextPreparer::create(options);
  QVERIFY(!made.hasValue());
  QCOMPARE(made.error().code, ErrorCode::BadParameter);
  QCOMPARE(made.error().detail(),
           std::string("There are no stop words for the language \"xx\"; choose one of en, it."));
  options.stopWords.reset();
  options.stem = "";
  const auto other = TextPreparer::create(options);
  QVERIFY(!other.hasValue());
  QCOMPARE(other.error().code, ErrorCode::BadParameter);
  for (const std::string &language : stemmerLanguages()) {
    QVERIFY(other.error().detail().find(language) != std::string::npos);
  }
}

void TestTextPreparation::invalidBytesDoNotCrash() {
  auto preparer = TextPreparer::create(newsOptions());
  auto standard = TextPreparer::create({});
  SplitMix64 random(5);
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    for (int i = 0; i < 20; ++i) text += static_cast<char>(random.next() & 0xFFU);
    QVERIFY(preparer->prepare(text).size() < 200);
    QVERIFY(standard->prepare(text).size() < 1000);
  }
}

/// Checks the listed intersection and union of each listed pair.
void TestTextPreparation::referencePairsOfArticles() {
  const auto articles = readLines(test::sharedPath("/data/mccormick/articles_1000.tsv"));
  const auto pairs = readLines(test::sharedPath("/reference/pairs/mccormick_1000_word3.tsv"));
  if (articles.empty() || pairs.empty()) QSKIP("The reference articles are missing.");
  PreparationOptions options = nothing();
  options.lowerCase = true;
  options.stripPunctuation = Punctuation::Ascii;
  auto preparer = TextPreparer::create(options);
  Shingler shingler({ShingleUnit::Word, 3, ShortTexts::Skip, HashFunction::Xxh3});
  std::vector<std::uint64_t> sets[2];
  for (const QByteArray &line : pairs) {
    const auto cells = line.split('\t');
    for (int side = 0; side < 2; ++side) {
      const QByteArray &row = articles[cells[side].toUInt()];
      const QByteArray text = row.mid(row.indexOf('\t') + 1);
      shingler.shingleSet(preparer->prepare(text.toStdString()), sets[side]);
    }
    std::vector<std::uint64_t> both;
    std::set_intersection(sets[0].begin(), sets[0].end(), sets[1].begin(), sets[1].end(),
                          std::back_inserter(both));
    QCOMPARE(both.size(), cells[2].toUInt());
    QCOMPARE(sets[0].size() + sets[1].size() - both.size(), cells[3].toUInt());
  }
}

SHINGLESCOPE_TEST(TestTextPreparation, NoApplication)
#include "tst_text_preparation.moc"
