// SPDX-License-Identifier: MIT
#include "core/lesson/files/lesson_json.h"

#include <nlohmann/json.hpp>
#include "core/lesson/files/lesson_names.h"
#include "core/pipeline/recipe/option_json.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

Json toJson(const LocalText &text) {
  if (text.byLanguage.size() == 1 && text.byLanguage.contains("")) return text.byLanguage.at("");
  Json json = Json::object();
  for (const auto &[language, words] : text.byLanguage) json[language] = words;
  return json;
}

Json toJson(const LessonText &text) {
  return {{"name", text.names.isEmpty() ? Json(text.name) : toJson(text.names)},
          {"text", text.text}};
}

Json toJson(const LessonNote &note) {
  return {{"stage", choiceName(kLessonStageNames, note.stage)},
          {"hash", note.hash},
          {"row", note.row},
          {"text", toJson(note.text)}};
}

Json toJson(const LessonQuestion &question);
Json toJson(const ChangedOrder &order);
Json toJson(const ChangedCell &cell);

template <class Item>
Json toJson(const std::vector<Item> &items) {
  Json json = Json::array();
  for (const Item &item : items) json.push_back(toJson(item));
  return json;
}

Json toJson(const LessonQuestion &question) {
  Json json = {{"prompt", toJson(question.prompt)},
               {"choices", toJson(question.choices)},
               {"answer", question.answer},
               {"explanation", toJson(question.explanation)}};
  if (question.stage != LessonStage::Questions)
    json["stage"] = choiceName(kLessonStageNames, question.stage);
  if (!question.remarks.empty()) json["remarks"] = toJson(question.remarks);
  return json;
}

Json toJson(const ChangedOrder &order) { return {{"hash", order.hash}, {"rows", order.rows}}; }

Json toJson(const ChangedCell &cell) { return {{"row", cell.row}, {"document", cell.document}}; }

Json toJson(const PermutationSpec &permutations) {
  Json json = {{"kind", choiceName(kLessonPermutationsNames, permutations.kind)},
               {"hashes", permutations.numHashes},
               {"seed", permutations.seed},
               {"first_row", permutations.firstRow}};
  for (const auto &[a, b, p] : permutations.functions)
    json["functions"].push_back({{"a", a}, {"b", b}, {"p", p}});
  if (!permutations.orders.empty()) json["orders"] = permutations.orders;
  if (!permutations.columns.empty()) json["columns"] = permutations.columns;
  if (!permutations.changed.empty()) json["changed"] = toJson(permutations.changed);
  return json;
}

}  // namespace

std::string lessonToJson(const LessonSpec &spec) {
  Json json = {{"version", 1},
               {"id", spec.id},
               {"title", toJson(spec.title)},
               {"about", toJson(spec.about)},
               {"source", toJson(spec.source)}};
  if (!spec.goal.isEmpty()) json["goal"] = toJson(spec.goal);
  if (spec.minutes > 0) json["minutes"] = spec.minutes;
  if (spec.matrix)
    json["matrix"] = {{"rows", spec.matrix->rows},
                      {"columns", spec.matrix->columns},
                      {"ones", spec.matrix->ones}};
  else
    json["texts"] = toJson(spec.texts);
  json["preparation"] = preparationToJson(spec.preparation);
  json["shingle"] = shingleToJson(spec.shingle);
  if (!spec.changedCells.empty()) json["changed_cells"] = toJson(spec.changedCells);
  json["permutations"] = toJson(spec.permutations);
  json["convention"] = choiceName(kLessonConventionNames, spec.convention);
  json["walk"] = choiceName(kLessonWalkNames, spec.walk);
  json["bands"] = spec.bands;
  if (!spec.claimed.empty()) json["claimed"] = spec.claimed;
  json["notes"] = toJson(spec.notes);
  json["prompts"] = toJson(spec.prompts);
  json["questions"] = toJson(spec.questions);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
