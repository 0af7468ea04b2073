// SPDX-License-Identifier: MIT
#include "core/lesson/files/lesson_library.h"

#include "core/base/comma_list.h"
#include "core/lesson/files/lesson_json.h"

namespace shinglescope {

namespace embedded {
std::string_view lessonThreeDocuments();
std::string_view lessonSixRows();
std::string_view lessonFourElements();
std::string_view lessonPizza();
std::string_view lessonLorem();
std::string_view lessonTwins();
std::string_view lessonParagraph();
}  // namespace embedded

const std::vector<LessonSpec> &readyLessons() {
  static const std::vector<LessonSpec> lessons = [] {
    std::vector<LessonSpec> read;
    for (const auto text :
         {embedded::lessonThreeDocuments, embedded::lessonSixRows, embedded::lessonFourElements,
          embedded::lessonPizza, embedded::lessonLorem, embedded::lessonTwins,
          embedded::lessonParagraph}) {
      // A test reads each lesson; here an unreadable one is just left out.
      if (auto spec = lessonFromJson(text())) read.push_back(std::move(*spec));
    }
    return read;
  }();
  return lessons;
}

Result<LessonSpec> readyLesson(std::string_view id) {
  for (const LessonSpec &spec : readyLessons())
    if (spec.id == id) return spec;
  return badParameter({MessageId::LessonUnknown, {id, commaList(readyLessons(), &LessonSpec::id)}});
}

}  // namespace shinglescope
