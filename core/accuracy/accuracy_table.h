// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/accuracy/accuracy.h"

namespace shinglescope {

/// Writes a line for each threshold below a line of column names (docs/command-line.md). Whole
/// counts are written as such, estimated ones with two decimals, shares with six; an undefined
/// share is empty. Numbers are plain decimals in any locale.
std::string accuracyToCsv(const Accuracy &accuracy);

/// Writes the same with what is known about the truth, as indented JSON
/// (docs/schema/accuracy.schema.json); an undefined share is null.
std::string accuracyToJson(const Accuracy &accuracy);

}  // namespace shinglescope
