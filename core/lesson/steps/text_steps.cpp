// SPDX-License-Identifier: MIT
// Stages 1 to 3: the texts, their shingles and the characteristic matrix.

#include "core/base/unicode.h"
#include "core/lesson/steps/step_sentences.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

void addGivenStep(StepWriter &writer) {
  const auto documents = static_cast<std::uint32_t>(writer.tables().documents.size());
  writer.revealed.texts = writer.revealed.prepared = documents;
  writer.add(LessonStage::Texts, Listing::Prepare, 0, {}, {givenSentence(writer.tables())});
}

/// Adds the shingles of one document: the first ones one by one, then the rest.
void addCuts(StepWriter &writer, std::uint32_t number) {
  const LessonTables &tables = writer.tables();
  const LessonDocument &document = tables.documents[number];
  const auto cuts = static_cast<std::uint32_t>(document.cuts.size());
  std::vector<bool> isSeen(tables.rows.size());
  for (std::uint32_t cut = 0; cut < std::min(cuts, kCutsOneByOne); ++cut) {
    const std::uint32_t row = document.cuts[cut].row;
    ++writer.revealed.cuts;
    writer.add(LessonStage::Shingles, Listing::Cut, isSeen[row] ? 2 : 3,
               {{Touched::Cut, number, cut}, {Touched::Document, number}},
               {{isSeen[row] ? SentenceId::CutRepeated : SentenceId::Cut,
                 {document.name, tables.rows[row].label}}});
    isSeen[row] = true;
  }
  if (cuts > kCutsOneByOne) {
    writer.revealed.cuts += cuts - kCutsOneByOne;
    writer.add(
        LessonStage::Shingles, Listing::Cut, 1, {{Touched::Document, number}},
        {{SentenceId::CutRest, {document.name, SentenceValue::count(cuts - kCutsOneByOne)}}});
  }
}

void addRowStep(StepWriter &writer, std::uint32_t row) {
  const LessonTables &tables = writer.tables();
  const LessonRow &made = tables.rows[row];
  ++writer.revealed.rows;
  LessonStep &step = writer.add(LessonStage::Matrix, Listing::Matrix, 2);
  const std::string number = rowNumber(tables, row);
  if (made.holders == 0)
    step.sentences.push_back({SentenceId::RowOfNobody, {number, made.label}});
  else
    step.sentences.push_back(
        {SentenceId::RowFilled, {number, made.label, namesOf(tables, made.holders)}});
  if (made.changed != 0)
    step.sentences.push_back({SentenceId::RowChanged, {namesOf(tables, made.changed)}});
  step.touches.push_back({Touched::Row, row});
  for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
    if (made.isIn(document)) step.touches.push_back({Touched::Cell, row, document});
}

void addJaccardStep(StepWriter &writer, std::uint32_t number) {
  const LessonTables &tables = writer.tables();
  const LessonPair &pair = tables.pairs[number];
  ++writer.revealed.similarities;
  LessonStep &step = writer.add(LessonStage::Matrix, Listing::Jaccard, 3);
  const std::string &a = tables.documents[pair.a].name;
  const std::string &b = tables.documents[pair.b].name;
  if (pair.all == 0)
    step.sentences.push_back({SentenceId::JaccardEmpty, {a, b}});
  else
    step.sentences.push_back(
        {SentenceId::Jaccard,
         {a, b, SentenceValue::count(pair.shared), SentenceValue::count(pair.all),
          SentenceValue::decimal(pair.jaccard()),
          SentenceValue::counted(pair.all, SentenceValue::Thing::Shingles)}});
  step.touches = {
      {Touched::Similarity, number}, {Touched::Document, pair.a}, {Touched::Document, pair.b}};
  for (std::uint32_t row = 0; row < tables.shownRows(); ++row)
    if (tables.rows[row].isIn(pair.a) && tables.rows[row].isIn(pair.b))
      step.touches.push_back({Touched::Row, row});
}

}  // namespace

void addTextSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  if (tables.isGiven) return addGivenStep(writer);
  for (std::uint32_t i = 0; i < tables.documents.size(); ++i) {
    ++writer.revealed.texts;
    const LessonDocument &document = tables.documents[i];
    const auto characters =
        SentenceValue::counted(characterCount(document.text), SentenceValue::Thing::Characters);
    writer.add(LessonStage::Texts, Listing::Prepare, 0, {{Touched::Document, i}},
               {{SentenceId::TextShown, {document.name, characters}}});
  }
  for (std::uint32_t i = 0; i < tables.documents.size(); ++i) {
    ++writer.revealed.prepared;
    const LessonDocument &document = tables.documents[i];
    const bool isSame = document.prepared == document.text;
    writer.add(LessonStage::Texts, Listing::Prepare, 1, {{Touched::Document, i}},
               {{isSame ? SentenceId::TextUnchanged : SentenceId::TextPrepared, {document.name}}});
  }
}

void addShingleSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  for (std::uint32_t i = 0; i < tables.documents.size(); ++i) {
    const LessonDocument &document = tables.documents[i];
    addCuts(writer, i);
    if (document.cuts.empty())
      writer.add(LessonStage::Shingles, Listing::Cut, 0, {{Touched::Document, i}});
    writer.last().sentences.push_back(cutSentence(document));
  }
}

void addMatrixSteps(StepWriter &writer) {
  const LessonTables &tables = writer.tables();
  for (std::uint32_t row = 0; row < tables.shownRows(); ++row) addRowStep(writer, row);
  if (tables.hiddenRows() > 0) {
    writer.revealed.rows = static_cast<std::uint32_t>(tables.rows.size());
    writer.add(LessonStage::Matrix, Listing::Matrix, 0, {}, {hiddenRowsSentence(tables)});
  }
  for (std::uint32_t pair = 0; pair < tables.pairs.size(); ++pair) addJaccardStep(writer, pair);
  if (!writer.hasStage(LessonStage::Matrix))
    writer.add(LessonStage::Matrix, Listing::Matrix, 0, {}, {{SentenceId::Nothing}});
}

}  // namespace shinglescope
