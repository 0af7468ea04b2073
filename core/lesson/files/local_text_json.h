// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/lesson/model/lesson_spec.h"
#include "core/pipeline/recipe/json_object_reader.h"

namespace shinglescope {

/// Reads a text, or an object with a text for each language. `path` is its place in the document.
/// Returns an error if the value is neither.
std::optional<Error> readLocalText(const JsonDocument &document, const ParsedJson &json,
                                   const std::string &path, LocalText &text);

}  // namespace shinglescope
