// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// Returns the texts of all visible widgets, one per line and without markup: labels, buttons,
/// fields, titles, and the cells of lists and tables that are scrolled into view. Text that a
/// widget only paints is included if it is its accessible name or description. GUI thread.
QString shownTexts();

}  // namespace shinglescope
