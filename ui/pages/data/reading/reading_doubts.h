#pragma once

#include <QStringList>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Why the reading of a file deserves a look by somebody who did not see it
/// before: what was guessed with little to go by, lines that were taken for no
/// part of the table, rows with problems. A sentence each; empty where the file
/// leaves no doubt.
QStringList readingDoubts(const LoadReport &report);

}  // namespace shinglescope
