// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>

namespace shinglescope {

class Verdicts;

/// Describes a step of the verdict log for menus and the history: "Duplicate: rows 118 and
/// 1,904". Rows are those of the current table. O(1) for a step of any size.
QString stepText(const Verdicts &verdicts, std::uint64_t step);

}  // namespace shinglescope
