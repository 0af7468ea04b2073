// SPDX-License-Identifier: MIT
#include "core/lesson/files/lesson_library.h"

#include <algorithm>

#include "core/base/comma_list.h"
#include "core/lesson/files/lesson_index.h"
#include "core/lesson/files/lesson_json.h"

namespace shinglescope {

namespace embedded {
std::string_view lessonIndex();
std::string_view lessonThreeDocuments();
std::string_view lessonSixRows();
std::string_view lessonFourElements();
std::string_view lessonPizza();
std::string_view lessonLorem();
std::string_view lessonTwins();
std::string_view lessonParagraph();
std::string_view lessonSharedNumbers();
std::string_view lessonBands();
std::string_view lessonTuning();
std::string_view lessonCopiedPassage();
std::string_view lessonDna();
std::string_view lessonSpam();
std::string_view lessonShortNames();
std::string_view lessonOpposites();
std::string_view lessonOwnData();
}  // namespace embedded

namespace {

constexpr std::string_view (*kLessonFiles[])() = {
    embedded::lessonThreeDocuments, embedded::lessonSixRows,       embedded::lessonFourElements,
    embedded::lessonPizza,          embedded::lessonLorem,         embedded::lessonTwins,
    embedded::lessonParagraph,      embedded::lessonSharedNumbers, embedded::lessonBands,
    embedded::lessonTuning,         embedded::lessonCopiedPassage, embedded::lessonDna,
    embedded::lessonSpam,           embedded::lessonShortNames,    embedded::lessonOpposites,
    embedded::lessonOwnData};

// Tests read each lesson and the index; here what cannot be read is just left out.
std::vector<LessonSpec> embeddedLessons() {
  std::vector<LessonSpec> lessons;
  for (const auto text : kLessonFiles)
    if (auto spec = lessonFromJson(text())) lessons.push_back(std::move(*spec));
  return lessons;
}

std::vector<LessonSpec> inOrderOfIndex(const std::vector<LessonSpec> &lessons) {
  const auto index = lessonIndexFromJson(embedded::lessonIndex());
  if (!index) return lessons;
  std::vector<LessonSpec> ordered;
  for (const LessonIndexEntry &entry : *index) {
    const auto found = std::ranges::find(lessons, entry.id, &LessonSpec::id);
    if (found != lessons.end()) ordered.push_back(completedBy(entry, *found));
  }
  return ordered;
}

}  // namespace

const std::vector<LessonSpec> &readyLessons() {
  static const std::vector<LessonSpec> lessons = inOrderOfIndex(embeddedLessons());
  return lessons;
}

Result<LessonSpec> readyLesson(std::string_view id) {
  for (const LessonSpec &spec : readyLessons())
    if (spec.id == id) return spec;
  return badParameter({MessageId::LessonUnknown, {id, commaList(readyLessons(), &LessonSpec::id)}});
}

}  // namespace shinglescope
