// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/container/container.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Returns the options with which a part of a container is read. The text of a sheet or a database
/// table is CSV that was made of its cells: only the lines above the table and the header are
/// guessed, and for a database table not even these.
LoadOptions optionsOfPart(const OpenedPart &part, const LoadOptions &options);

/// Stores in the report which part was read and how it was chosen, and leaves out what was not
/// guessed because the text was made of cells.
void describePart(const OpenedPart &part, LoadReport &report);

}  // namespace shinglescope
