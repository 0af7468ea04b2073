// SPDX-License-Identifier: MIT
#include "core/lesson/files/lesson_index.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/lesson/files/local_text_json.h"

namespace shinglescope {
namespace {

const JsonDocument kIndexDocument{MessageId::LessonDocument, "docs/lessons.md"};

void readIndexText(const ParsedJson &json, const std::string &path, LocalText &text,
                   std::optional<Error> &error) {
  const auto found = readLocalText(kIndexDocument, json, path, text);
  if (!error) error = found;
}

LessonIndexEntry readEntry(const ParsedJson &json, const std::string &path,
                           std::optional<Error> &error) {
  LessonIndexEntry entry;
  JsonObjectReader reader(kIndexDocument, json, path, error);
  reader.read("id", entry.id);
  if (const ParsedJson *goal = reader.member("goal"))
    readIndexText(*goal, reader.pathOf("goal"), entry.goal, error);
  reader.read("minutes", entry.minutes);
  if (const ParsedJson *names = reader.member("names")) {
    if (!names->is_array()) reader.fail(reader.pathOf("names"), MessageId::MustBeList);
    for (const ParsedJson &name : *names)
      readIndexText(name, reader.pathOf("names"), entry.names.emplace_back(), error);
  }
  reader.finish();
  return entry;
}

}  // namespace

Result<std::vector<LessonIndexEntry>> lessonIndexFromJson(std::string_view json) {
  const auto parsed = parseJson(kIndexDocument, json);
  if (!parsed) return parsed.error();
  std::optional<Error> error;
  std::vector<LessonIndexEntry> entries;
  JsonObjectReader reader(kIndexDocument, *parsed, "", error);
  if (const ParsedJson *lessons = reader.member("lessons")) {
    if (!lessons->is_array()) reader.fail("lessons", MessageId::MustBeList);
    for (std::size_t i = 0; i < lessons->size() && !error; ++i)
      entries.push_back(readEntry((*lessons)[i], "lessons[" + std::to_string(i) + "]", error));
  }
  reader.finish();
  if (error) return *error;
  return entries;
}

LessonSpec completedBy(const LessonIndexEntry &entry, LessonSpec spec) {
  if (spec.goal.isEmpty()) spec.goal = entry.goal;
  if (spec.minutes == 0) spec.minutes = entry.minutes;
  for (std::size_t i = 0; i < std::min(entry.names.size(), spec.texts.size()); ++i)
    spec.texts[i].names = entry.names[i];
  return spec;
}

}  // namespace shinglescope
