// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Reads a folder of texts. Every `.txt`, `.txt.gz`, `.txt.xz`, `.txt.zst` and `.txt.bz2` file in
/// it and in its subfolders becomes a row with the columns "file" (the path inside the folder) and
/// "text". Links to folders are not followed. Rows are in the byte order of these paths, whatever
/// the locale. Unreadable text files are listed as problems; other files are counted in a note.
/// Offsets refer to the concatenated texts. Stage: Reading. Errors: Io (no folder, no `.txt` file
/// in it), Limit, Cancelled.
Result<LoadedDataset> readFolder(const std::string &path, const LoadOptions &options,
                                 const RunContext &context);

}  // namespace shinglescope
