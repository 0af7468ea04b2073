// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/tune/sweep/sweep_outcome.h"

namespace shinglescope {

using OutcomeJson = nlohmann::ordered_json;

inline OutcomeJson numberOrNull(std::optional<double> value) {
  return value ? OutcomeJson(*value) : OutcomeJson(nullptr);
}

/// Writes an outcome with the shares that follow from its counts.
OutcomeJson outcomeToJson(const SweepOutcome &outcome);
/// Reads what outcomeToJson() wrote; none if a count or time is missing or is not a number.
std::optional<SweepOutcome> outcomeFromJson(const OutcomeJson &json);

}  // namespace shinglescope
