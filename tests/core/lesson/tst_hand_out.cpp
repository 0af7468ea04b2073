// SPDX-License-Identifier: MIT
// A lesson on paper as data: the hand-out and the answer key contain all its numbers.

#include <QtTest>

#include "tests/support/hand_out_parts.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr HandOutForm kForms[] = {HandOutForm::Complete, HandOutForm::WorkSheet,
                                  HandOutForm::AnswerKey};

const char *const kHandOutShingles[] = {
    "and the moon", "can see moon",  "dark and the", "i can see",
    "in the night", "is dark and",   "is red the",   "moon in the",
    "moon is red",  "night is dark", "night is red", "red the night",
    "see moon is",  "the moon in",   "the moon is",  "the night is"};
// h1 to h4 of the source, and the documents that contain the row.
const char *const kRows[16][7] = {
    {"1", "0", "0", "13", "1", "5", "13"},   {"0", "1", "0", "0", "15", "13", "16"},
    {"1", "0", "0", "4", "12", "4", "2"},    {"0", "1", "0", "8", "9", "12", "5"},
    {"0", "0", "1", "12", "6", "3", "8"},    {"1", "0", "0", "16", "3", "11", "11"},
    {"0", "1", "0", "3", "0", "2", "14"},    {"0", "0", "1", "7", "14", "10", "0"},
    {"1", "1", "0", "11", "11", "1", "3"},   {"1", "1", "0", "15", "8", "9", "6"},
    {"0", "0", "1", "2", "5", "0", "9"},     {"0", "1", "0", "6", "2", "8", "12"},
    {"0", "1", "0", "10", "16", "16", "15"}, {"0", "0", "1", "14", "13", "7", "1"},
    {"1", "0", "0", "1", "10", "15", "4"},   {"1", "1", "1", "5", "7", "6", "7"}};

}  // namespace

class TestHandOut : public QObject {
  Q_OBJECT

 private slots:
  void stagesAreInOrder();
  void matricesAreThoseOfTheSource();
  void resultsAreThoseOfTheSource();
  void whiteSpaceIsDescribedCorrectly();
  void shinglesInSignaturesShowTheirEnds();
  void longValuesArePrintedWhole();
  void aLoneDocumentHasNoPairs();
  void candidatesShareABucket();
  void remarksDoNotRevealAnswers();
  void limitsAreCounted();
  void everyBuiltInLessonPrints();
  void givenMatrixNeedsNoTexts();
  void repeatsOfAMapAreListed();
  void questionsAreAnsweredAtTheEndOrInTheKey();
  void valuesShowTheirKind();
};

void TestHandOut::stagesAreInOrder() {
  for (const HandOutForm form : kForms) {
    std::vector<int> stages;
    std::vector<int> listings;
    const HandOut paper = handOutOf(ready("three-documents"), form, "en");
    for (const HandOutBlock &block : paper.blocks) {
      if (const auto *stage = std::get_if<LessonStage>(&block))
        stages.push_back(static_cast<int>(*stage));
      if (const auto *listing = std::get_if<HandOutListing>(&block))
        listings.push_back(static_cast<int>(listing->listing));
    }
    QCOMPARE(stages, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
    QVERIFY(std::ranges::find(listings, static_cast<int>(Listing::SignOnes)) != listings.end());
    QCOMPARE(paper.title, std::string("Three documents"));
  }
  QCOMPARE(handOutOf(ready("three-documents"), HandOutForm::Complete, "it").title,
           std::string("Tre documenti"));
}

void TestHandOut::matricesAreThoseOfTheSource() {
  for (const HandOutForm form : kForms) {
    const HandOut paper =
        handOutOf(ready("three-documents"), form, "en", SheetBlanks{false, false, true, true});
    const auto ones = tableRowsOf(paper, SentenceId::CaptionMatrix);
    const auto values = tableRowsOf(paper, SentenceId::CaptionValues);
    QCOMPARE(ones.size(), std::size_t{16});
    QCOMPARE(values.size(), std::size_t{16});
    for (std::size_t row = 0; row < 16; ++row) {
      const QString x = QString::number(row + 1);
      const auto &r = kRows[row];
      QCOMPARE(ones[row], (QStringList{x, kHandOutShingles[row], r[0], r[1], r[2]}));
      QCOMPARE(values[row], (QStringList{x, kHandOutShingles[row], r[3], r[4], r[5], r[6]}));
    }
    const auto functions = tableRowsOf(paper, SentenceId::CaptionFunctions);
    QCOMPARE(functions[0], (QStringList{"h1", "4", "9", "17", "yes"}));
    QCOMPARE(functions[3], (QStringList{"h4", "3", "10", "17", "yes"}));
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionShingles)[0],
             (QStringList{"1", "the night is", "16", "i can see", "4", "the moon in", "14"}));
  }
}

void TestHandOut::resultsAreThoseOfTheSource() {
  for (const HandOutForm form : {HandOutForm::Complete, HandOutForm::AnswerKey}) {
    const HandOut paper = handOutOf(ready("three-documents"), form, "en");
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionJaccard),
             (std::vector<QStringList>{{"doc 1", "1.00", "0.25", "0.09"},
                                       {"doc 2", "0.25", "1.00", "0.08"},
                                       {"doc 3", "0.09", "0.08", "1.00"}}));
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionPairs),
             (std::vector<QStringList>{{"doc 1, doc 2", "3", "12", "3/12", "0.25"},
                                       {"doc 1, doc 3", "1", "11", "1/11", "0.09"},
                                       {"doc 2, doc 3", "1", "12", "1/12", "0.08"}}));
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionSignatures),
             (std::vector<QStringList>{{"h1", "1", "0", "2"},
                                       {"h2", "1", "0", "5"},
                                       {"h3", "1", "1", "0"},
                                       {"h4", "2", "3", "0"}}));
    QCOMPARE(tableWith(paper, SentenceId::CaptionSignatures).linesAfter,
             std::vector<std::size_t>{1});
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionEstimates),
             (std::vector<QStringList>{{"doc 1, doc 2", "1/4", "0.25", "0.25"},
                                       {"doc 1, doc 3", "0/4", "0.00", "0.09"},
                                       {"doc 2, doc 3", "0/4", "0.00", "0.08"}}));
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionBuckets)[0],
             (QStringList{"1", "1, 1", "doc 1"}));
    QCOMPARE(tableRowsOf(paper, SentenceId::CaptionChances)[0],
             (QStringList{"1", "doc 1, doc 2", "0.25", "0.121", "no"}));
    QCOMPARE(curveOf(paper).points.size(), std::size_t{3});
  }
}

void TestHandOut::whiteSpaceIsDescribedCorrectly() {
  LessonSpec spec = *readyLesson("pizza");
  spec.claimed.clear();
  for (const auto &[space, said] : {std::pair(WhiteSpace::Keep, SentenceId::Count),
                                    std::pair(WhiteSpace::Spaces, SentenceId::PreparedSpaces),
                                    std::pair(WhiteSpace::All, SentenceId::PreparedAllSpace),
                                    std::pair(WhiteSpace::Remove, SentenceId::PreparedNoSpace)}) {
    spec.preparation.whiteSpace = space;
    const HandOut paper = handOutOf(*Lesson::create(spec), HandOutForm::Complete, "en");
    for (const SentenceId one :
         {SentenceId::PreparedSpaces, SentenceId::PreparedAllSpace, SentenceId::PreparedNoSpace})
      QCOMPARE(saysAny(paper, one), one == said);
  }
}

LessonSpec characterLesson(std::vector<LessonText> texts, std::uint32_t k) {
  LessonSpec spec;
  spec.texts = std::move(texts);
  spec.preparation.whiteSpace = WhiteSpace::Keep;
  spec.shingle.unit = ShingleUnit::Character;
  spec.shingle.k = k;
  spec.permutations.numHashes = 1;
  spec.bands = 1;
  spec.convention = LessonConvention::Element;
  return spec;
}

void TestHandOut::shinglesInSignaturesShowTheirEnds() {
  const auto lesson = Lesson::create(characterLesson({{"a", " b"}, {"b", "b "}}, 2));
  const HandOut key = handOutOf(*lesson, HandOutForm::AnswerKey, "en");
  QCOMPARE(tableRowsOf(key, SentenceId::CaptionSignatures),
           (std::vector<QStringList>{{"h1", "␣b", "b␣"}}));
  QCOMPARE(tableRowsOf(key, SentenceId::CaptionBuckets),
           (std::vector<QStringList>{
               {"1", "␣b", "a"}, {"1", "b␣", "b"}, {"1", "–", "–"}, {"1", "–", "–"}}));
}

/// Two buckets whose values differ only at their ends must look different.
void TestHandOut::longValuesArePrintedWhole() {
  const std::string head(400, 'x');
  LessonSpec spec = characterLesson({{"a", head + "a"}, {"b", head + "b"}}, 401);
  spec.source = {{{"", head + " end"}}};
  const HandOut key = handOutOf(*Lesson::create(spec), HandOutForm::AnswerKey, "en");
  const HandOut all = handOutOf(*Lesson::create(spec), HandOutForm::Complete, "en");
  for (const SentenceId caption : {SentenceId::CaptionSignatures, SentenceId::CaptionBuckets})
    for (const auto &row : tableWith(all, caption).rows)
      QVERIFY(row[1].text.values.front().kind == SentenceValue::Kind::Whole);
  for (const HandOutBlock &block : key.blocks)
    if (const auto *text = std::get_if<HandOutText>(&block))
      if (text->sentences.size() == 1 && text->sentences[0].id == SentenceId::SourceIs)
        QVERIFY(text->sentences[0].values.front().kind == SentenceValue::Kind::Whole);
}

void TestHandOut::aLoneDocumentHasNoPairs() {
  LessonSpec spec = *readyLesson("three-documents");
  QCOMPARE(curveOf(handOutOf(*Lesson::create(spec), HandOutForm::WorkSheet, "en")).pairs,
           std::size_t{3});
  spec.texts.resize(1);
  spec.claimed.clear();
  spec.permutations.functions.clear();
  for (const HandOutForm form : kForms)
    QCOMPARE(curveOf(handOutOf(*Lesson::create(spec), form, "en")).pairs, std::size_t{0});
}

void TestHandOut::candidatesShareABucket() {
  LessonSpec spec = *readyLesson("three-documents");
  spec.bands = 4;
  const HandOut key = handOutOf(*Lesson::create(spec), HandOutForm::AnswerKey, "en");
  const auto buckets = tableRowsOf(key, SentenceId::CaptionBuckets);
  QVERIFY(std::ranges::find(buckets, QStringList{"3", "1", "doc 1, doc 2"}) != buckets.end());
  QCOMPARE(tableRowsOf(key, SentenceId::CaptionCandidates)[0],
           (QStringList{"doc 1, doc 2", "1", "yes"}));
  const HandOut sheet = handOutOf(*Lesson::create(spec), HandOutForm::WorkSheet, "en");
  QCOMPARE(tableRowsOf(sheet, SentenceId::CaptionBuckets).size(), std::size_t{16});
}

void TestHandOut::remarksDoNotRevealAnswers() {
  const Lesson lesson = ready("three-documents");
  const Sentence slip{SentenceId::Lesson, {lesson.spec().notes.front().text.in("en")}};
  QVERIFY(paperSays(handOutOf(lesson, HandOutForm::Complete, "en"), slip));
  QVERIFY(paperSays(handOutOf(lesson, HandOutForm::AnswerKey, "en"), slip));
  QVERIFY(!paperSays(handOutOf(lesson, HandOutForm::WorkSheet, "en"), slip));
  for (const HandOutForm form : kForms)
    for (const LessonNote &prompt : lesson.spec().prompts)
      QVERIFY(
          paperSays(handOutOf(lesson, form, "en"), {SentenceId::Lesson, {prompt.text.in("en")}}));
}

void TestHandOut::limitsAreCounted() {
  LessonSpec spec;
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "wörd" + std::to_string(i) + " ";
  spec.texts = {{"a", text}, {"b", "one two"}};
  spec.preparation.whiteSpace = WhiteSpace::Keep;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 1;
  const HandOut paper = handOutOf(*Lesson::create(spec), HandOutForm::Complete, "en");
  const PaperLimits limits;
  QCOMPARE(tableRowsOf(paper, SentenceId::CaptionMatrix).size(), limits.rows);
  QCOMPARE(tableRowsOf(paper, SentenceId::CaptionValues).size(), limits.rows);
  QCOMPARE(tableRowsOf(paper, SentenceId::CaptionShingles).size(), limits.shingles);
  QVERIFY(paperSays(paper, {SentenceId::RowsNotPrinted, {std::to_string(1002 - limits.rows)}}));
  QVERIFY(paperSays(paper,
                    {SentenceId::ShinglesHidden, {"a", std::to_string(1000 - limits.shingles)}}));
  const std::size_t characters = 10 * 6 + 90 * 7 + 900 * 8;
  QVERIFY(paperSays(
      paper, {SentenceId::CharactersHidden, {std::to_string(characters - limits.characters)}}));
  for (const HandOutBlock &block : paper.blocks)
    if (const auto *shown = std::get_if<HandOutText>(&block))
      if (shown->role == HandOutText::Role::Record && shown->record.size() > 100)
        QCOMPARE(QString::fromStdString(shown->record).size(), qsizetype(limits.characters));
  QCOMPARE(printedOf(10, 8), std::size_t{10});
  QCOMPARE(printedOf(11, 8), std::size_t{8});
}

void TestHandOut::everyBuiltInLessonPrints() {
  for (const LessonSpec &spec : readyLessons())
    for (const char *language : {"en", "it"}) {
      const HandOut paper = handOutOf(*Lesson::create(spec), HandOutForm::Complete, language);
      QCOMPARE(paper.title, spec.title.in(language));
      for (const HandOutTable &table : paperTables(paper)) {
        QVERIFY(!table.rows.empty());
        for (const auto &row : table.rows) QCOMPARE(row.size(), table.columns.size());
      }
    }
}

void TestHandOut::givenMatrixNeedsNoTexts() {
  const HandOut paper = handOutOf(ready("six-rows"), HandOutForm::Complete, "en");
  QVERIFY(paperSays(paper, {SentenceId::MatrixGiven, {"6", "2"}}));
  QVERIFY(saysAny(paper, SentenceId::OrdersCounted));
  QVERIFY(tableWith(paper, SentenceId::CaptionShingles).rows.empty());
  QVERIFY(tableWith(paper, SentenceId::CaptionFunctions).rows.empty());
  QVERIFY(!tableWith(paper, SentenceId::CaptionOrders).rows.empty());
}

void TestHandOut::repeatsOfAMapAreListed() {
  LessonSpec spec = *readyLesson("three-documents");
  spec.permutations.functions[1].p = 16;
  spec.claimed.clear();
  const Lesson lesson = *Lesson::create(spec);
  SheetBlanks blanks;
  blanks.hashValues = false;
  const HandOut paper = handOutOf(lesson, HandOutForm::WorkSheet, "en", blanks);
  QCOMPARE(tableRowsOf(paper, SentenceId::CaptionFunctions)[1].last(), QStringLiteral("no"));
  QVERIFY(saysAny(paper, SentenceId::PrimeHelps));
  // They would give blank numbers away.
  QVERIFY(!saysAny(handOutOf(lesson, HandOutForm::WorkSheet, "en"), SentenceId::PrimeHelps));
  QVERIFY(saysAny(handOutOf(lesson, HandOutForm::AnswerKey, "en"), SentenceId::PrimeHelps));
}

void TestHandOut::questionsAreAnsweredAtTheEndOrInTheKey() {
  using Show = HandOutQuestion::Show;
  const Lesson lesson = ready("three-documents");
  const std::size_t count = lesson.questions().size();
  const auto key = questionsOf(handOutOf(lesson, HandOutForm::AnswerKey, "en"));
  const auto all = questionsOf(handOutOf(lesson, HandOutForm::Complete, "en"));
  QCOMPARE(key.size(), count - 1);  // the first one names a result
  QCOMPARE(all.size(), 2 * count);
  QVERIFY(all[0].prompt.values.front().plain().starts_with("With four hashes"));
  for (std::size_t i = 0; i < count; ++i) {
    QVERIFY(all[i].show == Show::Asked && !all[i].answer);
    QVERIFY(all[count + i].show == Show::AnswerOnly);
    QCOMPARE(all[count + i].answer, std::optional(lesson.questions()[i].answer));
    if (i == 0) continue;
    QCOMPARE(key[i - 1].number, i);
    QCOMPARE(key[i - 1].answer, all[count + i].answer);
  }
}

void TestHandOut::valuesShowTheirKind() {
  QCOMPARE(SentenceValue::decimal(0.0833).plain(), std::string("0.08"));
  QCOMPARE(SentenceValue::count(1234).plain(), std::string("1234"));
  QCOMPARE(SentenceValue::names({"a", "b", "c"}).plain(), std::string("a, b, c"));
  const SentenceValue list = SentenceValue::list(std::vector<std::string>(25, "7"));
  QCOMPARE(list.parts.size(), kListedParts + 1);
  QCOMPARE(list.parts.back(), std::string("…"));
  QVERIFY(SentenceValue::list({}).plain().empty());
}

SHINGLESCOPE_TEST(TestHandOut, NoApplication)
#include "tst_hand_out.moc"
