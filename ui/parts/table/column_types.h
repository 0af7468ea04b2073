// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

class Session;
class Settings;

/// Returns the column types that the user set for the current table, indexed by column; none for
/// the others.
std::vector<std::optional<ColumnType>> chosenColumnTypes(const Session &session,
                                                         const Settings &settings);

/// Returns the column types that the user set for the current table, indexed by column; the others
/// are texts, which rules take as not set.
std::vector<ColumnType> typesSetByHand(const Session &session, const Settings &settings);

}  // namespace shinglescope
