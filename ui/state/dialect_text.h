#pragma once

#include <QString>

#include "core/dataset/load_report.h"

namespace shinglescope {

/// "tab separated, UTF-8, header in line 1".
QString dialectText(const Dialect &dialect);
/// "tab", "comma", ... or the character itself.
QString delimiterText(char delimiter);

}  // namespace shinglescope
