// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Returns why the user should check how a file was read: uncertain guesses, lines above the table
/// that were left out, rows with problems. One sentence each; empty if the file leaves no doubt.
QStringList readingDoubts(const LoadReport &report);

}  // namespace shinglescope
