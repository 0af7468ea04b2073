// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/pipeline/recipe/json_object_reader.h"
#include "core/shingle/shingle_options.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// The JSON that recipes and lessons share; docs/recipe.md describes it. Reading leaves missing
/// members unchanged and keeps the first error.
nlohmann::ordered_json preparationToJson(const PreparationOptions &options);
nlohmann::ordered_json shingleToJson(const ShingleOptions &options);
void readPreparation(const JsonDocument &document, const ParsedJson &json,
                     PreparationOptions &options, std::optional<Error> &error);
void readShingle(const JsonDocument &document, const ParsedJson &json, ShingleOptions &options,
                 std::optional<Error> &error);

/// Writes a whole number or the nearest double, which reads back as the same ratio.
nlohmann::ordered_json ratioToJson(const Ratio &ratio);
nlohmann::ordered_json optionalToJson(const std::optional<std::string> &text);
nlohmann::ordered_json optionalToJson(const std::optional<Ratio> &ratio);

}  // namespace shinglescope
