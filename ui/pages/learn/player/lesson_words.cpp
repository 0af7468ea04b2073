// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/lesson_words.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"
#include "ui/pages/learn/player/question_words.h"
#include "ui/pages/learn/player/said_value.h"

namespace shinglescope {
namespace {

// In the order of SentenceId, one line each; question_words.cpp continues.
constexpr SentenceText kWords[] = {
    {SentenceId::Plain, "%1"},
    {SentenceId::Yes, QT_TRANSLATE_NOOP("Lesson", "Yes")},
    {SentenceId::No, QT_TRANSLATE_NOOP("Lesson", "No")},
    {SentenceId::Nothing, QT_TRANSLATE_NOOP("Lesson", "There is nothing to show here.")},
    {SentenceId::TextShown, QT_TRANSLATE_NOOP("Lesson", "This is %1 as given: %2.")},
    {SentenceId::TextPrepared,
     QT_TRANSLATE_NOOP("Lesson", "%1 is prepared, which removes differences that do not matter.")},
    {SentenceId::TextUnchanged, QT_TRANSLATE_NOOP("Lesson", "Preparing changes nothing in %1.")},
    {SentenceId::MatrixGiven,
     QT_TRANSLATE_NOOP("Lesson", "The matrix is given: %1 and %2, without texts.")},
    {SentenceId::Cut, QT_TRANSLATE_NOOP("Lesson", "%1 has the shingle %2.")},
    {SentenceId::CutRepeated,
     QT_TRANSLATE_NOOP("Lesson", "%1 has %2 again. A set keeps it only once.")},
    {SentenceId::CutRest,
     QT_TRANSLATE_NOOP("Lesson", "%1 continues like this. Cut in one step: %2 more.")},
    {SentenceId::CutNothing,
     QT_TRANSLATE_NOOP("Lesson", "%1 has no shingle, so it is not similar to anything.")},
    {SentenceId::CutTotal, QT_TRANSLATE_NOOP("Lesson", "Distinct shingles of %1: %2.")},
    {SentenceId::RowFilled, QT_TRANSLATE_NOOP("Lesson", "Row %1, %2, is in %3: there it has a 1.")},
    {SentenceId::RowOfNobody, QT_TRANSLATE_NOOP("Lesson", "Row %1, %2, is in no document.")},
    {SentenceId::RowChanged, QT_TRANSLATE_NOOP("Lesson", "Changed manually in this row: %1.")},
    {SentenceId::RowsHidden,
     QT_TRANSLATE_NOOP("Lesson", "Rows that are not shown: %1. They count like the %2 that are.")},
    {SentenceId::Jaccard,
     QT_TRANSLATE_NOOP(
         "Lesson",
         "%1 and %2 share %3 of the %6 that either has. Their Jaccard similarity is %3/%4 = %5.")},
    {SentenceId::JaccardEmpty,
     QT_TRANSLATE_NOOP("Lesson", "Neither %1 nor %2 has a shingle: they have no similarity.")},
    {SentenceId::ColumnHashed,
     QT_TRANSLATE_NOOP("Lesson", "%1(x) = (%2 x + %3) mod %4 gives every row a number.")},
    {SentenceId::ColumnShuffled, QT_TRANSLATE_NOOP("Lesson", "%1 is a true shuffle of the rows.")},
    {SentenceId::ColumnGiven, QT_TRANSLATE_NOOP("Lesson", "The numbers of %1 are given.")},
    {SentenceId::ColumnChanged,
     QT_TRANSLATE_NOOP("Lesson",
                       "The order of %1 was changed manually: its numbers are the places of the "
                       "rows, and it has no formula.")},
    {SentenceId::OrderIs, QT_TRANSLATE_NOOP("Lesson", "%1 puts the rows in the order %2.")},
    {SentenceId::RepeatsValue,
     QT_TRANSLATE_NOOP("Lesson",
                       "%1 is not a permutation: it gives the number %2 to the rows %3.")},
    {SentenceId::RepeatsToo, QT_TRANSLATE_NOOP("Lesson", "It gives %1 to the rows %2.")},
    {SentenceId::RepeatsRest,
     QT_TRANSLATE_NOOP("Lesson", "Other numbers that several rows get: %1.")},
    {SentenceId::PrimeHelps,
     QT_TRANSLATE_NOOP("Lesson", "A prime above the number of rows helps: %1.")},
    {SentenceId::ConventionValue,
     QT_TRANSLATE_NOOP("Lesson", "A signature contains hash values: the smallest number wins.")},
    {SentenceId::ConventionPosition,
     QT_TRANSLATE_NOOP("Lesson",
                       "A signature contains positions: the position of the first row with a 1.")},
    {SentenceId::ConventionElement,
     QT_TRANSLATE_NOOP("Lesson",
                       "A signature contains elements: the name of the first row with a 1.")},
    {SentenceId::OrdersCounted,
     QT_TRANSLATE_NOOP("Lesson",
                       "Orders of the rows: %1. In %4 of them %2 and %3 have the same first row: "
                       "%4/%1 = %5/%6, their Jaccard similarity.")},
    {SentenceId::RowVisited,
     QT_TRANSLATE_NOOP("Lesson", "Row %1, %2, is in %3. Its value under %4 is %5.")},
    {SentenceId::RowSkipped,
     QT_TRANSLATE_NOOP("Lesson", "Row %1, %2, is in no document: nothing to do.")},
    {SentenceId::TakesFirst, QT_TRANSLATE_NOOP("Lesson", "%1 held nothing yet and takes %2.")},
    {SentenceId::TakesLess,
     QT_TRANSLATE_NOOP("Lesson", "%1 held %2; %3 is less and takes its place.")},
    {SentenceId::KeepsLess,
     QT_TRANSLATE_NOOP("Lesson", "%1 keeps its %2, which is not more than %3.")},
    {SentenceId::AlreadyFilled, QT_TRANSLATE_NOOP("Lesson", "%1 already has its %2.")},
    {SentenceId::RestVisited,
     QT_TRANSLATE_NOOP("Lesson", "The rest, %1, is processed in one step under %2.")},
    {SentenceId::HashDone, QT_TRANSLATE_NOOP("Lesson", "%1 is done: %2.")},
    {SentenceId::ClaimHolds, QT_TRANSLATE_NOOP("Lesson", "%1 agrees with what the lesson claims.")},
    {SentenceId::ClaimWrong,
     QT_TRANSLATE_NOOP("Lesson",
                       "Here the claim is wrong: under %1 it gives %3 for %2, but the matrix gives "
                       "%4.")},
    {SentenceId::Compared,
     QT_TRANSLATE_NOOP(
         "Lesson", "%1 and %2 agree in %3 of %4. The estimate is %5; the exact similarity is %6.")},
    {SentenceId::Convergence,
     QT_TRANSLATE_NOOP(
         "Lesson",
         "With %1 the estimate is rough. The curves show how it converges as hashes are added; the "
         "spread shrinks as one over the square root of their number.")},
    {SentenceId::BandStarts, QT_TRANSLATE_NOOP("Lesson", "Band %1 consists of %2 to %3.")},
    {SentenceId::BandOfOneStarts, QT_TRANSLATE_NOOP("Lesson", "Band %1 consists of %2 alone.")},
    {SentenceId::NewBucket,
     QT_TRANSLATE_NOOP("Lesson", "%1 has %3 in band %2 and opens a new bucket.")},
    {SentenceId::JoinsBucket,
     QT_TRANSLATE_NOOP("Lesson", "%1 has %3 in band %2, as %4: the same bucket.")},
    {SentenceId::EmptyInNoBucket,
     QT_TRANSLATE_NOOP("Lesson", "%1 has no shingle and goes into no bucket.")},
    {SentenceId::Candidates,
     QT_TRANSLATE_NOOP("Lesson", "In band %1 %2 share a bucket: they become candidates.")},
    {SentenceId::NoCandidates,
     QT_TRANSLATE_NOOP("Lesson", "In band %1 no documents share a bucket.")},
    {SentenceId::CurveMinhash,
     QT_TRANSLATE_NOOP("Lesson",
                       "One minhash of a pair is equal with probability s, its Jaccard "
                       "similarity: a straight line.")},
    {SentenceId::CurveBand,
     QT_TRANSLATE_NOOP("Lesson",
                       "A band of %1 is equal with probability s^%2, because every row of it must "
                       "be equal.")},
    {SentenceId::CurveOtherBand,
     QT_TRANSLATE_NOOP("Lesson", "The band is different with probability 1 - s^%1.")},
    {SentenceId::CurveMiss,
     QT_TRANSLATE_NOOP("Lesson",
                       "With %1, every band is different with probability (1 - s^%2)^%3. Then the "
                       "pair is missed.")},
    {SentenceId::CurveIs,
     QT_TRANSLATE_NOOP("Lesson",
                       "With %1 of %2, a pair of similarity s becomes a candidate "
                       "with probability 1 - (1 - s^%3)^%4.")},
    {SentenceId::CurveThreshold,
     QT_TRANSLATE_NOOP("Lesson",
                       "At a similarity of about %1 the chance is one half: pairs above it should "
                       "be found, pairs below it should be left out.")},
    {SentenceId::PointFound,
     QT_TRANSLATE_NOOP(
         "Lesson", "%1 and %2 have similarity %3. Their chance was %4, and they are a candidate.")},
    {SentenceId::PointMissed,
     QT_TRANSLATE_NOOP("Lesson",
                       "%1 and %2 have similarity %3. Their chance was %4, and they are missed.")},
    {SentenceId::PointLeftOut,
     QT_TRANSLATE_NOOP(
         "Lesson",
         "%1 and %2 have similarity %3. Their chance was %4, and they are rightly left out.")},
    {SentenceId::Question, QT_TRANSLATE_NOOP("Lesson", "Question %1 of %2.")},
    {SentenceId::Lesson, "%1"},
    {SentenceId::HeadPlace, QT_TRANSLATE_NOOP("Lesson", "No.")},
    {SentenceId::HeadRow, QT_TRANSLATE_NOOP("Lesson", "x")},
    {SentenceId::HeadShingle, QT_TRANSLATE_NOOP("Lesson", "shingle")},
    {SentenceId::HeadPair, QT_TRANSLATE_NOOP("Lesson", "pair")},
    {SentenceId::HeadShared, QT_TRANSLATE_NOOP("Lesson", "in both")},
    {SentenceId::HeadAll, QT_TRANSLATE_NOOP("Lesson", "in either")},
    {SentenceId::HeadJaccard, QT_TRANSLATE_NOOP("Lesson", "Jaccard")},
    {SentenceId::HeadHash, QT_TRANSLATE_NOOP("Lesson", "hash")},
    {SentenceId::HeadPermutation, QT_TRANSLATE_NOOP("Lesson", "permutation")},
    {SentenceId::HeadOrder, QT_TRANSLATE_NOOP("Lesson", "order of the rows")},
    {SentenceId::HeadEqual, QT_TRANSLATE_NOOP("Lesson", "equal")},
    {SentenceId::HeadEstimate, QT_TRANSLATE_NOOP("Lesson", "estimate")},
    {SentenceId::HeadBand, QT_TRANSLATE_NOOP("Lesson", "band")},
    {SentenceId::HeadValues, QT_TRANSLATE_NOOP("Lesson", "values")},
    {SentenceId::HeadDocuments, QT_TRANSLATE_NOOP("Lesson", "documents")},
    {SentenceId::HeadSharedBands, QT_TRANSLATE_NOOP("Lesson", "shared bands")},
    {SentenceId::HeadCandidate, QT_TRANSLATE_NOOP("Lesson", "candidate")},
    {SentenceId::HeadChance, QT_TRANSLATE_NOOP("Lesson", "chance")},
    {SentenceId::CaptionShingles,
     QT_TRANSLATE_NOOP(
         "Lesson", "The shingles of each document in text order, with their row of the matrix")},
    {SentenceId::CaptionShinglesOnly,
     QT_TRANSLATE_NOOP("Lesson", "The shingles of each document in text order")},
    {SentenceId::CaptionMatrix,
     QT_TRANSLATE_NOOP(
         "Lesson", "Characteristic matrix: 1 where the column's document has the row's shingle")},
    {SentenceId::CaptionJaccard, QT_TRANSLATE_NOOP("Lesson", "Exact Jaccard similarity")},
    {SentenceId::CaptionPairs, QT_TRANSLATE_NOOP("Lesson", "Shingles of the pairs")},
    {SentenceId::CaptionFunctions,
     QT_TRANSLATE_NOOP("Lesson", "The hash functions h(x) = (a x + b) mod p")},
    {SentenceId::CaptionValues,
     QT_TRANSLATE_NOOP("Lesson", "The number of each row x under each hash")},
    {SentenceId::CaptionOrders,
     QT_TRANSLATE_NOOP("Lesson", "The rows in the order of each hash, first to last")},
    {SentenceId::CaptionSignatures,
     QT_TRANSLATE_NOOP("Lesson", "Signature matrix; a thick line ends a band")},
    {SentenceId::CaptionEstimates,
     QT_TRANSLATE_NOOP("Lesson", "Estimates and exact similarity; hashes: %1")},
    {SentenceId::CaptionBuckets,
     QT_TRANSLATE_NOOP("Lesson", "Buckets: documents with the same values in a band")},
    {SentenceId::CaptionCandidates,
     QT_TRANSLATE_NOOP("Lesson",
                       "Candidate pairs: those that share a bucket in at least one band")},
    {SentenceId::CaptionChances, QT_TRANSLATE_NOOP("Lesson", "The pairs and their chances")},
    {SentenceId::ShingleInRow, QT_TRANSLATE_NOOP("Lesson", "%1 (%2)")},
    {SentenceId::ShareIs, QT_TRANSLATE_NOOP("Lesson", "%1 = %2")},
    {SentenceId::SourceIs, QT_TRANSLATE_NOOP("Lesson", "Source: %1.")},
    {SentenceId::TextOf, QT_TRANSLATE_NOOP("Lesson", "%1, as given:")},
    {SentenceId::PreparedOf, QT_TRANSLATE_NOOP("Lesson", "%1, prepared:")},
    {SentenceId::CharactersHidden,
     QT_TRANSLATE_NOOP("Lesson", "Characters that are not printed: %1.")},
    {SentenceId::ShinglesHidden,
     QT_TRANSLATE_NOOP("Lesson", "Shingles of %1 that are not printed: %2.")},
    {SentenceId::RowsNotPrinted,
     QT_TRANSLATE_NOOP("Lesson",
                       "Rows that are not printed: %1. For every printed hash, the row with the "
                       "smallest number of each document is printed.")},
    {SentenceId::NotPrinted, QT_TRANSLATE_NOOP("Lesson", "Not printed: %1.")},
    {SentenceId::ShinglesOfWords, QT_TRANSLATE_NOOP("Lesson", "Length of a shingle in words: %1.")},
    {SentenceId::ShinglesOfCharacters,
     QT_TRANSLATE_NOOP("Lesson", "Length of a shingle in characters: %1.")},
    {SentenceId::HashesModular,
     QT_TRANSLATE_NOOP("Lesson", "Hash functions of the form (a x + b) mod p: %1.")},
    {SentenceId::HashesShuffled,
     QT_TRANSLATE_NOOP("Lesson", "Hashes, all true shuffles of the rows: %1.")},
    {SentenceId::HashesGiven, QT_TRANSLATE_NOOP("Lesson", "Hashes, with given numbers: %1.")},
    {SentenceId::ChangedByHand, QT_TRANSLATE_NOOP("Lesson", "Changed manually: %1.")},
    {SentenceId::WalkByOnes,
     QT_TRANSLATE_NOOP("Lesson", "Signatures are filled row by row: every 1 keeps the minimum.")},
    {SentenceId::WalkByOrder,
     QT_TRANSLATE_NOOP("Lesson",
                       "Signatures are filled in permuted order: the first row with a 1 counts.")},
    {SentenceId::BandsOfRows, QT_TRANSLATE_NOOP("Lesson", "Bands: %1; hashes in each band: %2.")},
    {SentenceId::PreparedNfkc,
     QT_TRANSLATE_NOOP("Lesson", "Characters are normalized to Unicode form NFKC.")},
    {SentenceId::PreparedLower, QT_TRANSLATE_NOOP("Lesson", "Letters become lower case.")},
    {SentenceId::PreparedAscii, QT_TRANSLATE_NOOP("Lesson", "ASCII punctuation is removed.")},
    {SentenceId::PreparedPunctuation, QT_TRANSLATE_NOOP("Lesson", "Punctuation is removed.")},
    {SentenceId::PreparedDigits, QT_TRANSLATE_NOOP("Lesson", "Digits are removed.")},
    {SentenceId::PreparedLoneLetters, QT_TRANSLATE_NOOP("Lesson", "Isolated letters are removed.")},
    {SentenceId::PreparedNoSpace, QT_TRANSLATE_NOOP("Lesson", "White space is removed.")},
    {SentenceId::PreparedSpaces,
     QT_TRANSLATE_NOOP("Lesson", "Runs of spaces become one space, and so do runs of line feeds.")},
    {SentenceId::PreparedAllSpace,
     QT_TRANSLATE_NOOP("Lesson",
                       "Every run of white space becomes one space, and the ends are trimmed.")},
    {SentenceId::PreparedStopWords, QT_TRANSLATE_NOOP("Lesson", "Stop words are removed (%1).")},
    {SentenceId::PreparedStem,
     QT_TRANSLATE_NOOP("Lesson", "Words are reduced to their stems (%1).")},
    {SentenceId::AnswersFollow, QT_TRANSLATE_NOOP("Lesson", "The answers")},
    {SentenceId::NotesFollow, QT_TRANSLATE_NOOP("Lesson", "Notes")},
};
static_assert(std::size(kWords) == static_cast<std::size_t>(SentenceId::AskShared));

constexpr const char *kLessonWordsStages[] = {
    QT_TRANSLATE_NOOP("Lesson", "Texts"),     QT_TRANSLATE_NOOP("Lesson", "Shingles"),
    QT_TRANSLATE_NOOP("Lesson", "Matrix"),    QT_TRANSLATE_NOOP("Lesson", "Permutations"),
    QT_TRANSLATE_NOOP("Lesson", "Signature"), QT_TRANSLATE_NOOP("Lesson", "Compare"),
    QT_TRANSLATE_NOOP("Lesson", "Bands"),     QT_TRANSLATE_NOOP("Lesson", "Curve"),
    QT_TRANSLATE_NOOP("Lesson", "Questions")};
static_assert(std::size(kLessonWordsStages) == kLessonStages);

// Pseudo-code listings, lines separated by line feeds, in the order of Listing.
constexpr const char *kListingTexts[] = {
    QT_TRANSLATE_NOOP("Lesson", "for each text\n  text ← prepare(text)"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each document d\n  for each window of k units\n    if d has it: skip\n"
                      "    else add it to the set of d"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each shingle, sorted\n  for each document d\n"
                      "    M[shingle, d] ← 1 if d has it, else 0"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each pair A, B\n  shared ← rows with a 1 in both\n"
                      "  all ← rows with a 1 in either\n  J(A, B) ← shared / all"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each hash h\n  for each row x of the matrix\n"
                      "    h(x) ← (a x + b) mod p"),
    QT_TRANSLATE_NOOP("Lesson", "for each hash h\n  h ← shuffle the rows"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each hash h\n  for each row x of the matrix\n"
                      "    for each d with a 1 in x\n"
                      "      sig[h,d] ← min(sig[h,d], h(x))"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each hash h\n  for each row x in the order of h\n"
                      "    for each d with a 1 in x\n"
                      "      if sig[h,d] is empty: ← h(x)\n  until all are filled"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each pair A, B\n  equal ← positions h with\n"
                      "    sig[h,A] = sig[h,B]\n  estimate ← equal / hashes"),
    QT_TRANSLATE_NOOP("Lesson",
                      "for each band\n  for each document d\n    put d into the bucket\n"
                      "      of its values in the band\n  pairs in a bucket: candidates"),
    QT_TRANSLATE_NOOP("Lesson",
                      "P(s) = 1 - (1 - s^rows)^bands\nfor each pair A, B\n"
                      "  chance ← P(J(A, B))"),
    QT_TRANSLATE_NOOP("Lesson", "for each question\n  think, then choose")};
static_assert(std::size(kListingTexts) == kListings);

static_assert([] {
  for (std::size_t i = 0; i < std::size(kWords); ++i)
    if (kWords[i].id != static_cast<SentenceId>(i)) return false;
  return true;
}());

QString translated(const char *text) { return QCoreApplication::translate("Lesson", text); }

const SentenceText &wordsOf(SentenceId id) {
  const SentenceText *asked = questionWords(id);
  return asked != nullptr ? *asked : kWords[static_cast<std::size_t>(id)];
}

QString fill(const Sentence &sentence, bool isHtml) {
  const SentenceText &words = wordsOf(sentence.id);
  QString text = sentence.id == SentenceId::Plain || sentence.id == SentenceId::Lesson
                     ? QString::fromLatin1(words.text)
                     : translated(words.text);
  if (isHtml) text = text.toHtmlEscaped();
  // One pass from the left, so that a value that looks like a placeholder stays literal.
  QString filled;
  for (qsizetype at = 0; at < text.size(); ++at) {
    const bool isPlace =
        text[at] == u'%' && at + 1 < text.size() && text[at + 1].isDigit() && text[at + 1] != u'0';
    if (!isPlace) {
      filled += text[at];
      continue;
    }
    const auto which = static_cast<std::size_t>(text[++at].digitValue() - 1);
    if (which >= sentence.values.size()) continue;
    QString value = sentence.id == SentenceId::Lesson
                        ? wholeDisplayText(sentence.values[which].parts.front())
                        : saidValue(sentence.values[which]);
    if (isHtml) value = value.toHtmlEscaped();
    filled += isHtml ? QStringLiteral("<b>%1</b>").arg(value) : value;
  }
  return filled;
}

QString joined(const LessonStep &step, bool isHtml) {
  QStringList sentences;
  for (const Sentence &sentence : step.sentences) sentences << fill(sentence, isHtml);
  return sentences.join(u' ');
}

}  // namespace

QString sentenceHtml(const Sentence &sentence) { return fill(sentence, true); }
QString sentenceText(const Sentence &sentence) { return fill(sentence, false); }
QString stepHtml(const LessonStep &step) { return joined(step, true); }
QString stepText(const LessonStep &step) { return joined(step, false); }

QString stageName(LessonStage stage) {
  return translated(kLessonWordsStages[static_cast<std::size_t>(stage)]);
}

QStringList listingLines(Listing listing) {
  return translated(kListingTexts[static_cast<std::size_t>(listing)]).split(u'\n');
}

int valuesIn(SentenceId id) {
  int most = 0;
  const QString text = QString::fromUtf8(wordsOf(id).text);
  for (qsizetype at = 0; at + 1 < text.size(); ++at)
    if (text[at] == u'%' && text[at + 1].isDigit())
      most = std::max(most, text[at + 1].digitValue());
  return most;
}

}  // namespace shinglescope
