// SPDX-License-Identifier: MIT
// A work sheet as data: it has the blanks that were chosen and does not give them away, and its key
// fills them in, each in its place.

#include <QRegularExpression>
#include <QtTest>

#include "core/lesson/model/lesson_touch.h"
#include "core/lesson/questions/named_results.h"
#include "tests/support/hand_out_parts.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns every choice of blanks.
std::vector<SheetBlanks> allBlanks() {
  std::vector<SheetBlanks> all;
  for (unsigned bits = 0; bits < 16; ++bits)
    all.push_back({(bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0, (bits & 8U) != 0});
  return all;
}

}  // namespace

class TestWorkSheet : public QObject {
  Q_OBJECT

 private slots:
  void workSheetHasNoAnswers();
  void answersAreInTheirColumns();
  void chosenPartsAreBlank();
  void whatCannotBeComputedIsGiven();
  void changesByHandAreGiven();
  void signaturesFollowFromThePrintedRows();
  void bucketLinesDoNotTellTheBuckets();
  void questionsDoNotGiveResultsAway();
  void questionsThatNameResultsAreLeftOut();
  void keyIsTheFilledInSheet();
};

void TestWorkSheet::workSheetHasNoAnswers() {
  for (const LessonSpec &spec : readyLessons()) {
    const Lesson lesson = *Lesson::create(spec);
    for (const SheetBlanks &blanks : allBlanks()) {
      const HandOut sheet = handOutOf(lesson, HandOutForm::WorkSheet, "en", blanks);
      std::size_t found = 0;
      for (const HandOutTable &table : paperTables(sheet))
        for (const auto &row : table.rows)
          for (const HandOutCell &cell : row) {
            if (!cell.isAnswer) continue;
            QVERIFY(cell.text == Sentence());
            ++found;
          }
      QVERIFY(found > 0);
      QVERIFY(!spec.about.in("en").empty());
      QVERIFY(!paperSays(sheet, {SentenceId::Lesson, {spec.about.in("en")}}));
      QVERIFY(curveOf(sheet).points.empty());
      for (const HandOutQuestion &question : questionsOf(sheet)) {
        QVERIFY(!question.answer && question.explanation == Sentence());
        QCOMPARE(question.choices.empty(), question.isOpen);
      }
      for (const SentenceId gives : {SentenceId::OrdersCounted, SentenceId::ClaimWrong,
                                     SentenceId::AnswersFollow, SentenceId::NotesFollow})
        QVERIFY(!saysAny(sheet, gives));
    }
    QVERIFY(paperSays(handOutOf(lesson, HandOutForm::Complete, "en"),
                      {SentenceId::Lesson, {spec.about.in("en")}}));
  }
}

/// The columns of each table that students fill in: the first of them, and their maximum number.
struct AnswerColumns {
  SentenceId caption;
  std::size_t first;
  std::size_t count;
};
constexpr std::size_t kAll = 100;
constexpr AnswerColumns kAnswers[] = {
    {SentenceId::CaptionShinglesOnly, 0, 0}, {SentenceId::CaptionMatrix, 2, kAll},
    {SentenceId::CaptionJaccard, 1, kAll},   {SentenceId::CaptionPairs, 1, 3},
    {SentenceId::CaptionFunctions, 4, 1},    {SentenceId::CaptionValues, 2, kAll},
    {SentenceId::CaptionOrders, 1, 1},       {SentenceId::CaptionSignatures, 1, kAll},
    {SentenceId::CaptionEstimates, 1, 3},    {SentenceId::CaptionBuckets, 1, 2},
    {SentenceId::CaptionCandidates, 1, 2},   {SentenceId::CaptionChances, 2, 3}};

void TestWorkSheet::answersAreInTheirColumns() {
  const HandOut sheet = handOutOf(ready("three-documents"), HandOutForm::WorkSheet, "en");
  QCOMPARE(paperTables(sheet).size(), std::size(kAnswers));
  for (const HandOutTable &table : paperTables(sheet)) {
    const auto *columns = std::ranges::find(kAnswers, table.caption.id, &AnswerColumns::caption);
    QVERIFY(columns != std::end(kAnswers));
    for (std::size_t row = 0; row < table.rows.size(); ++row)
      for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
        const bool isDiagonal = table.caption.id == SentenceId::CaptionJaccard && column == row + 1;
        const bool isAnswer =
            column >= columns->first && column < columns->first + columns->count && !isDiagonal;
        QCOMPARE(table.rows[row][column].isAnswer, isAnswer);
      }
  }
}

/// Returns the number of blank cells of a table.
std::size_t blanksIn(const HandOut &sheet, SentenceId caption) {
  std::size_t blanks = 0;
  for (const auto &row : tableWith(sheet, caption).rows)
    blanks += static_cast<std::size_t>(std::ranges::count_if(row, &HandOutCell::isAnswer));
  return blanks;
}

void TestWorkSheet::chosenPartsAreBlank() {
  const Lesson lesson = ready("three-documents");
  for (const SheetBlanks &blanks : allBlanks()) {
    const HandOut sheet = handOutOf(lesson, HandOutForm::WorkSheet, "en", blanks);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionMatrix), blanks.matrix ? 48U : 0U);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionValues), blanks.hashValues ? 64U : 0U);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionOrders), blanks.hashValues ? 4U : 0U);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionFunctions), blanks.hashValues ? 4U : 0U);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionSignatures), blanks.signature ? 12U : 0U);
    // Two bands of four lines, or six buckets whose values would be those of the signature.
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionBuckets), blanks.buckets     ? 16U
                                                          : blanks.signature ? 6U
                                                                             : 0U);
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionJaccard), std::size_t{6});
    QCOMPARE(blanksIn(sheet, SentenceId::CaptionEstimates), std::size_t{9});
    QCOMPARE(tableWith(sheet, SentenceId::CaptionShingles).rows.empty(), blanks.matrix);
  }
}

/// An order that was changed manually has no formula, and a changed cell does not follow from the
/// texts.
void TestWorkSheet::changesByHandAreGiven() {
  LessonSpec spec = *readyLesson("three-documents");
  const auto tables = makeLessonTables(spec);
  spec = withMovedRow(spec, *tables, 1, 0, 9);
  spec = withSwitchedCell(spec, *tables, 3, 2);
  const Lesson lesson = *Lesson::create(spec);
  const SheetBlanks all{true, true, true, true};
  const HandOut sheet = handOutOf(lesson, HandOutForm::WorkSheet, "en", all);
  QCOMPARE(blanksIn(sheet, SentenceId::CaptionMatrix), 47U);
  QCOMPARE(blanksIn(sheet, SentenceId::CaptionValues), 48U);
  QVERIFY(!tableWith(sheet, SentenceId::CaptionMatrix).rows[3][4].isAnswer);
  for (const auto &row : tableWith(sheet, SentenceId::CaptionValues).rows)
    QVERIFY(row[2].isAnswer && !row[3].isAnswer && row[4].isAnswer);
  QVERIFY(paperSays(sheet, {SentenceId::HashesModular, {SentenceValue::count(3)}}));
  QVERIFY(paperSays(sheet,
                    {SentenceId::ChangedByHand, {SentenceValue::list({"h2", "x = 4 (doc 3)"})}}));
  QVERIFY(!saysAny(handOutOf(ready("three-documents"), HandOutForm::Complete, "en"),
                   SentenceId::ChangedByHand));
}

/// A part that nothing on the paper determines is given.
void TestWorkSheet::whatCannotBeComputedIsGiven() {
  const HandOut given = handOutOf(ready("six-rows"), HandOutForm::WorkSheet, "en");
  QCOMPARE(blanksIn(given, SentenceId::CaptionMatrix), std::size_t{0});
  QVERIFY(blanksIn(given, SentenceId::CaptionValues) > 0);  // follow from the given orders
  QCOMPARE(blanksIn(given, SentenceId::CaptionOrders), std::size_t{0});
  const HandOut drawn = handOutOf(ready("twins"), HandOutForm::WorkSheet, "en");
  QCOMPARE(blanksIn(drawn, SentenceId::CaptionValues), std::size_t{0});
  QVERIFY(blanksIn(drawn, SentenceId::CaptionMatrix) > 0);
  // Shingles in rows that are not printed cannot be counted, so only the quotient is blank.
  QCOMPARE(blanksIn(drawn, SentenceId::CaptionPairs), std::size_t{3});
  QVERIFY(std::ranges::none_of(questionsOf(drawn), [](const HandOutQuestion &question) {
    return question.prompt.id == SentenceId::AskShared;
  }));
  // Only the printed hashes have their numbers on the paper.
  const HandOutExtract extract = extractOf(ready("twins").tables(), {});
  QCOMPARE(blanksIn(drawn, SentenceId::CaptionSignatures), std::size_t{3} * extract.hashes);
  QVERIFY(extract.hashes < extract.signature);
}

/// Every signature value that is blank follows from the printed rows and numbers.
void TestWorkSheet::signaturesFollowFromThePrintedRows() {
  for (const LessonSpec &spec : readyLessons()) {
    const Lesson lesson = *Lesson::create(spec);
    const LessonTables &tables = lesson.tables();
    for (const PaperLimits &limits : {PaperLimits(), PaperLimits{100, 2, 4, 2, 4, 2, 1}}) {
      const HandOutExtract extract = extractOf(tables, limits);
      QVERIFY(extract.rows.size() <= printedOf(tables.rows.size(), limits.rows) ||
              extract.hashes == 1);
      QCOMPARE(extract.rows.size() + extract.hiddenRows, tables.rows.size());
      QVERIFY(extract.hashes >= 1 && extract.hashes <= tables.numHashes());
      QCOMPARE(extract.signature == tables.numHashes() || extract.signature % tables.plan.rows == 0,
               true);
      for (std::uint32_t hash = 0; hash < extract.hashes; ++hash)
        for (std::uint32_t document = 0; document < tables.documents.size(); ++document) {
          std::optional<std::uint32_t> least;
          for (const std::uint32_t row : extract.rows)
            if (tables.rows[row].isIn(document))
              least = std::min(least.value_or(~0U), tables.columns[hash].values[row]);
          if (least) QCOMPARE(*least, tables.signatures[document][hash]);
        }
    }
  }
}

/// The number of lines is the same whether documents share buckets or not.
void TestWorkSheet::bucketLinesDoNotTellTheBuckets() {
  for (LessonSpec spec : readyLessons()) {
    for (const bool isEqual : {false, true}) {
      if (isEqual)
        for (LessonText &text : spec.texts) text.text = spec.texts.front().text;
      spec.claimed.clear();
      const Lesson lesson = *Lesson::create(spec);
      const HandOutExtract extract = extractOf(lesson.tables(), {});
      for (const HandOutForm form : {HandOutForm::WorkSheet, HandOutForm::AnswerKey}) {
        const auto table = tableWith(handOutOf(lesson, form, "en"), SentenceId::CaptionBuckets);
        const std::size_t lines = std::max<std::size_t>(4, lesson.tables().documents.size() + 1);
        QCOMPARE(table.rows.size(), lines * extract.bands);
      }
    }
  }
}

/// Returns the numbers of a text that have decimals or are fractions, in each language.
std::vector<double> sharesIn(const std::string &text) {
  static const QRegularExpression number(
      QStringLiteral("(?<![\\d.,/])(\\d+)(?:[.,](\\d+)|/(\\d+))(?![\\d/])"));
  std::vector<double> shares;
  for (auto found = number.globalMatch(QString::fromStdString(text)); found.hasNext();) {
    const auto match = found.next();
    shares.push_back(match.captured(3).isEmpty()
                         ? (match.captured(1) + u'.' + match.captured(2)).toDouble()
                         : match.captured(1).toDouble() / match.captured(3).toDouble());
  }
  return shares;
}

/// Neither the authors' questions and prompts nor those made from the numbers contain results.
void TestWorkSheet::questionsDoNotGiveResultsAway() {
  QCOMPARE(sharesIn("0.25, 3/12 or 0,5?"), (std::vector<double>{0.25, 0.25, 0.5}));
  for (const LessonSpec &spec : readyLessons()) {
    const Lesson lesson = *Lesson::create(spec);
    for (const char *language : {"en", "it"}) {
      std::vector<std::string> texts;
      for (const LessonNote &prompt : spec.prompts) texts.push_back(prompt.text.in(language));
      for (const HandOutQuestion &question :
           questionsOf(handOutOf(lesson, HandOutForm::WorkSheet, language)))
        for (const SentenceValue &value : question.prompt.values) texts.push_back(value.plain());
      for (const std::string &text : texts)
        for (const double shown : sharesIn(text))
          for (const LessonPair &pair : lesson.tables().pairs)
            for (const double result :
                 {pair.jaccard(), pair.estimateOf(lesson.tables().numHashes()), pair.chance})
              QVERIFY2(std::abs(shown - result) > 0.005, text.c_str());
    }
  }
}

/// The first question of this lesson names an estimate. It is asked on the hand-out, but not on the
/// sheet, whose signature is blank.
void TestWorkSheet::questionsThatNameResultsAreLeftOut() {
  const Lesson lesson = *Lesson::create(*readyLesson("three-documents"));
  const auto texts = [&](HandOutForm form) {
    std::string all;
    for (const HandOutQuestion &question : questionsOf(handOutOf(lesson, form, "en")))
      for (const SentenceValue &value : question.prompt.values) all += value.plain() + '\n';
    return all;
  };
  const std::string named = "Is their similarity therefore 0.25?";
  QVERIFY(texts(HandOutForm::Complete).find(named) != std::string::npos);
  for (const HandOutForm form : {HandOutForm::WorkSheet, HandOutForm::AnswerKey})
    QVERIFY(texts(form).find(named) == std::string::npos);
  const LessonTables &tables = lesson.tables();
  for (const char *text : {"0.25", "0,25?", "3/12", "it is 1/4.", "(0.25)"})
    QVERIFY2(namesResult(tables, text), text);
  for (const char *text : {"", "25", "1, 4", "0.5", "5/6", "h1/", "0.", "3/0", "12"})
    QVERIFY2(!namesResult(tables, text), text);
}

/// Tests whether two cells, texts or questions are equal apart from what is blank.
bool isFilledIn(const HandOutTable &sheet, const HandOutTable &key) {
  if (sheet.caption != key.caption || sheet.rows.size() != key.rows.size() ||
      sheet.columns.size() != key.columns.size() || sheet.linesAfter != key.linesAfter)
    return false;
  for (std::size_t row = 0; row < key.rows.size(); ++row) {
    if (sheet.rows[row].size() != key.rows[row].size()) return false;
    for (std::size_t column = 0; column < key.rows[row].size(); ++column) {
      const HandOutCell &blank = sheet.rows[row][column];
      const HandOutCell &filled = key.rows[row][column];
      if (blank.isAnswer != filled.isAnswer) return false;
      if (filled.isAnswer ? filled.text == Sentence() : blank.text != filled.text) return false;
    }
  }
  return true;
}

bool isFilledIn(const HandOutText &sheet, const HandOutText &key) {
  return sheet.role == key.role && sheet.sentences == key.sentences && sheet.record == key.record;
}

bool isFilledIn(const HandOutQuestion &sheet, const HandOutQuestion &key) {
  return sheet.number == key.number && sheet.prompt == key.prompt && sheet.isOpen == key.isOpen &&
         (sheet.isOpen || sheet.choices == key.choices) && !sheet.answer && key.answer &&
         key.explanation != Sentence();
}

bool isFilledIn(const HandOutBlock &sheet, const HandOutBlock &key) {
  if (sheet.index() != key.index()) return false;
  if (const auto *stage = std::get_if<LessonStage>(&sheet))
    return *stage == std::get<LessonStage>(key);
  if (const auto *listing = std::get_if<HandOutListing>(&sheet))
    return listing->listing == std::get<HandOutListing>(key).listing;
  if (const auto *curve = std::get_if<HandOutCurve>(&sheet)) {
    const HandOutCurve &filled = std::get<HandOutCurve>(key);
    return curve->pairs == filled.pairs && filled.points.size() == filled.pairs;
  }
  if (const auto *table = std::get_if<HandOutTable>(&sheet))
    return isFilledIn(*table, std::get<HandOutTable>(key));
  if (const auto *question = std::get_if<HandOutQuestion>(&sheet))
    return isFilledIn(*question, std::get<HandOutQuestion>(key));
  return isFilledIn(std::get<HandOutText>(sheet), std::get<HandOutText>(key));
}

/// Every block and every cell has the same place in both; the key fills in exactly the blanks, and
/// has the notes at its end.
void TestWorkSheet::keyIsTheFilledInSheet() {
  for (const LessonSpec &spec : readyLessons()) {
    const Lesson lesson = *Lesson::create(spec);
    for (const SheetBlanks &blanks : allBlanks()) {
      const auto sheet = handOutOf(lesson, HandOutForm::WorkSheet, "en", blanks).blocks;
      const auto key = handOutOf(lesson, HandOutForm::AnswerKey, "en", blanks).blocks;
      QVERIFY(sheet.size() <= key.size());
      for (std::size_t i = 0; i < sheet.size(); ++i) QVERIFY(isFilledIn(sheet[i], key[i]));
      for (std::size_t i = sheet.size(); i < key.size(); ++i)
        QVERIFY(std::holds_alternative<HandOutText>(key[i]));
    }
  }
}

SHINGLESCOPE_TEST(TestWorkSheet, NoApplication)
#include "tst_work_sheet.moc"
