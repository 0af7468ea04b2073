// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "ui/pages/data/import/raw_lines.h"
#include "ui/session/import_source.h"

namespace shinglescope {

/// The maximum number of rows that a preview reads.
constexpr std::uint64_t kPreviewRows = 200;

/// The beginning of a source: its raw text and its rows.
struct FilePreview {
  std::vector<RawLine> rawLines;        ///< the first physical lines, cut to fit
  std::optional<LoadedDataset> loaded;  ///< none if the source cannot be read this way
  std::optional<Error> error;           ///< the reason if `loaded` is empty
  std::vector<ContainerPart> parts;     ///< to choose from, if one of them must be chosen
};

/// Reads at most 200 rows with `options`, and the first lines of the source in the encoding used.
/// Never reads a long file to its end. Blocking. Returns only Cancelled as an error; the preview
/// contains other errors.
Result<FilePreview> previewSource(const ImportSource &source, LoadOptions options,
                                  const RunContext &context);

}  // namespace shinglescope
