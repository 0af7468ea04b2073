// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

std::string LocalText::in(std::string_view language) const {
  for (const std::string_view code : {language, std::string_view(), std::string_view("en")}) {
    const auto found = byLanguage.find(std::string(code));
    if (found != byLanguage.end()) return found->second;
  }
  return byLanguage.empty() ? std::string() : byLanguage.begin()->second;
}

LessonSpec withNamesIn(LessonSpec spec, std::string_view language) {
  for (LessonText &text : spec.texts)
    if (!text.names.isEmpty()) text.name = text.names.in(language);
  return spec;
}

}  // namespace shinglescope
