// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/review/labels/pair_list.h"

namespace shinglescope {

/// Which of two tables the ids of a list were found in, as a sentence; empty for one table.
QString pairTablesText(const NamedPairs &list);

}  // namespace shinglescope
