// SPDX-License-Identifier: MIT
#include "core/lesson/files/local_text_json.h"

#include <nlohmann/json.hpp>

namespace shinglescope {

std::optional<Error> readLocalText(const JsonDocument &document, const ParsedJson &json,
                                   const std::string &path, LocalText &text) {
  const auto wrong = [&](const std::string &where, MessageId expected) {
    return badParameter(
        {MessageId::DocumentValueWrong, {where, document.kind, Message{expected, {}}}});
  };
  if (json.is_string()) {
    text.byLanguage[""] = json.get<std::string>();
    return std::nullopt;
  }
  if (!json.is_object()) return wrong(path, MessageId::LessonNeedsLanguages);
  for (const auto &item : json.items()) {
    if (!item.value().is_string()) return wrong(path + "." + item.key(), MessageId::MustBeText);
    text.byLanguage[item.key()] = item.value().get<std::string>();
  }
  return std::nullopt;
}

}  // namespace shinglescope
