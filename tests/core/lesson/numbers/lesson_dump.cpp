// SPDX-License-Identifier: MIT
#include "tests/core/lesson/numbers/lesson_dump.h"

#include <nlohmann/json.hpp>

#include "core/lesson/hand_out.h"
#include "core/lesson/model/convergence.h"

namespace shinglescope::test {
namespace {

using DumpJson = nlohmann::json;

/// Calls one() for each item.
template <class Items, class One>
DumpJson listOf(const Items &items, One one) {
  DumpJson list = DumpJson::array();
  for (const auto &item : items) list.push_back(one(item));
  return list;
}

DumpJson sentenceDump(const Sentence &sentence) {
  return {static_cast<int>(sentence.id),
          listOf(sentence.values, [](const SentenceValue &value) { return value.parts; })};
}

DumpJson sentencesDump(const std::vector<Sentence> &sentences) {
  return listOf(sentences, sentenceDump);
}

DumpJson documentDump(const LessonDocument &document) {
  return {{"name", document.name},
          {"prepared", document.prepared},
          {"size", document.size},
          {"cut_size", document.cutSize},
          {"cuts", listOf(document.cuts, [](const LessonCut &cut) {
             return DumpJson{cut.row, cut.begin, cut.end};
           })}};
}

DumpJson columnDump(const LessonColumn &column) {
  DumpJson json{{"values", column.values},
                {"order", column.order},
                {"prime", column.offeredPrime},
                {"repeats", listOf(column.repeats, [](const RepeatedValue &repeated) {
                   return DumpJson{repeated.value, repeated.rows};
                 })}};
  if (column.function)
    json["function"] = {column.function->a, column.function->b, column.function->p};
  return json;
}

DumpJson pairDump(const LessonPair &pair, const BandPlan &plan) {
  DumpJson json{{"a", pair.a},
                {"b", pair.b},
                {"shared", pair.shared},
                {"all", pair.all},
                {"equal", pair.equalPositions},
                {"bands", pair.sharedBands},
                {"chance", pair.chance},
                {"jaccard", pair.jaccard()}};
  for (auto form = CurveForm::Minhash; form <= CurveForm::Candidate;
       form = static_cast<CurveForm>(static_cast<int>(form) + 1))
    json["forms"].push_back(curveFormValue(form, pair.jaccard(), plan));
  if (pair.orders) json["orders"] = {pair.orders->orders, pair.orders->colliding};
  return json;
}

DumpJson tablesDump(const LessonTables &tables) {
  const auto bucket = [](const LessonBucket &each) {
    return DumpJson{each.values, each.documents};
  };
  const auto pair = [&](const LessonPair &each) { return pairDump(each, tables.plan); };
  return {{"documents", listOf(tables.documents, documentDump)},
          {"rows", listOf(tables.rows,
                          [](const LessonRow &row) {
                            return DumpJson{row.label, row.holders};
                          })},
          {"columns", listOf(tables.columns, columnDump)},
          {"pairs", listOf(tables.pairs, pair)},
          {"signatures", tables.signatures},
          {"plan", {tables.plan.bands, tables.plan.rows}},
          {"buckets", listOf(tables.buckets, [&](const std::vector<LessonBucket> &band) {
             return listOf(band, bucket);
           })}};
}

DumpJson stepDump(const LessonStep &step) {
  return {{"stage", static_cast<int>(step.stage)},
          {"sentences", sentencesDump(step.sentences)},
          {"writes", listOf(step.writes, [](const CellWrite &write) {
             return DumpJson{write.hash, write.document, write.before, write.after};
           })}};
}

DumpJson questionDump(const QuizQuestion &question) {
  return {{"prompt", sentenceDump(question.prompt)},
          {"choices", sentencesDump(question.choices)},
          {"answer", question.answer},
          {"explanation", sentenceDump(question.explanation)},
          {"remarks", sentencesDump(question.remarks)},
          {"authored", question.authored.has_value()}};
}

constexpr std::uint64_t kDraws = 4;

DumpJson banksDump(const Lesson &lesson) {
  DumpJson all = DumpJson::array();
  for (std::size_t stage = 0; stage + 1 < kLessonStages; ++stage)
    for (std::uint64_t draw = 0; draw < kDraws; ++draw)
      all.push_back({{"stage", stage},
                     {"questions", listOf(lesson.questionsOf(static_cast<LessonStage>(stage), draw),
                                          questionDump)}});
  return all;
}

DumpJson predictionsDump(const Lesson &lesson) {
  DumpJson all = DumpJson::array();
  for (std::size_t step = 0; step < lesson.stepCount(); ++step)
    if (const auto question = lesson.predictionFor(step))
      all.push_back({{"step", step}, {"question", questionDump(*question)}});
  return all;
}

struct BlockDump {
  DumpJson operator()(LessonStage stage) const { return {{"stage", static_cast<int>(stage)}}; }
  DumpJson operator()(const HandOutListing &) const { return DumpJson::object(); }
  DumpJson operator()(const HandOutText &text) const {
    if (text.role == HandOutText::Role::Record) return {{"record", text.record}};
    return {{"sentences", sentencesDump(text.sentences)}};
  }
  DumpJson operator()(const HandOutTable &table) const {
    return {
        {"caption", sentenceDump(table.caption)},
        {"columns", listOf(table.columns,
                           [](const HandOutColumn &each) { return sentenceDump(each.heading); })},
        {"rows", listOf(table.rows, [](const std::vector<HandOutCell> &row) {
           return listOf(row, [](const HandOutCell &cell) { return sentenceDump(cell.text); });
         })}};
  }
  DumpJson operator()(const HandOutCurve &curve) const {
    return {{"curve", listOf(curve.points, [](const HandOutCurve::Point &point) {
               return DumpJson{point.similarity, point.chance, point.isCandidate};
             })}};
  }
  DumpJson operator()(const HandOutQuestion &question) const {
    DumpJson json{{"number", question.number},
                  {"prompt", sentenceDump(question.prompt)},
                  {"choices", sentencesDump(question.choices)},
                  {"explanation", sentenceDump(question.explanation)}};
    if (question.answer) json["answer"] = *question.answer;
    return json;
  }
};

DumpJson paperDump(const Lesson &lesson, HandOutForm form, std::string_view language) {
  // In full, so that every number is compared.
  constexpr std::size_t kMost = 1000000;
  constexpr PaperLimits kLimits{kMost, kMost, kMost, kMost, kMost, kMost, kMost};
  constexpr SheetBlanks kBlanks{false, false, true, true};
  return listOf(handOutOf(lesson, form, language, kBlanks, kLimits).blocks,
                [](const HandOutBlock &block) { return std::visit(BlockDump(), block); });
}

DumpJson convergenceDump(const PairConvergence &pair) {
  return {{"a", pair.a},
          {"b", pair.b},
          {"jaccard", pair.jaccard},
          {"estimates", pair.estimates},
          {"intervals", listOf(pair.band95,
                               [](const Interval &each) {
                                 return DumpJson{each.low, each.high};
                               })},
          {"spreads", listOf(pair.spreads, [](const EstimateInterval &spread) {
             return DumpJson{{"hashes", spread.numHashes},
                             {"estimates", spread.estimates},
                             {"mean", spread.mean()},
                             {"deviation", spread.deviation()}};
           })}};
}

}  // namespace

std::string lessonDump(const Lesson &lesson, std::string_view language, bool hasConvergence) {
  DumpJson json{{"id", lesson.spec().id},
                {"language", language},
                {"tables", tablesDump(lesson.tables())},
                {"steps", listOf(lesson.steps(), stepDump)},
                {"questions", listOf(lesson.questions(), questionDump)},
                {"predictions", predictionsDump(lesson)},
                {"banks", banksDump(lesson)},
                {"complete", paperDump(lesson, HandOutForm::Complete, language)},
                {"work_sheet", paperDump(lesson, HandOutForm::WorkSheet, language)},
                {"answer_key", paperDump(lesson, HandOutForm::AnswerKey, language)}};
  if (hasConvergence) {
    const auto found = convergenceOf(lesson.tables(), lesson.spec().permutations, {});
    if (found) json["convergence"] = listOf(found->pairs, convergenceDump);
  }
  return json.dump();
}

}  // namespace shinglescope::test
